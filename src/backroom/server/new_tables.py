"""Makes tables: as somebody wants them, from a record, or once more for the same people."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from backroom.bots import BOTS
from backroom.core import log
from backroom.core.fair import SECRET
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.protocol.requests import ImportRecord, NewTable
from backroom.server import keys
from backroom.server.house import House, game_of
from backroom.server.kept import Hosts
from backroom.server.making_room import make_room
from backroom.server.quotas import SMALLEST
from backroom.server.room import AnyTable, Room
from backroom.server.setups import read_setup
from backroom.server.store.failures import Taken, Unavailable
from backroom.server.store.store import Table as Head
from backroom.server.summary import Manner, summarize
from backroom.server.talk import tidy_name
from backroom.table.journal import Options
from backroom.table.restoring import Restoring, import_lines
from backroom.table.running import Update
from backroom.table.table import open_table

Made = tuple[AnyTable, Update[Any]]

MOST_TRIES: Final = 8  # at a code that nobody has yet


class Opened(NamedTuple):
    """A new table: the tokens of its seats that are people's."""

    room: Room
    tokens: dict[int, str]


async def admit(house: House, address: str, *, record: int = 0) -> bytes:
    """By what an address is known that may make a table, of a record of so many bytes, or `Refused`.

    Asked before anything is read: what is refused costs little.
    """
    maker = house.quotas.maker_of(address)
    await house.quotas.check(maker, record)
    return maker


async def open_wanted(house: House, wanted: NewTable, *, maker: bytes | None = None) -> Opened:
    """A new table, with its host in the first seat; `Malformed` for what cannot be."""
    game = game_of(wanted.game)
    written = bytes(wanted.setup)
    await house.services.reader.check_setup(game.name, written)
    setup = read_setup(game, written)
    for level in (*wanted.bots.values(), wanted.stand_in, wanted.fill or wanted.stand_in):
        check_level(wanted.game, level)
    if any(not 0 < seat < setup.players for seat in wanted.bots):
        raise Malformed(f"bots may sit on the seats 1 to {setup.players - 1}")
    name = tidy_name(wanted.name)
    made = open_table(game, setup, options=options_of(wanted), secret=new_secret(), now=house.now())
    bots = {seat: wanted.bots.get(seat, wanted.fill) for seat in range(1, setup.players)}
    async with making(house, made, manner_of(wanted), maker=maker) as room:
        return await furnish(house, room, name, bots, links=wanted.links)


async def open_record(house: House, wanted: ImportRecord, *, maker: bytes | None = None) -> Opened:
    """A table from a record, whose host may delete it: to look at, or to play on from where it ends."""
    written = wanted.record.encode()
    await house.services.reader.check_record(written)
    reading = log.Reading(written, GAMES)
    await house.services.turns.do(reading.go_on)
    record = reading.record()
    game = game_of(record.header.game)
    for level in (wanted.stand_in, wanted.fill or wanted.stand_in):
        check_level(game.name, level)
    name = tidy_name(wanted.name)
    lines = import_lines(game, record, options=options_of(wanted), secret=new_secret(), now=house.now())
    restoring = Restoring(game, lines)
    await house.services.turns.do(restoring.go_on)
    restored = (restoring.table, restoring.done())
    async with making(house, restored, manner_of(wanted), maker=maker, record=len(written)) as room:
        if room.table.stage == "over":
            await room.give_say(0)
            token = await house.give_token(room, 0)
            await room.summarize()
            house.forget(room)
            return Opened(room, {0: token})
        bots: dict[int, str | None] = dict.fromkeys(range(1, len(room.table.seats)), wanted.fill)
        return await furnish(house, room, name, bots, links=wanted.links)


@asynccontextmanager
async def making(
    house: House, made: Made, manner: Manner, *, maker: bytes | None, record: int = 0
) -> AsyncGenerator[Room]:
    """A new table. If something of it cannot be kept, it is given up: nobody has heard of it yet."""
    room = await create(house, made, manner, maker=maker, record=record)
    try:
        yield room
    except Unavailable:
        house.rooms.pop(room.head.id, None)
        room.lose()
        raise
    room.keeper.is_patient = True


