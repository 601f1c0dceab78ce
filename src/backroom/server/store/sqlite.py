"""The store in one SQLite file, for a single server.

One thread writes, so that more lines can queue while it waits for the disk. But if there is little to write
and the disk is fast, the way to the thread and back takes half as long as the commit itself; then the loop
commits directly (docs/benchmarks.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
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
from backroom.server.store.failures import Unavailable
from backroom.server.store.group_commit import Outcome
from backroom.server.store.heads import Append
from backroom.server.store.one_server import alone_with
from backroom.server.store.queries import NotKept
from backroom.server.store.sql_store import SqlStore, T, Work

LOCK_TIMEOUT = 5.0  # seconds that another program may hold the file
FEW = 2  # appends that are committed on the loop
MUCH = 64 * 1024  # bytes that are not: an imported record takes the disk some milliseconds
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # with WAL: on disk before COMMIT returns
    "PRAGMA fullfsync = ON",  # on macOS, where a plain fsync leaves it in the disk's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 8000",  # pages, 32 MB: the commit that triggers it takes longer
)

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it
CHECKPOINT_EVERY = 2_000  # rows: about 10 MB to move
MOVED_AT_ONCE = 100  # rows that are moved in a moment

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
DAMAGES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)  # which do not go away
QUICK = 0.002  # seconds of a commit that hardly anybody notices
WEIGHT = 1 / 8  # of the last commit; a slow one is remembered for a dozen


def connect(path: Path, *, patient: bool = True) -> sqlite3.Connection:
    """Open the file, with the settings that every connection needs."""
    connection = sqlite3.connect(
        path,
        timeout=LOCK_TIMEOUT if patient else 0.0,
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
    """Create the file and its folder, readable by this user alone: it knows every card."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as problem:
        raise Complaint(f"The database {path} cannot be made: {problem.strerror}.") from None


