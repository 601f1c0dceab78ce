"""The seats that somebody holds, by their tokens: where they stand, and whether they are waited for."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from backroom.protocol.messages import Token
from backroom.protocol.requests import Request
from backroom.server import keys
from backroom.server.house import House
from backroom.server.room import Room
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
    return tuple([await look_at_one(house, token) for token in tokens])


async def look_at_one(house: House, token: str) -> HeldSeat | None:
    """The same for one token; no table is brought into memory for it."""
    seat = await house.services.store.find_token(keys.digest(token))
    head = None if seat is None else await house.services.store.find(seat.table)
    if seat is None or head is None:
        return None
    asked = asked_at(house.rooms.get(head.id))
    about = Summary.of(head.summary)
    return HeldSeat(head.code, head.game, seat.seat, head.created, head.finished, about, asked)


def asked_at(room: Room | None) -> tuple[int, ...]:
    """Who is waited for; of a race nothing is told before everybody sees it."""
    question = None if room is None else room.table.asked(None)
    if question is None or question.ask.mode == "race":
        return ()
    return tuple(seat for seat in question.ask.seats if seat not in question.answered)
