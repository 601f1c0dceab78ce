"""C23: after a landing: your first city, or a session of the Commission."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.commission.session import open_session
from backroom.games.organized_crime.money.informants import place_informant
from backroom.games.organized_crime.moves import Control, Move, Option, Request
from backroom.games.organized_crime.printed.board import (
    ACTIVITIES,
    BUSINESSES,
    CITY_CIRCLE,
    ENTERTAINMENT,
    NONE,
)
from backroom.games.organized_crime.spaces import SPACES
from backroom.games.organized_crime.state import Country

TRADES = BUSINESSES + ACTIVITIES


class Requesting(Action):
    """C23: takes a first city or calls the Commission; [R] one request per landing, in the same turn."""

    def add(self, game: Country, menu: list[Option]) -> None:
        for index, space in enumerate(game.landings):
            if space in game.landings[:index]:
                continue
            found: list[Option] = []
            SPACES[game.rules.board.kind[space]].add_requests(game, space, found)
            menu.extend([option for option in found if option not in menu])

    def do(self, game: Country, move: Move) -> None:
        assert isinstance(move, (Control, Request))
        landing = self.landing(game, move)
        if landing == NONE:
            raise self.refusal(game, move)
        landings = list(game.landings)
        landings.remove(landing)
        game.landings = tuple(landings)
        if isinstance(move, Control):
            place_informant(game, game.seat, game.rules.circle[move.city])
        else:
            open_session(game, game.seat, self.circle(game, move.source))

    def landing(self, game: Country, move: Move) -> i64:
        """The landing that allows this, or NONE."""
        for space in game.landings:
            found: list[Option] = []
            SPACES[game.rules.board.kind[space]].add_requests(game, space, found)
            if move in found:
                return space
        return NONE

    def refusal(self, game: Country, move: Control | Request) -> Refused:
        """C23: why no landing allows this: a free circle, a man, a first city, the money for one."""
        source = move.city if isinstance(move, Control) else move.source
        if self.is_held(game, source):
            return Refused("C23", "there is no free circle of that kind")
        space: i64 = self.landed_for(game, source)
        if space == NONE:
            return Refused("C23", "no landing of this turn lets you ask for that")
        if game.left[game.seat] == 0:
            return Refused("C2", "there are no men left to buy")
        if isinstance(move, Control):
            if game.controls(game.seat, CITY_CIRCLE):
                return Refused("C23", "you hold a city; the Commission votes on a further one")
            return Refused("C28", "an informant costs $10,000, and nothing is bought on credit")
        if source in TRADES:
            return Refused("C23", "hold a first city before you ask for a business or an activity")
        return Refused("C23", "your first city needs no vote: take it")

    def is_held(self, game: Country, source: str) -> bool:
        """Whether every circle of a source is held."""
        if source in TRADES:
            return game.free_circle(ENTERTAINMENT + TRADES.index(source)) == NONE
        circle = game.rules.circle.get(source)
        return circle is not None and game.circles[circle] != NONE

    def landed_for(self, game: Country, source: str) -> i64:
        """The landing of this turn that is about a source, or NONE."""
        board = game.rules.board
        for space in game.landings:
            if source == board.ids[space] or source in SPACES[board.kind[space]].names:
                return space
        return NONE

    def circle(self, game: Country, source: str) -> i64:
        """C23: the city's circle, or the first free one of the kind."""
        if source in TRADES:
            return game.free_circle(ENTERTAINMENT + TRADES.index(source))
        return game.rules.circle[source]
