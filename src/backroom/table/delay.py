"""How long a message takes to a seat, measured by the server alone: a client's clock is never asked."""

from __future__ import annotations

from typing import Final

REMEMBERED: Final = 9  # round trips that count; older ones may be of another place on the way


class Delay:
    """One connection's delay, the median of its last round trips; before the first one it counts as none.

    A pong that waits while a page is being drawn, or while the server has much to do, is no longer wire: the
    median passes over a few of them, where a mean would carry each along for a minute.
    """

    __slots__ = ("deviation", "kernel", "round_trip", "round_trips")

    def __init__(self) -> None:
        self.round_trips: tuple[float, ...] = ()  # seconds, the last ones
        self.round_trip: float = 0.0  # their median, the lower one of two
        self.deviation: float = 0.0  # how far they are from that, on average
        self.kernel: float | None = None  # what TCP_INFO said last

    def measure(self, round_trip: float, kernel: float | None = None) -> None:
        """Take a round trip of a ping, and the kernel's own of the same connection where it is direct."""
        assert round_trip >= 0.0
        self.kernel = kernel
        self.round_trips = (*self.round_trips[1 - REMEMBERED :], round_trip)
        count = len(self.round_trips)
        self.round_trip = sorted(self.round_trips)[(count - 1) // 2]
        self.deviation = sum([abs(one - self.round_trip) for one in self.round_trips]) / count

    @property
    def one_way(self) -> float:
        """Half a round trip, the least of what is known: any figure can be made longer, and none shorter."""
        if self.kernel is None:
            return self.round_trip / 2
        return min(self.round_trip, self.kernel) / 2

    @property
    def at_worst(self) -> float:
        """What nearly every message keeps to: the deviation of a round trip is twice that of one way."""
        return self.one_way + min(self.deviation, self.one_way)
