"""C23: after a landing: one's first city, or a session of the Commission."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.board import ACTIVITIES, BUSINESSES, ENTERTAINMENT, NONE
from backroom.games.organized_crime.commission import open_session
from backroom.games.organized_crime.informants import place_informant
from backroom.games.organized_crime.moves import Control, Move, Option, Request
from backroom.games.organized_crime.spaces import SPACES
from backroom.games.organized_crime.state import Country

TRADES = BUSINESSES + ACTIVITIES


class Requesting(Action):
    """C23: that turn; [R] one request per landing."""

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
            raise Refused("C23", "this turn no piece of yours has landed where you could ask for that")
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

    def circle(self, game: Country, source: str) -> i64:
        """C23: the city's circle, or the first free one of the kind."""
        if source in TRADES:
            return game.free_circle(ENTERTAINMENT + TRADES.index(source))
        return game.rules.circle[source]
