"""O22: give two cards from the draw pile, both to one opponent or one each to two."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.moves import Give, Menu, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import ADDING, NEXT_TURN, Cards


class SnitchPower(Power):
    """O22 snitch; O28: not to a player under a Mamma."""

    def __init__(self) -> None:
        super().__init__("O22", "name one or two opponents who may be given cards")

    def menu(self, game: Cards) -> Menu:
        menu: list[Move] = []
        for first in range(game.rules.players):
            for second in range(game.rules.players):
                if self.may_get(game, first) and self.may_get(game, second):
                    menu.append(GIVE[first * 5 + second])
        return tuple(menu)

    def may_get(self, game: Cards, seat: i64) -> bool:
        """O22, O28: an opponent not under a Mamma."""
        return seat != game.seat and not game.is_barred(seat)

    def touched(self, game: Cards, move: Move) -> i64:
        assert isinstance(move, Give)
        seats: i64 = (1 << move.first) | (1 << move.second)
        return seats

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, Give)
        game.due = (move.first, move.second)
        game.gift = True
        game.then = NEXT_TURN
        game.step = ADDING


GIVE = tuple(Give(first, second) for first in range(5) for second in range(5))
