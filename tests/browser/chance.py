"""Dice and cards that fall as a test wants them: it answers for nature, as the tests of the engine do."""

from __future__ import annotations

from typing import Any, cast

from backroom.core.chance import Chance, Drawn
from backroom.core.fair import FairDraws
from backroom.table.table import Table as Running
from tests.games.organized_crime.builder import Table

Wanted = tuple[int, ...] | str  # the faces of dice, or a card of the deck that is asked for


class Arranged:
    """Stands in for the draws of a table."""

    def __init__(self, table: Running[Any, Any, Any, Any], *wanted: Wanted) -> None:
        self.table = table
        self.fair = table.draws
        self.wanted = list(wanted)

    def draw(self, chance: Chance) -> Drawn:
        """The next outcome that is wanted."""
        wanted = self.wanted.pop(0)
        if isinstance(wanted, tuple):
            return Drawn(wanted)
        return Drawn((Table(cast("Any", self.table.state)).index(wanted, cast("Any", chance).of),))

    def __getattr__(self, name: str) -> object:
        return getattr(self.fair, name)


def arrange(table: Running[Any, Any, Any, Any], *wanted: Wanted) -> None:
    """From now on nature answers this at a table, and nothing else."""
    table.draws = cast("FairDraws", Arranged(table, *wanted))
