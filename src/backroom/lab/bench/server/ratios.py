"""How one server compares with another, and how certain that is.

A momentary disturbance of the machine hits a slice of one side and not of the other; this is nearly all of
the uncertainty. So slices are resampled a thousand times, in pairs as they were taken, and the ratio is
computed each time (a bootstrap).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, TypeVar

from msgspec import Struct

from backroom.lab.bench.server.measures import Saturated, Timed, actions_per_cpu_second, at, latency

T = TypeVar("T")
AGAIN: Final = 1_000
SEED: Final = 1974
SURE: Final = 0.95


class Ratio(Struct, frozen=True):
    """Ours to the peer's, with its 95 % interval."""

    times: float
    low: float
    high: float


class Slices(Struct, frozen=True):
    """The slices of one side, in the order in which the sides took turns."""

    saturated: Sequence[Saturated]
    timed: Sequence[Timed]


class Ratios(Struct, frozen=True):
    """All ratios; more actions are better, and less of everything else."""

    actions_per_cpu_second: Ratio
    p50: Ratio
    p99: Ratio


def compare(mine: Slices, theirs: Slices) -> Ratios:
    """The ratios of ours to the peer's."""
    return Ratios(
        ratio(mine.saturated, theirs.saturated, actions_per_cpu_second),
        ratio(mine.timed, theirs.timed, partial(latency, part=0.5)),
        ratio(mine.timed, theirs.timed, partial(latency, part=0.99)),
    )


def ratio(mine: Sequence[T], theirs: Sequence[T], figure: Callable[[Sequence[T]], float]) -> Ratio:
    """The ratio of a figure over all slices of one side to that of the other."""
    rng, pairs = Random(SEED), range(len(mine))
    drawn = [rng.choices(pairs, k=len(pairs)) for _ in range(AGAIN)]
    seen = sorted(figure([mine[i] for i in some]) / figure([theirs[i] for i in some]) for some in drawn)
    low, high = at(seen, (1 - SURE) / 2), at(seen, (1 + SURE) / 2)
    return Ratio(round(figure(mine) / figure(theirs), 2), round(low, 2), round(high, 2))
