"""What each command of a client does, for a seat or a spectator."""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import (
    Chat,
    ComeBack,
    Consent,
    Contribute,
    Fill,
    Others,
    Pause,
    React,
    Rematch,
    Resume,
    SayAside,
    SeatBot,
    Start,
    Tip,
)
from backroom.server.again import new_rematch
from backroom.server.audience import Listener
from backroom.server.house import House
from backroom.server.kept import By
from backroom.server.moves import read_move
from backroom.server.new_tables import check_level, rematch
from backroom.server.room import Room
from backroom.server.talk import tidy_text
from backroom.server.wishes import consent

SPECTATOR: Final = "spectator"


async def obey(house: House, room: Room, listener: Listener, command: Others) -> None:
    """Do a command, or raise `Refused` or `Malformed` and change nothing.

    One that was done before is not done again, whatever has changed since.
    """
    await room.still.rest()  # that something is refused may tell what is not kept yet
    if room.done_before.has(By(listener, command.id)):
        return
    if listener is None:
        await obey_spectator(room, command)
    elif isinstance(command, (SayAside, Contribute, ComeBack)):
        await obey_player(room, listener, command)
    elif isinstance(command, Consent):
        await consent(room, listener, command)
    elif isinstance(command, (Chat, React, Tip)):
        await speak(room, listener, command)
    elif isinstance(command, Rematch):
        room.seat_of_person(listener)
        await invite_again(house, room)
    else:
        room.check_say(listener)
        await obey_host(room, listener, command)


async def obey_spectator(room: Room, command: Others) -> None:
    """Who watches may talk to others who do; what they think of the game comes by their connection."""
    if not isinstance(command, Chat):
        raise Refused("table", "only those who play may do this")
    await room.chat(SPECTATOR, tidy_text(command.text), By(None, command.id))


async def obey_player(room: Room, seat: int, command: SayAside | Contribute | ComeBack) -> None:
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


async def speak(room: Room, seat: int, command: Chat | React | Tip) -> None:
    """Talk, if one has taken the seat."""
    name, by = room.seat_of_person(seat), By(seat, command.id)
    if isinstance(command, React):
        room.react(seat, command.reaction, by)
    elif isinstance(command, Tip):
        await room.poll.tip(seat, command.seat, by)
    else:
        await room.chat(name, tidy_text(command.text), by)


async def obey_host(room: Room, host: int, command: SeatBot | Fill | Start | Pause | Resume) -> None:
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


async def invite_again(house: House, room: Room) -> None:
    """A rematch; whoever asks for one after that is asked to the same table."""
    async with room.rematching:
        await room.still.rest()
        if room.again is None:
            opened = await rematch(house, room)
            await room.invite(new_rematch(opened.room.head.code, opened.tokens))
