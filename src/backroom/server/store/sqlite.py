"""The store in one file, for a server that is alone: SQLite.

What changes something is written in one thread, so that more can come together while it waits for the disk.
But where little comes and the disk is quick, the way to the thread and back takes half as long as the commit
itself: then it is made on the loop (docs/benchmarks.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError

from backroom.complaint import Complaint
from backroom.server.store.appender import MOST_AT_ONCE, Appender
from backroom.server.store.checkpoints import Checkpoints
from backroom.server.store.failures import Unavailable
from backroom.server.store.group_commit import Outcome
from backroom.server.store.heads import Append
from backroom.server.store.one_server import alone_with
from backroom.server.store.pace import Pace
from backroom.server.store.queries import NotKept
from backroom.server.store.sql_store import SqlStore, T, Work

PATIENCE = 5.0  # seconds that another program may hold the file
FEW = 2  # appends that are committed on the loop
MUCH = 64 * 1024  # bytes that are not: an imported record takes the disk some milliseconds
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # with WAL: the disk has it before COMMIT returns
    "PRAGMA fullfsync = ON",  # on macOS, where a plain fsync leaves it in the disk's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 8000",  # pages, 32 MB: the commit that it comes with takes longer
)

DAMAGED = "The database is damaged."

# By the low byte of SQLite's error code.
SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk is full.",
    sqlite3.SQLITE_READONLY: "The database is read-only.",
    sqlite3.SQLITE_BUSY: "Another program holds the database.",
    sqlite3.SQLITE_IOERR: "The disk does not take or give what it should.",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened.",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: "The file is not a database.",
}
DAMAGES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)  # which do not pass


def connect(path: Path, *, patient: bool = True) -> sqlite3.Connection:
    """Open the file, with what every connection needs."""
    connection = sqlite3.connect(
        path,
        timeout=PATIENCE if patient else 0.0,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=2 * MOST_AT_ONCE,
    )
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
        if not patient:
            connection.execute("PRAGMA wal_autocheckpoint = 0")
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


def code_of(problem: BaseException | None) -> int:
    """SQLite's error code; there is none if the driver itself complains."""
    code: int = getattr(problem, "sqlite_errorcode", 0)
    return code & 0xFF


