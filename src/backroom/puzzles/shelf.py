"""All puzzles that there are, in the order of their days."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from backroom.core.refusal import Malformed
from backroom.puzzles.puzzle import AnyPuzzle, name_of, read

FILE: Final = Path(__file__).with_name("puzzles.jsonl")
MOST: Final = 1_000


class Kept(NamedTuple):
    """A puzzle with its name."""

    name: str
    puzzle: AnyPuzzle


class Shelf:
    """Chooses puzzles by date: the same for everybody, and again from the first after the last."""

    def __init__(self, kept: tuple[Kept, ...]) -> None:
        self.kept: Final = kept
        self.by_name: Final = {one.name: one for one in kept}

    def of(self, day: date) -> Kept:
        """The puzzle of a day."""
        return self.kept[day.toordinal() % len(self.kept)]

    def called(self, name: str) -> Kept | None:
        """The puzzle of this name."""
        return self.by_name.get(name)

    def is_open(self, day: date, today: date) -> bool:
        """Whether this day may be asked for: today, or a day since today's puzzle last came."""
        return 0 <= (today - day).days < len(self.kept)


@cache
def shelf(file: Path = FILE) -> Shelf:
    """The puzzles of a file; `Malformed` says which line is damaged."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as problem:
        raise Malformed(f"{file}: {problem.strerror or problem}") from None
    if not 1 <= len(lines) <= MOST:
        raise Malformed(f"{file} has {len(lines)} puzzles, and may have 1 to {MOST}")
    kept: list[Kept] = []
    for number, line in enumerate(lines, start=1):
        try:
            kept.append(Kept(name_of(line), read(line)))
        except Malformed as problem:
            raise Malformed(f"{file}, line {number}: {problem}") from None
    return Shelf(tuple(kept))


def day_at(seconds: float) -> date:
    """The day, by Greenwich, of a time since 1970."""
    return datetime.fromtimestamp(seconds, UTC).date()
