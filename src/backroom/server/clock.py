"""The time, by a clock that does not jump."""

from __future__ import annotations

import time
from typing import Final

LONG: Final = 0.005  # seconds in which the loop did not look at its input
AFTERWARDS: Final = 0.1  # seconds in which the input of that time is read


class Clock:
    """Counts seconds since the epoch, from the machine's time at the start."""

    def __init__(self) -> None:
        self.ahead: float = time.time() - time.monotonic()
        self.caught_up: float = 0.0  # until then, what is read may have come in while the loop was busy

    def now(self) -> float:
        """The current time."""
        return self.ahead + time.monotonic()

    def was_away(self, seconds: float) -> None:
        """Note for how long the loop has just been busy with one thing."""
        if seconds >= LONG:
            self.caught_up = self.now() + AFTERWARDS
