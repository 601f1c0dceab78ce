"""How long a message takes to a seat, as the server alone measures it: a client's clock is never asked."""

from __future__ import annotations

from typing import Final

REMEMBERED: Final = 9  # round trips that count; older ones may be from another place


class Delay:
    """Tracks one connection's delay, the median of its last round trips; 0 before the first.

    A pong that waits while a page is drawn, or while the server is busy, says nothing about the wire. The
    median ignores a few of them, where a mean would carry each along for a minute.
    """

    __slots__ = ("deviation", "kernel", "one_way", "round_trip", "round_trips")

    def __init__(self) -> None:
        self.round_trips: tuple[float, ...] = ()  # seconds, the latest
        self.round_trip: float = 0.0  # their median, the lower one of two
        self.deviation: float = 0.0  # their mean deviation from it
        self.one_way: float = 0.0  # half a round trip, the least that is known: nobody can shorten one
        self.kernel: float | None = None  # the latest from TCP_INFO

    def measure(self, round_trip: float, kernel: float | None = None) -> None:
        """Take the round trip of a ping, and the kernel's own if the connection is direct."""
        assert round_trip >= 0.0
        self.kernel = kernel
        self.round_trips = (*self.round_trips[1 - REMEMBERED :], round_trip)
        count = len(self.round_trips)
        self.round_trip = sorted(self.round_trips)[(count - 1) // 2]
        self.deviation = sum([abs(one - self.round_trip) for one in self.round_trips]) / count
        self.one_way = (self.round_trip if kernel is None else min(self.round_trip, kernel)) / 2
