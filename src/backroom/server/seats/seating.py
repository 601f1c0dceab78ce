"""Runs the commands about seats: sitting down, leaving, sending somebody away.

Callers hold `seats.lock`: one change of seats at a time.
"""

from __future__ import annotations

from typing import Any, Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Kick, Leave, Seatings, Sit, Yours
from backroom.protocol.requests import SeatTaken, TakeSeat
from backroom.protocol.wire import encode
from backroom.server.people.text import tidy_name
from backroom.server.rooms.journal_lines import By
from backroom.server.seats import changing
from backroom.server.seats.asking import ask_for_seat, ask_to_send_away, withdraw
from backroom.server.seats.keys import is_sent
from backroom.server.seats.table_seats import TableSeats
from backroom.server.seats.tokens import SeatTokens
from backroom.server.sockets.connection import Connection
from backroom.table.table import Table

FIRST_SIT: Final = "take the seat first"


async def change_seating(
    tokens: SeatTokens, seats: TableSeats, seat: int, command: Seatings, connection: Connection
) -> None:
    """Run a command from this seat, or raise `Refused` or `Malformed` and change nothing."""
    by = By(seat, command.id)
    await seats.exclusive.idle()  # a refusal must not reveal what is not durable yet
    if seats.duplicates.has(by):
        return  # sent again: whoever sits there now is not meant
    if isinstance(command, Sit):
        await sit(tokens, seats, seat, command, connection)
    elif isinstance(command, Leave):
        await leave(tokens, seats, seat, command, connection)
    else:
        seats.host.check_acting(seat)
        await kick(tokens, seats, seat, command)


async def sit(tokens: SeatTokens, seats: TableSeats, seat: int, command: Sit, connection: Connection) -> None:
    """Take the seat that a token opens: at once, as the person who left it, or once the others agree."""
    table, token, name, by = seats.table, connection.token, tidy_name(command.name), By(seat, command.id)
    table.check_sitting(seat, name)
    if token is not None and table.stage == "running" and changing.may_return(tokens, seats, seat, token):
        await changing.come_back(tokens, seats, seat, token, by)
    elif table.asks_about(seat):
        connection.token = await ask_for_seat(
            tokens, seats, seat, name, command.face, network=connection.network, by=by
        )
        connection.send(encode(Yours(connection.token)))
    else:
        await seats.do(lambda _: table.seat_person(seat, name, command.face), by=by)
        await seats.listing.update()


async def leave(
    tokens: SeatTokens, seats: TableSeats, seat: int, command: Leave, connection: Connection
) -> None:
    """Give up a seat, or the wish for one. Nothing is awaited last, so the reply precedes the goodbye."""
    token, asker, by = connection.token, seats.wishes.asker, By(seat, command.id)
    if asker is not None and seats.wishes.is_from(connection):
        await withdraw(seats, asker.number, by)
        return
    person_at(seats, seat)
    if seats.table.stage == "running" and token is not None and not is_sent(token):
        present = await changing.leave(tokens, seats, seat, by, token=token)
        seats.entrance.dismiss(present, "left", "you have left, and may come back while a bot has this seat")
    else:
        present = await changing.give_up(tokens, seats, seat, by)
        seats.entrance.dismiss(present, "no_such_seat", "you have given up this seat")


async def kick(tokens: SeatTokens, seats: TableSeats, host: int, command: Kick) -> None:
    """Send somebody away; if they are present in a running game, only with the others' consent."""
    table, seat, by = seats.table, command.seat, By(host, command.id)
    table.check_seat(seat)
    check_kick(seats, host, seat)
    runs = table.stage == "running" and table.seats[seat].person is not None
    is_there = seats.audience.is_present(seat)
    if runs and not is_there:
        await changing.leave(tokens, seats, seat, by, sent_away_by=host)
    elif runs and table.options.handover == "closed":
        raise Refused("table", "nobody who is there can be sent away from this game")
    elif runs and table.options.handover == "ask":
        await ask_to_send_away(tokens, seats, host, command)
    else:
        present = await changing.give_up(tokens, seats, seat, by, sent_away_by=host)
        seats.entrance.dismiss(present, "kicked", "the host has taken your seat from you")


def check_kick(seats: TableSeats, seat: int, other: int) -> None:
    """Raise `Refused` unless this seat, acting as host, may send the other one away."""
    if other == seat:
        raise Refused("table", "leave instead")
    if other == seats.host.seat:
        raise Refused("table", "nobody can send the host away")
    if seat != seats.host.seat and seats.audience.is_present(other):
        raise Refused("table", "only the host may send away somebody who is there")


def person_at(seats: TableSeats, seat: int) -> str:
    """The name of the person who has a seat, or `Refused`."""
    name = seats.table.seats[seat].person
    if name is None:
        raise Refused("table", FIRST_SIT)
    return name


def check_own(table: Table[Any, Any, Any, Any], seat: int) -> None:
    """Refuse to show what a seat knows through an unused link: it is for the person who takes the seat."""
    if table.is_bots_alone(seat):
        raise Refused("table", FIRST_SIT)


async def take_seat(tokens: SeatTokens, seats: TableSeats, wanted: TakeSeat, *, network: str) -> SeatTaken:
    """Give a person the seat they name, or the first free one; in a running game, ask for it."""
    tidied = tidy_name(wanted.name)
    seat = wanted.seat if wanted.seat is not None else free_seat(seats.table)
    seats.table.check_sitting(seat, tidied)
    asked = seats.table.asks_about(seat)
    if asked:
        token = await ask_for_seat(tokens, seats, seat, tidied, wanted.face, network=network)
    else:
        token = await changing.sit_down(tokens, seats, seat, tidied, wanted.face)
    return SeatTaken(seats.head.code, seat, token, asked)


def free_seat(table: Table[Any, Any, Any, Any]) -> int:
    """The first empty seat; once the game is on, the first bot's that nobody may come back to."""
    all_seats, running = table.seats, table.stage == "running"
    free = [
        number
        for number, seat in enumerate(all_seats)
        if not seat.is_taken or (running and seat.person is None)
    ]
    if not free:
        raise Refused("table", "no seat is free")
    return min(free, key=lambda number: (all_seats[number].left is not None, number))
