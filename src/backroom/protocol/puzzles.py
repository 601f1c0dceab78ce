"""The puzzle of the day over HTTP: the position, the choice of somebody, and what a search has found."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from backroom.core.game import Ask
from backroom.protocol.requests import Request

LONGEST_DAY: Final = 10  # characters: 2026-11-19
LONGEST_NAME: Final = 12  # characters
MOST_OPTIONS: Final = 60


class PuzzleChoice(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody would do in a puzzle; it counts nowhere."""

    puzzle: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    option: Annotated[int, Meta(ge=0, lt=MOST_OPTIONS)]  # its index


class DailyPuzzle(Struct, frozen=True):
    """A position as one seat knows it, with a question."""

    puzzle: str  # its name
    day: str  # whose puzzle it is, by Greenwich, as 2026-11-19
    today: str
    first: str  # the earliest day whose puzzle may be asked for now
    game: str
    setup: Any
    seat: int  # whose eyes these are
    told: tuple[Any, ...]  # what that seat was told since the round began
    view: Any
    ask: Ask
    options: tuple[Any, ...]  # one of them is clearly the best


class OptionFound(Struct, frozen=True):
    """What a search found for an option."""

    chance: float  # how often that wins the game
    playouts: int  # ... of so many games that were played out


class PuzzleSolution(Struct, frozen=True):
    """What a search has found, for each option in the order of the puzzle."""

    best: int
    found: tuple[OptionFound, ...]
    error: float  # the standard error of the lead of the best one
    usual: int  # what goes by rule of thumb
    reason: Any  # why it is best, as the game's adviser would say it
