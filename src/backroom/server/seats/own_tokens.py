"""Gives people who sat down through a link a token of their own, because the sender may have a copy of it.

The token is sent (`yours`). Once its owner confirms it (`confirm`) or connects with it, no other token opens
the seat. If the connection breaks in between, whoever still comes by the link is given another one. All of
this is serialized with everything else that changes who has a seat, or two changes could undo each other.
"""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Yours
from backroom.protocol.wire import encode
from backroom.server.seats.keys import For, digest, is_own, is_sent
from backroom.server.seats.table_seats import TableSeats
from backroom.server.seats.tokens import SeatTokens
from backroom.server.sockets.connection import Connection

MOST_GIVEN: Final = 50  # for one seat since the server started: more than the worst network loses


async def give(
    tokens: SeatTokens, seats: TableSeats, seat: int, connection: Connection, *, sat_down: bool
) -> None:
    """Give somebody who came by a link a token of their own, once.

    If they did not sit down, they get one only while nobody else at the seat was given one. Otherwise a copy
    of the link would get a token while the first is still on its way to the person who sat down.
    """
    token = connection.token
    async with seats.lock:
        if token is None or not is_sent(token) or seats.table.seats[seat].person is None:
            return  # the token is their own, or they are waiting for the seat
        if not await tokens.opens(token, seats, seat):
            return  # they have been sent away meanwhile
        if connection.own is None:
            if not sat_down and (has_been_given(seats, seat) or seats.own_given.get(seat, 0) >= MOST_GIVEN):
                return
            connection.own = await tokens.give(seats, seat, For.WHO_SAT_DOWN)
            seats.own_given[seat] = seats.own_given.get(seat, 0) + 1
    connection.send(encode(Yours(connection.own)))


async def confirm(
    tokens: SeatTokens, seats: TableSeats, seat: int, connection: Connection, token: str
) -> None:
    """Note that the token has arrived, and let no other open this seat."""
    if tokens.asking.get(digest(token)) == (seats.head.id, seat):
        connection.token = token  # it alone will open the seat once the people there agree
        return
    # else a copy of the link could be confirmed in place of the token that its owner was given
    if not is_own(token) or not await let_no_other_open(tokens, seats, seat, connection, token):
        raise Refused("table", "this token does not open your seat")


async def let_no_other_open(
    tokens: SeatTokens, seats: TableSeats, seat: int, connection: Connection, token: str
) -> bool:
    """Void every other token of a seat and send away whoever used one; False if this one is void too."""
    async with seats.lock:
        if not await tokens.opens(token, seats, seat):
            return False
        connection.token, connection.own = token, None
        were_others = await tokens.forget(seats, seat, but=token)
    if were_others:
        others = await seats.entrance.clear_seat(seat, but=token)
        seats.entrance.dismiss(others, "no_such_seat", "somebody else has taken this seat")
    return True


def finish_soon(tokens: SeatTokens, seats: TableSeats, seat: int, connection: Connection) -> None:
    """Start `finish_when_durable` in the background for somebody who has just come to a seat."""
    token = connection.token
    if token is not None and (is_own(token) or is_sent(token)):
        seats.tasks.spawn(finish_when_durable(tokens, seats, seat, connection, token))


async def finish_when_durable(
    tokens: SeatTokens, seats: TableSeats, seat: int, connection: Connection, token: str
) -> None:
    """Finish what a broken connection interrupted, once it is durable that somebody has the seat."""
    await seats.exclusive.idle()
    if seats.table.seats[seat].person is None:
        return
    if is_own(token):  # so it has arrived, though perhaps nobody confirmed it
        await let_no_other_open(tokens, seats, seat, connection, token)
    else:
        await give(tokens, seats, seat, connection, sat_down=False)


def pass_on(tokens: SeatTokens, seats: TableSeats, seat: int, gone: Connection) -> None:
    """When somebody leaves without confirming their token, which may be lost, see to whoever is left."""
    present = seats.audience.connections(seat)
    if gone.own is not None and present:
        finish_soon(tokens, seats, seat, present[-1])


def has_been_given(seats: TableSeats, seat: int) -> bool:
    """Whether a token is on its way to somebody at the seat."""
    return any(one.own is not None for one in seats.audience.connections(seat))
