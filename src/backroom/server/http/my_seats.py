"""Looks up the seats that a person's tokens open, and whether the table waits for them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from msgspec import Meta, Struct

from backroom.core.refusal import Malformed
from backroom.protocol.messages import Token
from backroom.protocol.requests import Request
from backroom.server.house.house import House
from backroom.server.house.room import AnyTable, Room
from backroom.server.rooms.summary import Summary
from backroom.server.seats import keys
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Head

MOST_TOKENS: Final = 50


class HeldSeats(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks about your own seats, by their tokens."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_TOKENS)]


class HeldSeat(Struct, frozen=True):
    """A seat, and the state of its table."""

    code: str
    game: str
    seat: int
    created: int  # milliseconds since 1970, like `finished`
    finished: int | None
    about: Summary
    asked: tuple[int, ...]  # the seats that the table waits for; none in a race


async def look_at(house: House, tokens: tuple[str, ...]) -> tuple[HeldSeat | None, ...]:
    """The seat that each token opens, in order; None for a token that no longer opens one."""
    places = [await find(house, token) for token in tokens]
    tables = {head.id: house.present(head.id) for head in (place[0] for place in places if place)}
    asked = dict(zip(tables, await asyncio.gather(*map(asked_at, tables.values())), strict=True))
    return tuple([None if place is None else held(*place, asked[place[0].id]) for place in places])


async def find(house: House, token: str) -> tuple[Head, int] | None:
    """The table and the seat of one token; nothing is loaded into memory for it."""
    seat = await house.services.store.find_token(keys.digest(token))
    head = None if seat is None else await house.services.store.find(seat.table)
    return None if seat is None or head is None else (head, seat.seat)


def held(head: Head, seat: int, asked: tuple[int, ...]) -> HeldSeat:
    """A seat, as it is listed."""
    try:
        about = Summary.of(head.summary)
    except Malformed as problem:  # damaged, but not gone: they should not forget their token
        raise Unavailable("a table cannot be read") from problem
    return HeldSeat(head.code, head.game, seat, head.created, head.finished, about, asked)


async def asked_at(room: Room | None) -> tuple[int, ...]:
    """The seats that the table waits for; none while nothing can be written."""
    try:
        return () if room is None else await room.seen(waited_for)
    except Unavailable:
        return ()


def waited_for(table: AnyTable) -> tuple[int, ...]:
    """The seats that the table waits for; none in a race, which is secret until everybody sees it."""
    question = table.asked(None)
    if question is None or question.ask.mode == "race":
        return ()
    return tuple(seat for seat in question.ask.seats if seat not in question.answered)
