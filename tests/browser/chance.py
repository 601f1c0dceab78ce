"""Dice and cards that fall as a test wants them: the test answers for nature, as the engine's tests do."""

from __future__ import annotations

from typing import Any, cast

from backroom.core.chance import Chance, Drawn
from backroom.core.fair import FairDraws
from backroom.table.table import Table as Running
from tests.games.organized_crime.builder import Table

Wanted = tuple[int, ...] | str  # faces of dice, or a card of the deck being drawn from


class Arranged:
    """Replaces the draws of a table."""

    def __init__(self, table: Running[Any, Any, Any, Any], *wanted: Wanted) -> None:
        self.table = table
        self.fair = table.draws
        self.wanted = list(wanted)

    def draw(self, chance: Chance) -> Drawn:
        """The next wanted outcome."""
        wanted = self.wanted.pop(0)
        if isinstance(wanted, tuple):
            return Drawn(wanted)
        return Drawn((Table(cast("Any", self.table.state)).index(wanted, cast("Any", chance).of),))

    def __getattr__(self, name: str) -> object:
        return getattr(self.fair, name)


def arrange(table: Running[Any, Any, Any, Any], *wanted: Wanted) -> None:
    """From now on nature gives these outcomes at a table, and no others."""
    table.draws = cast("FairDraws", Arranged(table, *wanted))
