"""The layout of the one row of numbers that holds a table, and of the number that is a card."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.games.omerta.menus import PLACES

# All cards but those to be drawn lie in one row of cells, quick to copy. A hand begins at `seat << ROW`,
# so `seat << ROW | place` is the address of a card. A cell in which nothing lies is 0.
ROW: Final = 6
IN_SAFE: Final = 5 << 6
IN_DISCARD: Final = 6 << 6  # kinds; the top is last
FREE: Final = 7 << 6  # per seat: places with a card that is not blocked, as a mask
BLOCKED: Final = FREE + 5  # O29, per seat: places with a card under a Patrol, as a mask
TOTALS: Final = FREE + 10  # O3, per seat
CLAIMS: Final = FREE + 15  # what those who were asked together said so far
DUE: Final = FREE + 20  # O14, O22: seats that get a card from the pile next, in order
STOCKS: Final = FREE + 25  # O30, per seat: the points in the hand, when a round has ended
SCORES: Final = FREE + 30  # O31, O32, per seat: ... and what it was worth
WIDTH: Final = FREE + 35  # O7c, per seat: the places up to the last that is taken
CELLS: Final = FREE + 40

# A card in play is one number: its kind, who has seen it there (O34), the draw pile it came from,
# and the label it got in a shuffle that somebody knew something about (0: none).
KIND: Final = 31
SEEN: Final = 5
SEEN_BY_ALL: Final = 31 << 5
PILE: Final = 10
PILE_MASK: Final = 1023 << 10
LABEL: Final = 20

# The bit of a place in a mask. mypyc counts `1 << place` in 32 bits, and a hand has more places than that.
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(PLACES)])
