"""When somebody was last at a table. It is kept with what lists say of the table, but only now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from backroom.server.kept import Talked
from backroom.server.summary import Shelved
from backroom.table.journal import Ended, Held, Opened, Paused, Resumed, Started

if TYPE_CHECKING:
    from backroom.server.room import Room
    from backroom.server.store.store import Table as Head

NOW_AND_THEN: Final = 3600.0  # seconds
BY_PEOPLE: Final = (Opened, Started, Held, Paused, Resumed, Ended, Talked)  # lines that say when they were
LONG_AWAY: Final = 2 * 86_400.0  # seconds: a clock by which nobody was anywhere for so long was set
STEP: Final = 0.02  # seconds between two tables that are written down


class Attendance:
    """One table's."""

    __slots__ = ("kept", "last", "room")

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.last: float = room.services.clock.now()
        self.kept: float = self.last

    def recall(self, head: Head, everything: Iterable[Any]) -> None:
        """Take what is known after a restart: what the lists have, and when something was last done or said.

        An older server kept no visits, and none keeps every one.
        """
        self.kept = max(head.created, Shelved.of(head.summary).used) / 1000
        self.last = max([self.kept, *(one.at for one in everything if isinstance(one, BY_PEOPLE))])

    def note(self) -> None:
        """Somebody is here, or was until now."""
        room = self.room
        self.last = room.services.clock.now()
        if abs(self.last - self.kept) < NOW_AND_THEN or room.closed:
            return
        if room.table.stage != "over":
            room.spawn(room.summarize())
        elif room.head.fleeting:
            at = int(self.stamp() * 1000)
            room.spawn(room.keeper.insist(lambda: room.services.store.visit(room.head.id, at=at)))

    def stamp(self) -> float:
        """Something was done about the table, and is being kept: the time to be kept with it."""
        self.kept = self.last = self.room.services.clock.now()
        return self.last


async def count_anew(rooms: Sequence[Room], now: float) -> None:
    """After a start by a clock that cannot be believed: all tables count as left now, and that is kept.

    It was set back, or forward, or the server was off for days: nobody could come to any table meanwhile, so
    none was left for as long as it seems.
    """
    latest = max((room.attendance.last for room in rooms), default=now)
    if abs(now - latest) <= LONG_AWAY:
        return
    for room in rooms:
        room.attendance.last = now
    for room in rooms:
        if not room.closed:
            await room.summarize()
        await asyncio.sleep(STEP)  # who plays waits for the disk too
