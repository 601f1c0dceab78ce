"""The seats of one table: what changes who has them, and what a restart must not leave half done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from backroom.server.clock import Clock
from backroom.server.operations.limits import Bucket
from backroom.server.people.entrance import Entrance
from backroom.server.people.host import Host
from backroom.server.people.wishes import Wishes
from backroom.server.rooms.audience import Audience
from backroom.server.rooms.broadcast import Broadcast
from backroom.server.rooms.command_queue import Duplicates
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import By, Granted, Hosts, Kept, Moved
from backroom.server.rooms.journal_writer import JournalWriter
from backroom.server.rooms.listing import Listing
from backroom.server.rooms.tasks import Tasks
from backroom.server.store.store import Head, Seat, Store
from backroom.table.running import Effects
from backroom.table.table import Table


class TableSeats:
    """Holds what it takes to give somebody a seat of one table, and to take it away."""

    def __init__(  # noqa: PLR0913 - a change of seats concerns every part of a room
        self,
        table: Table[Any, Any, Any, Any],
        exclusive: Exclusive,
        journal: JournalWriter,
        *,
        audience: Audience,
        broadcast: Broadcast,
        clock: Clock,
        duplicates: Duplicates,
        entrance: Entrance,
        host: Host,
        listing: Listing,
        store: Store,
        tasks: Tasks,
        wishes: Wishes,
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.exclusive: Exclusive = exclusive
        self.journal: JournalWriter = journal
        self.audience: Audience = audience
        self.broadcast: Broadcast = broadcast
        self.clock: Clock = clock
        self.duplicates: Duplicates = duplicates
        self.entrance: Entrance = entrance
        self.host: Host = host
        self.listing: Listing = listing
        self.store: Store = store
        self.tasks: Tasks = tasks
        self.wishes: Wishes = wishes
        self.lock: asyncio.Lock = asyncio.Lock()  # one change of seats at a time
        self.moved: Moved | None = None  # the last change of seats before the game
        self.granted: Granted | None = None  # the last wish for a seat that everybody agreed to
        self.own_given: dict[int, int] = {}  # how many tokens of their own the people in each seat were given
        self.buckets: dict[int, Bucket] = {}  # what each seat may still say, over all its connections

    @property
    def head(self) -> Head:
        """The table as lists show it."""
        return self.listing.head

    async def do(
        self, act: Callable[[float], Effects[Any]], *, by: By | None = None, also: Sequence[Kept] = ()
    ) -> None:
        """Run a command, unless this very one was run before; or raise `Refused` or `Malformed`."""
        await self.exclusive.do(act, by=by, also=also)

    async def make_host(self, seat: int | None) -> None:
        """Let this seat host the table from now on."""
        async with self.exclusive.access():
            await self.journal.append([Hosts(seat)])
            self.host.seat = seat
            self.broadcast.show_presence()

    async def note_grant(self, number: int, digest: bytes) -> None:
        """Store that everybody has agreed to a wish, and whose token gets the seat."""
        async with self.exclusive.access():
            await self.journal.append([Granted(number, digest.hex())])

    # After a restart

    def recall(self, kept: Moved | Granted) -> None:
        """Restore a change of seats from the journal."""
        if isinstance(kept, Granted):
            self.granted = kept
            return
        self.moved = kept
        if self.host.seat == kept.held:
            self.host.seat = kept.seat

    async def finish_changes(self) -> None:
        """Finish the changes of seats that a restart interrupted."""
        await self.bring_token_along()
        await self.finish_wish()

    async def bring_token_along(self) -> None:
        """Let the token of the last person to change seats open the new one, if a restart came in between."""
        moved, store = self.moved, self.store
        if moved is None or self.table.stage != "open":
            return
        token = bytes.fromhex(moved.digest)
        if await store.find_token(token) == Seat(self.head.id, moved.held):
            await self.journal.insist(lambda: store.keep_token(token, Seat(self.head.id, moved.seat)))

    async def finish_wish(self) -> None:
        """Seat the person whom everybody agreed to seat, if a restart came in between; else end the wish."""
        wish, granted, store = self.table.wish, self.granted, self.store
        if wish is None:
            return
        name, place = wish.name, Seat(self.head.id, wish.seat)
        if name is None or granted is None or granted.number != wish.number:  # its asker is gone
            await self.do(lambda _: self.table.end_wish(wish.number, "lapsed"))
            return
        token = bytes.fromhex(granted.digest)
        await self.journal.insist(lambda: store.forget_tokens(place, but=token))
        await self.journal.insist(lambda: store.keep_token(token, place))
        present = await self.entrance.clear_seat(wish.seat)  # their token is void, unless it is this one
        self.entrance.dismiss(present, "closing", "this seat is being reopened; reconnect")
        await self.do(lambda _: self.table.seat_person(wish.seat, name, wish.face))
