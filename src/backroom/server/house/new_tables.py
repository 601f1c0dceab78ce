"""Makes tables: from options, from a record, or as a rematch for the same people."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from backroom.bots import bots_of, has_adviser
from backroom.core import log
from backroom.core.fair import SECRET
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.protocol.requests import ImportRecord, NewTable
from backroom.server.house.disk_space import make_room
from backroom.server.house.house import House, game_of
from backroom.server.house.quotas import SMALLEST
from backroom.server.house.room import AnyGame, AnyTable, Room
from backroom.server.people.text import tidy_name
from backroom.server.reading.setups import read_setup
from backroom.server.rooms.journal_lines import Hosts
from backroom.server.rooms.summary import Access, summarize
from backroom.server.seats import keys
from backroom.server.store.failures import Taken, Unavailable
from backroom.server.store.store import Head
from backroom.table.face import Face
from backroom.table.journal import Options
from backroom.table.restoring import Restoring, import_lines
from backroom.table.running import Effects
from backroom.table.table import open_table

Made = tuple[AnyTable, Effects[Any]]

MOST_TRIES: Final = 8  # to find an unused code


class Newcomer(NamedTuple):
    """A person who is to get a seat of a new table."""

    name: str
    face: Face | None


class Opened(NamedTuple):
    """A new table, and the tokens of the seats that are for people."""

    room: Room
    tokens: dict[int, str]


async def admit(house: House, address: str, *, record: int = 0) -> bytes:
    """The quota key of an address that may make a table from a record of this many bytes, or `Refused`.

    Called before anything is parsed, so that a refusal costs little.
    """
    maker = house.quotas.maker_of(address)
    await house.quotas.check(maker, record)
    return maker


async def open_wanted(house: House, wanted: NewTable, *, maker: bytes | None = None) -> Opened:
    """A new table, with its host in the first seat; `Malformed` if the options are impossible."""
    game = game_of(wanted.game)
    written = bytes(wanted.setup)
    await house.services.reader.check_setup(game.name, written, owner=maker)
    setup = read_setup(game, written)
    check_levels(wanted.game, *wanted.bots.values(), wanted.stand_in, wanted.fill)
    if any(not 0 < seat < setup.players for seat in wanted.bots):
        raise Malformed(f"bots may sit on the seats 1 to {setup.players - 1}")
    name = tidy_name(wanted.name)
    made = open_table(game, setup, options=options_of(game, wanted), secret=new_secret(), now=house.now())
    bots = {seat: wanted.bots.get(seat, wanted.fill) for seat in range(1, setup.players)}
    async with making(house, made, access_of(wanted), maker=maker) as room:
        return await furnish(house, room, Newcomer(name, wanted.face), bots, links=wanted.links)


async def open_record(house: House, wanted: ImportRecord, *, maker: bytes | None = None) -> Opened:
    """A table made from a record, to look at or to play on from its end; its host may delete it."""
    written = wanted.record.encode()
    await house.services.reader.check_record(written, owner=maker)
    reading = log.Reading(written, GAMES)
    await house.services.time_slices.do(reading.work, maker)
    record = reading.record()
    game = game_of(record.header.game)
    check_levels(game.name, wanted.stand_in, wanted.fill)
    name = tidy_name(wanted.name)
    lines = import_lines(game, record, options=options_of(game, wanted), secret=new_secret(), now=house.now())
    restoring = Restoring(game, lines)
    await house.services.time_slices.do(restoring.work, maker)
    restored = (restoring.table, restoring.done())
    async with making(house, restored, access_of(wanted), maker=maker, record=len(written)) as room:
        if room.table.stage == "over":
            await room.seats.make_host(0)
            token = await house.tokens.give(room.seats, 0)
            await room.listing.update()
            house.forget(room)
            return Opened(room, {0: token})
        bots: dict[int, str | None] = dict.fromkeys(range(1, len(room.table.seats)), wanted.fill)
        return await furnish(house, room, Newcomer(name, wanted.face), bots, links=wanted.links)


@asynccontextmanager
async def making(
    house: House, made: Made, access: Access, *, maker: bytes | None, record: int = 0
) -> AsyncGenerator[Room]:
    """Yield a new table, and delete it if any of it cannot be stored: nobody has heard of it yet.

    It is listed only once it is complete, not while its host is still sitting down.
    """
    room = await create(house, made, access, maker=maker, record=record)
    try:
        yield room
        if access.public:
            await house.services.store.publish(room.head.id, public=True)
            room.listing.head = replace(room.head, public=True)
    except Unavailable:
        house.rooms.pop(room.head.id, None)
        room.lose()
        raise
    room.journal.is_patient = True


async def create(house: House, made: Made, access: Access, *, maker: bytes | None, record: int = 0) -> Room:
    """An empty table under an unused code."""
    async with house.makers.of("" if maker is None else maker.hex()):
        await house.quotas.check(maker, record)
        await make_room(house, record)
        head = Head(
            id=keys.new_id(),
            code=keys.new_code(),
            game=made[0].game.name,
            created=int(house.now() * 1000),
            public=False,
            summary=summarize(made[0], access, used=house.now()),
            maker=maker,
            record=max(record, SMALLEST) if record else 0,
        )
        room = await keep_new(house, head, access, made)
        house.quotas.made(room.head)
        return room


async def keep_new(house: House, head: Head, access: Access, made: Made) -> Room:
    """The room of a new table, under another code if this one is taken."""
    for _ in range(MOST_TRIES):
        try:
            async with house.locks.of(head.id):  # anybody who finds it in the lobby waits until it is there
                room = await Room.create(head, access, made, house.services)
                house.rooms[head.id] = room
        except Taken:
            head = replace(head, id=keys.new_id(), code=keys.new_code())
            continue
        return room
    raise AssertionError("codes are long enough that one is free")


async def furnish(
    house: House, room: Room, host: Newcomer, bots: dict[int, str | None], *, links: bool
) -> Opened:
    """Seat the host and the bots, and make the host's token and, with `links`, those of the free seats."""
    await room.do(lambda _: room.table.seat_person(0, host.name, host.face), also=[Hosts(0)])
    for seat, level in bots.items():
        if level is not None:
            await seat_bot(room, seat, level)
    free = [number for number, seat in enumerate(room.table.seats) if links and not seat.is_taken]
    tokens = {0: await house.tokens.give(room.seats, 0)}
    for seat in free:
        tokens[seat] = await house.tokens.give(room.seats, seat, keys.For.WHOM_IT_IS_SENT)
    await room.listing.update()
    return Opened(room, tokens)


