"""What a client's commands do to who has a seat: sit down, leave, send somebody away.

They are done one at a time, with all else that changes who has a seat (`room.seating`).
"""

from __future__ import annotations

from backroom.core.refusal import Refused
from backroom.protocol.messages import Kick, Leave, Seatings, Sit, Yours
from backroom.protocol.wire import encode
from backroom.server.connection import Connection
from backroom.server.house import House
from backroom.server.kept import By
from backroom.server.keys import is_sent
from backroom.server.room import Room
from backroom.server.talk import tidy_name
from backroom.server.wishes import ask_for_seat, ask_to_send_away, withdraw


async def change_seating(
    house: House, room: Room, seat: int, command: Seatings, connection: Connection
) -> None:
    """Do a command of who came to this seat, or raise `Refused` or `Malformed` and change nothing."""
    by = By(seat, command.id)
    await room.still.rest()  # that something is refused may tell what is not kept yet
    if room.done_before.has(by):
        return  # sent again: whoever sits there now is not meant
    if isinstance(command, Sit):
        await sit(house, room, seat, command, connection)
    elif isinstance(command, Leave):
        await leave(house, room, seat, command, connection)
    else:
        room.check_say(seat)
        await kick(house, room, seat, command)


async def sit(house: House, room: Room, seat: int, command: Sit, connection: Connection) -> None:
    """Take the seat that a token opens: at once, as who has left it, or with the consent of the people."""
    table, token, name, by = room.table, connection.token, tidy_name(command.name), By(seat, command.id)
    table.check_sitting(seat, name)
    if token is not None and table.stage == "running" and house.may_return(room, seat, token):
        await house.come_back(room, seat, token, by)
    elif table.asks_about(seat):
        connection.token = await ask_for_seat(house, room, seat, name, network=connection.network, by=by)
        connection.send(encode(Yours(connection.token)))
    else:
        await room.do(lambda _: table.seat_person(seat, name), by=by)
        await room.summarize()


async def leave(house: House, room: Room, seat: int, command: Leave, connection: Connection) -> None:
    """Give up a seat, or the wish for one; nothing is awaited last, so the reply comes before the goodbye."""
    token, asker, by = connection.token, room.wishes.asker, By(seat, command.id)
    if asker is not None and room.wishes.is_of(connection):
        await withdraw(room, asker.number, by)
        return
    room.seat_of_person(seat)
    if room.table.stage == "running" and token is not None and not is_sent(token):
        present = await house.leave(room, seat, by, token=token)
        room.door.dismiss(present, "left", "you have left, and may come back while a bot has this seat")
    else:
        present = await house.give_up(room, seat, by)
        room.door.dismiss(present, "no_such_seat", "you have given up this seat")


async def kick(house: House, room: Room, host: int, command: Kick) -> None:
    """Send somebody away; from a running game, if they are there, with the consent of the others."""
    table, seat, by = room.table, command.seat, By(host, command.id)
    table.check_seat(seat)
    check_kick(room, host, seat)
    runs = table.stage == "running" and table.seats[seat].person is not None
    is_there = room.crier.audience.is_present(seat)
    if runs and not is_there:
        await house.leave(room, seat, by, sent_away_by=host)
    elif runs and table.options.handover == "closed":
        raise Refused("table", "nobody who is there is sent away from this game")
    elif runs and table.options.handover == "ask":
        await ask_to_send_away(house, room, host, command)
    else:
        present = await house.give_up(room, seat, by, sent_away_by=host)
        room.door.dismiss(present, "kicked", "the host has taken your seat from you")


def check_kick(room: Room, seat: int, other: int) -> None:
    """Somebody with the say may send this one away."""
    if other == seat:
        raise Refused("table", "leave instead")
    if other == room.host:
        raise Refused("table", "nobody sends the host away")
    if seat != room.host and room.crier.audience.is_present(other):
        raise Refused("table", "only the host sends away somebody who is there")
