"""When somebody was last at a table. It is kept with what lists say of the table, but only now and then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from backroom.server.summary import Shelved

if TYPE_CHECKING:
    from backroom.server.room import Room
    from backroom.server.store.store import Table as Head

NOW_AND_THEN: Final = 3600.0  # seconds


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
        self.last = max([self.kept, *(one.at for one in everything if hasattr(one, "at"))])

    def note(self) -> None:
        """Somebody is here, or was until now."""
        room = self.room
        self.last = room.services.clock.now()
        if self.last - self.kept < NOW_AND_THEN or room.closed or room.table.stage == "over":
            return
        room.spawn(room.summarize())

    def stamp(self) -> float:
        """Something was done about the table, and is being kept: the time to be kept with it."""
        self.kept = self.last = self.room.services.clock.now()
        return self.last
