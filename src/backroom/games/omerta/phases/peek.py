"""O7: before the first turn everybody looks at two of their own four cards."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cells import KIND, ROW, SEEN
from backroom.games.omerta.events import Peeked
from backroom.games.omerta.menus import PAIR, PEEKS, PLACE, Choices
from backroom.games.omerta.moves import Move, Peek
from backroom.games.omerta.phases.phase import SEATS, Phase
from backroom.games.omerta.phases.turn import pass_turn
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.state import Cards

IN_ORDER: Final = [peek.places for peek in PEEKS.moves if isinstance(peek, Peek)]


class Peeking(Phase):
    """O7: everybody chooses at the same time."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "sealed", "peek")

    def choices(self, game: Cards, seat: i64) -> Choices:
        return PEEKS

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        if isinstance(move, Peek) and move.places[::-1] in IN_ORDER:
            return Refused("O7", "name the lower of the two places first")
        return Refused("O7", "look at two different cards of your own four")

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        cells = game.cells
        first: i64 = seat << ROW | code & PLACE
        second: i64 = seat << ROW | code >> PAIR
        seen: i64 = 1 << (SEEN + seat)
        cells[first] |= seen
        cells[second] |= seen
        if game.events is not None:
            cards = (name_of(cells[first] & KIND), name_of(cells[second] & KIND))
            game.tell(Peeked(seat, (first & PLACE, second & PLACE), cards))
        game.asked &= ~(1 << seat)
        if game.asked:
            return False
        pass_turn(game)
        return True
