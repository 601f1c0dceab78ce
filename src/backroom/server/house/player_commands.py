"""Runs the commands of players and spectators, except those about seats."""

from __future__ import annotations

from typing import Final, TypeAlias

from backroom.core.refusal import Refused
from backroom.protocol.messages import (
    AskAdvice,
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
    SetPace,
    Start,
    Tip,
)
from backroom.protocol.wire import read_move
from backroom.server.house.house import House
from backroom.server.house.new_tables import check_level, rematch
from backroom.server.house.room import Room
from backroom.server.people.rematch import Invitation
from backroom.server.people.text import tidy_text
from backroom.server.rooms.journal_lines import By
from backroom.server.seats.asking import consent
from backroom.server.seats.keys import digest
from backroom.server.seats.seating import person_at
from backroom.server.sockets.connection import Connection

SPECTATOR: Final = "spectator"

ForHost: TypeAlias = SeatBot | Fill | Start | Pause | Resume | SetPace


async def obey(house: House, room: Room, seat: int, command: Others) -> None:
    """Run a command from a seat, or raise `Refused` or `Malformed` and change nothing.

    A command that ran before does not run again, whatever has changed since.
    """
    await room.exclusive.idle()  # a refusal must not reveal what is not durable yet
    if room.queue.duplicates.has(By(seat, command.id)):
        return
    if isinstance(command, (SayAside, Contribute, ComeBack)):
        await obey_player(room, seat, command)
    elif isinstance(command, AskAdvice):
        person_at(room.seats, seat)
        await room.advising.ask(seat, command.ask, By(seat, command.id))
    elif isinstance(command, Consent):
        await consent(room.seats, seat, command)
    elif isinstance(command, (Chat, React, Tip)):
        await speak(room, seat, command)
    elif isinstance(command, Rematch):
        person_at(room.seats, seat)
        await invite_again(house, room)
    else:
        room.host.check_acting(seat)
        await obey_host(room, seat, command)


async def obey_spectator(room: Room, connection: Connection, watcher: str, command: Others) -> None:
    """Run a spectator's command: they may talk to each other, and guess who will win.

    Each spectator has command ids of their own: no other can have used one, on purpose or by chance.
    """
    if isinstance(command, Tip):
        await room.poll.tip_watching(connection, command.seat)
    elif isinstance(command, Chat):
        await room.chat.say(SPECTATOR, tidy_text(command.text), By(None, f"{watcher} {command.id}"))
    else:
        raise Refused("table", "only those who play may do this")


async def obey_player(room: Room, seat: int, command: SayAside | Contribute | ComeBack) -> None:
    """Run a command that a person gives for their own seat."""
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
    """Say something to the table, if a person has taken the seat."""
    name, by = person_at(room.seats, seat), By(seat, command.id)
    if isinstance(command, React):
        room.chat.react(seat, command.reaction, by)
    elif isinstance(command, Tip):
        await room.poll.tip(seat, command.seat, by)
    else:
        await room.chat.say(name, tidy_text(command.text), by)


async def obey_host(room: Room, host: int, command: ForHost) -> None:
    """Run a command that only the host may give."""
    table = room.table
    by = By(host, command.id)
    match command:
        case Start():
            await room.do(table.start, by=by)
            await room.listing.update()
        case Pause():
            await room.do(table.pause, by=by)
        case Resume():
            await room.do(table.resume, by=by)
        case SetPace():
            pace = command.pace
            await room.do(lambda _: table.set_pace(pace), by=by)
        case SeatBot():
            check_level(room.head.game, command.level)
            level, seat = command.level, command.seat
            await room.do(lambda _: table.seat_bot(seat, level), by=by)
            await room.listing.update()
        case Fill():
            check_level(room.head.game, command.level)
            level = command.level
            await room.do(lambda _: table.fill(level), by=by)
            await room.listing.update()


async def invite_again(house: House, room: Room) -> None:
    """Invite everybody to a rematch; asking again invites to the same table."""
    async with room.rematch.making:
        await room.exclusive.idle()
        if room.rematch.invitation is None:
            opened = await rematch(house, room)
            digests = {number: digest(token).hex() for number, token in opened.tokens.items()}
            await room.rematch.invite(Invitation(opened.room.head.code, opened.tokens, digests))