def sentence(problem: BaseException | None) -> str:
    """What is wrong with the database, in words that give nothing away."""
    return SENTENCES.get(code_of(problem), "The database does not answer as it should.")


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
        self._appender = Appender(partial(connect, path), self._heads)
        self._pace = Pace()
        self._others = 0  # that are in the writer's thread or wait there
        self._checkpoints = Checkpoints(partial(connect, path, patient=False))
        self._carrying: asyncio.Task[None] | None = None
        self._held = contextlib.ExitStack()  # until it is closed
        self._damage: str | None = None  # what was found wrong with the file, for good

    @staticmethod
    async def open(path: Path, *, alone: bool = False) -> SqliteStore:
        """Open or make the file, as the one server if `alone`, or raise `Complaint`."""
        make(path)
        store = SqliteStore(path)
        try:
            if alone:
                store._held.enter_context(alone_with(path))
            await store.bring_up_to_date()
        except Unavailable as problem:
            await store.close()
            raise Complaint(f"The database {path} cannot be used: {problem}") from None
        except Complaint:
            await store.close()
            raise
        except Exception as problem:
            await store.close()  # what it says of its own schema makes no sense
            raise Complaint(f"The database {path} cannot be used: {DAMAGED}") from problem
        return store

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file while play goes on."""
        await asyncio.get_running_loop().run_in_executor(self._readers, back_up, self._path, path)

    async def close(self) -> None:
        """Keep what is queued, then let go of the file."""
        await self._group.close()
        self._closed = True
        if self._carrying is not None:
            await self._carrying
        await asyncio.get_running_loop().run_in_executor(self._writer, self._appender.let_go)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()
        self._held.close()

    async def check(self) -> None:
        """SQLite itself says only of what is written that the file is read-only."""
        if not os.access(self._path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise Unavailable(SENTENCES[sqlite3.SQLITE_READONLY])
        if self._damage is not None:
            raise Unavailable(self._damage)
        await super().check()

    async def read(self, work: Work[T]) -> T:
        """Ask something of the database."""
        self._refuse_if_closed()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._inside, work, False)

    async def change(self, work: Work[T]) -> T:
        """Change something; it is durable when this returns."""
        self._refuse_if_closed()
        return await self._in_writer(partial(self._inside, work, True))

    async def _in_writer(self, work: Callable[[], T]) -> T:
        """Do something in the writer's thread; meanwhile nothing is written on the loop.

        That is so until it is done, also when nobody waits for it any more.
        """
        working = asyncio.get_running_loop().run_in_executor(self._writer, work)
        self._others += 1
        working.add_done_callback(self._is_done)
        return await asyncio.shield(working)

    def _is_done(self, working: Future[T]) -> None:
        self._others -= 1
        if not working.cancelled():
            working.exception()  # whoever waits hears of it; if nobody does, it is nobody's

    def _commit(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        pressing = self.figures.is_pressing
        if (
            len(batch) <= FEW
            and not self._others
            and self._pace.is_quick()
            and not (pressing is not None and pressing())
            and sum([len(line) for append in batch for line in append.lines]) < MUCH
        ):
            self._commit_here(batch, done)
        else:
            self._commit_beside(batch, done)

    def _commit_here(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        """Commit on the loop, and wait for nothing but the disk; any trouble is the thread's affair."""
        began = time.perf_counter()
        outcome = self._attempt(batch, patience=0.0)
        if self.figures.kept_loop is not None:
            self.figures.kept_loop(time.perf_counter() - began)
        if isinstance(outcome, Unavailable):
            self._commit_beside(batch, done)
        else:
            self._committed(batch, done, outcome)

    def _commit_beside(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        """Commit in the writer's thread, which may wait for another program."""
        loop = asyncio.get_running_loop()

        def write() -> None:
            outcome = self._attempt(batch, patience=PATIENCE)
            loop.call_soon_threadsafe(self._committed, batch, done, outcome)

        self._writer.submit(write)

    def _attempt(self, batch: Sequence[Append], *, patience: float) -> Outcome:
        """Commit a batch; what came of it."""
        began = time.perf_counter()
        try:
            refusals = self._appender.commit(batch, patience=patience)
        except (sqlite3.Error, UnicodeDecodeError) as problem:
            self._pace.forget()  # the file is opened anew, which may take long
            trouble = Unavailable(self._note(problem))
            trouble.__cause__ = problem
            return trouble
        except Exception as problem:  # noqa: BLE001 - everybody who waits hears of it
            return problem
        self._pace.note(time.perf_counter() - began)
        return refusals

    def _committed(self, batch: Sequence[Append], done: Callable[[Outcome], None], outcome: Outcome) -> None:
        done(outcome)
        if not isinstance(outcome, Exception):
            self._look_after(batch)

    def _look_after(self, batch: Sequence[Append]) -> None:
        """Let what was written ahead be carried over now and then."""
        rows = sum([len(append.lines) for append in batch])
        if self._checkpoints.are_due(rows) and self._carrying is None:
            self._carrying = asyncio.create_task(self._carry_over())

    async def _carry_over(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._readers, self._checkpoints.carry_over)
            await self._in_writer(self._checkpoints.finish)
        except (sqlite3.Error, UnicodeDecodeError):
            self.figures.failures += 1  # nothing is lost; what ails the disk, the next commit says
        finally:
            self._carrying = None

    def _inside(self, work: Work[T], changes: bool) -> T:
        """Do a piece of work in a transaction."""
        try:
            with self._engine.connect().execution_options(changes=changes) as connection, connection.begin():
                return work(connection)
        except DBAPIError as problem:
            self._engine.dispose()  # a file that was read-only stays so for whoever has opened it
            raise Unavailable(self._note(problem.orig)) from problem
        except (NotKept, UnicodeDecodeError) as problem:
            raise Unavailable(self._note(problem)) from problem

    def _note(self, problem: BaseException | None) -> str:
        """What is wrong, in a sentence; that the file is damaged is remembered."""
        # SQLite says which name is wrong, and the driver cannot read one that is damaged itself
        strange = isinstance(problem, (NotKept, UnicodeDecodeError))
        said = DAMAGED if strange else sentence(problem)
        if strange or code_of(problem) in DAMAGES:
            self._damage = said
        return said


def begin(connection: Connection) -> None:
    """Take the lock at once where something changes: one that is upgraded later may be refused."""
    changes = connection.get_execution_options().get("changes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if changes else "BEGIN")


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
