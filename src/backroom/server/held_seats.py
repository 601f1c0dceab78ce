"""The seats that somebody holds, by their tokens: where they stand, and whether they are waited for."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from msgspec import Meta, Struct

from backroom.core.refusal import Malformed
from backroom.protocol.messages import Token
from backroom.protocol.requests import Request
from backroom.server import keys
from backroom.server.house import House
from backroom.server.room import AnyTable, Room
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Table as Head
from backroom.server.summary import Summary

MOST_TOKENS: Final = 50


class HeldSeats(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask about one's seats."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_TOKENS)]


class HeldSeat(Struct, frozen=True):
    """A seat, and how its table stands."""

    code: str
    game: str
    seat: int
    created: int  # milliseconds since 1970, as `finished`
    finished: int | None
    about: Summary
    asked: tuple[int, ...]  # the seats that are waited for; none in a race


async def look_at(house: House, tokens: tuple[str, ...]) -> tuple[HeldSeat | None, ...]:
    """The seat that each token opens, in their order; None where it opens none any more."""
    places = [await find(house, token) for token in tokens]
    tables = {head.id: house.present(head.id) for head in (place[0] for place in places if place)}
    asked = dict(zip(tables, await asyncio.gather(*map(asked_at, tables.values())), strict=True))
    return tuple([None if place is None else held(*place, asked[place[0].id]) for place in places])


async def find(house: House, token: str) -> tuple[Head, int] | None:
    """The table and the seat of one token; none is brought into memory for it."""
    seat = await house.services.store.find_token(keys.digest(token))
    head = None if seat is None else await house.services.store.find(seat.table)
    return None if seat is None or head is None else (head, seat.seat)


def held(head: Head, seat: int, asked: tuple[int, ...]) -> HeldSeat:
    """A seat, as it is listed."""
    try:
        about = Summary.of(head.summary)
    except Malformed as problem:  # it is damaged, but not gone: they should not forget their token
        raise Unavailable("a table cannot be read") from problem
    return HeldSeat(head.code, head.game, seat, head.created, head.finished, about, asked)


async def asked_at(room: Room | None) -> tuple[int, ...]:
    """Who is waited for: nobody while nothing can be kept."""
    try:
        return () if room is None else await room.seen(waited_for)
    except Unavailable:
        return ()


def waited_for(table: AnyTable) -> tuple[int, ...]:
    """Who is; of a race nothing is told before everybody sees it."""
    question = table.asked(None)
    if question is None or question.ask.mode == "race":
        return ()
    return tuple(seat for seat in question.ask.seats if seat not in question.answered)
