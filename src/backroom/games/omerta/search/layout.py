"""O34: a table with some blank places, and the cards of each draw pile that are dealt to them."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.core.stream import Stream
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.unseen import DRAWN
from backroom.games.omerta.printed.cards import KINDS

SWEEPS: Final = 2  # how often each place with evidence is reconsidered for a new guess
FIRST_SWEEPS: Final = 12  # ... and for the first
FINE: Final = 32_768  # the grain of an accepted chance


class Stock:
    """The unseen cards of one draw pile: the first of them lie in places, the others in the pile."""

    def __init__(self, kinds: list[int], places: list[int], rows: list[list[float] | None]) -> None:
        # first those with evidence, so that the others can be dealt at random
        told: list[int] = []
        plain: list[int] = []
        chances: list[float] = []
        for place, row in zip(places, rows, strict=True):
            if row is None:
                plain.append(place)
            else:
                told.append(place)
                chances.extend(row)
        self.kinds: vec[i64] = vec[i64](kinds)
        self.count: i64 = len(kinds)
        self.places: vec[i64] = vec[i64](told + plain)
        self.placed: i64 = len(places)
        self.told: i64 = len(told)
        self.chances: list[float] = chances  # per place with evidence and kind: how likely what was done is
        self.started: bool = False

    def shuffle(self, stream: Stream, first: i64) -> None:
        """Deal the kinds from an index on at random, as far as there are places."""
        kinds = self.kinds
        for index in range(first, self.placed):
            other: i64 = index + stream.below(self.count - index)
            kind: i64 = kinds[index]
            kinds[index] = kinds[other]
            kinds[other] = kind

    def reconsider(self, stream: Stream) -> None:
        """Exchange cards so that what the others did becomes about as likely as it should be."""
        if not self.started:
            self.shuffle(stream, 0)
        for _ in range(SWEEPS if self.started else FIRST_SWEEPS):
            for index in range(self.told):
                self.consider(index, stream.below(self.count), stream)
        self.started = True
        self.shuffle(stream, self.told)

    def consider(self, index: i64, other: i64, stream: Stream) -> None:
        """Exchange two cards, as often as that makes what was done more likely."""
        kinds, chances = self.kinds, self.chances
        one: i64 = kinds[index]
        two: i64 = kinds[other]
        if one == two:
            return
        now = chances[index * KINDS + one]
        then = chances[index * KINDS + two]
        if other < self.told:
            now *= chances[other * KINDS + two]
            then *= chances[other * KINDS + one]
        if then < now:
            chance: i64 = int(then / now * FINE)
            if stream.below(FINE) >= chance:
                return
        kinds[index] = two
        kinds[other] = one


class Layout:
    """Deals the unseen cards to the blank places of a table."""

    def __init__(self, table: Omerta) -> None:
        self.table: Omerta = table
        self.stocks: list[Stock] = []
        self.pile: Stock | None = None  # the one that the draw pile comes from

    def add_pile(
        self, kinds: list[int], places: list[int], rows: list[list[float] | None], *, last: bool
    ) -> None:
        """These kinds came from one draw pile; all but the last one's lie in places, some with evidence."""
        stock = Stock(kinds, places, rows)
        assert last or stock.count == stock.placed
        self.stocks.append(stock)
        if last:
            assert self.table.piled == stock.count - stock.placed
            self.pile = stock

    def deal(self, stream: Stream) -> Omerta:
        """Every way to deal is equally likely."""
        for stock in self.stocks:
            stock.started = False
            stock.shuffle(stream, 0)
        return self.fill()

    def guess(self, stream: Stream) -> Omerta:
        """Every way to deal is about as likely as the evidence makes it."""
        for stock in self.stocks:
            if stock.told:
                stock.reconsider(stream)
            else:
                stock.shuffle(stream, 0)
        return self.fill()

    def fill(self) -> Omerta:
        """A copy of the table with the cards as they lie in the stocks."""
        table = self.table.copy()
        cells = table.cells
        for stock in self.stocks:
            kinds, places = stock.kinds, stock.places
            for index in range(stock.placed):
                at: i64 = places[index]
                if at == DRAWN:
                    table.held |= kinds[index]
                else:
                    cells[at] |= kinds[index]
        pile = self.pile
        assert pile is not None
        deck = table.deck
        kinds = pile.kinds
        for index in range(table.piled):
            deck[index] = kinds[pile.placed + index]
        return table
