"""How who sat down by a link comes to a token of their own: whoever sent the link may have kept a copy.

The token is given (`yours`), and when its owner says that it has come (`confirm`), or comes by it, no other
opens the seat. The connection may break in between: then whoever still comes by the link is given another.
All of it goes one after the other with everything else that changes who has a seat, or two of these would
undo each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Yours
from backroom.protocol.wire import encode
from backroom.server.connection import Connection
from backroom.server.keys import For, digest, is_own, is_sent

if TYPE_CHECKING:
    from backroom.server.house import House
    from backroom.server.room import Room

MOST_GIVEN: Final = 50  # for one seat since the server was started: more than the worst network loses


async def give(house: House, room: Room, seat: int, connection: Connection, *, sat_down: bool) -> None:
    """Give who comes by a link a token of their own, once; who only came, if nobody else here was given one.

    Else a copy of the link would be given another one while the first is on its way to who sat down.
    """
    token = connection.token
    async with room.seating:
        if token is None or not is_sent(token) or room.table.seats[seat].person is None:
            return  # it is their own, or they wait for the seat
        if not await house.opens(token, room, seat):
            return  # they have been sent away meanwhile
        if connection.own is None:
            if not sat_down and (has_been_given(room, seat) or room.own_given.get(seat, 0) >= MOST_GIVEN):
                return
            connection.own = await house.give_token(room, seat, For.WHO_SAT_DOWN)
            room.own_given[seat] = room.own_given.get(seat, 0) + 1
    connection.send(encode(Yours(connection.own)))


async def confirm(house: House, room: Room, seat: int, connection: Connection, token: str) -> None:
    """The token has come: let no other open this seat."""
    if house.asking.get(digest(token)) == (room.head.id, seat):
        connection.token = token  # it will open the seat alone when the people there agree
        return
    # else a copy of the link could be confirmed in the place of the token that its owner was given
    if not is_own(token) or not await let_no_other_open(house, room, seat, connection, token):
        raise Refused("table", "this token does not open your seat")


async def let_no_other_open(house: House, room: Room, seat: int, connection: Connection, token: str) -> bool:
    """Send away who came to a seat by another token, which opens it no more; False: nor does this one."""
    async with room.seating:
        if not await house.opens(token, room, seat):
            return False
        connection.token, connection.own = token, None
        were_others = await house.forget_tokens(room, seat, but=token)
    if were_others:
        others = await room.door.clear_seat(seat, but=token)
        room.door.dismiss(others, "no_such_seat", "somebody else has taken this seat")
    return True


def go_on(house: House, room: Room, seat: int, connection: Connection) -> None:
    """Somebody has come to a seat: go on where a connection broke, beside what they want."""
    token = connection.token
    if token is not None and (is_own(token) or is_sent(token)):
        room.spawn(go_on_when_kept(house, room, seat, connection, token))


async def go_on_when_kept(house: House, room: Room, seat: int, connection: Connection, token: str) -> None:
    """The same, when it is kept that somebody has the seat; else nothing is to be done."""
    await room.still.rest()
    if room.table.seats[seat].person is None:
        return
    if is_own(token):  # so it has come, though nobody may have said so
        await let_no_other_open(house, room, seat, connection, token)
    else:
        await give(house, room, seat, connection, sat_down=False)


def pass_on(house: House, room: Room, seat: int, gone: Connection) -> None:
    """Whoever was given a token has gone without a word of it: it may never have come."""
    present = room.crier.audience.ears[seat].connections
    if gone.own is not None and present:
        go_on(house, room, seat, present[-1])


def has_been_given(room: Room, seat: int) -> bool:
    """Whether a token is on its way to somebody who is at the seat."""
    return any(one.own is not None for one in room.crier.audience.ears[seat].connections)
