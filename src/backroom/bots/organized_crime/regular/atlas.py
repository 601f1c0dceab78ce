"""What can be worked out once from a board and its decks: where points lead, and how far it is."""

from __future__ import annotations

from typing import Final

from backroom.games.organized_crime.printed.board import LEFT, NONE, RIGHT, Board, ends
from backroom.games.organized_crime.printed.board_file import BOARD, board_from
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, PENALTY_DECK, REMOVE, Decks
from backroom.games.organized_crime.printed.decks_file import DECKS, decks_from
from backroom.games.organized_crime.setup import Setup

FARTHEST: Final = 12  # the most that two dice show
DIRECTIONS: Final = (LEFT, RIGHT)
DIRECTION_NAMES: Final = ("left", "right")


class Atlas:
    """Works out distances and odds on one board, and keeps them for all bots."""

    def __init__(self, board: Board, decks: Decks) -> None:
        self.board = board
        self.decks = decks
        self.circle = {name: number for number, name in enumerate(board.circle_ids)}
        self.base = {name: number for number, name in enumerate(board.base_ids)}
        self.known_ends: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self.known_reaches: dict[tuple[int, int], dict[int, int]] = {}
        self.known_entries: dict[tuple[int, int, int], int | None] = {}
        removals = sum(
            count
            for does, count in zip(decks.mistake_does, decks.counts[MISTAKE_DECK], strict=True)
            if does == REMOVE
        )
        self.removal = removals / decks.sizes[MISTAKE_DECK]  # how often a Mistake takes the piece
        fines = zip(decks.mistake_fine, decks.counts[MISTAKE_DECK], strict=True)
        self.mistake_fine = sum(fine * count for fine, count in fines) / decks.sizes[MISTAKE_DECK]
        self.penalty_fine = (
            sum(
                number * count
                for number, count in zip(decks.penalty_number, decks.counts[PENALTY_DECK], strict=True)
                if number >= 10_000
            )
            / decks.sizes[PENALTY_DECK]
        )

    def ends(self, start: int, direction: int, points: int) -> tuple[int, ...]:
        """C13, C14: where a walk of so many points can end."""
        key = (start, direction, points)
        found = self.known_ends.get(key)
        if found is None:
            board = self.board
            base = board.home_of[start]
            if base != NONE and start == board.boss[base]:
                inside = board.hit_men[base]
                found = (inside,) if points == 1 else self.ends(inside, direction, points - 1)
            else:
                found = tuple(sorted(ends(board, start, direction=direction, points=points)))
            self.known_ends[key] = found
        return found

    def reach(self, start: int, direction: int) -> dict[int, int]:
        """With how many points each space within one roll is first reached."""
        key = (start, direction)
        if key not in self.known_reaches:
            found: dict[int, int] = {}
            for points in range(1, FARTHEST + 1):
                for space in self.ends(start, direction, points):
                    found.setdefault(space, points)
            self.known_reaches[key] = found
        return self.known_reaches[key]

    def entry(self, start: int, direction: int, base: int) -> int | None:
        """C21: how many points bring a piece into the Hit-Men space of a base; None: more than a roll."""
        key = (start, direction, base)
        if key not in self.known_entries:
            self.known_entries[key] = self.find_entry(start, direction, base)
        return self.known_entries[key]

    def find_entry(self, start: int, direction: int, base: int) -> int | None:
        """Count the points from a space to the hit-men's room of a base; None: more than a roll."""
        board = self.board
        if start == board.hit_men[base]:
            return 0
        if board.door_of[start] == base:
            return 1
        reach = self.reach(start, direction)
        doors = [reach[door] for door in board.doors[base] if door in reach]
        return min(doors) + 1 if doors else None


HOUSE: Final = Atlas(BOARD, DECKS)


def atlas_of(setup: Setup) -> Atlas:
    """The atlas of a table."""
    if setup.board is None and setup.decks is None:
        return HOUSE
    board = BOARD if setup.board is None else board_from(setup.board, "board.toml")
    return Atlas(board, DECKS if setup.decks is None else decks_from(setup.decks, "decks.toml"))
