"""The store for several servers together: PostgreSQL, a connection that appends and a pool for the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

from backroom.complaint import Complaint
from backroom.server.store.failures import Unavailable
from backroom.server.store.group_commit import Outcome, Refusals
from backroom.server.store.heads import Append, Row
from backroom.server.store.sql_store import SqlStore, T, Work

PATIENCE = 10.0  # seconds for a connection or a statement
SETTINGS = {"application_name": "backroom", "synchronous_commit": "on"}  # durable, whatever the default is

NO_ADDRESS = (
    "This is not an address of a PostgreSQL: it looks like postgresql://USER:PASSWORD@HOST/NAME, "
    "with %40 for an @ in the password and the like."
)

LENGTHS = """
    SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM journal WHERE table_id = id)
    FROM tables WHERE id = ANY($1::text[])
"""
LINES = "SELECT seq, line FROM journal WHERE table_id = $1 AND seq >= $2"
INSERT = """
    INSERT INTO journal (table_id, seq, line)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
"""

# Another node was quicker: nothing of the batch is kept, and it is judged anew.
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
}


def sentence(problem: BaseException) -> str:
    """What is wrong with the database, in words that give nothing away."""
    for kind, words in SENTENCES.items():
        if isinstance(problem, kind):
            return words
    return "The database cannot be reached."


async def connect(url: str) -> asyncpg.Connection:
    """A connection to the database; `Unavailable` if there is none, `Complaint` if there can be none."""
    try:
        return await asyncpg.connect(
            url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS
        )
    except ValueError:  # its words could show a part of the password
        raise Complaint(NO_ADDRESS) from None
    except LOST as problem:
        raise Unavailable(sentence(problem)) from problem


class PostgresStore(SqlStore):
    """Tables and journals in a PostgreSQL."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: connect(url), pool_pre_ping=True
        )
        self._appending: asyncpg.Connection | None = None
        self._committing: asyncio.Task[None] | None = None  # held, or it could be collected half-way

    @staticmethod
    async def open(url: str) -> PostgresStore:
        """Connect, or raise `Complaint`."""
        store = PostgresStore(url)
        try:
            store._appending = await connect(url)
            await store.bring_up_to_date()
        except Unavailable as problem:
            await store.close()
            raise Complaint(f"The PostgreSQL that was named cannot be used: {problem}") from None
        except Complaint:
            await store.close()
            raise
        return store

    async def backup(self, path: Path) -> None:
        """Say what to use instead."""
        raise Complaint("A PostgreSQL is backed up with its own pg_dump.")

    async def close(self) -> None:
        """Keep what is queued, then let go of the connections."""
        await self._group.close()
        self._closed = True
        self._let_go()
        await self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Ask something of the database."""
        return await self.change(work)

    async def change(self, work: Work[T]) -> T:
        """Change something; it is durable when this returns."""
        self._refuse_if_closed()
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as problem:
            if isinstance(problem, OURS_BY_SQLALCHEMY):
                raise
            await self._engine.dispose()  # a session that began read-only stays so
            cause = problem.orig.__cause__ if problem.orig is not None else None
            raise Unavailable(sentence(cause or problem)) from problem
        except LOST as problem:  # a pooled connection that no longer answers
            raise Unavailable(sentence(problem)) from problem

    def _commit(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        self._committing = asyncio.create_task(self._commit_beside(batch, done))

    async def _commit_beside(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        try:
            outcome: Outcome = await self._insist(batch)
        except Exception as problem:  # noqa: BLE001 - everybody who waits hears of it
            outcome = problem
        done(outcome)

    async def _insist(self, batch: Sequence[Append]) -> Refusals:
        """Write a batch, as often as another node is quicker."""
        try:
            if self._appending is None or self._appending.is_closed():
                self._appending = await connect(self._url)
            refusals = None
            while refusals is None:
                refusals = await self._attempt(self._appending, batch)
        except LOST as problem:
            self._heads.forget(batch)
            self._let_go()
            if isinstance(problem, OURS):
                raise
            raise Unavailable(sentence(problem)) from problem
        return refusals

    async def _attempt(
        self, connection: asyncpg.Connection, batch: Sequence[Append]
    ) -> Sequence[Exception | None] | None:
        """Write what may be written of a batch; None: another node has written, so judge anew."""
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

    def _let_go(self) -> None:
        """Leave a connection of which nobody knows what it still does."""
        if self._appending is not None:
            self._appending.terminate()
            self._appending = None


async def insert(connection: asyncpg.Connection, rows: Sequence[Row]) -> None:
    """Insert all rows or none; durable when this returns."""
    if rows:
        ordered = sorted(rows)  # nodes that take their locks in the same order do not wait for each other
        await connection.execute(INSERT, *map(list, zip(*ordered, strict=True)))
