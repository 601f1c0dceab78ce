"""Runs the commands about seats: sitting down, leaving, sending somebody away.

Callers hold `room.seating`: one change of seats at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Kick, Leave, Seatings, Sit, Yours
from backroom.protocol.requests import SeatTaken
from backroom.protocol.wire import encode
from backroom.server.people.text import tidy_name
from backroom.server.rooms.journal_lines import By
from backroom.server.rooms.room import AnyTable, Room
from backroom.server.seats import changing
from backroom.server.seats.asking import ask_for_seat, ask_to_send_away, withdraw
from backroom.server.seats.keys import is_sent
from backroom.server.seats.tokens import SeatTokens
from backroom.server.sockets.connection import Connection

FIRST_SIT: Final = "take the seat first"


async def change_seating(
    tokens: SeatTokens, room: Room, seat: int, command: Seatings, connection: Connection
) -> None:
    """Run a command from this seat, or raise `Refused` or `Malformed` and change nothing."""
    by = By(seat, command.id)
    await room.exclusive.idle()  # a refusal must not reveal what is not durable yet
    if room.queue.duplicates.has(by):
        return  # sent again: whoever sits there now is not meant
    if isinstance(command, Sit):
        await sit(tokens, room, seat, command, connection)
    elif isinstance(command, Leave):
        await leave(tokens, room, seat, command, connection)
    else:
        room.host.check_acting(seat)
        await kick(tokens, room, seat, command)


async def sit(tokens: SeatTokens, room: Room, seat: int, command: Sit, connection: Connection) -> None:
    """Take the seat that a token opens: at once, as the person who left it, or once the others agree."""
    table, token, name, by = room.table, connection.token, tidy_name(command.name), By(seat, command.id)
    table.check_sitting(seat, name)
    if token is not None and table.stage == "running" and changing.may_return(tokens, room, seat, token):
        await changing.come_back(tokens, room, seat, token, by)
    elif table.asks_about(seat):
        connection.token = await ask_for_seat(tokens, room, seat, name, network=connection.network, by=by)
        connection.send(encode(Yours(connection.token)))
    else:
        await room.do(lambda _: table.seat_person(seat, name), by=by)
        await room.listing.update()


async def leave(tokens: SeatTokens, room: Room, seat: int, command: Leave, connection: Connection) -> None:
    """Give up a seat, or the wish for one. Nothing is awaited last, so the reply precedes the goodbye."""
    token, asker, by = connection.token, room.wishes.asker, By(seat, command.id)
    if asker is not None and room.wishes.is_from(connection):
        await withdraw(room, asker.number, by)
        return
    person_at(room, seat)
    if room.table.stage == "running" and token is not None and not is_sent(token):
        present = await changing.leave(tokens, room, seat, by, token=token)
        room.entrance.dismiss(present, "left", "you have left, and may come back while a bot has this seat")
    else:
        present = await changing.give_up(tokens, room, seat, by)
        room.entrance.dismiss(present, "no_such_seat", "you have given up this seat")


async def kick(tokens: SeatTokens, room: Room, host: int, command: Kick) -> None:
    """Send somebody away; if they are present in a running game, only with the others' consent."""
    table, seat, by = room.table, command.seat, By(host, command.id)
    table.check_seat(seat)
    check_kick(room, host, seat)
    runs = table.stage == "running" and table.seats[seat].person is not None
    is_there = room.audience.is_present(seat)
    if runs and not is_there:
        await changing.leave(tokens, room, seat, by, sent_away_by=host)
    elif runs and table.options.handover == "closed":
        raise Refused("table", "nobody who is there is sent away from this game")
    elif runs and table.options.handover == "ask":
        await ask_to_send_away(tokens, room, host, command)
    else:
        present = await changing.give_up(tokens, room, seat, by, sent_away_by=host)
        room.entrance.dismiss(present, "kicked", "the host has taken your seat from you")


def check_kick(room: Room, seat: int, other: int) -> None:
    """Raise `Refused` unless this seat, acting as host, may send the other one away."""
    if other == seat:
        raise Refused("table", "leave instead")
    if other == room.host.seat:
        raise Refused("table", "nobody sends the host away")
    if seat != room.host.seat and room.audience.is_present(other):
        raise Refused("table", "only the host sends away somebody who is there")


def person_at(room: Room, seat: int) -> str:
    """The name of the person who has a seat, or `Refused`."""
    name = room.table.seats[seat].person
    if name is None:
        raise Refused("table", FIRST_SIT)
    return name


def check_own(table: AnyTable, seat: int) -> None:
    """Refuse to show what a seat knows through an unused link: it is for the person who takes the seat."""
    if table.is_bots_alone(seat):
        raise Refused("table", FIRST_SIT)


async def take_seat(
    tokens: SeatTokens, room: Room, name: str, wanted: int | None, *, network: str
) -> SeatTaken:
    """Give a person the seat they name, or the first free one; in a running game, ask for it."""
    tidied = tidy_name(name)
    seat = wanted if wanted is not None else free_seat(room)
    room.table.check_sitting(seat, tidied)
    asked = room.table.asks_about(seat)
    if asked:
        token = await ask_for_seat(tokens, room, seat, tidied, network=network)
    else:
        token = await changing.sit_down(tokens, room, seat, tidied)
    return SeatTaken(room.head.code, seat, token, asked)


def free_seat(room: Room) -> int:
    """The first empty seat; once the game is on, the first bot's that nobody may come back to."""
    seats: Sequence[Any] = room.table.seats
    running = room.table.stage == "running"
    free = [
        number for number, seat in enumerate(seats) if not seat.is_taken or (running and seat.person is None)
    ]
    if not free:
        raise Refused("table", "no seat is free")
    return min(free, key=lambda number: (seats[number].left is not None, number))
