"""The highlights of a finished game: how everybody stood, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

# By entry, what the table measured in a race: each seat that claimed, and its milliseconds.
Times: TypeAlias = Mapping[int, Sequence[tuple[int, int]]]


class Point(Struct, frozen=True):
    """How everybody stood after an entry; entries are counted from 1."""

    entry: int
    round: int
    seat: int | None  # whose turn it ended; None: at the beginning of a round, or of the game
    values: tuple[int, ...]  # by seat


class Curve(Struct, frozen=True):
    """One figure of every seat, over the whole game."""

    name: str
    points: tuple[Point, ...]


class Highlights(Struct, frozen=True):
    """The curves of a game and its moments, which are of the game's own type and name their entry."""

    curves: tuple[Curve, ...]
    moments: tuple[Any, ...]
