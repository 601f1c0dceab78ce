"""The store on PostgreSQL: one connection that writes, and a pool of readers.

If a server opened the store, the writing connection holds a lock, so that no second server writes. The lock
lasts as long as the connection, so nothing is ever written without it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from backroom.complaint import Complaint
from backroom.server.store.failures import Unavailable
from backroom.server.store.group_commit import Outcome, Refusals
from backroom.server.store.heads import Append, Row
from backroom.server.store.sql_store import SqlStore, T, Work

STATEMENT_TIMEOUT = 10.0  # seconds for a connection or a statement
SETTINGS = {
    "application_name": "backroom",
    "synchronous_commit": "on",  # durable, whatever the default is
    # the lock of a machine that vanished is released after half a minute instead of two hours
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "4",
}
ONE_SERVER = 0x6261636B73727672  # the key of our lock; each database has its own
MOST_ATTEMPTS = 100  # at a batch, each after another node was quicker; more means that an index is damaged
LEAVING = 5.0  # seconds that a killed server may take to be gone

NO_ADDRESS = (
    "This is not an address of a PostgreSQL: it looks like postgresql://USER:PASSWORD@HOST/NAME, "
    "with %40 for an @ in the password and the like."
)

OCCUPIED = (
    "Another server uses the PostgreSQL that was named already; stop it, or name another with --database."
)

LOCK = "SELECT pg_try_advisory_lock($1)"
LENGTHS = """
    SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM journal WHERE table_id = id)
    FROM tables WHERE id = ANY($1::text[])
"""
LINES = "SELECT seq, line FROM journal WHERE table_id = $1 AND seq >= $2"
INSERT = """
    INSERT INTO journal (table_id, seq, line)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
