"""O29: laid on one card of another player, which is blocked for two turns."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.cards import PATROL, name_of
from backroom.games.omerta.events import Laid
from backroom.games.omerta.menus import places_of
from backroom.games.omerta.moves import LayPatrol, Menu, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import Cards

TURNS = 2  # O29: until the placer's second next turn


class PatrolPower(Power):
    """O29 patrol; O29b: no second one on a card."""

    def __init__(self) -> None:
        super().__init__("O29", "name a card of another player that has no Patrol yet")

    def menu(self, game: Cards) -> Menu:
        menu: list[Move] = []
        for seat in range(game.rules.players):
            if seat != game.seat:
                menu.extend([LayPatrol(seat, place) for place in places_of(game.free[seat])])
        return tuple(menu)

    def touched(self, game: Cards, move: Move) -> i64:
        assert isinstance(move, LayPatrol)
        return 1 << move.seat

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, LayPatrol)
        game.lay(PATROL, move.seat, move.place, TURNS)
        if game.events is not None:
            game.tell(Laid(name_of(PATROL), game.seat, move.seat, move.place, TURNS))
