"""C31: the turn ends when the dice are passed."""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.actions.moving import may_stop
from backroom.games.organized_crime.events import DicePassed
from backroom.games.organized_crime.moves import Move, Option, PassDice
from backroom.games.organized_crime.state import CRIMES, Country

PASS_DICE: Final = PassDice()


class Passing(Action):
    """C12: passes the dice, once they are rolled and every point is used."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if self.is_over(game):
            menu.append(PASS_DICE)

    def is_over(self, game: Country) -> bool:
        """Whether every named piece has moved."""
        if not game.rolled:
            return False
        return all(walker.done for walker in game.walkers)

    def do(self, game: Country, move: Move) -> None:
        if not game.rolled:
            raise Refused("C12", "roll the dice first")
        if may_stop(game):
            raise Refused("C22", "first say that you stop, or use the points that are left")
        if not self.is_over(game):
            raise Refused("C12", "use every point first")
        if game.events is not None:
            game.tell(DicePassed(game.seat))
        if game.suspended[game.seat]:
            game.suspended[game.seat] -= 1
        game.step = CRIMES
