"""Makes space for a new table, if need be by deleting abandoned ones."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from backroom.core.refusal import Refused
from backroom.server.house.clearing import (
    A_DAY,
    AN_HOUR,
    HANDFUL,
    clear_finished,
    delete_left,
    is_deserted,
    knows_ages,
)
from backroom.server.house.house import House
from backroom.server.house.quotas import Why
from backroom.server.house.room import Room

A_MONTH: Final = 30 * A_DAY
A_FEW: Final = 20  # most tables that are deleted to make space for one
MOST_KNOWN: Final = 1_000  # candidates for deletion that are remembered
LOOK_EVERY: Final = 10.0  # seconds
NO_ROOM: Final = "house"  # the rule that such a refusal cites
SENTENCES: Final[dict[Why, str]] = {
    "house": "the house is full; try again later",
    "imports": "the house has no room for more records; try again later",
    "disk": "the disk of the house is full; games go on, but no table can be made",
}


async def make_room(house: House, record: int) -> None:
    """Make space for one more table, made from a record of this many bytes, or raise `Refused`.

    Abandoned tables are deleted, the longest left first: tables at which no game began, those whose game
    stands still, finished games from records, and finished games of people, if nobody has looked at them for
    a month. Otherwise anybody who makes pointless tables could keep everybody out until they are cleared
    away.
    """
    lacking = lacks(house, record)
    if lacking in ("house", "disk") and knows_ages(house):
        lacking = await clear_left(house, record)
    if lacking in ("imports", "disk") and knows_ages(house):
        if await clear_finished(house, A_DAY, A_FEW):
            await house.quotas.measure()
        lacking = lacks(house, record)
    if lacking == "disk" and knows_ages(house):
        if await clear_finished(house, A_MONTH, A_FEW, fleeting=False):
            await house.quotas.measure()
        lacking = lacks(house, record)
    if lacking is not None:
        house.quotas.refuse(lacking, Refused(NO_ROOM, SENTENCES[lacking]))


def lacks(house: House, record: int) -> Why | None:
    """What there is not enough of for one more table; None if there is space."""
    if len(house.rooms) >= house.services.settings.tables:
        return "house"
    return house.quotas.lacks(record)


async def clear_left(house: House, record: int) -> Why | None:
    """Delete the longest abandoned tables until there is space; return what is still lacking."""
    for _ in range(A_FEW):
        room = await next_leftover(house)
        if room is None:
            break
        deserted = partial(is_deserted, house, seconds=patience_with(house, room))
        if deserted(room) and await delete_left(house, room, deserted) and lacks(house, record) is None:
            return None
    await house.quotas.measure()
    return lacks(house, record)


def patience_with(house: House, room: Room) -> float:
    """Seconds for which a table may be left before it is deleted for another."""
    return AN_HOUR if room.queue.durable_stage == "open" else house.services.settings.days_unstarted * A_DAY


async def next_leftover(house: House) -> Room | None:
    """The longest abandoned table: first of those at which no game began, then of the others."""
    left = house.leftovers
    if not left.rooms and (left.looked is None or abs(house.now() - left.looked) > LOOK_EVERY):
        left.looked = house.now()
        rooms = list(house.rooms.values())
        found: list[Room] = []
        for first in range(0, len(rooms), HANDFUL):
            found += [
                room
                for room in rooms[first : first + HANDFUL]
                if is_deserted(house, room, seconds=patience_with(house, room))
            ]
            await asyncio.sleep(0)
        found.sort(key=lambda room: (room.queue.durable_stage != "open", room.listing.visited))
        left.rooms.extend(found[:MOST_KNOWN])
    return left.rooms.popleft() if left.rooms else None
