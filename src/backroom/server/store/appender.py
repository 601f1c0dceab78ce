"""Appends batches of lines to a SQLite file, on a connection of its own."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Generator, Sequence

from backroom.server.store.heads import Append, Heads, Row

LENGTH = "SELECT (SELECT coalesce(max(seq) + 1, 0) FROM journal WHERE table_id = id) FROM tables WHERE id = ?"
LINES = "SELECT seq, line FROM journal WHERE table_id = ? AND seq >= ?"
INSERT = "INSERT INTO journal (table_id, seq, line) VALUES (?, ?, ?)"
ANOTHER = ", (?, ?, ?)"
MOST_ATTEMPTS = 20  # at a batch, each after another process was quicker; more means that an index is damaged
MOST_AT_ONCE = 100  # rows in one statement; as many statements are prepared


class Appender:
    """Appends over one connection, which it opens again after every failure."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], heads: Heads) -> None:
        self._connect = connect
        self._heads = heads
        self._connection: sqlite3.Connection | None = None
        self._patience: float | None = None  # of the connection, once it was set

    def commit(self, batch: Sequence[Append], *, patience: float) -> Sequence[Exception | None]:
        """Make a batch durable, and return what was refused of it; or raise what SQLite says.

        Another program may hold the file for at most `patience` seconds.
        """
        try:
            if self._connection is None:
                self._connection = self._connect()
            if patience != self._patience:
                self._connection.execute(f"PRAGMA busy_timeout = {round(1000 * patience)}")
                self._patience = patience
            for _ in range(MOST_ATTEMPTS):
                refusals = self._attempt(self._connection, batch)
                if refusals is not None:
                    return refusals
            raise sqlite3.DatabaseError("the keys and the lines of the journal contradict each other")
        except (sqlite3.Error, UnicodeDecodeError):  # the latter when SQLite quotes a damaged schema
            self._heads.forget(batch)
            self.let_go()
            raise

    def _attempt(
        self, connection: sqlite3.Connection, batch: Sequence[Append]
    ) -> Sequence[Exception | None] | None:
        """Write what may be written of a batch; None if another process has written: judge it again."""
        rows: list[Row] = []
        try:
            while (judged := self._heads.judge(batch)) is None:
                self._look_up(connection, batch)
            rows, refusals = judged
            insert(connection, rows)
        except sqlite3.IntegrityError:
            self._heads.forget(batch)
            return None
        except (sqlite3.Error, UnicodeDecodeError):
            self._heads.doubt(rows)  # a commit that failed half-way may be there when the file is reopened
            raise
        self._heads.written(rows, batch)
        return refusals

    def _look_up(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> None:
        for table in self._heads.unknown(batch):
            found: tuple[int] | None = connection.execute(LENGTH, (table,)).fetchone()
            since = self._heads.doubted_since(table)
            lines = [] if since is None else connection.execute(LINES, (table, since)).fetchall()
            self._heads.learn(table, found and found[0], lines)

    def let_go(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._patience = None


def insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Write all rows or none; they are durable when this returns.

    One statement does it where possible, as a transaction by itself: for every further one the thread would
    wait until the server's loop lets it go on.
    """
    if 0 < len(rows) <= MOST_AT_ONCE:
        connection.execute(INSERT + ANOTHER * (len(rows) - 1), [value for row in rows for value in row])
    elif rows:
        with transaction(connection):
            connection.executemany(INSERT, rows)


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Generator[sqlite3.Connection]:
    """Commit at the end, or leave nothing behind."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
