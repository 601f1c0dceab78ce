"""How quickly bots answer in races: like people, so that they win no more often than they should."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple


class Quickness(NamedTuple):
    """A log-normal distribution, which reaction times of people follow well."""

    median: float  # seconds
    spread: float  # the standard deviation of the logarithm


# Seeing a card, remembering whether one has it and where, and pressing takes people longer than the 0.25 s
# of a bare reaction. Half of the times of `regular` are between 0.61 and 0.92 s, and 1 in 20 is below 0.46 s.
USUAL: Final = Quickness(0.75, 0.30)
QUICKNESS: Final[dict[str, Quickness]] = {
    "uniform": Quickness(1.10, 0.35),
    "random": Quickness(1.10, 0.35),
    "rookie": Quickness(1.00, 0.35),
    "regular": USUAL,
    "boss": Quickness(0.65, 0.28),
    "don": Quickness(0.58, 0.25),
}
QUICKEST: Final = 0.20  # nobody is quicker without guessing


def reaction(level: str, rng: Random) -> float:
    """Seconds from the reveal to the answer of a bot of this level, whether it claims or passes."""
    quickness = QUICKNESS.get(level, USUAL)
    return max(QUICKEST, quickness.median * exp(quickness.spread * rng.gauss(0.0, 1.0)))
