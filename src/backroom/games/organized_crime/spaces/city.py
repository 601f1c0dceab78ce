"""A city: the first without a vote, further ones by the Commission."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.moves import Control, Option, Request
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, NONE
from backroom.games.organized_crime.rules import MAN
from backroom.games.organized_crime.spaces.space import Space, remember_landing
from backroom.games.organized_crime.state import Country, Walker


class City(Space):
    """C23: offers the city; [R] landing on a city that somebody holds does nothing."""

    def land(self, game: Country, walker: Walker) -> None:
        if game.circles[game.rules.board.city[walker.space]] == NONE:
            remember_landing(game, walker)

    def add_requests(self, game: Country, space: i64, menu: list[Option]) -> None:
        board = game.rules.board
        if game.circles[board.city[space]] != NONE or game.left[game.seat] == 0:
            return
        if game.controls(game.seat, CITY_CIRCLE):
            menu.append(Request(board.ids[space]))
        elif game.money[game.seat] >= MAN:
            menu.append(Control(board.ids[space]))
