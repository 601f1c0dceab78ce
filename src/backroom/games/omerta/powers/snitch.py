"""O22: give two cards from the draw pile, both to one opponent or one each to two."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import DUE
from backroom.games.omerta.menus import Choices, places_of
from backroom.games.omerta.moves import Give, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import ADDING, NEXT_TURN, Cards

SECOND: Final = 3  # bits of a seat
GIVE: Final = tuple(Give(code & 7, code >> SECOND) for code in range(5 << SECOND))


class SnitchPower(Power):
    """O22 snitch; O28: not to a player under a Mamma."""

    def __init__(self) -> None:
        super().__init__("O22", "name one or two opponents who may be given cards")

    def usable(self, game: Cards) -> bool:
        return self.open_to(game) != 0

    def choices(self, game: Cards) -> Choices:
        seats = places_of(self.open_to(game))
        return self.on_the_menu([first | second << SECOND for first in seats for second in seats])

    def move(self, code: i64) -> Move:
        return GIVE[code]

    def touched(self, game: Cards, code: i64) -> i64:
        return 1 << (code & 7) | 1 << (code >> SECOND)

    def effect(self, game: Cards, code: i64) -> None:
        game.cells[DUE] = code & 7
        game.cells[DUE + 1] = code >> SECOND
        game.dues = 2
        game.gift = True
        game.then = NEXT_TURN
        game.step = ADDING
