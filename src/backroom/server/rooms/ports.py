"""What the stages of a table ask of each other: a few methods each, and nothing of what is behind them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from backroom.server.rooms.audience import Listener
from backroom.server.rooms.journal_lines import Kept
from backroom.server.sockets.connection import Connection
from backroom.table.running import Effects
from backroom.table.told import Telling

Then = Callable[[Exception | None], None]  # called when lines are durable, or with why they never will be
Late = Callable[[], Sequence[Kept]]  # asked for further lines when it took long to make some durable


class IsAhead(Protocol):
    """Knows whether the table is ahead of its journal: then nothing of it may be shown, maybe never."""

    @property
    def is_ahead(self) -> bool:
        """Whether something that was done is not durable yet."""
        ...


class Appends(IsAhead, Protocol):
    """Makes durable what commands did."""

    @property
    def is_lost(self) -> bool:
        """Whether the table can never be stored as it is, or was deleted."""
        ...

    def append_soon(self, lines: Sequence[Kept], then: Then, late: Late) -> None:
        """Append lines, and call back when they are durable."""
        ...


class Writes(Protocol):
    """Makes durable what happened beside the table: talk, tips, an invitation."""

    async def append(self, lines: Sequence[Kept]) -> None:
        """Append lines, and wait until they are durable."""
        ...


class Tells(Protocol):
    """Tells listeners what commands did, once it is durable."""

    def tell_actors(self, effects: Effects[Any], actors: Iterable[Listener]) -> None:
        """Take what is durable, and tell first those who did it."""
        ...

    def tell_others(self, listeners: Collection[Listener]) -> None:
        """Tell the others."""
        ...

    def notify_followers(self) -> None:
        """Let the followers look at the table, after everybody was told."""
        ...


class Shows(Protocol):
    """Shows the table to those who come, and to the others that they came or went."""

    def greet(self, listener: Listener, connection: Connection, missed: Sequence[Any]) -> None:
        """Show a newcomer everything, and the others that they came."""
        ...

    def show_presence(self) -> None:
        """Show everybody who is present and who hosts."""
        ...


class Follower(Protocol):
    """A part of the server that follows a table: the bots, or a request for a seat."""

    def hear(self, told: Telling[Any]) -> None:
        """Take what each listener was told."""
        ...

    def look_at_table(self) -> None:
        """Look at the table, after everybody was told."""
        ...


class IsFollowed(Protocol):
    """Lets parts of the server follow a table."""

    def follow(self, follower: Follower) -> None:
        """Have it hear what is told from now on; no harm if it does already."""
        ...

    def unfollow(self, follower: Follower) -> None:
        """Have it hear nothing more; no harm if it does not."""
        ...


class Batches(Protocol):
    """Commits together what is appended between two calls."""

    def gather(self) -> None:
        """Commit nothing until `commit_gathered`."""
        ...

    def commit_gathered(self) -> None:
        """Commit what was appended since `gather`."""
        ...
