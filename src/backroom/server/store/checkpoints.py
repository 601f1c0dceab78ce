"""What SQLite has written ahead, brought into the file itself beside the play.

SQLite would do this within a commit, which then takes a hundred times as long as the others.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Final

ENOUGH: Final = 2_000  # rows between two of them: about 10 MB to be carried over
FEW: Final = 100  # rows that are carried over in a moment
CARRY_OVER: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it


class Checkpoints:
    """Counts rows, and carries over when there are enough."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._rows = 0

    def are_due(self, rows: int) -> bool:
        """Count rows that were written; whether it is time."""
        self._rows += rows
        return self._rows >= ENOUGH

    def carry_over(self) -> None:
        """Carry over what is there, in a thread, while more is being written."""
        self._rows = 0
        self._carry_over()

    def finish(self) -> None:
        """Carry over the few rows that came meanwhile, while nobody writes: the next writer begins anew."""
        if self._rows < FEW:
            self._carry_over()

    def _carry_over(self) -> None:
        with contextlib.closing(self._connect()) as connection:
            connection.execute(CARRY_OVER).fetchone()
