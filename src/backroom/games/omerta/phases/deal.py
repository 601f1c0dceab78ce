"""O6: four cards to each player, four in the safe, the rest is the draw pile."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64, vec
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.cells import BLOCKED, FREE, IN_DISCARD, IN_SAFE, KIND, ROW, SEEN_BY_ALL, WIDTH
from backroom.games.omerta.events import RoundBegun
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.printed.cards import CardName, name_of
from backroom.games.omerta.rules import HAND, SAFE
from backroom.games.omerta.state import PEEKING, Cards


class Deal(Phase):
    """O6: the beginning of a round."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return game.rules.deal

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(game.rules.deal, outcome)
        self.deal(game, vec[i64](outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.deal(game, stream.some_of(len(game.rules.cards), game.rules.dealt))

    def deal(self, game: Cards, picks: vec[i64]) -> None:
        """O6: hand by hand, then the safe."""
        rules = game.rules
        sweep(game)
        cells = game.cells
        deck = rules.kinds[:]
        places = rules.places
        for dealt in range(rules.dealt):
            index: i64 = picks[dealt]
            cells[places[dealt]] = deck[index]
            deck[index] = 0
        for seat in range(rules.players):
            cells[FREE + seat] = (1 << HAND) - 1
            cells[WIDTH + seat] = HAND
        if rules.open_safe:
            for at in range(IN_SAFE, IN_SAFE + SAFE):
                cells[at] |= SEEN_BY_ALL
        game.deck = deck
        game.piled = len(rules.cards)
        game.close_ranks()
        game.overlays = []
        game.barred = 0
        game.turns = 0
        game.passed = 0
        game.piles = 0
        game.labels = 0
        game.facts = ()
        game.gone = ()
        game.looking = 0
        game.seat = game.starter
        game.round += 1
        game.step = PEEKING
        game.asked = rules.everybody
        if game.events is not None:
            shown: list[CardName] = [name_of(card & KIND) for card in game.row(IN_SAFE, SAFE)]
            game.tell(RoundBegun(game.round, game.starter, tuple(shown) if rules.open_safe else None))


def sweep(game: Cards) -> None:
    """Take the cards of the last round off the table."""
    cells = game.cells
    for seat in range(game.rules.players):
        cells[BLOCKED + seat] = 0
        first: i64 = seat << ROW
        for at in range(first, first + cells[WIDTH + seat]):
            cells[at] = 0
    for at in range(IN_DISCARD, IN_DISCARD + game.thrown):
        cells[at] = 0
    game.thrown = 0
