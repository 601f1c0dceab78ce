"""The store in one file, for a server that is alone: SQLite, and a thread that writes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import Connection, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError

from backroom.complaint import Complaint
from backroom.server.store.failures import Unavailable
from backroom.server.store.heads import Append, Row
from backroom.server.store.sql_store import SqlStore, T, Work

PATIENCE = 5.0  # seconds that another program may hold the file
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # with WAL: the disk has it before COMMIT returns
    "PRAGMA fullfsync = ON",  # on macOS, where a plain fsync leaves it in the disk's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 8000",  # pages, 32 MB: the commit that it comes with takes longer
)
LENGTH = "SELECT (SELECT coalesce(max(seq) + 1, 0) FROM journal WHERE table_id = id) FROM tables WHERE id = ?"
LINES = "SELECT seq, line FROM journal WHERE table_id = ? AND seq >= ?"
INSERT = "INSERT INTO journal (table_id, seq, line) VALUES (?, ?, ?)"
ANOTHER = ", (?, ?, ?)"
MOST_AT_ONCE = 100  # rows in one statement; as many statements are kept ready

# By the low byte of SQLite's error code.
SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk is full.",
    sqlite3.SQLITE_READONLY: "The database is read-only.",
    sqlite3.SQLITE_BUSY: "Another program holds the database.",
    sqlite3.SQLITE_IOERR: "The disk does not take or give what it should.",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened.",
    sqlite3.SQLITE_CORRUPT: "The database is damaged.",
    sqlite3.SQLITE_NOTADB: "The file is not a database.",
}


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, with what every connection needs."""
    connection = sqlite3.connect(
        path,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=2 * MOST_AT_ONCE,
    )
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def make(path: Path) -> None:
    """Make the file and its folder, for this user alone: it knows every card."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as problem:
        raise Complaint(f"The database {path} cannot be made: {problem.strerror}.") from None


def sentence(problem: BaseException | None) -> str:
    """What is wrong with the database, in words that give nothing away."""
    code: int = getattr(problem, "sqlite_errorcode", 0)  # there is none if the driver itself complains
    return SENTENCES.get(code & 0xFF, "The database does not answer as it should.")


class SqliteStore(SqlStore):
    """Tables and journals in a file of SQLite."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._engine = create_engine("sqlite://", creator=lambda: connect(path), poolclass=QueuePool)
        event.listen(self._engine, "begin", begin)
        # All changes go through one thread, so that none waits for the lock of another.
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._appending: sqlite3.Connection | None = None  # of the writer's thread

    @staticmethod
    async def open(path: Path) -> SqliteStore:
        """Open or make the file, or raise `Complaint`."""
        make(path)
        store = SqliteStore(path)
        try:
            await store.bring_up_to_date()
        except Unavailable as problem:
            await store.close()
            raise Complaint(f"The database {path} cannot be used: {problem}") from None
        except Complaint:
            await store.close()
            raise
        return store

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file while play goes on."""
        await asyncio.get_running_loop().run_in_executor(self._readers, back_up, self._path, path)

    async def close(self) -> None:
        """Keep what is queued, then let go of the file."""
        await self._group.close()
        await asyncio.get_running_loop().run_in_executor(self._writer, self._let_go)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Ask something of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._inside, work, False)

    async def change(self, work: Work[T]) -> T:
        """Change something; it is durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._inside, work, True)

    async def _commit(self, batch: Sequence[Append]) -> Sequence[Exception | None]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._commit_batch, batch)

    def _inside(self, work: Work[T], changes: bool) -> T:
        """Do a piece of work in a transaction."""
        try:
            with self._engine.connect().execution_options(changes=changes) as connection, connection.begin():
                return work(connection)
        except DBAPIError as problem:
            self._engine.dispose()  # a file that was read-only stays so for whoever has opened it
            raise Unavailable(sentence(problem.orig)) from problem

    def _commit_batch(self, batch: Sequence[Append]) -> Sequence[Exception | None]:
        try:
            if self._appending is None:
                self._appending = connect(self._path)
            refusals = None
            while refusals is None:
                refusals = self._attempt(self._appending, batch)
        except sqlite3.Error as problem:
            self._heads.forget(batch)
            self._let_go()
            raise Unavailable(sentence(problem)) from problem
        return refusals

    def _attempt(
        self, connection: sqlite3.Connection, batch: Sequence[Append]
    ) -> Sequence[Exception | None] | None:
        """Write what may be written of a batch; None: another process has written, so judge anew."""
        rows: list[Row] = []
        try:
            while (judged := self._heads.judge(batch)) is None:
                self._look_up(connection, batch)
            rows, refusals = judged
            insert(connection, rows)
        except sqlite3.IntegrityError:
            self._heads.forget(batch)
            return None
        except sqlite3.Error:
            self._heads.doubt(rows)  # a commit that failed half-way may be there when the file is opened anew
            raise
        self._heads.written(rows, batch)
        return refusals

    def _look_up(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> None:
        for table in self._heads.unknown(batch):
            found: tuple[int] | None = connection.execute(LENGTH, (table,)).fetchone()
            since = self._heads.doubted_since(table)
            lines = [] if since is None else connection.execute(LINES, (table, since)).fetchall()
            self._heads.learn(table, found and found[0], lines)

    def _let_go(self) -> None:
        if self._appending is not None:
            self._appending.close()
            self._appending = None


def begin(connection: Connection) -> None:
    """Take the lock at once where something changes: one that is upgraded later may be refused."""
    changes = connection.get_execution_options().get("changes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if changes else "BEGIN")


def insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Write all rows or none; they are durable when this returns.

    In one statement, where it can be done, which is a transaction by itself: for every further one this
    thread would wait until the server's loop lets it go on.
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


def back_up(source: Path, target: Path) -> None:
    """Copy a database that is in use to a file that appears only when it is whole."""
    if target.exists():
        raise Complaint(f"The file {target} exists already.")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with (
            contextlib.closing(connect(source)) as reading,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            reading.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, to be carried away
        part.replace(target)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise Complaint(f"The file {target} cannot be written: {problem.strerror}.") from None
    except sqlite3.Error as problem:
        part.unlink(missing_ok=True)
        raise Unavailable(sentence(problem)) from problem
