"""What both databases share: everything but the append and the way to run a query."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from backroom.server.store import queries
from backroom.server.store.failures import NoSuchTable, Unavailable
from backroom.server.store.group_commit import Figures, GroupCommit, OnDurable, Outcome
from backroom.server.store.heads import Append, Heads
from backroom.server.store.migrations.version import is_outdated
from backroom.server.store.size import size
from backroom.server.store.store import End, Head, Seat, Used

T = TypeVar("T")
Work = Callable[[Connection], T]

DIGEST = 32  # bytes of a SHA-256
LAST = 2**53  # larger numbers are not exact in every language


def is_name(text: str) -> bool:
    """Whether this could be an id or a code: people type anything, and PostgreSQL accepts no zero byte."""
    return text.isascii() and text.isprintable()


class SqlStore(ABC):
    """Implements a store on any SQL database; subclasses append and run queries."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._heads = Heads()
        self._group = GroupCommit(self._commit, self.figures)
        self.gather = self._group.gather
        self.commit_gathered = self._group.commit_gathered
        self._closed = False

    def _refuse_if_closed(self) -> None:
        """Raise `Unavailable` after closing: a request may still be running when all else is closed."""
        if self._closed:
            raise Unavailable("The server is being restarted.")

    @abstractmethod
    def _commit(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        """Begin to make a batch durable in one transaction, and call back on the loop with the outcome."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Query the database."""

    @abstractmethod
    async def change(self, work: Work[T]) -> T:
        """Change something in a transaction that is durable when this returns."""

    async def bring_up_to_date(self) -> None:
        """Migrate the database if its schema is outdated."""
        if await self.read(is_outdated):
            from backroom.server.store.migrations.migrate import migrate  # noqa: PLC0415 - seldom needed, slow to load

            await self.change(migrate)

    def append_soon(self, table: str, lines: Sequence[bytes], *, seq: int, on_durable: OnDurable) -> None:
        """Append the next lines of a table's journal, the first of which has this number; all or none."""
        assert lines, "an append has a line"
        for line in lines:
            assert type(line) is bytes  # else it would fail the others of its batch
        assert 0 <= seq < LAST
        if is_name(table):
            self._group.append(Append(table, seq, lines), on_durable)
        else:  # a value that no database could compare would fail the others of its batch
            on_durable(NoSuchTable("there is no such table"))

    async def append(self, table: str, lines: Sequence[bytes], *, seq: int) -> None:
        """Append lines and wait until they are durable; once queued, they are written in any case."""
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(table, lines, seq=seq, on_durable=partial(resolve, durable))
        await durable

    async def journal(self, table: str, *, since: int = 0) -> list[bytes]:
        """The lines of a table in order, from a number on."""
        return await self.read(partial(queries.journal, table=table, since=since))

    async def create(self, table: Head) -> None:
        """Store a new table, or raise `Taken`."""
        assert is_name(table.id)
        assert is_name(table.code)
        await self.change(partial(queries.create, table=table))

    async def find(self, table: str) -> Head | None:
        """The table with this id."""
        if not is_name(table):
            return None
        return await self.read(partial(queries.one, where=queries.TABLES.id == table))

    async def find_by_code(self, code: str) -> Head | None:
        """The table with this short code."""
        if not is_name(code):
            return None
        return await self.read(partial(queries.one, where=queries.TABLES.code == code))

    async def unfinished(self) -> list[Head]:
        """Every table at which a game may go on, the oldest first."""
        return await self.read(queries.unfinished)

    async def lobby(self, *, limit: int = 100) -> list[Head]:
        """The public tables that are not finished, the newest first."""
        return await self.read(partial(queries.lobby, limit=limit))

    async def finished(
        self, *, private: bool = False, before: End | None = None, limit: int = 50
    ) -> list[Head]:
        """A page of the finished tables, the last to end first."""
        return await self.read(partial(queries.finished, private=private, before=before, limit=limit))

    async def summarize(self, table: str, summary: bytes) -> None:
        """Change what lists show of a table."""
        await self.change(partial(queries.change, table=table, summary=summary))

    async def publish(self, table: str, *, public: bool) -> None:
        """Show a table in the lobby, or hide it."""
        await self.change(partial(queries.change, table=table, public=public))

    async def finish(self, table: str, summary: bytes, *, at: int, fleeting: bool = False) -> None:
        """Record that the game of a table has ended."""
        await self.change(partial(queries.finish, table=table, summary=summary, at=at, fleeting=fleeting))

    async def visit(self, table: str, *, at: int) -> None:
        """Record that somebody looked at a finished table."""
        await self.change(partial(queries.visit, table=table, at=at))

    async def unvisited(self, *, before: int, limit: int, fleeting: bool = True) -> list[Head]:
        """The finished tables, fleeting or not, that nobody visited since."""
        return await self.read(partial(queries.unvisited, before=before, limit=limit, fleeting=fleeting))

    async def last_run(self) -> int | None:
        """When a server last reported that it was running."""
        return await self.read(queries.last_run)

    async def note_running(self, *, at: int, longest: int) -> int:
        """Record that a server is running; after a gap, visits are shifted by it."""
        return await self.change(partial(queries.note_running, at=at, longest=longest))

    async def used(self, maker: bytes | None = None) -> Used:
        """What one maker has, or all together."""
        return await self.read(partial(queries.used, maker=maker))

    async def size(self) -> int:
        """The bytes that the database uses, without free pages."""
        return await self.read(size)

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """The secret with this name; the proposed one, if there is none yet."""
        return await self.change(partial(queries.secret, name=name, proposed=proposed))

    async def check(self) -> None:
        """Check that a change could begin."""
        await self.change(lambda connection: connection.in_transaction())

    async def delete(self, table: str) -> None:
        """Delete a table and everything about it."""
        await self.change(partial(queries.delete, table=table))

    async def keep_token(self, digest: bytes, seat: Seat) -> None:
        """Let the token with this SHA-256 open a seat."""
        assert len(digest) == DIGEST
        await self.change(partial(queries.keep_token, digest=digest, seat=seat))

    async def find_token(self, digest: bytes) -> Seat | None:
        """The seat that the token with this SHA-256 opens."""
        return await self.read(partial(queries.find_token, digest=digest))

    async def forget_tokens(self, seat: Seat, *, but: bytes | None = None) -> bool:
        """Void every token of this seat, or all but the one with this SHA-256; whether there were any."""
        return await self.change(partial(queries.forget_tokens, seat=seat, but=but))


def resolve(durable: asyncio.Future[None], problem: Exception | None) -> None:
    """Resolve the future, unless its waiter has gone."""
    if durable.done():  # cancelled
        return
    if problem is None:
        durable.set_result(None)
    else:
        durable.set_exception(problem)
