"""The interface of an action: what it offers now, and what it does."""

from __future__ import annotations

from backroom.games.organized_crime.moves import Move, Option
from backroom.games.organized_crime.state import Country


class Action:
    """C31: offers and does one thing that a player may do in a turn."""

    def add(self, game: Country, menu: list[Option]) -> None:
        """Add every move that may be made now to the menu."""
        raise AssertionError

    def do(self, game: Country, move: Move) -> None:
        """Do it, or refuse it and change nothing."""
        raise AssertionError
