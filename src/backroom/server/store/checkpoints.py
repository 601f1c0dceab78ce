"""Moves SQLite's write-ahead log into the database file, while play goes on.

SQLite would do this within a commit, which then takes a hundred times as long as the others.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Final

ENOUGH: Final = 2_000  # rows between two checkpoints: about 10 MB to move
FEW: Final = 100  # rows that are moved in a moment
CARRY_OVER: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it


class Checkpoints:
    """Counts rows, and runs a checkpoint when there are enough."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._rows = 0

    def are_due(self, rows: int) -> bool:
        """Count rows that were written, and return whether a checkpoint is due."""
        self._rows += rows
        return self._rows >= ENOUGH

    def carry_over(self) -> None:
        """Move what is there, in a thread, while more is being written."""
        self._rows = 0
        self._carry_over()

    def finish(self) -> None:
        """Move the few rows that came meanwhile, while nobody writes; the next writer starts the log over."""
        if self._rows < FEW:
            self._carry_over()

    def _carry_over(self) -> None:
        with contextlib.closing(self._connect()) as connection:
            connection.execute(CARRY_OVER).fetchone()
