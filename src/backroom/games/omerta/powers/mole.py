"""O21: look at one of your own cards."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.cells import FREE, KIND, ROW, SEEN
from backroom.games.omerta.events import LookedAt
from backroom.games.omerta.menus import LOOK, LOOKS, Choices
from backroom.games.omerta.moves import Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.state import Cards


class MolePower(Power):
    """O21 mole; O29: a blocked card cannot be looked at."""

    def __init__(self) -> None:
        super().__init__("O21", "look at a card of your own that is not blocked")

    def usable(self, game: Cards) -> bool:
        return game.cells[FREE + game.seat] != 0

    def choices(self, game: Cards) -> Choices:
        return LOOKS.of(game.cells[FREE + game.seat])

    def move(self, code: i64) -> Move:
        return LOOK[code]

    def effect(self, game: Cards, code: i64) -> None:
        cells = game.cells
        at: i64 = game.seat << ROW | code
        cells[at] |= 1 << (SEEN + game.seat)
        if game.events is not None:
            game.tell(LookedAt(game.seat, code, name_of(cells[at] & KIND)))