def make_writable(path: Path) -> None:
    """Give the files beside a database that was read-only the permissions that it has now."""
    mode = path.stat().st_mode & 0o777
    if not mode & stat.S_IWUSR:
        return
    for beside in (path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # then SQLite still says what is wrong
            beside.chmod(mode)


def code_of(problem: BaseException | None) -> int:
    """SQLite's error code; 0 if the driver itself complains."""
    code: int = getattr(problem, "sqlite_errorcode", 0)
    return code & 0xFF


def sentence(problem: BaseException | None) -> str:
    """What is wrong with the database, in words that give nothing away."""
    return SENTENCES.get(code_of(problem), "The database does not answer as it should.")


class DiskSpeed:
    """Tracks how long commits took lately, to decide whether the loop may wait for one."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Start over: the next commits show how fast the disk is."""
        self._lately: float = 2 * QUICK

    def note(self, seconds: float) -> None:
        """Note how long a commit took."""
        self._lately += WEIGHT * (seconds - self._lately)

    def is_quick(self) -> bool:
        """Whether the next commit will hardly be noticed."""
        return self._lately < QUICK


class Checkpoints:
    """Moves the write-ahead log into the database file when it has enough rows, while play goes on.

    SQLite would do this within a commit, which then takes a hundred times as long as the others.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._rows = 0

    def are_due(self, rows: int) -> bool:
        """Count rows that were written, and return whether a checkpoint is due."""
        self._rows += rows
        return self._rows >= CHECKPOINT_EVERY

    def carry_over(self) -> None:
        """Move what is there, in a thread, while more is being written."""
        self._rows = 0
        self._carry_over()

    def finish(self) -> None:
        """Move the few rows that came meanwhile, while nobody writes; the next writer starts the log over."""
        if self._rows < MOVED_AT_ONCE:
            self._carry_over()

    def _carry_over(self) -> None:
        with contextlib.closing(self._connect()) as connection:
            connection.execute(CHECKPOINT).fetchone()


class SqliteStore(SqlStore):
    """Stores tables and journals in a SQLite file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._engine = create_engine("sqlite://", creator=lambda: connect(path), poolclass=QueuePool)
        event.listen(self._engine, "begin", begin)
        # All changes go through one thread, so that none waits for another's lock.
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._appender = Appender(partial(connect, path), self._heads)
        self._speed = DiskSpeed()
        self._others = 0  # jobs in the writer's thread, or queued for it
        self._checkpoints = Checkpoints(partial(connect, path, patient=False))
        self._carrying: asyncio.Task[None] | None = None
        self._held = contextlib.ExitStack()  # until it is closed
        self._damage: str | None = None  # what was found wrong with the file, for good

    @staticmethod
    async def open(path: Path, *, alone: bool = False) -> SqliteStore:
        """Open or create the file, as the one server if `alone`, or raise `Complaint`."""
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
            await store.close()  # its schema makes no sense
            raise Complaint(f"The database {path} cannot be used: {DAMAGED}") from problem
        return store

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file while play goes on."""
        await asyncio.get_running_loop().run_in_executor(self._readers, back_up, self._path, path)

    async def close(self) -> None:
        """Write what is queued, then close the file."""
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
        """Check that the file is writable: SQLite itself only says so when something is written."""
        if not os.access(self._path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise Unavailable(SENTENCES[sqlite3.SQLITE_READONLY])
        if self._damage is not None:
            raise Unavailable(self._damage)
        await super().check()

    async def read(self, work: Work[T]) -> T:
        """Query the database."""
        self._refuse_if_closed()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._inside, work, False)

    async def change(self, work: Work[T]) -> T:
        """Change something; it is durable when this returns."""
        self._refuse_if_closed()
        return await self._in_writer(partial(self._inside, work, True))

    async def _in_writer(self, work: Callable[[], T]) -> T:
        """Do something in the writer's thread; meanwhile nothing is written on the loop.

        This holds until it is done, even if nobody waits for it any more.
        """
        working = asyncio.get_running_loop().run_in_executor(self._writer, work)
        self._others += 1
        working.add_done_callback(self._is_done)
        return await asyncio.shield(working)

    def _is_done(self, working: Future[T]) -> None:
        self._others -= 1
        if not working.cancelled():
            working.exception()  # mark it as seen: whoever waits hears of it, and perhaps nobody does

    def _commit(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        pressing = self.figures.is_pressing
        if (
            len(batch) <= FEW
            and not self._others
            and self._speed.is_quick()
            and not (pressing is not None and pressing())
            and sum([len(line) for append in batch for line in append.lines]) < MUCH
        ):
            self._commit_here(batch, done)
        else:
            self._commit_beside(batch, done)

    def _commit_here(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        """Commit on the loop, and wait only for the disk; if there is any trouble, leave it to the thread."""
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
            outcome = self._attempt(batch, patience=LOCK_TIMEOUT)
            loop.call_soon_threadsafe(self._committed, batch, done, outcome)

        self._writer.submit(write)

    def _attempt(self, batch: Sequence[Append], *, patience: float) -> Outcome:
        """Commit a batch, and return the outcome."""
        began = time.perf_counter()
        try:
            refusals = self._appender.commit(batch, patience=patience)
        except (sqlite3.Error, UnicodeDecodeError) as problem:
            if code_of(problem) == sqlite3.SQLITE_READONLY:
                self._engine.dispose()  # one connection that is read-only makes all of this process so
                make_writable(self._path)
            self._speed.forget()  # the file is opened again, which may take long
            trouble = Unavailable(self._note(problem))
            trouble.__cause__ = problem
            return trouble
        except Exception as problem:  # noqa: BLE001 - everybody who waits hears of it
            return problem
        self._speed.note(time.perf_counter() - began)
        return refusals

    def _committed(self, batch: Sequence[Append], done: Callable[[Outcome], None], outcome: Outcome) -> None:
        done(outcome)
        if not isinstance(outcome, Exception):
            self._look_after(batch)

    def _look_after(self, batch: Sequence[Append]) -> None:
        """Run a checkpoint when enough was written."""
        rows = sum([len(append.lines) for append in batch])
        if self._checkpoints.are_due(rows) and self._carrying is None:
            self._carrying = asyncio.create_task(self._carry_over())

    async def _carry_over(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._readers, self._checkpoints.carry_over)
            await self._in_writer(self._checkpoints.finish)
        except (sqlite3.Error, UnicodeDecodeError):
            self.figures.failures += 1  # nothing is lost; the next commit reports what ails the disk
        finally:
            self._carrying = None

    def _inside(self, work: Work[T], changes: bool) -> T:
        """Do a piece of work in a transaction."""
        try:
            with self._engine.connect().execution_options(changes=changes) as connection, connection.begin():
                return work(connection)
        except DBAPIError as problem:
            self._engine.dispose()  # a file that was read-only stays so for connections opened then
            raise Unavailable(self._note(problem.orig)) from problem
        except (NotKept, UnicodeDecodeError) as problem:
            raise Unavailable(self._note(problem)) from problem

    def _note(self, problem: BaseException | None) -> str:
        """What is wrong, in a sentence; damage to the file is remembered."""
        # SQLite quotes the wrong name, and the driver cannot decode one that is damaged itself
        strange = isinstance(problem, (NotKept, UnicodeDecodeError))
        said = DAMAGED if strange else sentence(problem)
        if strange or code_of(problem) in DAMAGES:
            self._damage = said
        return said


def begin(connection: Connection) -> None:
    """Take the lock at once if something will change: upgrading it later may be refused."""
    changes = connection.get_execution_options().get("changes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if changes else "BEGIN")


def back_up(source: Path, target: Path) -> None:
    """Copy a database in use to a file that appears only when it is complete."""
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
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, easy to carry away
        part.replace(target)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise Complaint(f"The file {target} cannot be written: {problem.strerror}.") from None
    except sqlite3.Error as problem:
        part.unlink(missing_ok=True)
        raise Unavailable(sentence(problem)) from problem
