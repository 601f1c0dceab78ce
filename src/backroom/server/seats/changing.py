"""Gives seats to people and takes them away. Callers hold `seats.lock`: one change of seats at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from backroom.core.refusal import Refused
from backroom.protocol.requests import SeatTaken, TakeSeat
from backroom.server.people.text import tidy_name
from backroom.server.rooms.journal_lines import By, Moved
from backroom.server.seats import keys
from backroom.server.seats.table_seats import TableSeats
from backroom.server.seats.tokens import SeatTokens
from backroom.server.sockets.connection import Connection
from backroom.table.face import Face
from backroom.table.running import Effects

NO_OTHER: Final = "whoever had a seat in this game gets no other"
TAKEN: Final = "somebody else has taken this seat"


async def sit_down(
    tokens: SeatTokens, seats: TableSeats, seat: int, name: str, face: Face | None = None
) -> str:
    """Give a person a seat that no person has, and return its token.

    A link that was handed out for this seat would show its cards to somebody else, so it becomes void.
    Anybody connected through it is sent away first, or they could act as the person who sits down.
    """
    await tokens.forget(seats, seat)
    seats.entrance.dismiss(await seats.entrance.clear_seat(seat), "no_such_seat", TAKEN)
    await seat_person(seats, seat, name, face)
    token = await tokens.give(seats, seat)
    await seats.listing.update()
    return token


async def seat_asker(
    tokens: SeatTokens, seats: TableSeats, seat: int, name: str, face: Face | None, token: str
) -> None:
    """Give a person the seat that everybody agreed to; from now on only their token opens it."""
    await clear_for(tokens, seats, seat, token)
    await tokens.keep(seats, seat, token)
    await seat_person(seats, seat, name, face)
    await seats.listing.update()


async def seat_person(seats: TableSeats, seat: int, name: str, face: Face | None) -> None:
    """Seat a person, who hosts the table if nobody else does."""
    await seats.do(lambda _: seats.table.seat_person(seat, name, face))
    if seats.host.seat is None:
        await seats.make_host(seat)


def may_return(tokens: SeatTokens, seats: TableSeats, seat: int, token: str) -> bool:
    """Whether a token belongs to the person who left the seat. A link's does not: others may have a copy."""
    is_leavers = not keys.is_sent(token) and not tokens.is_asking(token)
    return is_leavers and seats.table.seats[seat].left is not None


async def come_back(
    tokens: SeatTokens, seats: TableSeats, seat: int, token: str, by: By | None = None
) -> None:
    """Give a seat back to the person who left it in this game, without asking anybody."""
    if seats.duplicates.has(by):
        return
    if not may_return(tokens, seats, seat, token):
        raise Refused("table", NO_OTHER)
    await clear_for(tokens, seats, seat, token)
    await seats.do(lambda _: seats.table.return_person(seat), by=by)
    if seats.host.seat is None:
        await seats.make_host(seat)
    await seats.listing.update()


async def clear_for(tokens: SeatTokens, seats: TableSeats, seat: int, token: str) -> None:
    """Void every other token of a seat and dismiss its users, before this token's person has the seat."""
    await tokens.forget(seats, seat, but=token)
    seats.entrance.dismiss(await seats.entrance.clear_seat(seat, but=token), "no_such_seat", TAKEN)


async def change_seat(
    tokens: SeatTokens, seats: TableSeats, held: int, token: str, wanted: TakeSeat
) -> SeatTaken:
    """Before the game, move a person to another seat, free or a bot's; a host stays host.

    Their token moves with them, so that they reach the new seat even if they never hear of the move.
    """
    name, seat, table = tidy_name(wanted.name), wanted.seat, seats.table
    if table.seats[held].person is None:
        raise Refused("table", "take your own seat first")
    if seat is None or seat == held:
        raise Refused("table", "take a seat other than your own")
    table.check_sitting(seat, name)
    await tokens.forget(seats, seat)
    seats.entrance.dismiss(await seats.entrance.clear_seat(seat), "no_such_seat", TAKEN)
    also = [Moved(keys.digest(token).hex(), held, seat)]
    await seats.do(lambda _: table.change_seat(held, seat, name, wanted.face), also=also)
    await tokens.keep(seats, seat, token)
    await tokens.forget(seats, held)
    own = await tokens.give(seats, seat, keys.For.WHO_SAT_DOWN) if keys.is_sent(token) else token
    seats.entrance.dismiss(await seats.entrance.clear_seat(held), "moved", "you have taken another seat")
    await seats.listing.update()
    return SeatTaken(seats.head.code, seat, own)


async def give_up(
    tokens: SeatTokens, seats: TableSeats, seat: int, by: By | None = None, *, sent_away_by: int | None = None
) -> list[Connection]:
    """Take a seat from its person for good: no link opens it. Return its listeners, to be dismissed."""
    seats.table.check_leaving(seat)
    await tokens.forget(seats, seat)  # first: anybody who comes in meanwhile must not find the seat empty
    act = partial(seats.table.leave, seat, sent_away_by=sent_away_by, may_return=False)
    return await vacate(seats, seat, lambda _: act(), by)


async def leave(
    tokens: SeatTokens,
    seats: TableSeats,
    seat: int,
    by: By | None = None,
    *,
    token: str | None = None,
    sent_away_by: int | None = None,
) -> list[Connection]:
    """Let a person leave a running game, or remove an absent one; their own token lets them come back."""
    seats.table.check_leaving(seat)
    if token is not None:
        await tokens.forget(seats, seat, but=token)
    act = partial(seats.table.leave, seat, sent_away_by=sent_away_by, may_return=True)
    return await vacate(seats, seat, lambda _: act(), by)


async def vacate(
    seats: TableSeats, seat: int, act: Callable[[float], Effects[Any]], by: By | None
) -> list[Connection]:
    """Leave a seat to nobody or to a bot, and return its listeners."""
    await seats.do(act, by=by)
    present = await seats.entrance.clear_seat(seat)
    if seats.host.seat == seat:
        await seats.make_host(seats.host.next_after(seat))
    await seats.listing.update()
    return present
