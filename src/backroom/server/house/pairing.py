"""Quick pairing: seats strangers together at public tables that begin by themselves.

A table that gathers is an ordinary public table with a rule for its beginning, stored with it. So whoever
comes by its link or from the lobby sits down as anywhere else, and a restart loses nobody.
"""

from __future__ import annotations

import asyncio
from typing import Final

from backroom.core.optional import pairing_of
from backroom.core.refusal import Refused
from backroom.protocol.requests import FindPeople, SeatTaken, TakeSeat
from backroom.server.house.house import House, game_of
from backroom.server.house.new_tables import Newcomer, admit, furnish, making, new_secret
from backroom.server.house.room import Room
from backroom.server.people.text import tidy_name
from backroom.server.rooms.summary import Access, Gathers
from backroom.server.seats import changing
from backroom.server.seats.seating import take_seat
from backroom.server.store.failures import Unavailable
from backroom.table.journal import Options
from backroom.table.table import open_table

EVERY: Final = 0.5  # seconds between two looks at the tables that gather
TOO_LONG: Final = "you were away for too long, and others are waiting for players; find people again"


async def find_people(house: House, wanted: FindPeople, *, network: str) -> SeatTaken:
    """A seat where people gather for this game: at the table with the most of them, or at a new one."""
    game, name = game_of(wanted.game), tidy_name(wanted.name)
    async with house.pairing.of(game.name):
        for room in waiting_tables(house, game.name, network):
            try:
                return await join(house, room, TakeSeat(name=name, face=wanted.face), network)
            except Refused:  # it has begun or filled up meanwhile
                continue
        return await gather(house, wanted, name, network)


def waiting_tables(house: House, game: str, network: str) -> list[Room]:
    """The tables at which people from this network may join others, the fullest and oldest first."""
    found = [
        room
        for room in house.gathering.values()
        if room.head.game == game
        and house.present(room.head.id) is room
        and room.gatherer.is_open
        and not room.journal.is_troubled
        and not room.gatherer.has_enough_of(network)
        and not all(seat.is_taken for seat in room.table.seats)
    ]
    return sorted(found, key=lambda room: (-len(room.gatherer.present()), room.head.created, room.head.id))


async def join(house: House, room: Room, wanted: TakeSeat, network: str) -> SeatTaken:
    """A free seat at a table that gathers; `Refused` if there is none any more."""
    async with room.seats.lock:
        await room.exclusive.idle_soon()
        if not room.gatherer.is_open:
            raise Refused("table", "the game has begun")
        room.gatherer.check(network)
        taken = await take_seat(house.tokens, room.seats, wanted, network=network)
        room.gatherer.note(taken.seat, network)
        return taken


async def gather(house: House, wanted: FindPeople, name: str, network: str) -> SeatTaken:
    """The first seat of a new table that gathers."""
    maker = await admit(house, network)
    game = game_of(wanted.game)
    pairing = pairing_of(game)
    access = Access(public=True, gathers=Gathers(pairing.people, game.stand_in))
    made = open_table(game, pairing.setup, options=Options(), secret=new_secret(), now=house.now())
    async with making(house, made, access, maker=maker) as room:
        opened = await furnish(house, room, Newcomer(name, wanted.face), {}, links=False)
    room.gatherer.note(0, network)
    house.gathering[room.head.id] = room
    return SeatTaken(room.head.code, 0, opened.tokens[0])


# While people gather


async def keep_gathering(house: House) -> None:
    """Begin the games of tables with enough people, and free the seats of those who are away."""
    while True:
        for room in list(house.gathering.values()):
            try:
                await look_after(house, room)
            except Unavailable as problem:  # try again at the next look
                house.services.log.warning("gathering.waits", table=room.head.id, why=str(problem))
            except Exception as problem:  # noqa: BLE001 - one table must not keep the others waiting
                room.tasks.report(problem)
        await asyncio.sleep(EVERY)


async def look_after(house: House, room: Room) -> None:
    """Do what is due at one table that gathers."""
    if house.present(room.head.id) is not room or not room.gatherer.is_open:
        if house.gathering.get(room.head.id) is room:  # and not the same table, loaded again
            del house.gathering[room.head.id]
        return
    now = house.now()
    async with room.seats.lock:
        has_changed = room.gatherer.look(now)
        for seat in room.gatherer.lapsed(now):
            present = await changing.give_up(house.tokens, room.seats, seat)
            room.entrance.dismiss(present, "no_such_seat", TOO_LONG)
        if room.gatherer.is_due(now):
            await begin(room)
        elif has_changed:
            async with room.exclusive.access():
                room.broadcast.show_presence()
    if is_left(room):
        async with house.pairing.of(room.head.game):  # nobody is sent there while it goes
            await house.delete(room, if_still=is_left)


async def begin(room: Room) -> None:
    """Begin the game, with bots in the free seats; one sits in for whoever is away, until they are back."""
    gathers = room.gatherer.gathers
    assert gathers is not None

    await room.do(lambda now: room.table.begin_with(gathers.fill, now))
    for seat in room.gatherer.people():
        if not room.audience.is_present(seat):
            await stand_in(room, seat, gathers.fill)
    await room.listing.update()


async def stand_in(room: Room, seat: int, level: str) -> None:
    """Let a bot play for somebody who is away, unless they are back or the game is over already."""
    try:
        await room.do(lambda _: room.table.seat_bot(seat, level))
    except Refused:
        return


def is_left(room: Room) -> bool:
    """Whether nobody waits at a table any more."""
    return room.gatherer.is_open and not room.gatherer.people() and not room.is_attended()
