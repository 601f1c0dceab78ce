"""What every action of a turn can be asked: what may be said now, and what it does."""

from __future__ import annotations

from backroom.games.organized_crime.moves import Move, Option
from backroom.games.organized_crime.state import Country


class Action:
    """C31: one thing that a player may do in the turn."""

    def add(self, game: Country, menu: list[Option]) -> None:
        """Add to the menu every way in which it may be done now."""
        raise AssertionError

    def do(self, game: Country, move: Move) -> None:
        """Do it, or refuse it and change nothing."""
        raise AssertionError