async def rematch(house: House, room: Room) -> Opened:
    """A new table with the same options, people and bots; every person gets a new token."""
    table = room.table
    if table.stage != "over":
        raise Refused("table", "the game is not over")
    made = open_table(table.game, table.setup, options=table.options, secret=new_secret(), now=house.now())
    access = replace(room.listing.access, gathers=None)  # those who asked for it know each other
    async with making(house, made, access, maker=room.head.maker) as again:
        tokens: dict[int, str] = {}
        for number, seat in enumerate(table.seats):
            if seat.person is not None:
                await seat_person(again, number, Newcomer(seat.person, seat.face))
                tokens[number] = await house.tokens.give(again.seats, number)
            elif seat.bot is not None:
                await seat_bot(again, number, seat.bot)
        host = room.host.seat if room.host.seat in tokens else min(tokens, default=None)
        await again.seats.make_host(host)
        await again.listing.update()
        return Opened(again, tokens)


def new_secret() -> bytes:
    """A secret from which a table's draws are derived."""
    return secrets.token_bytes(SECRET)


def options_of(game: AnyGame, wanted: NewTable | ImportRecord) -> Options:
    """The options of a table, without the setup of its game."""
    return Options(
        speed=wanted.speed,
        stand_in=wanted.stand_in,
        handover=wanted.handover,
        pace=wanted.pace,
        advice=wanted.advice if has_adviser(game) else "nobody",
    )


def access_of(wanted: NewTable | ImportRecord) -> Access:
    """Who may come to a table, and what they may do there."""
    return Access(public=wanted.public, spectators=wanted.spectators, notes=wanted.notes)


def check_levels(game: str, *levels: str | None) -> None:
    """Raise `Malformed` unless there are bots of all levels that are named."""
    for level in levels:
        if level is not None:
            check_level(game, level)


def check_level(game: str, level: str) -> None:
    """Raise `Malformed` unless there is a bot of this level."""
    levels = bots_of(GAMES[game])
    if level not in levels:
        raise Malformed(f"there is no bot of this level, only {', '.join(levels)}")


async def seat_bot(room: Room, seat: int, level: str) -> None:
    """Put a bot on a seat."""
    check_level(room.head.game, level)
    await room.do(lambda _: room.table.seat_bot(seat, level))


async def seat_person(room: Room, seat: int, who: Newcomer) -> None:
    """Put a person on a seat."""
    await room.do(lambda _: room.table.seat_person(seat, who.name, who.face))
