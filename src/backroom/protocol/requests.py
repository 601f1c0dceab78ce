"""The bodies of HTTP requests before and after a game, and of their answers. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta, Raw, Struct

from backroom.protocol.messages import LONGEST_MESSAGE, GameName, Level, Name, Number, SeatNumber
from backroom.table.clocks import BotPace, Speed
from backroom.table.face import Face
from backroom.table.journal import AdviceFor, Handover

MOST_MOVES: Final = 4  # in one request for an outlook
MOST_SEATS: Final = 10
LONGEST_RECORD: Final = 1024 * 1024  # bytes of its request; the longest games take a third of that


# From a client


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; its length is checked before it is read."""

    LONGEST: ClassVar[int] = 4 * 1024  # bytes, as JSON


class NewTable(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a table; the first seat goes to the person who asked."""

    LONGEST: ClassVar[int] = 144 * 1024  # a board and decks with every character escaped, and the rest

    game: GameName
    name: Name
    face: Face | None = None
    setup: Raw = Raw(b"{}")
    speed: Speed = "normal"
    pace: BotPace = "normal"  # of the bots
    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody may keep notes, which nobody else sees
    handover: Handover = "ask"  # of a bot's seat once the game is on: by consent, at once, or never
    advice: AdviceFor = "alone"  # who may ask the adviser: a person alone with bots, everybody, or nobody
    bots: Annotated[dict[int, Level], Meta(max_length=MOST_SEATS)] = {}  # by seat
    fill: Level | None = None  # a bot of this level on every other seat
    stand_in: Level | None = None  # for people who are away; None: the level that the game names
    links: bool = False  # return a link for each remaining seat


class ImportRecord(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a table from a record: to look at, or to continue from where it ends."""

    LONGEST: ClassVar[int] = LONGEST_RECORD

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    name: Name
    face: Face | None = None
    speed: Speed = "normal"
    pace: BotPace = "normal"  # of the bots
    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody may keep notes, which nobody else sees
    handover: Handover = "ask"  # of a bot's seat once the game is on: by consent, at once, or never
    advice: AdviceFor = "alone"  # who may ask the adviser: a person alone with bots, everybody, or nobody
    fill: Level | None = None  # if the game continues: a bot of this level on every other seat
    stand_in: Level | None = None
    links: bool = False


class TakeSeat(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: this one, or any."""

    name: Name
    face: Face | None = None  # as whom the others see you; None: as before, or none
    seat: SeatNumber | None = None


class FindPeople(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down where people gather for a game, or begin to gather some."""

    game: GameName
    name: Name
    face: Face | None = None


class AskOutlook(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what would follow from these moves, in the order in which they would be made."""

    LONGEST: ClassVar[int] = MOST_MOVES * LONGEST_MESSAGE

    ask: Number  # the open question, as far as the client knows
    moves: Annotated[tuple[Raw, ...], Meta(max_length=MOST_MOVES)]


# From the server


class TableMade(Struct, frozen=True):
    """The table was made; the tokens open its seats."""

    code: str
    tokens: dict[int, str]


class SeatTaken(Struct, frozen=True):
    """The seat is yours, or will be if the people at the table agree; the token opens it from anywhere."""

    code: str
    seat: int
    token: str
    asked: bool = False  # the people are being asked: connect with the token soon, and wait


class Problem(Struct, frozen=True):
    """Why a request failed."""

    rule: str
    why: str
