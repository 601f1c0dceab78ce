"""Counts every command in plain numbers, which is faster than a library."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct
from prometheus_client.core import HistogramMetricFamily

Result = Literal["done", "refused", "failed"]  # failed: through no fault of the client


class Histogram:
    """Counts how many values there were up to each bound."""

    __slots__ = ("about", "bounds", "counts", "name", "total")

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name: str = name
        self.about: str = about
        self.bounds: Sequence[float] = bounds
        self.counts: list[int] = [0] * (len(bounds) + 1)  # between one bound and the next, and beyond
        self.total: float = 0.0

    def observe(self, value: float) -> None:
        """Count one value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def family(self) -> HistogramMetricFamily:
        """The histogram in Prometheus's form."""
        names = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self.counts), strict=True))
        return HistogramMetricFamily(self.name, self.about, buckets, self.total)


class Actions:
    """Counts commands by type and result, and how long they took."""

    __slots__ = ("counts", "latency")

    def __init__(self, latency: Histogram) -> None:
        self.counts: dict[tuple[type[Struct], Result], int] = {}
        self.latency: Histogram = latency

    def took(self, command: Struct, result: Result, seconds: float) -> None:
        """Count a command that was replied to, or failed."""
        key = (type(command), result)
        self.counts[key] = self.counts.get(key, 0) + 1
        self.latency.observe(seconds)
