"""What is asked over HTTP before and after a game, and what is answered. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from backroom.protocol.messages import Level, Name, SeatNumber
from backroom.table.clocks import Speed

MOST_MOVES: Final = 4  # whose outlook is asked at a time


# From a client


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as somebody wants it; the first seat is theirs."""

    game: str
    name: Name
    setup: Raw = Raw(b"{}")
    speed: Speed = "normal"
    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody may keep notes, seen by nobody else
    bots: dict[int, Level] = {}  # by seat
    fill: Level | None = None  # a bot of this level on every other seat
    stand_in: Level = "regular"  # for those who are away
    links: bool = False  # a link for each seat that is left


class ImportRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table from a record: to look at, or to play on from where it ends."""

    record: str
    name: Name
    speed: Speed = "normal"
    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody may keep notes, seen by nobody else
    fill: Level | None = None  # of a game that goes on: a bot of this level on every other seat
    stand_in: Level = "regular"
    links: bool = False


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: this one, or any."""

    name: Name
    seat: SeatNumber | None = None


class AskOutlook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before these moves, in the order in which they would be made."""

    ask: int  # the question that is open, as far as whoever asks has heard
    moves: Annotated[tuple[Raw, ...], Meta(max_length=MOST_MOVES)]


# From the server


class TableMade(Struct, frozen=True):
    """A table is made; the tokens open its seats."""

    code: str
    tokens: dict[int, str]


class SeatTaken(Struct, frozen=True):
    """A seat is yours: the token opens it, from anywhere."""

    code: str
    seat: int
    token: str


class Problem(Struct, frozen=True):
    """Why a request was not done."""

    rule: str
    why: str
