"""Measures everybody's distance regularly, and drops connections that do not answer.

It pings a few at a time: pings that leave together would wait for each other, here and on their way back,
and each would seem to come from farther away than the one before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import ceil
from typing import Final

from backroom.server.house.house import House
from backroom.server.house.room import Room

SILENCE: Final = 30.0  # seconds without a pong, after which a connection is dead
STEP: Final = 0.02  # seconds between two batches


async def keep_measuring(house: House) -> None:
    """Ping everybody once per interval, spread over the interval."""
    every = house.services.settings.ping_every
    while True:
        rooms = list(house.rooms.values())
        handful = max(1, ceil(len(rooms) * STEP / every))
        rounds = range(0, len(rooms), handful)
        for first in rounds:
            measure(house, rooms[first : first + handful])
            await asyncio.sleep(STEP)
        await asyncio.sleep(max(STEP, every - len(rounds) * STEP))


def measure(house: House, rooms: Sequence[Room]) -> None:
    """Ping everybody at some tables, each with the time at which their own ping leaves."""
    clock = house.services.clock
    for room in rooms:
        if house.rooms.get(room.head.id) is not room:
            continue  # it was dropped meanwhile, and may have been loaded again
        for connection in room.audience.all():
            now = clock.now()
            if connection.pinged is None:
                connection.ping(now)
            elif now - connection.pinged > SILENCE:
                connection.abort()
        house.forget(room)  # a table that was only looked up
