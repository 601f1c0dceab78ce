"""O28: laid before another player, who loses the next turn."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.events import Laid
from backroom.games.omerta.menus import NOTHING, Choices, places_of
from backroom.games.omerta.moves import LayMamma, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.printed.cards import MAMMA, name_of
from backroom.games.omerta.state import Cards

TURNS: Final = 1  # O28: until the placer's next turn
LAY_MAMMA: Final = tuple(LayMamma(seat) for seat in range(5))


class MammaPower(Power):
    """O28 mamma; O29b: no second one on a player."""

    def __init__(self) -> None:
        super().__init__("O28", "name another player who has no Mamma yet", laid=True)

    def usable(self, game: Cards) -> bool:
        return self.open_to(game) != 0

    def choices(self, game: Cards) -> Choices:
        return self.on_the_menu(places_of(self.open_to(game)))

    def move(self, code: i64) -> Move:
        return LAY_MAMMA[code]

    def touched(self, game: Cards, code: i64) -> i64:
        return 1 << code

    def effect(self, game: Cards, code: i64) -> None:
        game.lay(MAMMA, code, NOTHING, TURNS)
        if game.events is not None:
            game.tell(Laid(name_of(MAMMA), game.seat, code, None, TURNS))
