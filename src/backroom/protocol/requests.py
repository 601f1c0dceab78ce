"""What is asked over HTTP before and after a game, and what is answered. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta, Raw, Struct

from backroom.protocol.messages import LONGEST_MESSAGE, GameName, Level, Name, Number, SeatNumber
from backroom.table.clocks import Speed
from backroom.table.journal import Handover

MOST_MOVES: Final = 4  # whose outlook is asked at a time
MOST_SEATS: Final = 10
LONGEST_RECORD: Final = 1024 * 1024  # bytes of its request; the longest games have a third of it


# From a client


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; how long each kind may be is looked at before it is read."""

    LONGEST: ClassVar[int] = 4 * 1024  # bytes, as JSON


class NewTable(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as somebody wants it; the first seat is theirs."""

    LONGEST: ClassVar[int] = 144 * 1024  # a board and decks in which every sign is escaped, and the rest

    game: GameName
    name: Name
    setup: Raw = Raw(b"{}")
    speed: Speed = "normal"
    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody may keep notes, seen by nobody else
    handover: Handover = "ask"  # of a bot's seat once the game is on: by consent, at once, or never
    bots: Annotated[dict[int, Level], Meta(max_length=MOST_SEATS)] = {}  # by seat
    fill: Level | None = None  # a bot of this level on every other seat
    stand_in: Level = "regular"  # for those who are away
    links: bool = False  # a link for each seat that is left


class ImportRecord(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table from a record: to look at, or to play on from where it ends."""

    LONGEST: ClassVar[int] = LONGEST_RECORD

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    name: Name
    speed: Speed = "normal"
    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody may keep notes, seen by nobody else
    handover: Handover = "ask"  # of a bot's seat once the game is on: by consent, at once, or never
    fill: Level | None = None  # of a game that goes on: a bot of this level on every other seat
    stand_in: Level = "regular"
    links: bool = False


class TakeSeat(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: this one, or any."""

    name: Name
    seat: SeatNumber | None = None


class AskOutlook(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before these moves, in the order in which they would be made."""

    LONGEST: ClassVar[int] = MOST_MOVES * LONGEST_MESSAGE

    ask: Number  # the question that is open, as far as whoever asks has heard
    moves: Annotated[tuple[Raw, ...], Meta(max_length=MOST_MOVES)]


# From the server


class TableMade(Struct, frozen=True):
    """A table is made; the tokens open its seats."""

    code: str
    tokens: dict[int, str]


class SeatTaken(Struct, frozen=True):
    """A seat is yours, or will be if the people at the table agree: the token opens it, from anywhere."""

    code: str
    seat: int
    token: str
    asked: bool = False  # the people are asked: come by the token, soon, and wait there


class Problem(Struct, frozen=True):
    """Why a request was not done."""

    rule: str
    why: str
