"""O14, O22: penalty cards and gifts come from the draw pile, face down, unseen by anybody."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64, vec
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.cells import DUE, PILE
from backroom.games.omerta.events import CardAdded
from backroom.games.omerta.phases.phase import Phase, shuffle
from backroom.games.omerta.state import Cards


class Adding(Phase):
    """O12: as many as the pile has; the rest after a reshuffle, as long as there are cards."""

    def settle(self, game: Cards) -> bool:
        if game.dues and game.restock():
            return True
        game.dues = 0
        game.step = game.then
        return False

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return shuffle(game.piled, next_ones(game))

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(shuffle(game.piled, next_ones(game)), outcome)
        self.add(game, vec[i64](outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.add(game, stream.some_of(game.piled, next_ones(game)))

    def add(self, game: Cards, picks: vec[i64]) -> None:
        """O14, O22: one each, in order."""
        cells, deck = game.cells, game.deck
        count = next_ones(game)
        for index in range(count):
            seat: i64 = cells[DUE + index]
            at: i64 = picks[index]
            place = game.add(seat, deck[at] | (game.piles << PILE))
            deck[at] = 0
            if game.events is not None:
                game.tell(CardAdded(seat, place, "gift" if game.gift else "penalty"))
        game.close_ranks()
        game.dues -= count
        for index in range(game.dues):
            cells[DUE + index] = cells[DUE + count + index]


def next_ones(game: Cards) -> i64:
    """O12: how many cards come before a reshuffle."""
    return min(game.dues, game.piled)