async def create(house: House, made: Made, manner: Manner, *, maker: bytes | None, record: int = 0) -> Room:
    """A table at which nobody sits, under a code that nobody has."""
    async with house.makers.of("" if maker is None else maker.hex()):
        await house.quotas.check(maker, record)
        await make_room(house, record)
        head = Head(
            id=keys.new_id(),
            code=keys.new_code(),
            game=made[0].game.name,
            created=int(house.now() * 1000),
            public=manner.public,
            summary=summarize(made[0], manner, used=house.now()),
            maker=maker,
            record=max(record, SMALLEST) if record else 0,
        )
        room = await keep_new(house, head, manner, made)
        house.quotas.made(room.head)
        return room


async def keep_new(house: House, head: Head, manner: Manner, made: Made) -> Room:
    """The room of a new table, under another code if somebody has this one."""
    for _ in range(MOST_TRIES):
        try:
            async with house.locks.of(head.id):  # who finds it by the lobby waits until it is there
                room = await Room.create(head, manner, made, house.services)
                house.rooms[head.id] = room
        except Taken:
            head = replace(head, id=keys.new_id(), code=keys.new_code())
            continue
        return room
    raise AssertionError("codes are long enough that one is free")


async def furnish(house: House, room: Room, name: str, bots: dict[int, str | None], *, links: bool) -> Opened:
    """Seat the host and the bots, and make the tokens: the host's, and if wanted of the seats left."""
    await room.do(lambda _: room.table.seat_person(0, name), also=[Hosts(0)])
    for seat, level in bots.items():
        if level is not None:
            await seat_bot(room, seat, level)
    free = [number for number, seat in enumerate(room.table.seats) if links and not seat.is_taken]
    tokens = {0: await house.give_token(room, 0)}
    for seat in free:
        tokens[seat] = await house.give_token(room, seat, keys.For.WHOM_IT_IS_SENT)
    await room.summarize()
    return Opened(room, tokens)


async def rematch(house: House, room: Room) -> Opened:
    """A new table with the same options, people and bots; every person has a new token."""
    table = room.table
    if table.stage != "over":
        raise Refused("table", "the game is not over")
    made = open_table(table.game, table.setup, options=table.options, secret=new_secret(), now=house.now())
    async with making(house, made, room.manner, maker=room.head.maker) as again:
        tokens: dict[int, str] = {}
        for number, seat in enumerate(table.seats):
            if seat.person is not None:
                await seat_person(again, number, seat.person)
                tokens[number] = await house.give_token(again, number)
            elif seat.bot is not None:
                await seat_bot(again, number, seat.bot)
        host = room.host if room.host in tokens else min(tokens, default=None)
        await again.give_say(host)
        await again.summarize()
        return Opened(again, tokens)


def new_secret() -> bytes:
    """What the draws of a table come from."""
    return secrets.token_bytes(SECRET)


def options_of(wanted: NewTable | ImportRecord) -> Options:
    """What is chosen for the table besides the setup of its game."""
    return Options(speed=wanted.speed, stand_in=wanted.stand_in, handover=wanted.handover)


def manner_of(wanted: NewTable | ImportRecord) -> Manner:
    """Who may come, and what they may have."""
    return Manner(public=wanted.public, spectators=wanted.spectators, notes=wanted.notes)


def check_level(game: str, level: str) -> None:
    """There is a bot of this level, or `Malformed`."""
    if level not in BOTS[game]:
        raise Malformed(f"there is no bot of this level, only {', '.join(BOTS[game])}")


async def seat_bot(room: Room, seat: int, level: str) -> None:
    """Put a bot on a seat."""
    check_level(room.head.game, level)
    await room.do(lambda _: room.table.seat_bot(seat, level))


async def seat_person(room: Room, seat: int, name: str) -> None:
    """Put a person on a seat."""
    await room.do(lambda _: room.table.seat_person(seat, name))
