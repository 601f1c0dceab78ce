"""How a character carries itself: how quick it is in races, and how it hesitates.

All of it is drawn without a look at the cards: what can be seen of a bot's time says nothing about its hand.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple


class Quickness(NamedTuple):
    """A log-normal distribution, which reaction times of people follow well."""

    median: float  # seconds
    spread: float  # the standard deviation of the logarithm


class Temper(NamedTuple):
    """The temper of a character."""

    quickness: Quickness  # in races, whether it claims or passes
    hesitates: float  # how often it takes another moment
    certainty: float = 0.0  # how likely a card must match for a throw; below, it passes whatever the odds pay
    thinks: float = 0.05  # seconds it may take to find a move; it never answers sooner, which would tell


# Seeing a card, remembering whether one has it and where, and pressing takes people longer than the 0.25 s
# of a bare reaction. Half of the usual times are between 0.61 and 0.92 s, and 1 in 20 is below 0.46 s.
USUAL: Final = Temper(Quickness(0.75, 0.30), hesitates=0.1)
QUICKEST: Final = 0.20  # nobody is quicker without guessing
MOMENT: Final = Quickness(0.35, 0.40)  # another one
LINGERS: Final = 1.8  # times as long over a move, if it hesitates


def reaction(temper: Temper, rng: Random) -> float:
    """Seconds from the reveal to the answer in a race."""
    seconds = drawn(temper.quickness, rng)
    if rng.random() < temper.hesitates:
        seconds += drawn(MOMENT, rng)
    return max(QUICKEST, seconds)


def deliberation(temper: Temper, usual: float, rng: Random) -> float:
    """Seconds that it seems to think about a move, where `usual` is how long one takes."""
    if rng.random() < temper.hesitates:
        usual *= LINGERS
    return max(temper.thinks, usual)


def drawn(quickness: Quickness, rng: Random) -> float:
    """A time of this distribution."""
    return quickness.median * exp(quickness.spread * rng.gauss(0.0, 1.0))
