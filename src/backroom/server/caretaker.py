"""Clears away tables that nobody comes back to: else they would fill the house for everybody.

While there is room for all, every table is kept: who plays at home may come back to theirs after a year.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from backroom.server.attendance import count_anew
from backroom.server.store.failures import Unavailable

if TYPE_CHECKING:
    from backroom.server.house import House
    from backroom.server.room import Room

A_DAY: Final = 86_400.0  # seconds
AN_HOUR: Final = 3600.0
CROWDED: Final = 0.5  # of all the tables that there may be
FIRST: Final = 600.0  # seconds after a start: whoever was at a table when the server stopped is back by then
EVERY: Final = 3600.0  # seconds
HANDFUL: Final = 200  # tables that are looked at in a turn of the loop
STEP: Final = 0.02  # seconds between two of them
MOST_AT_ONCE: Final = 5_000  # finished ones that are deleted in a pass


async def keep_clearing(house: House) -> None:
    """Clear away what was left, soon after the start and again and again."""
    try:
        await count_anew(list(house.rooms.values()), house.now())
    except Unavailable as problem:  # they count as left now until the next start
        house.services.log.warning("tables.not_stamped", why=str(problem))
    await asyncio.sleep(FIRST)
    while True:
        try:
            cleared = await clear(house)
        except Unavailable as problem:  # the next time, then
            house.services.log.warning("tables.not_cleared", why=str(problem))
        else:
            house.services.log.info("tables.cleared", tables=cleared)
        await asyncio.sleep(EVERY)


async def clear(house: House) -> int:
    """Delete the tables that were left long enough ago; how many there were."""
    if is_clock_set(house):
        return 0
    cleared = await clear_finished(house, house.services.settings.days_imports * A_DAY, MOST_AT_ONCE)
    for room in list(house.rooms.values()):
        house.forget(room)  # a finished one, of which only a request has come
    cleared += await clear_unfinished(house)
    await house.quotas.measure()
    return cleared


def is_clock_set(house: House) -> bool:
    """Whether the machine's clock was set since the start: who knows then how long ago anything was."""
    return abs(time.time() - house.now()) > A_DAY


async def clear_finished(house: House, seconds: float, most: int) -> int:
    """Delete finished games that are not kept for good and were not visited for so long; how many."""
    cleared, before = 0, int((house.now() - seconds) * 1000)
    for head in await house.services.store.unvisited(before=before, limit=most):
        if await house.delete_finished(head):
            house.services.metrics.cleared.labels("finished").inc()
            cleared += 1
        await asyncio.sleep(STEP)
    return cleared


async def clear_unfinished(house: House) -> int:
    """Delete the tables that were left long enough ago, if the house is half full; how many there were."""
    settings = house.services.settings
    if len(house.rooms) < CROWDED * settings.tables:
        return 0
    rooms, cleared = list(house.rooms.values()), 0
    for first in range(0, len(rooms), HANDFUL):
        for room in rooms[first : first + HANDFUL]:
            days = settings.days_unstarted if room.table.stage == "open" else settings.days_unfinished
            deserted = partial(is_deserted, house, seconds=days * A_DAY)
            if deserted(room) and await delete_left(house, room, deserted):
                cleared += 1
                await asyncio.sleep(STEP)  # who plays waits for the disk too
        await asyncio.sleep(STEP)
    return cleared


async def delete_left(house: House, room: Room, deserted: Callable[[Room], bool]) -> bool:
    """Delete a table, if it is still deserted; whether it is gone."""
    kind = "unstarted" if room.table.stage == "open" else "unfinished"
    gone = await house.delete(room, if_still=deserted)
    if gone:
        house.services.metrics.cleared.labels(kind).inc()
    return gone


def is_unattended(room: Room) -> bool:
    """Whether nobody is at a table, or about to come in."""
    return not (room.crier.audience.all() or room.door.arriving)


def is_deserted(house: House, room: Room, *, seconds: float) -> bool:
    """Whether a table was left for good, as far as anybody can tell, and so long ago."""
    if house.present(room.head.id) is not room or room.table.stage == "over":
        return False
    if not is_unattended(room) or room.keeper.troubled:
        return False
    if room.table.deadline() is not None:
        return False  # it goes on by itself, and ends
    return house.now() - room.attendance.last >= seconds
