"""Makes room for one more table, where there is none: what nobody attends goes for it."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from backroom.core.refusal import Refused
from backroom.server.caretaker import (
    A_DAY,
    AN_HOUR,
    HANDFUL,
    clear_finished,
    delete_left,
    is_clock_set,
    is_deserted,
)
from backroom.server.quotas import Why

if TYPE_CHECKING:
    from backroom.server.house import House
    from backroom.server.room import Room

A_FEW: Final = 20  # tables that are deleted at most so that another can be made
MOST_KNOWN: Final = 1_000  # tables that would go next
LOOK_EVERY: Final = 10.0  # seconds
NO_ROOM: Final = "house"  # the rule of such a refusal
SENTENCES: Final[dict[Why, str]] = {
    "house": "the house is full; try again later",
    "imports": "the house has no room for more records; try again later",
    "disk": "the disk of the house is full; games go on, but no table can be made",
}


async def make_room(house: House, record: int) -> None:
    """See that there is room for one more table, made of a record of so many bytes, or raise `Refused`.

    What nobody attends goes for it, the longest left first: tables at which no game began, those at which
    one stands still, finished games that are not kept for good. Else whoever makes tables for nothing would
    keep everybody out until they are cleared away.
    """
    lacking = lacks(house, record)
    if lacking in ("house", "disk") and not is_clock_set(house):
        lacking = await clear_left(house, record)
    if lacking in ("imports", "disk") and not is_clock_set(house):
        if await clear_finished(house, A_DAY, A_FEW):
            await house.quotas.measure()
        lacking = lacks(house, record)
    if lacking is not None:
        house.quotas.refuse(lacking, Refused(NO_ROOM, SENTENCES[lacking]))


def lacks(house: House, record: int) -> Why | None:
    """What there is no room in."""
    if len(house.rooms) >= house.services.settings.tables:
        return "house"
    return house.quotas.lacks(record)


async def clear_left(house: House, record: int) -> Why | None:
    """Delete what was left longest, until there is room; what is lacking still."""
    for _ in range(A_FEW):
        room = await house.leftovers.next(house)
        if room is None:
            break
        deserted = partial(is_deserted, house, seconds=patience_with(house, room))
        if deserted(room) and await delete_left(house, room, deserted) and lacks(house, record) is None:
            return None
    await house.quotas.measure()
    return lacks(house, record)


def patience_with(house: House, room: Room) -> float:
    """Seconds for which a table may be left before it makes room for another."""
    return AN_HOUR if room.stage == "open" else house.services.settings.days_unstarted * A_DAY


class Leftovers:
    """Knows which tables go first where room is needed; all are looked through now and then alone."""

    def __init__(self) -> None:
        self.left: deque[Room] = deque()
        self.looked: float | None = None

    async def next(self, house: House) -> Room | None:
        """The table that was left longest, of those at which no game began, then of the others."""
        if not self.left and (self.looked is None or abs(house.now() - self.looked) > LOOK_EVERY):
            self.looked = house.now()
            rooms = list(house.rooms.values())
            found: list[Room] = []
            for first in range(0, len(rooms), HANDFUL):
                found += [
                    room
                    for room in rooms[first : first + HANDFUL]
                    if is_deserted(house, room, seconds=patience_with(house, room))
                ]
                await asyncio.sleep(0)
            found.sort(key=lambda room: (room.stage != "open", room.attendance.last))
            self.left.extend(found[:MOST_KNOWN])
        return self.left.popleft() if self.left else None
