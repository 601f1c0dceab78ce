"""When questions arrive: whether some players hear of them later, by a rank test that noise cannot fail.

Differences below `TOLERANCE` do not count. On a busy machine any message may be later than that, but then it
is late whatever its reader holds, and those who hold nothing are late as often.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

TOLERANCE: Final = 0.005  # seconds
SURE: Final = 4.9  # standard deviations: one time in two million by chance

Pair = tuple[Sequence[float], Sequence[float]]  # delays of some, and of the others they are compared with


class Delays(NamedTuple):
    """How long one question took to reach the seats asked, except the one that caused it."""

    clock: str
    held: bool  # somebody who is asked holds the card in question: the Killer (O25), or one to throw (O13)
    holders: list[float]
    others: list[float]


def lateness(pairs: Iterable[Pair], by: float = TOLERANCE) -> float:
    """How surely the first of each pair are later than the second by this much, by Wilcoxon's ranks."""
    score = variance = 0.0
    for some, others in pairs:
        later = sum(one - by > other for one in some for other in others)
        score += later - len(some) * len(others) / 2
        variance += len(some) * len(others) * (len(some) + len(others) + 1) / 12
    return score / sqrt(variance) if variance else 0.0


def within_questions(delays: Sequence[Delays]) -> list[Pair]:
    """For each question, the delays of those who hold the card and of those who do not."""
    return [(one.holders, one.others) for one in delays]


def between_questions(delays: Sequence[Delays]) -> list[Pair]:
    """The first delay of questions where somebody holds the card, and of those where nobody does."""
    first = [(one.held, min(one.holders + one.others)) for one in delays if one.holders or one.others]
    return [([at for held, at in first if held], [at for held, at in first if not held])]


def check_delays(delays: Sequence[Delays]) -> None:
    """Assert that holders of the card are asked when the others are, and everybody when nobody holds it."""
    for pairs in (within_questions(delays), between_questions(delays)):
        assert lateness(pairs, -inf) > SURE, "these are too few to be sure of anything"
        assert lateness(pairs) < SURE, "who holds the card hears of the question later"
        assert lateness([(others, some) for some, others in pairs]) < SURE, "... sooner"
