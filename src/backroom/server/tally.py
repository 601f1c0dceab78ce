"""What is counted at every command, in plain numbers: it takes less time than a library's."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct
from prometheus_client.core import HistogramMetricFamily

Result = Literal["done", "refused", "failed"]  # failed: by no fault of who asked for it


class Tally:
    """A histogram: how many values there were up to each bound."""

    __slots__ = ("about", "bounds", "counts", "name", "total")

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name: str = name
        self.about: str = about
        self.bounds: Sequence[float] = bounds
        self.counts: list[int] = [0] * (len(bounds) + 1)  # up to each bound from the one before, and beyond
        self.total: float = 0.0

    def observe(self, value: float) -> None:
        """One value more."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def family(self) -> HistogramMetricFamily:
        """As Prometheus wants it."""
        names = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self.counts), strict=True))
        return HistogramMetricFamily(self.name, self.about, buckets, self.total)


class Actions:
    """Commands by type and result, and how long they took."""

    __slots__ = ("counts", "latency")

    def __init__(self, latency: Tally) -> None:
        self.counts: dict[tuple[type[Struct], Result], int] = {}
        self.latency: Tally = latency

    def took(self, command: Struct, result: Result, seconds: float) -> None:
        """A command was replied to, or failed."""
        key = (type(command), result)
        self.counts[key] = self.counts.get(key, 0) + 1
        self.latency.observe(seconds)
