"""When questions arrive: whether some hear of them later than others, by a test of ranks that no noise fails.

Nobody is accused of less than `TOLERANCE`. On a busy machine any message may be late by more than that, but
then it is late whatever its reader holds, and those who hold nothing are late as often.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

TOLERANCE: Final = 0.005  # seconds
SURE: Final = 4.9  # standard deviations: by chance one time in two million

Pair = tuple[Sequence[float], Sequence[float]]  # delays of some, and of the others with whom they compare


class Delays(NamedTuple):
    """How long after what caused it one question reached those who were asked, but for whoever caused it."""

    clock: str
    held: bool  # anybody who is asked holds the card in question: the Killer (O25), or one to throw (O13)
    holders: list[float]
    others: list[float]


def lateness(pairs: Iterable[Pair], by: float = TOLERANCE) -> float:
    """How surely the first of the pairs are later than the second by so much: Wilcoxon's ranks in strata."""
    score = variance = 0.0
    for some, others in pairs:
        later = sum(one - by > other for one in some for other in others)
        score += later - len(some) * len(others) / 2
        variance += len(some) * len(others) * (len(some) + len(others) + 1) / 12
    return score / sqrt(variance) if variance else 0.0


def within_questions(delays: Sequence[Delays]) -> list[Pair]:
    """Of each question, who holds the card and who does not."""
    return [(one.holders, one.others) for one in delays]


def between_questions(delays: Sequence[Delays]) -> list[Pair]:
    """Those where somebody holds the card, and those where nobody does: as the first hears of each."""
    first = [(one.held, min(one.holders + one.others)) for one in delays if one.holders or one.others]
    return [([at for held, at in first if held], [at for held, at in first if not held])]


def check_delays(delays: Sequence[Delays]) -> None:
    """Who holds the card is asked no later or sooner than who does not; nor are all, if anybody does."""
    for pairs in (within_questions(delays), between_questions(delays)):
        assert lateness(pairs, -inf) > SURE, "these are too few to be sure of anything"
        assert lateness(pairs) < SURE, "who holds the card hears of the question later"
        assert lateness([(others, some) for some, others in pairs]) < SURE, "... sooner"
