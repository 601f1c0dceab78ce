"""The parts of any game's lesson: a prepared game, as its pupil sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from backroom.protocol.messages import SeatNow, TableNow
from backroom.table.table import Question

PUPIL: Final = 0


class Shown(Struct, frozen=True):
    """An update as the server sends it, without the clock and the table, which stay the same in a lesson."""

    told: tuple[Any, ...]  # events and notices; the client counts them
    view: Any
    question: Question[Any] | None


class Try(Struct, frozen=True):
    """A move that is played to show what it does, and then taken back."""

    move: Any
    shown: tuple[Shown, ...]
    cue: str


class Step(Struct, frozen=True, kw_only=True):
    """What happens first, what the coach then says, and what the pupil does."""

    cue: str  # the name of its text
    shown: tuple[Shown, ...]  # what happens before
    wanted: tuple[Any, ...]  # any of these continues; none: the pupil only reads
    tries: tuple[Try, ...] = ()
    must_try: bool = False  # a try continues, instead of a move
    nudges: Mapping[str, str]  # what the coach says to other moves, by kind


class Lesson(Struct, frozen=True):
    """A whole lesson."""

    table: TableNow[Any]
    steps: tuple[Step, ...]


def at_table(game: str, setup: Any) -> TableNow[Any]:
    """The table of a lesson; the client names the seats."""
    return TableNow(
        code="",
        game=game,
        setup=setup,
        speed="untimed",
        pace="normal",
        public=False,
        spectators=False,
        notes=False,
        handover="closed",
        advice="nobody",
        imported=False,
        stage="running",
        paused=False,
        host=PUPIL,
        absent_host=None,
        seats=tuple(SeatNow("", None, 0, connected=True, left=None) for _ in range(setup.players)),
        wish=None,
        watching=0,
        commitment="",
        secret=None,
    )
