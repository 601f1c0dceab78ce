"""Clears away tables that nobody comes back to: else they would fill the house for everybody.

While there is room for all, every table is kept: who plays at home may come back to theirs after a year.
"""

from __future__ import annotations

import asyncio
import time
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
    """Delete the tables that were left long enough ago, if the house is half full; how many there were."""
    settings = house.services.settings
    if len(house.rooms) < CROWDED * settings.tables or abs(time.time() - house.now()) > A_DAY:
        return 0  # or the machine's clock was set since the start: who knows how long ago anything was
    rooms, cleared = list(house.rooms.values()), 0
    for first in range(0, len(rooms), HANDFUL):
        for room in rooms[first : first + HANDFUL]:
            days = settings.days_unstarted if room.table.stage == "open" else settings.days_unfinished
            deserted = partial(is_deserted, house, seconds=days * A_DAY)
            if deserted(room) and await house.delete(room, if_still=deserted):
                cleared += 1
                await asyncio.sleep(STEP)  # who plays waits for the disk too
        await asyncio.sleep(STEP)
    return cleared


async def make_room(house: House) -> None:
    """The house is full: a table goes that was made and left at once, if there is one.

    Else whoever makes tables for nothing would keep everybody out until they are cleared away.
    """
    for room in list(house.rooms.values()):
        deserted = partial(is_deserted, house, seconds=AN_HOUR)
        if room.table.stage == "open" and deserted(room) and await house.delete(room, if_still=deserted):
            return


def is_deserted(house: House, room: Room, *, seconds: float) -> bool:
    """Whether a table was left for good, as far as anybody can tell, and so long ago."""
    if house.present(room.head.id) is not room or room.table.stage == "over":
        return False
    if room.crier.audience.all() or room.door.arriving or room.keeper.troubled:
        return False
    if room.table.deadline() is not None:
        return False  # it goes on by itself, and ends
    return house.now() - room.attendance.last >= seconds
