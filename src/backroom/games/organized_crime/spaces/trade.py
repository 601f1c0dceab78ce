"""BUSINESS INVESTMENT and ILLEGAL ACTIVITIES: one source of income, by a vote of the Commission."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.moves import Option, Request
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, NONE
from backroom.games.organized_crime.spaces.space import Space, remember_landing
from backroom.games.organized_crime.state import Country, Walker


class Trade(Space):
    """C23: offers the free sources of its group to a player who holds a city."""

    def __init__(self, first: i64, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.first: i64 = first

    def land(self, game: Country, walker: Walker) -> None:
        remember_landing(game, walker)

    def add_requests(self, game: Country, space: i64, menu: list[Option]) -> None:
        if game.left[game.seat] == 0 or not game.controls(game.seat, CITY_CIRCLE):
            return
        for index, name in enumerate(self.names):
            if game.free_circle(self.first + index) != NONE:
                menu.append(Request(name))
