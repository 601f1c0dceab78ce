"""O34: complete tables for one decision of one seat: prepared once, then dealt quickly.

Without a Lady, the cards of a draw pile that the seat cannot place are dealt anew to the places they may lie
in. With one, a way the shuffles may have gone is drawn first (`knowledge/past.py`), which says of every
shuffled card what it is or which unseen card it was: a layout. Layouts take long to draw, so after the first
ones they are used again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.omerta.cells import FREE, IN_SAFE, KIND, LABEL, ROW, SEEN, WIDTH
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.origins import Origins
from backroom.games.omerta.knowledge.past import draw_origins
from backroom.games.omerta.knowledge.unseen import DRAWN, IN_SHUFFLE, Unseen, pile_of
from backroom.games.omerta.menus import NOTHING, SAFE_PLACES
from backroom.games.omerta.moves import Move, Show, Snap
from backroom.games.omerta.printed.cards import KILLER, POINTS
from backroom.games.omerta.search.evidence import Evidence
from backroom.games.omerta.search.layout import Layout
from backroom.games.omerta.search.shuffled import KNEW, SHUFFLED, knowers
from backroom.games.omerta.search.tricks import kind_place, throw_place
from backroom.games.omerta.state import SNAPPING

LAYOUTS: Final = 48  # so many ways the shuffles may have gone are tried in one decision
TRIES: Final = 6  # worlds in which somebody would have called are drawn again, so often at most
GLANCES: Final = 16  # worlds in which a shuffled card is looked at before it is thrown
PENALTY: Final = 9.0  # points of a penalty card
FINE: Final = 32_768  # the grain of a chance
AS_KIND: Final = -1  # added to a kind, and negated: what a shuffled card turned out to be


class OmertaWorlds:
    """Draws tables that one seat cannot tell from the real one, on the contract of `core.belief.Worlds`."""

    def __init__(self, table: Omerta, seat: i64, unseen: list[list[int]], evidence: Evidence) -> None:
        self.table: Omerta = table  # its unseen cards are blank
        self.seat: i64 = seat
        self.unseen: list[list[int]] = unseen
        self.evidence: Evidence = evidence
        self.layouts: list[Layout] = []
        self.most: int = LAYOUTS if table.facts else 1

    def draw(self, stream: Stream) -> Omerta:
        """A table as likely as it is by the deal alone."""
        return self.layout(stream).deal(stream)

    def guess(self, stream: Stream) -> Omerta:
        """A table about as likely as it is, by what the others did as well."""
        world = self.layout(stream).guess(stream)
        if not self.evidence.silent:
            return world
        for _ in range(TRIES):
            if stream.below(FINE) < int(self.evidence.silence(world) * FINE):
                return world
            world = self.layout(stream).guess(stream)
        return world

    def obvious(self, options: Sequence[Move], stream: Stream, certainty: float = 0.0) -> Move:
        """O13, O25: throw a card that matches, show a Killer that is known to be one, or pass.

        A shuffled card is thrown if it matches with at least this certainty, and the odds pay for it.
        """
        table = self.table
        if table.step == SNAPPING:
            place = throw_place(table, self.seat)
            if place == NOTHING and self.was_shuffled():
                place = self.likely_place(stream, certainty)
        else:
            place = kind_place(table, self.seat, KILLER)
        for option in options:
            if isinstance(option, Snap | Show) and option.place == place:
                return option
        return options[0]

    def was_shuffled(self) -> bool:
        """O20: whether this seat holds shuffled cards, and saw one that matches before they were shuffled."""
        seat = self.seat
        hand = [card for card in self.table.hand(seat) if card >> LABEL and not (card >> (SEEN + seat)) & 1]
        if not hand:
            return False
        for fact in self.table.facts:
            for card in fact.old:
                if (card >> (SEEN + seat)) & 1 and (self.table.window >> (card & KIND)) & 1:
                    return True
        return False

    def likely_place(self, stream: Stream, certainty: float) -> i64:
        """O13, O14: the shuffled card that is most worth throwing, if any is worth a penalty card."""
        cells = self.table.cells
        first: i64 = self.seat << ROW
        worlds = [self.draw(stream).cells for _ in range(GLANCES)]
        best = 0.0
        found: i64 = NOTHING
        for place in range(cells[WIDTH + self.seat]):
            if not (cells[FREE + self.seat] >> place) & 1:
                continue
            gain = 0.0
            right = 0
            for world in worlds:
                kind: i64 = world[first + place] & KIND
                if (self.table.window >> kind) & 1:
                    right += 1
                    gain += POINTS[kind]
                else:
                    gain -= PENALTY
            if gain > best and right >= certainty * GLANCES:
                best = gain
                found = place
        return found

    def layout(self, stream: Stream) -> Layout:
        """One way the shuffles may have gone."""
        if len(self.layouts) < self.most:
            self.layouts.append(self.lay_out(stream))
            return self.layouts[len(self.layouts) - 1]
        if self.most == 1:
            return self.layouts[0]
        return self.layouts[stream.below(self.most)]

    def lay_out(self, stream: Stream) -> Layout:
        """Draw how the shuffles went, and note which places are left to be dealt."""
        unseen = gather_blank(self.table, self.seat, self.unseen)
        origins = draw_origins(self.table, self.seat, unseen, stream.rng)
        labels = trace_labels(self.table, self.seat, origins)
        lies_at: dict[int, int] = {}  # spot: the address at which that card lies now
        before = self.rows_before(origins)
        rows: dict[int, list[float]] = {}  # by address: what was done with the card there
        table = self.table.copy()
        for at in addresses(table):
            card = int(table.held) if at == DRAWN else int(table.cells[at])
            if not card or (card >> (SEEN + self.seat)) & 1:
                continue
            spot = labels[card >> LABEL] if card >> LABEL else at
            kind = AS_KIND - spot if spot < 0 else origins.forced.get(spot, 0)
            lay_card(table, at, card & ~KIND | kind)
            if not kind:
                lies_at[spot] = at
                row = product(self.evidence.row_at(at), before.get(card >> LABEL))
                if row is not None:
                    rows[at] = row
        strip_labels(table, trace_knowers(table, origins))
        layout = Layout(table)
        for pile, cards in unseen.items():
            kinds = cards.kinds[:]
            places: list[int] = []
            for spot in cards.spots:
                if spot in origins.forced:
                    kinds.remove(origins.forced[spot])
                else:
                    places.append(lies_at[spot])
            layout.add_pile(kinds, places, [rows.get(place) for place in places], last=pile == table.piles)
        return layout

    def rows_before(self, origins: Origins) -> dict[int, list[float]]:
        """By label: what was done with the card before it was shuffled, if the shuffles went like this."""
        rows: dict[int, list[float]] = {}
        last = len(self.table.facts) - 1
        for index, fact in enumerate(self.table.facts):
            sources = origins.sources[last - index]
            for target in range(len(fact.old)):
                source = sources[target]
                earlier = rows.get(fact.old[source] >> LABEL)
                row = product(self.evidence.row_before(fact.first + source), earlier)
                if row is not None:
                    rows[fact.first + target] = row
        return rows


def product(one: list[float] | None, other: list[float] | None) -> list[float] | None:
    """What two rows say together."""
    if one is None or other is None:
        return one if other is None else other
    return [first * second for first, second in zip(one, other, strict=True)]


def gather_blank(table: Omerta, seat: i64, counts: list[list[int]]) -> dict[int, Unseen]:
    """The kinds of each draw pile that this seat cannot place, and the spots of these cards."""
    unseen: dict[int, Unseen] = {}
    for pile, row in enumerate(counts):
        cards = Unseen()
        for kind, count in enumerate(row):
            cards.kinds.extend([kind] * count)
        if cards.kinds or pile == table.piles:
            unseen[pile] = cards
    for at in addresses(table):
        note(unseen, int(table.held) if at == DRAWN else int(table.cells[at]), at, seat)
    for index, fact in enumerate(table.facts):
        for source, card in enumerate(fact.old):
            note(unseen, card, IN_SHUFFLE + (index << ROW) + source, seat)
    return unseen


def note(unseen: dict[int, Unseen], card: int, spot: int, seat: i64) -> None:
    """Note a card that this seat has not seen and that nobody can trace to a shuffle."""
    if card and not card >> LABEL and not (card >> (SEEN + seat)) & 1:
        unseen[pile_of(card)].spots.append(spot)


def addresses(table: Omerta) -> list[int]:
    """Where cards lie: in the hands, in the safe, or just drawn."""
    found: list[int] = []
    for owner in range(table.rules.players):
        first: int = owner << ROW
        width: int = table.cells[WIDTH + owner]
        found.extend(range(first, first + width))
    found.extend(range(IN_SAFE, IN_SAFE + SAFE_PLACES))
    found.append(DRAWN)
    return found


def trace_labels(table: Omerta, seat: i64, origins: Origins) -> dict[int, int]:
    """What each label of a shuffle goes back to: an unseen spot, or below zero a kind."""
    labels: dict[int, int] = {}
    last = len(table.facts) - 1
    for index, fact in enumerate(table.facts):
        sources = origins.sources[last - index]
        for target in range(len(fact.old)):
            source = sources[target]
            card = fact.old[source]
            if (card >> (SEEN + seat)) & 1:
                labels[fact.first + target] = AS_KIND - (card & KIND)
            elif card >> LABEL:
                labels[fact.first + target] = labels[card >> LABEL]
            else:
                labels[fact.first + target] = IN_SHUFFLE + (index << ROW) + source
    return labels


def trace_knowers(table: Omerta, origins: Origins) -> dict[int, int]:
    """Who knew the card that has each label of a shuffle, as a mask."""
    known: dict[int, int] = {}
    last = len(table.facts) - 1
    for index, fact in enumerate(table.facts):
        sources = origins.sources[last - index]
        for target in range(len(fact.old)):
            card = fact.old[sources[target]]
            known[fact.first + target] = int(knowers(card & ~(-1 << LABEL))) | known.get(card >> LABEL, 0)
    return known


def lay_card(table: Omerta, at: int, card: int) -> None:
    """Put a card at an address, or make it the one just drawn."""
    if at == DRAWN:
        table.held = card
    else:
        table.cells[at] = card


def strip_labels(table: Omerta, known: dict[int, int]) -> None:
    """In a world every card has a face: of a shuffle, only who knew which of the cards is still needed."""
    cells = table.cells
    for at in addresses(table):
        if at != DRAWN and cells[at] >> LABEL:
            label = int(cells[at] >> LABEL)
            cells[at] = cells[at] & ~(-1 << LABEL) | known.get(label, 0) << KNEW | SHUFFLED
    table.facts = ()
    table.gone = ()
    table.labels = 0
