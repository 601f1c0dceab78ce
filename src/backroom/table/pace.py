"""How quick a person has lately been, and how much of their distance may therefore be compensated.

Nobody can seem nearer than they are, but anybody can seem farther. So a distance is compensated only as far
as it makes a person as quick as the others at the table, and never quicker: docs/decisions/0009-the-table.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

REMEMBERED: Final = 64  # claims of a person that count
LEFT_BEHIND: Final = 8  # ... after the seat changes hands, so that sitting down again gains little
IN_SIGHT: Final = 0.080  # seconds behind the first, within which everybody's claim is heard and counts
SELDOM: Final = 3  # times as many claims out of sight as counted, and those count too
QUICKER: Final = 0.75  # the share of the claims that is used: dawdling now and then changes nothing
SCATTER: Final = 1.87  # by how much these vary less than all would, in a normal distribution
PRIOR: Final = 0.080  # seconds of standard deviation, before much is known ...
PRIOR_WEIGHT: Final = 4  # ... with the weight of so many claims
MARGIN: Final = 0.5  # standard errors in favour of a distance: chance costs distant players next to nothing


class Pace:
    """Tracks the latest claims of one person: seconds since their card was sent, and as judged."""

    __slots__ = ("elapsed", "judged", "out_of_sight", "squares", "squares_judged", "usual", "usual_judged")

    def __init__(self) -> None:
        self.elapsed: list[float] = []
        self.judged: list[float] = []
        self.out_of_sight: int = 0  # claims that were too far behind to count
        self.usual: float = 0.0  # the mean of the quicker ones
        self.squares: float = 0.0  # the sum of their squared deviations, scaled to all
        self.usual_judged: float = 0.0
        self.squares_judged: float = 0.0

    def note_claim(self, elapsed: float, judged: float, behind: float) -> None:
        """Count a claim this many seconds behind the first, unless it is out of sight.

        A claim from far away that is this slow comes too late to be heard; counting only the slow claims of
        people nearby would make them seem slow. But the claims of a person who is hardly ever in sight do
        count, since somebody else may be too far ahead.
        """
        if behind > IN_SIGHT:
            self.out_of_sight += 1
            if self.out_of_sight <= SELDOM * len(self.elapsed):
                return
        self.elapsed.append(elapsed)
        self.judged.append(judged)
        self.keep(REMEMBERED)

    def change_hands(self) -> None:
        """Forget most of the claims: another person sits down, or the same one again."""
        self.keep(LEFT_BEHIND)

    def keep(self, most: int) -> None:
        """Drop all but the latest claims, and recompute the figures."""
        del self.elapsed[:-most]
        del self.judged[:-most]
        self.usual, self.squares = look_at(self.elapsed)
        self.usual_judged, self.squares_judged = look_at(self.judged)


def look_at(times: list[float]) -> tuple[float, float]:
    """The mean of the quicker times, and the estimated sum of squared deviations of all of them."""
    if not times:
        return 0.0, 0.0
    count = int(len(times) * QUICKER + 0.999)
    quicker = sorted(times)[:count]
    mean = sum(quicker) / count
    squares = 0.0
    for time in quicker:
        squares += (time - mean) * (time - mean)
    return mean, squares * SCATTER * len(times) / count


def room_for(own: Pace, others: Sequence[Pace], common: float = 0.0) -> float | None:
    """How many seconds make this person as quick as the others usually are; None if nobody can say yet.

    The median of the others counts, the quicker of two: a distant person need not be as slow as somebody who
    takes their time. But nobody is made quicker than the quickest of all is without any credit, except for a
    distance that all have in `common`: otherwise two liars would vouch for each other.
    """
    known = sorted([other for other in others if other.judged], key=usual_judged_of)
    if not own.elapsed or not known:
        return None
    other = known[(len(known) - 1) // 2]
    count, counted = len(own.elapsed), len(other.judged)
    squares = PRIOR_WEIGHT * PRIOR * PRIOR + own.squares + other.squares_judged
    error = sqrt(squares / (PRIOR_WEIGHT + count + counted) * (1 / count + 1 / counted))
    margin = MARGIN * error
    unaided = min([one.usual for one in (own, *known)]) - common - margin
    return max(0.0, own.usual - max(other.usual_judged, unaided) + margin)


def usual_judged_of(pace: Pace) -> float:
    """How quick a person is usually judged to be."""
    return pace.usual_judged
