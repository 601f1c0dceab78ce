"""C12, C21: chances over two dice."""

from __future__ import annotations

from collections import Counter
from typing import Final

WAYS: Final = Counter(one + other for one in range(1, 7) for other in range(1, 7))
TOTALS: Final = tuple((total, WAYS[total] / 36) for total in range(2, 13))
AT_LEAST: Final = tuple(sum(chance for total, chance in TOTALS if total >= least) for least in range(14))


def at_least(points: int) -> float:
    """How likely two dice show so many points or more."""
    return AT_LEAST[min(max(points, 0), 13)]


def points_to_kill_at_home(guards: int, hits: int, *, in_room: bool) -> int:
    """C21: the points needed from the Hit-Men space on; a hit of a card saves the point of one kill."""
    if not in_room:
        return max(0, 1 - hits)
    return max(0, guards + 1 - hits) + 1
