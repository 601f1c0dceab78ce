"""C13, C14, C21: where points lead on a board, worked out once and kept for all playouts."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.games.organized_crime.printed.board import NONE, Board
from backroom.games.organized_crime.printed.decks import FINE as FINED
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, PENALTY_DECK, REMOVE
from backroom.games.organized_crime.rules import Rules

FARTHEST: Final = 12  # the most that two dice show
FAR: Final = 99  # more than any roll
UNTHOUGHT: Final = -1_000_000_000  # a worth that is not worked out yet
# Of two dice to show so many points, of 36, or more. Rows: to index a tuple of known length makes it anew.
WAYS: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
AT_LEAST: Final[vec[i64]] = vec[i64]([36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1])
ROLLS: Final = 36


class Atlas:
    """Knows the ends of every walk, and how far every space and every base is."""

    def __init__(self, rules: Rules) -> None:
        board = rules.board
        count = board.count
        bases = len(board.base_ids)
        self.board = board
        self.count: i64 = count
        self.bases: i64 = bases
        self.ends: list[list[int]] = []  # by (space * 2 + direction) * 13 + points
        reach = [FAR] * (count * 2 * count)
        entry = [FAR] * (count * 2 * bases)
        for start in range(count):
            for way in range(2):
                row = walks(board, start, way)
                at = start * 2 + way
                for points, ends in enumerate(row):
                    self.ends.append(ends)
                    for space in ends:
                        reach[at * count + space] = min(reach[at * count + space], points)
                for base in range(bases):
                    doors = min([reach[at * count + door] for door in board.doors[base]])
                    if start == board.hit_men[base]:
                        entry[at * bases + base] = 0
                    elif board.door_of[start] == base:
                        entry[at * bases + base] = 1
                    elif doors < FAR:
                        entry[at * bases + base] = doors + 1
        self.reach: vec[i64] = vec[i64](reach)  # (space * 2 + direction) * count + space: points
        self.entry: vec[i64] = vec[i64](entry)  # (space * 2 + direction) * bases + base: points
        self.near: vec[i64] = vec[i64](  # space * bases + base: points, in the better direction
            [
                min(entry[start * 2 * bases + base], entry[(start * 2 + 1) * bases + base])
                for start in range(count)
                for base in range(bases)
            ]
        )
        self.unthought: vec[i64] = vec[i64]([UNTHOUGHT] * count)  # to be copied
        decks = rules.decks
        mistakes = decks.counts[MISTAKE_DECK]
        penalties = decks.counts[PENALTY_DECK]
        fines = [decks.mistake_fine[card] * number for card, number in enumerate(mistakes)]
        removals = [number for card, number in enumerate(mistakes) if decks.mistake_does[card] == REMOVE]
        penalty = [
            decks.penalty_number[card] * number
            for card, number in enumerate(penalties)
            if decks.penalty_does[card] == FINED
        ]
        self.mistake_fine: i64 = sum(fines) // decks.sizes[MISTAKE_DECK]
        self.removal: i64 = 100 * sum(removals) // decks.sizes[MISTAKE_DECK]  # per cent of Mistakes
        self.penalty_fine: i64 = sum(penalty) // decks.sizes[PENALTY_DECK]


def walks(board: Board, start: int, way: int) -> list[list[int]]:
    """C13, C14: where a piece that only walks can end, for every number of points."""
    count = board.count
    home = board.home_of[start]
    found: list[list[int]] = [[]]
    here = {(start, start)}
    fresh = True
    for _ in range(FARTHEST):
        longer: set[tuple[int, int]] = set()
        for came, space in here:
            ways: tuple[int, ...] = ()
            if board.home_of[space] == NONE:
                ways = board.first[way * count + space] if fresh else board.onward[came * count + space]
            elif space == board.boss[home]:
                ways = (board.hit_men[home],)
            else:
                ways = board.doors[home]
            for there in ways:
                if there != start and there != came:
                    longer.add((space, there))
        if fresh and any(board.home_of[space] == NONE for _, space in here):
            fresh = False
        here = longer
        found.append(sorted({space for _, space in here}))
    return found


KEPT: Final = 4  # boards whose atlas is remembered
ATLASES: Final[dict[int, tuple[Rules, Atlas]]] = {}


def atlas_of(rules: Rules) -> Atlas:
    """The atlas of a table; working one out takes a while."""
    kept = ATLASES.get(id(rules))
    if kept is None:
        if len(ATLASES) == KEPT:
            ATLASES.clear()
        kept = ATLASES[id(rules)] = (rules, Atlas(rules))
    return kept[1]
