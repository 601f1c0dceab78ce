"""Asks the people at a running table whether somebody may have a seat, or be sent away.

The asker gets a token first. It opens the seat, but shows nothing that the bot there knows, until everybody
has agreed and that is durable; so a connection may break at any moment and nothing is lost. Until then the
token exists only in memory: a restart ends the request, and whoever still wants the seat asks again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Consent, Kick, Reason
from backroom.server.people.wishes import Asker
from backroom.server.rooms.journal_lines import By
from backroom.server.seats import changing
from backroom.server.seats.keys import For, digest, new_token
from backroom.server.seats.table_seats import TableSeats
from backroom.server.seats.tokens import SeatTokens
from backroom.server.store.store import Seat
from backroom.table.face import Face
from backroom.table.journal import Ending, Wished

TIME_TO_AGREE: Final = 60.0  # seconds that the people at a table have to answer
AFTER_A_NO: Final = 180.0  # seconds until somebody may ask again from the same network
AFTER_SILENCE: Final = 20.0
NOT_AGREED: Final[dict[Ending | None, str]] = {
    "refused": "the people at the table do not agree that you take this seat",
    "lapsed": "not everybody at the table has agreed in time",
    "withdrawn": "you no longer ask for this seat",
    None: "this seat is not to be had any more",
}


async def ask_for_seat(  # noqa: PLR0913 - who wants to sit where, and from where
    tokens: SeatTokens,
    seats: TableSeats,
    seat: int,
    name: str,
    face: Face | None,
    *,
    network: str,
    by: By | None = None,
) -> str:
    """Ask the people at the table to give somebody a seat, and return the token that will open it."""
    wishes, table = seats.wishes, seats.table
    await close_decided(tokens, seats)
    wishes.check(network)
    present, near = wishes.present(), wishes.near(network)
    await seats.do(
        lambda now: table.wish_to_sit(
            seat, name, until=now + TIME_TO_AGREE, present=present, near=near, face=face
        ),
        by=by,
    )
    wishes.count()
    number = table.wishes  # not the wish's own: somebody may have refused it at the same moment
    token = new_token(For.WHO_SAT_DOWN)
    wishes.asker = Asker(number, seat, token, network)
    wishes.absent_since = None
    tokens.asking[digest(token)] = Seat(seats.head.id, seat)
    seats.tasks.spawn(attend(tokens, seats, number))
    return token


async def ask_to_send_away(tokens: SeatTokens, seats: TableSeats, host: int, command: Kick) -> None:
    """Ask the others at the table whether the host may send somebody away."""
    table, seat, present = seats.table, command.seat, seats.wishes.present()
    by = By(host, command.id)
    await seats.do(
        lambda now: table.wish_to_send_away(seat, until=now + TIME_TO_AGREE, by=host, present=present), by=by
    )
    seats.tasks.spawn(attend(tokens, seats, table.wishes))


async def consent(seats: TableSeats, seat: int, command: Consent) -> None:
    """Record a person's answer to a request."""
    number, yes = command.wish, command.yes
    await seats.do(lambda _: seats.table.consent(number, seat, yes=yes), by=By(seat, command.id))


async def withdraw(seats: TableSeats, number: int, by: By) -> None:
    """End a request whose asker no longer wants the seat."""
    await seats.do(lambda _: seats.table.end_wish(number, "withdrawn"), by=by)


async def attend(tokens: SeatTokens, seats: TableSeats, number: int) -> None:
    """See a request through until it is fulfilled, refused, withdrawn or forgotten."""
    wishes, table = seats.wishes, seats.table
    seats.broadcast.follow(wishes)
    try:
        while await is_open(tokens, seats, number):
            wish = table.wish
            if wish is None:
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, wishes.due(wish) - seats.clock.now())):
                    await wishes.changed.wait()
    finally:
        if table.wish is None:
            seats.broadcast.unfollow(wishes)
        asker = close_request(tokens, seats, number)
    if asker is not None:
        await turn_away(seats, asker)


def close_request(tokens: SeatTokens, seats: TableSeats, number: int) -> Asker | None:
    """Close a request. If its asker did not get the seat, their token opens nothing."""
    asker = seats.wishes.close(number)
    if asker is not None:
        how = how_ended(seats, number)
        tokens.end_asking(asker.token, NOT_AGREED[how])
        seats.wishes.cool(asker.network, AFTER_A_NO if how == "refused" else AFTER_SILENCE)
    return asker


async def close_decided(tokens: SeatTokens, seats: TableSeats) -> None:
    """Close the previous request if it is decided: the task that attends to it may not have noticed yet.

    Otherwise the next asker would take its place, and its token would open the seat for ever.
    """
    asker = seats.wishes.asker
    if asker is None:
        return
    async with seats.exclusive.access():  # what is not durable yet decides nothing
        wish = seats.table.wish
    is_decided = wish is None or wish.number != asker.number
    if is_decided and close_request(tokens, seats, asker.number) is not None:
        seats.tasks.spawn(turn_away(seats, asker))


async def is_open(tokens: SeatTokens, seats: TableSeats, number: int) -> bool:
    """Do what is due for a request, and return whether people are still being asked."""
    table = seats.table
    async with seats.lock:
        seats.wishes.changed.clear()
        async with seats.exclusive.access():  # what is not durable yet decides nothing
            wish, agreed = table.wish, table.is_agreed()
        if wish is None or wish.number != number:
            return False
        if agreed:
            with suppress(Refused):  # the game has just ended, and the wish with it
                await fulfil(tokens, seats, wish)
            return False
        due = seats.wishes.due(wish)
        if due <= seats.clock.now():
            how: Ending = "lapsed" if due == wish.until else "withdrawn"
            await seats.do(lambda _: table.end_wish(number, how))
            return False
    return True


async def fulfil(tokens: SeatTokens, seats: TableSeats, wish: Wished) -> None:
    """Do what everybody has agreed to."""
    asker = seats.wishes.asker
    if wish.name is None:
        present = await changing.give_up(tokens, seats, wish.seat, sent_away_by=wish.by)
        seats.entrance.dismiss(present, "kicked", "the people at the table have agreed to send you away")
    elif asker is not None:
        await seats.note_grant(wish.number, digest(asker.token))  # first: a restart finishes what begins here
        await changing.seat_asker(tokens, seats, asker.seat, wish.name, wish.face, asker.token)
        seats.wishes.asker = None
        tokens.asking.pop(digest(asker.token), None)


def how_ended(seats: TableSeats, number: int) -> Ending | None:
    """Why a request failed; None if somebody else has the seat, or the game is over."""
    ended = seats.table.ended
    return None if ended is None or ended.number != number else ended.how


async def turn_away(seats: TableSeats, asker: Asker) -> None:
    """Tell the asker that they do not get the seat, and why."""
    how = how_ended(seats, asker.number)
    waiting = await seats.entrance.clear_token(asker.seat, asker.token)
    reason: Reason = "no_such_seat" if how == "withdrawn" else "not_agreed"
    seats.entrance.dismiss(waiting, reason, NOT_AGREED[how])
