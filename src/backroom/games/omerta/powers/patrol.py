"""O29: laid on one card of another player, which is blocked for two turns."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import FREE, ROW
from backroom.games.omerta.events import Laid
from backroom.games.omerta.menus import PLACE, Choices, places_of
from backroom.games.omerta.moves import LayPatrol, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.printed.cards import PATROL, name_of
from backroom.games.omerta.state import Cards

TURNS: Final = 2  # O29: until the placer's second next turn


class PatrolPower(Power):
    """O29 patrol; O29b: no second one on a card."""

    def __init__(self) -> None:
        super().__init__("O29", "name a card of another player that has no Patrol yet", laid=True)

    def usable(self, game: Cards) -> bool:
        cards: i64 = 0
        for seat in range(game.rules.players):
            if seat != game.seat:
                cards |= game.cells[FREE + seat]
        return cards != 0

    def choices(self, game: Cards) -> Choices:
        codes: list[int] = []
        for seat in range(game.rules.players):
            if seat != game.seat:
                codes.extend([seat << ROW | place for place in places_of(game.cells[FREE + seat])])
        return self.on_the_menu(codes)

    def move(self, code: i64) -> Move:
        return LayPatrol(code >> ROW, code & PLACE)

    def touched(self, game: Cards, code: i64) -> i64:
        return 1 << (code >> ROW)

    def effect(self, game: Cards, code: i64) -> None:
        seat: i64 = code >> ROW
        place: i64 = code & PLACE
        game.lay(PATROL, seat, place, TURNS)
        if game.events is not None:
            game.tell(Laid(name_of(PATROL), game.seat, seat, place, TURNS))
