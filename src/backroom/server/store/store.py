"""The contract of a store: what the server may ask of it, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from msgspec import Struct

from backroom.server.store.group_commit import Figures


class Head(Struct, frozen=True, kw_only=True):
    """A table as lists show it."""

    id: str
    code: str  # short, to be typed; unique
    game: str
    created: int  # milliseconds since 1970
    public: bool  # whether the lobby shows it
    summary: bytes  # JSON, which the store does not read
    finished: int | None = None  # when the game ended, in milliseconds since 1970
    maker: bytes | None = None  # a keyed hash of the address that made it; None: not counted
    record: int = 0  # bytes of the record that it was made from; 0: none
    fleeting: bool = False  # whether it is deleted soon when nobody visits it, though it is finished
    visited: int = 0  # when somebody last looked at it, in milliseconds since 1970; only for finished ones


class Seat(NamedTuple):
    """A seat of a table."""

    table: str
    seat: int


class Used(NamedTuple):
    """What one maker has, or all together."""

    tables: int  # unfinished ones
    records: int  # tables made from records
    bytes: int  # of these records


class End(NamedTuple):
    """The position of a finished table in their list."""

    finished: int
    id: str


class Store(Protocol):
    """Stores tables, their journals and the tokens of seats; every method may raise `Unavailable`.

    A change is durable when its method returns.
    """

    figures: Figures

    def gather(self) -> None:
        """Commit nothing until `commit_gathered`, in the same turn of the loop."""
        ...

    def commit_gathered(self) -> None:
        """Commit together what was appended since `gather`."""
        ...

    def append_soon(
        self, table: str, lines: Sequence[bytes], *, seq: int, on_durable: Callable[[Exception | None], None]
    ) -> None:
        """Append without waiting: `on_durable` is called when the lines are durable, or with what went wrong.

        Everything appended in one turn of the loop becomes durable together.
        """
        ...

    async def append(self, table: str, lines: Sequence[bytes], *, seq: int) -> None:
        """Append the next lines of a table's journal, the first of which has this number; all or none.

        Raises `Fenced` if lines with these numbers exist already, `Gap` if earlier ones are missing,
        `NoSuchTable`. After `Unavailable` the same lines may be appended again: they are never stored twice.
        """
        ...

    async def journal(self, table: str, *, since: int = 0) -> list[bytes]:
        """The lines of a table in order, from a number on."""
        ...

    async def create(self, table: Head) -> None:
        """Store a new table, or raise `Taken`."""
        ...

    async def find(self, table: str) -> Head | None:
        """The table with this id."""
        ...

    async def find_by_code(self, code: str) -> Head | None:
        """The table with this short code."""
        ...

    async def unfinished(self) -> list[Head]:
        """Every table at which a game may go on, the oldest first."""
        ...

    async def lobby(self, *, limit: int = 100) -> list[Head]:
        """The public tables that are not finished, the newest first."""
        ...

    async def finished(
        self, *, private: bool = False, before: End | None = None, limit: int = 50
    ) -> list[Head]:
        """The finished public tables (and private ones, if asked), the last to end first, in pages.

        The next page begins before the last table of this one.
        """
        ...

    async def summarize(self, table: str, summary: bytes) -> None:
        """Change what lists show of a table, or raise `NoSuchTable`."""
        ...

    async def publish(self, table: str, *, public: bool) -> None:
        """Show a table in the lobby, or hide it; or raise `NoSuchTable`."""
        ...

    async def finish(self, table: str, summary: bytes, *, at: int, fleeting: bool = False) -> None:
        """Record that the game of a table has ended, and forget who made it; or raise `NoSuchTable`.

        The maker of a table from a record is not forgotten: it counts until it is deleted.
        """
        ...

    async def visit(self, table: str, *, at: int) -> None:
        """Record that somebody looked at a finished table; no harm if there is none."""
        ...

    async def unvisited(self, *, before: int, limit: int, fleeting: bool = True) -> list[Head]:
        """The finished tables, fleeting or not, that nobody visited since; the longest unvisited first."""
        ...

    async def last_run(self) -> int | None:
        """When a server last reported that it was running, in milliseconds since 1970."""
        ...

    async def note_running(self, *, at: int, longest: int) -> int:
        """Record that a server is running.

        If its last report is more than `longest` milliseconds before or after, then the clock was set or the
        server was off. Nobody could visit anything meanwhile, so all visits are shifted by as much. Returns
        the shift.
        """
        ...

    async def used(self, maker: bytes | None = None) -> Used:
        """What one maker has, or all together."""
        ...

    async def size(self) -> int:
        """The bytes that the database uses, without free pages that will be reused."""
        ...

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """The secret with this name, which stays the same; the proposed one, if there is none yet."""
        ...

    async def delete(self, table: str) -> None:
        """Delete a table and everything about it; no harm if there is none."""
        ...

    async def keep_token(self, digest: bytes, seat: Seat) -> None:
        """Let the token with this SHA-256 open this seat and no other, or raise `NoSuchTable`."""
        ...

    async def find_token(self, digest: bytes) -> Seat | None:
        """The seat that the token with this SHA-256 opens."""
        ...

    async def forget_tokens(self, seat: Seat, *, but: bytes | None = None) -> bool:
        """Void every token of this seat, or all but the one with this SHA-256; whether there were any."""
        ...

    async def check(self) -> None:
        """Check that something could be written, as far as can be told without writing."""
        ...

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file while play goes on, or raise `Complaint`."""
        ...

    async def close(self) -> None:
        """Write what is queued, then close the database."""
        ...
