"""The contract of a store: what the server may ask of it, whichever database is behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from msgspec import Struct

from backroom.server.store.figures import Figures


class Table(Struct, frozen=True, kw_only=True):
    """A table as lists show it."""

    id: str
    code: str  # short, to be typed; no two tables have the same
    game: str
    created: int  # milliseconds since 1970
    public: bool  # whether the lobby shows it
    summary: bytes  # JSON, which the store does not read
    finished: int | None = None  # when the game ended, in milliseconds since 1970
    maker: bytes | None = None  # a keyed hash of the address that made it; None: nobody counts it
    record: int = 0  # bytes of the record that it was made of; 0: of none
    fleeting: bool = False  # whether it goes when nobody visits it any more, though it is finished
    visited: int = 0  # when somebody looked at it, in milliseconds since 1970; of finished ones alone


class Seat(NamedTuple):
    """A seat of a table."""

    table: str
    seat: int


class Used(NamedTuple):
    """What there is of one maker, or of all."""

    tables: int  # that are not finished
    records: int  # tables that were made of records
    bytes: int  # of these records


class End(NamedTuple):
    """Where a finished table stands in their list."""

    finished: int
    id: str


class Store(Protocol):
    """Keeps tables, their journals and the seats' tokens; every method may raise `Unavailable`.

    What returned from a method that changes something is durable.
    """

    figures: Figures

    def do_soon(self, work: Callable[[], None]) -> None:
        """Let something be done in the next turn of the loop; what such work appends is kept together."""
        ...

    def append_soon(
        self, table: str, lines: Sequence[bytes], *, seq: int, settle: Callable[[Exception | None], None]
    ) -> None:
        """As `append`, for who does not wait: `settle` is called when it is durable, or with what it raises.

        What is appended in one turn of the loop is made durable together.
        """
        ...

    async def append(self, table: str, lines: Sequence[bytes], *, seq: int) -> None:
        """Keep the next lines of a table's journal, of which the first has this number; all or none.

        Raises `Fenced` if there are lines of these numbers already, `Gap` if some before them are missing,
        `NoSuchTable`. After `Unavailable` the same lines may be appended again: they are never kept twice.
        """
        ...

    async def journal(self, table: str, *, since: int = 0) -> list[bytes]:
        """The lines of a table in order, from a number on."""
        ...

    async def create(self, table: Table) -> None:
        """Keep a new table, or raise `Taken`."""
        ...

    async def find(self, table: str) -> Table | None:
        """The table of this id."""
        ...

    async def find_by_code(self, code: str) -> Table | None:
        """The table of this short code."""
        ...

    async def unfinished(self) -> list[Table]:
        """Every table at which a game may go on, the oldest first."""
        ...

    async def lobby(self, *, limit: int = 100) -> list[Table]:
        """The public tables that are not finished, the newest first."""
        ...

    async def finished(
        self, *, private: bool = False, before: End | None = None, limit: int = 50
    ) -> list[Table]:
        """The finished public tables (and private ones, if asked), the last to end first, in pages.

        The next page begins before the last table of this one.
        """
        ...

    async def summarize(self, table: str, summary: bytes) -> None:
        """Change what lists say of a table, or raise `NoSuchTable`."""
        ...

    async def publish(self, table: str, *, public: bool) -> None:
        """Show a table in the lobby or no longer, or raise `NoSuchTable`."""
        ...

    async def finish(self, table: str, summary: bytes, *, at: int, fleeting: bool = False) -> None:
        """Say that the game of a table has ended, or raise `NoSuchTable`; who made it is forgotten.

        Unless it was made of a record: that counts until it is deleted.
        """
        ...

    async def visit(self, table: str, *, at: int) -> None:
        """Note that somebody looked at a finished table; no harm if there is none."""
        ...

    async def unvisited(self, *, before: int, limit: int) -> list[Table]:
        """The fleeting tables that are finished and were not visited since, the longest unvisited first."""
        ...

    async def used(self, maker: bytes | None = None) -> Used:
        """What there is of one maker, or of all."""
        ...

    async def size(self) -> int:
        """The bytes that the database takes, without what is free in it and will be used again."""
        ...

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """The secret of this name, which stays the same; the first that is proposed, if there is none yet."""
        ...

    async def delete(self, table: str) -> None:
        """Forget a table with all it has; no harm if there is none."""
        ...

    async def keep_token(self, digest: bytes, seat: Seat) -> None:
        """Let the token with this SHA-256 open a seat, or raise `NoSuchTable`; it opens no other any more."""
        ...

    async def find_token(self, digest: bytes) -> Seat | None:
        """The seat that the token with this SHA-256 opens."""
        ...

    async def forget_tokens(self, seat: Seat, *, but: bytes | None = None) -> bool:
        """Let no token open this seat any more, or only the one of this SHA-256; whether any did."""
        ...

    async def check(self) -> None:
        """Whether something could be kept, as far as can be told without keeping anything."""
        ...

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file while play goes on, or raise `Complaint`."""
        ...

    async def close(self) -> None:
        """Keep what is queued, then let go of the database."""
        ...
