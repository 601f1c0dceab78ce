"""Stores what lists show of one table: its summary, when its game ended, and when somebody was last there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from backroom.server.clock import Clock
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import Talked
from backroom.server.rooms.journal_writer import LOST, JournalWriter
from backroom.server.rooms.summary import Access, Shelved, summarize
from backroom.server.rooms.tasks import Tasks
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Head, Store
from backroom.table.journal import Ended, Held, Opened, Paused, Resumed, Started
from backroom.table.table import Table

NOW_AND_THEN: Final = 3600.0  # seconds between two visits that are stored
BY_PEOPLE: Final = (Opened, Started, Held, Paused, Resumed, Ended, Talked)  # lines that have a time


class Listing:
    """Maintains what lists show of one table."""

    def __init__(  # noqa: PLR0913 - the table, and all that writes what lists show of it
        self,
        head: Head,
        access: Access,
        table: Table[Any, Any, Any, Any],
        exclusive: Exclusive,
        journal: JournalWriter,
        *,
        store: Store,
        tasks: Tasks,
        clock: Clock,
    ) -> None:
        self.head: Head = head
        self.access: Access = access
        self.table: Table[Any, Any, Any, Any] = table
        self.exclusive: Exclusive = exclusive
        self.journal: JournalWriter = journal
        self.store: Store = store
        self.tasks: Tasks = tasks
        self.clock: Clock = clock
        self.visited: float = clock.now()  # when somebody was last at the table
        self.stored: float = self.visited  # the last visit that was stored
        self.writing: asyncio.Lock = asyncio.Lock()

    async def update(self) -> None:
        """Update what lists show of the table to what is durable."""
        journal = self.journal
        async with self.writing:  # or an older summary could be written after a newer one
            await self.exclusive.idle()
            head = self.head
            if journal.is_ahead:
                raise Unavailable(LOST)
            summary = summarize(self.table, self.access, used=self.stamp())
            if self.table.stage == "over" and head.finished is None:
                at = int(self.clock.now() * 1000)
                fleeting = all(seat.person is None for seat in self.table.seats)
                await journal.insist(lambda: self.store.finish(head.id, summary, at=at, fleeting=fleeting))
                self.head = replace(head, finished=at, visited=at, fleeting=fleeting or head.record > 0)
            else:
                await journal.insist(lambda: self.store.summarize(head.id, summary))

    # When somebody was last there

    def recall(self, everything: Iterable[Any]) -> None:
        """After a restart, restore the last visit: the one that was stored, or the last thing done or said.

        Not every visit is stored, and an older server stored none.
        """
        self.stored = max(self.head.created, Shelved.of(self.head.summary).used) / 1000
        self.visited = max([self.stored, *(one.at for one in everything if isinstance(one, BY_PEOPLE))])

    def note_visit(self) -> None:
        """Note that somebody is at the table, or was until now, and store that now and then."""
        journal, table = self.journal, self.head.id
        self.visited = self.clock.now()
        if abs(self.visited - self.stored) < NOW_AND_THEN or self.tasks.is_closing:
            return
        if self.table.stage != "over":
            self.tasks.spawn(self.update())
        else:
            at = int(self.stamp() * 1000)
            self.tasks.spawn(journal.insist(lambda: self.store.visit(table, at=at)))

    def stamp(self) -> float:
        """The time to be stored with a change, which counts as a visit."""
        self.stored = self.visited = self.clock.now()
        return self.visited
