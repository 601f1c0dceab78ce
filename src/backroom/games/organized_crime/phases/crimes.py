"""C26: after a turn with killings, the offended may demand a penalty; the Commission hears them in order."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.commission.session import open_session
from backroom.games.organized_crime.events import PenaltyAsked
from backroom.games.organized_crime.moves import Demand, Menu, Waive
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.state import HEARINGS, NEXT_TURN, Country

DEMAND_OR_WAIVE: Final[Menu] = (Demand(), Waive())


def offended(game: Country) -> i64:
    """C26: the living players who lost a hit-man to the player whose turn it was, as a mask."""
    seats: i64 = 0
    for seat in game.crimes:
        if game.lives(seat):
            seats |= 1 << seat
    return seats


class Crimes(Phase):
    """C26: asks the offended whether they demand a penalty: all together, in secret, within ten seconds."""

    def settle(self, game: Country) -> bool:
        if offended(game) and game.lives(game.seat):
            return True
        game.step = NEXT_TURN
        return False

    def asked(self, game: Country) -> i64:
        return offended(game)

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "sealed", "penalty")

    def options(self, game: Country, seat: i64) -> Menu:
        return DEMAND_OR_WAIVE if (offended(game) >> seat) & 1 else ()

    def answer(self, game: Country, said: Said) -> None:
        asked = offended(game)
        answered: i64 = 0
        demands: i64 = 0
        for seat, move in said:
            if not 0 <= seat < 4 or not (asked >> seat) & 1 or (answered >> seat) & 1:
                raise Refused("ask", "each player who is asked answers once, and nobody else")
            answered |= 1 << seat
            if isinstance(move, Demand):
                demands |= 1 << seat
            elif not isinstance(move, Waive):
                raise Refused("C26", "demand a penalty, or waive it")
        if answered != asked:
            raise Refused("ask", "an answer is missing")
        game.hearings = tuple([seat for seat in game.crimes if (demands >> seat) & 1])
        game.step = HEARINGS
        if game.events is not None and game.hearings:
            game.tell(PenaltyAsked(game.seat, game.hearings))


class Hearings(Phase):
    """C26: hears the demands in the order of the crimes; [R] one lapses if either player is out."""

    def settle(self, game: Country) -> bool:
        if not game.hearings or not game.lives(game.seat):
            game.hearings = ()
            game.step = NEXT_TURN
            return False
        caller = game.hearings[0]
        game.hearings = game.hearings[1:]
        if game.lives(caller):
            open_session(game, caller, NONE)
        return False
