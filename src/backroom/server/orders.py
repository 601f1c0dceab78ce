"""What each command of a client does, for a seat or a spectator."""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import (
    Chat,
    ComeBack,
    Contribute,
    Fill,
    Kick,
    Leave,
    Orders,
    Pause,
    React,
    Rematch,
    Resume,
    SayAside,
    SeatBot,
    Sit,
    Start,
    Tip,
)
from backroom.server.again import new_rematch
from backroom.server.audience import Listener
from backroom.server.house import House, check_level
from backroom.server.kept import By
from backroom.server.moves import read_move
from backroom.server.room import Room
from backroom.server.talk import tidy_name, tidy_text

SPECTATOR: Final = "spectator"


async def obey(house: House, room: Room, listener: Listener, command: Orders) -> None:
    """Do a command, or raise `Refused` or `Malformed` and change nothing.

    One that was done before is not done again, whatever has changed since. What changes who has a seat is
    done while nothing else does (`room.seating`).
    """
    await room.still.rest()  # that something is refused may tell what is not kept yet
    if room.done_before.has(By(listener, command.id)):
        return
    if listener is None:
        await obey_spectator(room, command)
    elif isinstance(command, (SayAside, Contribute, ComeBack, Sit)):
        await obey_player(room, listener, command)
    elif isinstance(command, (Chat, React, Tip)):
        await speak(room, listener, command)
    elif isinstance(command, Leave):
        room.seat_of_person(listener)
        await give_up(house, room, listener, By(listener, command.id))
    elif isinstance(command, Rematch):
        room.seat_of_person(listener)
        await invite_again(house, room)
    else:
        room.check_say(listener)
        await obey_host(house, room, listener, command)


async def obey_spectator(room: Room, command: Orders) -> None:
    """Who watches may talk to others who do; what they think of the game comes by their connection."""
    if not isinstance(command, Chat):
        raise Refused("table", "only those who play may do this")
    await room.chat(SPECTATOR, tidy_text(command.text), By(None, command.id))


async def obey_player(room: Room, seat: int, command: SayAside | Contribute | ComeBack | Sit) -> None:
    """What a person does for their own seat."""
    table = room.table
    by = By(seat, command.id)
    match command:
        case SayAside():
            move = read_move(table.game, bytes(command.move))
            await room.do(lambda now: table.say_aside(seat, move, now), by=by)
        case Contribute():
            given = bytes.fromhex(command.given)
            await room.do(lambda _: table.contribute(seat, given), by=by)
        case ComeBack():
            await room.do(lambda _: table.come_back(seat), by=by)
        case Sit():
            name = tidy_name(command.name)
            await room.do(lambda _: table.seat_person(seat, name), by=by)
            await room.summarize()


async def speak(room: Room, seat: int, command: Chat | React | Tip) -> None:
    """Talk, if one has taken the seat."""
    name, by = room.seat_of_person(seat), By(seat, command.id)
    if isinstance(command, React):
        room.react(seat, command.reaction, by)
    elif isinstance(command, Tip):
        await room.poll.tip(seat, command.seat, by)
    else:
        await room.chat(name, tidy_text(command.text), by)


async def obey_host(
    house: House, room: Room, host: int, command: SeatBot | Fill | Kick | Start | Pause | Resume
) -> None:
    """What only the host may do."""
    table = room.table
    by = By(host, command.id)
    match command:
        case Start():
            await room.do(table.start, by=by)
            await room.summarize()
        case Pause():
            await room.do(table.pause, by=by)
        case Resume():
            await room.do(table.resume, by=by)
        case SeatBot():
            check_level(room.head.game, command.level)
            level, seat = command.level, command.seat
            await room.do(lambda _: table.seat_bot(seat, level), by=by)
            await room.summarize()
        case Fill():
            check_level(room.head.game, command.level)
            level = command.level
            await room.do(lambda _: table.fill(level), by=by)
            await room.summarize()
        case Kick():
            check_kick(room, host, command.seat)
            await give_up(house, room, command.seat, by)


def check_kick(room: Room, seat: int, other: int) -> None:
    """Somebody with the say may send this one away."""
    if other == seat:
        raise Refused("table", "leave instead")
    if other == room.host:
        raise Refused("table", "nobody sends the host away")
    if seat != room.host and room.crier.audience.is_present(other):
        raise Refused("table", "only the host sends away somebody who is there")


async def give_up(house: House, room: Room, seat: int, by: By) -> None:
    """A seat is its person's no more: they hear nothing of it, and their link opens nothing."""
    present = await house.give_up(room, seat, by)
    # nothing is awaited after this, so that who leaves gets the reply before the goodbye
    if by.seat == seat:
        room.door.dismiss(present, "no_such_seat", "you have given up this seat")
    else:
        room.door.dismiss(present, "kicked", "the host has taken your seat from you")


async def invite_again(house: House, room: Room) -> None:
    """A rematch; whoever asks for one after that is asked to the same table."""
    async with room.rematching:
        await room.still.rest()
        if room.again is None:
            opened = await house.rematch(room)
            await room.invite(new_rematch(opened.room.head.code, opened.tokens))
