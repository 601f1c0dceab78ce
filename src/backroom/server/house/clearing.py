"""Deletes abandoned tables, which would otherwise fill the house for everybody.

While there is space for all, every table stays: people who play at home may come back after a year.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from backroom.server.house.house import House, is_unattended
from backroom.server.house.room import Room
from backroom.server.store.failures import Unavailable

A_DAY: Final = 86_400.0  # seconds
AN_HOUR: Final = 3600.0
CROWDED: Final = 0.5  # of the most tables that there may be
FIRST: Final = 600.0  # seconds after a start: whoever was at a table when the server stopped is back by then
EVERY: Final = 3600.0  # seconds
HANDFUL: Final = 200  # tables that are examined in one turn of the loop
LONG_AWAY: Final = 2 * A_DAY  # if nobody was anywhere for this long, the clock was probably set
STEP: Final = 0.02  # seconds between two of them
MOST_AT_ONCE: Final = 5_000  # finished games that one pass deletes


async def keep_clearing(house: House) -> None:
    """Clear away abandoned tables, soon after the start and then regularly."""
    if not house.is_time_known:
        try:
            await count_anew(list(house.rooms.values()), house.now())
            await note_running(house)
        except Unavailable as problem:  # they count as left now until the next start
            house.services.log.warning("tables.not_stamped", why=str(problem))
    await asyncio.sleep(FIRST)
    while True:
        try:
            cleared = await clear(house)
        except Unavailable as problem:  # try again next time
            house.services.log.warning("tables.not_cleared", why=str(problem))
        else:
            house.services.log.info("tables.cleared", tables=cleared)
        await asyncio.sleep(EVERY)


async def clear(house: House) -> int:
    """Delete the tables that were left long enough ago, and return how many."""
    if is_clock_off(house):
        return 0
    await note_running(house)
    settings = house.services.settings
    cleared = await clear_finished(house, settings.days_imports * A_DAY, MOST_AT_ONCE)
    if settings.days_finished is not None:
        cleared += await clear_finished(house, settings.days_finished * A_DAY, MOST_AT_ONCE, fleeting=False)
    for room in list(house.rooms.values()):
        house.forget(room)  # a finished one, in memory only because of a request
    cleared += await clear_unfinished(house)
    await house.quotas.measure()
    return cleared


async def resume(house: House) -> None:
    """After a start, find out whether the clock can be trusted and how long the server was off."""
    try:
        last = await house.services.store.last_run()
        if is_believed(house.now(), None if last is None else last / 1000, house.rooms.values()):
            await note_running(house)  # else all tables count as left now first, which may take a while
    except Unavailable as problem:
        house.services.log.warning("tables.not_stamped", why=str(problem))


async def note_running(house: House) -> None:
    """Record that the server is running. Time during which it was off does not count against any table."""
    now, longest = int(house.now() * 1000), int(LONG_AWAY * 1000)
    await house.services.store.note_running(at=now, longest=longest)
    house.is_time_known = True


def is_clock_off(house: House) -> bool:
    """Whether the machine's clock was set since the start, so that no age can be trusted."""
    return abs(time.time() - house.now()) > A_DAY


def knows_ages(house: House) -> bool:
    """Whether the age of anything can be told."""
    return house.is_time_known and not is_clock_off(house)


async def clear_finished(house: House, seconds: float, most: int, *, fleeting: bool = True) -> int:
    """Delete finished games that nobody visited for this many seconds, and return how many.

    Fleeting games were uploaded, or only bots were left to finish them; people played the others.
    """
    cleared, before = 0, int((house.now() - seconds) * 1000)
    for head in await house.services.store.unvisited(before=before, limit=most, fleeting=fleeting):
        if await house.delete_finished(head):
            house.services.metrics.cleared.labels("finished" if fleeting else "played").inc()
            cleared += 1
        await asyncio.sleep(STEP)
    return cleared


async def clear_unfinished(house: House) -> int:
    """If the house is half full, delete the tables that were left long enough ago; return how many."""
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
                await asyncio.sleep(STEP)  # players wait for the disk too
        await asyncio.sleep(STEP)
    return cleared


async def delete_left(house: House, room: Room, deserted: Callable[[Room], bool]) -> bool:
    """Delete a table if it is still deserted, and return whether it is gone."""
    kind = "unstarted" if room.table.stage == "open" else "unfinished"
    gone = await house.delete(room, if_still=deserted)
    if gone:
        house.services.metrics.cleared.labels(kind).inc()
    return gone


def is_deserted(house: House, room: Room, *, seconds: float) -> bool:
    """Whether a table was, as far as anybody can tell, left for good at least this many seconds ago."""
    if house.present(room.head.id) is not room or room.table.stage == "over":
        return False
    if not is_unattended(room) or room.journal.is_troubled:
        return False
    if room.table.deadline() is not None:
        return False  # it goes on by itself, and ends
    return house.now() - room.listing.visited >= seconds


def is_believed(now: float, last_run: float | None, rooms: Collection[Room]) -> bool:
    """Whether this much time can have passed since the server ran and people were at tables."""
    latest = max((room.listing.visited for room in rooms), default=now)
    if last_run is None:  # an older server did not record when it ran
        return abs(now - latest) <= LONG_AWAY
    return abs(now - last_run) <= LONG_AWAY and latest - now <= LONG_AWAY


async def count_anew(rooms: Sequence[Room], now: float) -> None:
    """After a start with an untrusted clock, store for every table that it was left now.

    The clock was set, or the server was off for days. Nobody could come to a table meanwhile, so none was
    abandoned for as long as it seems.
    """
    for room in rooms:
        room.listing.visited = now
    for room in rooms:
        if not room.tasks.is_closing:
            await room.listing.update()
        await asyncio.sleep(STEP)  # players wait for the disk too
