"""What lists show of a table, stored beside it so that no game has to be replayed to list it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from backroom.core.game import Over
from backroom.core.refusal import Malformed
from backroom.table.clocks import Speed
from backroom.table.face import Face
from backroom.table.table import Table
from backroom.table.table_state import Stage

LONGEST: Final = 100  # characters of a text in a list
OLDER: Final = b'{"manner":'  # how a stored summary begins in which `access` has its former name
NEWER: Final = b'{"access":'


class Gathers(Struct, frozen=True):
    """A table that begins by itself, for people who do not know each other."""

    people: int  # as soon as so many are there
    fill: str  # the level of the bots that take the other seats


class Access(Struct, frozen=True, kw_only=True):
    """Who may come to a table, and what they may have there besides their memory."""

    public: bool = False
    spectators: bool = True
    notes: bool = False  # everybody has a notepad of their own
    gathers: Gathers | None = None  # None: its host begins the game


class SeatLine(Struct, frozen=True):
    """Who has a seat."""

    person: str | None
    bot: str | None
    cousin: int = 0  # of the bot; an older server did not write it
    face: Face | None = None  # of the person; nor this


AnySummary = TypeVar("AnySummary", bound="Summary")


class Summary(Struct, frozen=True):
    """A table in a list."""

    access: Access
    players: int
    speed: Speed
    stage: Stage
    seats: tuple[SeatLine, ...]
    setup: Any
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None

    @staticmethod
    def of(text: bytes) -> Summary:
        """The summary that was stored, or `Malformed`."""
        return read(text, Summary)


def read(text: bytes, kind: type[AnySummary]) -> AnySummary:
    """A summary of this kind, or `Malformed`: the database may be damaged."""
    if text.startswith(OLDER):
        text = NEWER + text.removeprefix(OLDER)
    try:
        return msgspec.json.decode(text, type=kind)
    except (ValueError, RecursionError):
        raise Malformed("this is no summary of a table") from None


def brief(setup: Any) -> Any:
    """A setup for lists, without its long parts: a custom board has thousands of letters."""
    said = msgspec.to_builtins(setup)
    return {
        name: value for name, value in said.items() if not isinstance(value, str) or len(value) <= LONGEST
    }


class Shelved(Summary, frozen=True):
    """A summary as it is stored, with what no list shows."""

    used: int = 0  # milliseconds since 1970 when somebody was last there; 0: an older server wrote it

    @staticmethod
    def of(text: bytes) -> Shelved:
        """What was stored, or `Malformed`."""
        return read(text, Shelved)


def summarize(table: Table[Any, Any, Any, Any], access: Access, *, used: float) -> bytes:
    """What to store of a table for the lists now."""
    pending = table.state.pending() if table.stage == "over" else None
    over = pending if isinstance(pending, Over) else None
    seats = tuple(SeatLine(seat.person, seat.bot, seat.cousin, seat.face) for seat in table.seats)
    return msgspec.json.encode(
        Shelved(
            access,
            len(seats),
            table.options.speed,
            table.stage,
            seats,
            brief(table.setup),
            over.winners if over else None,
            over.scores if over else None,
            int(used * 1000),
        )
    )
