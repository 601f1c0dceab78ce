"""What SQLite has written ahead, brought into the file itself beside the play.

SQLite would do this within a commit, which then takes a hundred times as long as the others.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Final, NamedTuple

ENOUGH: Final = 4_000  # rows between two of them: about 16 MB to be carried over
FEW: Final = 200  # pages that are carried over in a moment
CARRY_OVER: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it


class Left(NamedTuple):
    """How many pages were written ahead, and how many of them are in the file itself."""

    ahead: int
    carried: int


class Checkpoints:
    """Counts rows, and carries over when there are enough."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._rows = 0

    def are_due(self, rows: int) -> bool:
        """Count rows that were written; whether it is time."""
        self._rows += rows
        return self._rows >= ENOUGH

    def carry_over(self) -> Left:
        """Carry over what is there, in a thread, while more is being written."""
        self._rows = 0
        with contextlib.closing(self._connect()) as connection:
            return carry_over(connection)

    def finish(self, left: Left) -> None:
        """Carry over the few pages that came meanwhile, while nobody writes; the next writer begins anew."""
        if left.carried < left.ahead < left.carried + FEW:
            with contextlib.closing(self._connect()) as connection:
                carry_over(connection)


def carry_over(connection: sqlite3.Connection) -> Left:
    """Carry over as much as can be."""
    _, ahead, carried = connection.execute(CARRY_OVER).fetchone()
    return Left(ahead, carried)