"""

# Another node was quicker: nothing of the batch is stored, and it is judged again.
RACES = (
    asyncpg.UniqueViolationError,
    asyncpg.ForeignKeyViolationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
LOST = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError, asyncpg.InternalClientError)
OURS = (asyncpg.SyntaxOrAccessError, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
OURS_BY_SQLALCHEMY = (DataError, IntegrityError, ProgrammingError)

SENTENCES: dict[type[Exception], str] = {
    asyncpg.DiskFullError: "The disk of the database is full.",
    asyncpg.ReadOnlySQLTransactionError: "The database is read-only.",
    asyncpg.TooManyConnectionsError: "The database has too many connections.",
    asyncpg.InvalidAuthorizationSpecificationError: "The database does not let us in.",
    asyncpg.InvalidCatalogNameError: "There is no such database.",
    asyncpg.DataCorruptedError: "The database is damaged.",
    asyncpg.IndexCorruptedError: "The database is damaged.",
}


class Occupied(Unavailable):
    """Another server has the lock."""


class Writing(NamedTuple):
    """The connection that writes: SQLAlchemy's, and the driver's under it."""

    wrapped: AsyncConnection
    driver: asyncpg.Connection


def sentence(problem: BaseException) -> str:
    """What is wrong with the database, in words that give nothing away."""
    if isinstance(problem, DBAPIError) and problem.orig is not None:
        problem = problem.orig.__cause__ or problem
    for kind, words in SENTENCES.items():
        if isinstance(problem, kind):
            return words
    return "The database cannot be reached."


async def connect(url: str) -> asyncpg.Connection:
    """A connection to the database; `Unavailable` if it is down, `Complaint` if the address is wrong."""
    try:
        return await asyncpg.connect(
            url, timeout=STATEMENT_TIMEOUT, command_timeout=STATEMENT_TIMEOUT, server_settings=SETTINGS
        )
    except ValueError:  # its message could show a part of the password
        raise Complaint(NO_ADDRESS) from None
    except LOST as problem:
        raise Unavailable(sentence(problem)) from problem


async def connect_alone(url: str) -> asyncpg.Connection:
    """A connection that holds the lock of the one server; `Occupied` if another server has it."""
    connection = await connect(url)
    is_alone = False
    try:
        is_alone = await connection.fetchval(LOCK, ONE_SERVER)
    finally:
        if not is_alone:
            connection.terminate()
    if not is_alone:
        raise Occupied("Another server uses the database.")
    return connection


class PostgresStore(SqlStore):
    """Stores tables and journals in a PostgreSQL database."""

    def __init__(self, url: str, *, alone: bool = False) -> None:
        super().__init__()
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: connect(url), pool_pre_ping=True
        )
        to_write = connect_alone if alone else connect
        self._writers = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: to_write(url), poolclass=NullPool
        )
        self._writing: Writing | None = None
        self._turn = asyncio.Lock()  # its holder may write
        self._committing: asyncio.Task[None] | None = None  # held, or it could be garbage-collected

    @staticmethod
    async def open(url: str, *, alone: bool = False) -> PostgresStore:
        """Connect, as the one server if `alone`, or raise `Complaint`."""
        store = PostgresStore(url, alone=alone)
        try:
            await store._begin()
            await store.bring_up_to_date()
        except Unavailable as problem:
            await store.close()
            raise Complaint(f"The PostgreSQL that was named cannot be used: {problem}") from None
        except Complaint:
            await store.close()
            raise
        return store

    async def backup(self, path: Path) -> None:
        """Raise a `Complaint` that says what to use instead."""
        raise Complaint("A PostgreSQL is backed up with its own pg_dump.")

    async def close(self) -> None:
        """Write what is queued, then close the connections."""
        await self._group.close()
        self._closed = True
        async with self._turn:
            if self._writing is not None:
                await self._writing.wrapped.close()  # waits until the lock is free
        await self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Query the database."""
        self._refuse_if_closed()
        if self._writing is None or self._writing.driver.is_closed():  # no server goes on without its lock
            async with self._turn:
                await self._writable()
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except OURS_BY_SQLALCHEMY:
            raise
        except DBAPIError as problem:
            await self._engine.dispose()  # the others are hardly better
            raise Unavailable(sentence(problem)) from problem
        except LOST as problem:  # a pooled connection that no longer answers
            raise Unavailable(sentence(problem)) from problem

    async def change(self, work: Work[T]) -> T:
        """Change something; it is durable when this returns."""
        async with self._turn:
            connection = (await self._writable()).wrapped
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            except OURS_BY_SQLALCHEMY:
                raise
            except (DBAPIError, *LOST) as problem:
                await self._let_go()  # a session that began read-only stays so
                raise Unavailable(sentence(problem)) from problem

    def _commit(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        self._committing = asyncio.create_task(self._commit_beside(batch, done))

    async def _commit_beside(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        try:
            async with self._turn:
                outcome: Outcome = await self._insist(batch)
        except Exception as problem:  # noqa: BLE001 - everybody who waits hears of it
            outcome = problem
        done(outcome)

    async def _insist(self, batch: Sequence[Append]) -> Refusals:
        """Write a batch, trying again whenever another node is quicker."""
        connection = (await self._writable()).driver
        try:
            for _ in range(MOST_ATTEMPTS):
                refusals = await self._attempt(connection, batch)
                if refusals is not None:
                    return refusals
            raise Unavailable("The database is damaged.")
        except LOST as problem:
            self._heads.forget(batch)
            await self._let_go()
            if isinstance(problem, OURS):
                raise
            raise Unavailable(sentence(problem)) from problem

    async def _attempt(
        self, connection: asyncpg.Connection, batch: Sequence[Append]
    ) -> Sequence[Exception | None] | None:
        """Write what may be written of a batch; None if another node has written: judge it again."""
        while (judged := self._heads.judge(batch)) is None:
            await self._look_up(connection, batch)
        rows, refusals = judged
        try:
            await insert(connection, rows)
        except RACES:
            self._heads.forget(batch)
            return None
        except LOST:
            self._heads.doubt(rows)  # it may have been committed all the same
            raise
        self._heads.written(rows, batch)
        return refusals

    async def _look_up(self, connection: asyncpg.Connection, batch: Sequence[Append]) -> None:
        unknown = self._heads.unknown(batch)
        lengths: dict[str, int] = {row[0]: row[1] for row in await connection.fetch(LENGTHS, unknown)}
        for table in unknown:
            since = self._heads.doubted_since(table)
            lines = [] if since is None else await connection.fetch(LINES, table, since)
            self._heads.learn(table, lengths.get(table), [(row[0], row[1]) for row in lines])

    async def _begin(self) -> None:
        """Connect for the first time; a killed server may still hold the lock for a moment."""
        end = time.monotonic() + LEAVING
        while True:
            try:
                await self._writable()
            except Occupied:
                if time.monotonic() > end:
                    raise Complaint(OCCUPIED) from None
                await asyncio.sleep(0.2)
            else:
                return

    async def _writable(self) -> Writing:
        """The connection that writes, reopened if it was lost; `Occupied` if another server has the lock."""
        if self._writing is not None and not self._writing.driver.is_closed():
            return self._writing
        await self._let_go()
        self._refuse_if_closed()
        try:
            wrapped = await self._writers.connect()
        except (DBAPIError, *LOST) as problem:  # it was lost at once
            raise Unavailable(sentence(problem)) from problem
        driver = (await wrapped.get_raw_connection()).driver_connection
        assert isinstance(driver, asyncpg.Connection)
        self._writing = Writing(wrapped, driver)
        return self._writing

    async def _let_go(self) -> None:
        """Drop a connection whose state is unknown."""
        if self._writing is not None:
            writing, self._writing = self._writing, None
            writing.driver.terminate()
            await writing.wrapped.close()


async def insert(connection: asyncpg.Connection, rows: Sequence[Row]) -> None:
    """Insert all rows or none; durable when this returns."""
    if rows:
        ordered = sorted(rows)  # nodes that lock rows in the same order do not wait for each other
        await connection.execute(INSERT, *map(list, zip(*ordered, strict=True)))
