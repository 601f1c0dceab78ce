"""What every power can be asked: what it may be used on, whom it touches, what it does."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.moves import Menu, Move
from backroom.games.omerta.state import Cards


class Power:
    """One character in use. `optional`: may be declined in every edition."""

    def __init__(self, rule: str, why: str, optional: bool = False) -> None:
        self.rule: str = rule
        self.why: str = why
        self.optional: bool = optional

    def menu(self, game: Cards) -> Menu:
        """Every legal object; none: the power does nothing (O11)."""
        raise AssertionError

    def touched(self, game: Cards, move: Move) -> i64:
        """O25: the seats this would be used against, as a mask."""
        return 0

    def effect(self, game: Cards, move: Move) -> None:
        """Do it; the turn passes on unless a further step is named."""
        raise AssertionError
