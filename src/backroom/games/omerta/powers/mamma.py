"""O28: laid before another player, who loses the next turn."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.cards import MAMMA, name_of
from backroom.games.omerta.events import Laid
from backroom.games.omerta.moves import LayMamma, Menu, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import Cards

TURNS = 1  # O28: until the placer's next turn


class MammaPower(Power):
    """O28 mamma; O29b: no second one on a player."""

    def __init__(self) -> None:
        super().__init__("O28", "name another player who has no Mamma yet")

    def menu(self, game: Cards) -> Menu:
        menu: list[Move] = []
        for seat in range(game.rules.players):
            if seat != game.seat and not game.is_barred(seat):
                menu.append(LAY_MAMMA[seat])
        return tuple(menu)

    def touched(self, game: Cards, move: Move) -> i64:
        assert isinstance(move, LayMamma)
        return 1 << move.seat

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, LayMamma)
        game.lay(MAMMA, move.seat, 0, TURNS)
        if game.events is not None:
            game.tell(Laid(name_of(MAMMA), game.seat, move.seat, None, TURNS))


LAY_MAMMA = tuple(LayMamma(seat) for seat in range(5))
