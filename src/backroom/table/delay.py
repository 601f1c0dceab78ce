"""How long a message takes to a seat, measured by the server alone: a client's clock is never asked."""

from __future__ import annotations

from typing import Final

SMOOTHING: Final = 1 / 8  # the weight of a new round trip, as TCP has it (RFC 6298)
SWINGING: Final = 1 / 4  # ... and that of a new deviation


class Delay:
    """One connection's delay, smoothed over its round trips; before the first one it counts as none."""

    __slots__ = ("deviation", "kernel", "round_trip")

    def __init__(self) -> None:
        self.round_trip: float | None = None  # seconds, smoothed
        self.deviation: float = 0.0  # how far a round trip is from that, smoothed
        self.kernel: float | None = None  # what TCP_INFO said last

    def measure(self, round_trip: float, kernel: float | None = None) -> None:
        """Take a round trip of a ping, and the kernel's own of the same connection where it is direct."""
        assert round_trip >= 0.0
        self.kernel = kernel
        if self.round_trip is None:
            self.round_trip = round_trip
            self.deviation = round_trip / 2
            return
        self.deviation += SWINGING * (abs(round_trip - self.round_trip) - self.deviation)
        self.round_trip += SMOOTHING * (round_trip - self.round_trip)

    @property
    def one_way(self) -> float:
        """Half a round trip; a client can hold back its pongs, but not what the kernel acknowledges."""
        if self.round_trip is None:
            return 0.0
        if self.kernel is None:
            return self.round_trip / 2
        return min(self.round_trip, self.kernel) / 2

    @property
    def at_worst(self) -> float:
        """What nearly every message keeps to: the deviation of a round trip is twice that of one way."""
        return self.one_way + min(self.deviation, self.one_way)
