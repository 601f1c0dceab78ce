"""What time it is, by a clock that does not jump."""

from __future__ import annotations

import time
from typing import Final

LONG: Final = 0.005  # seconds without a look at what comes in
AFTERWARDS: Final = 0.1  # seconds in which all that came in meanwhile is read


class Clock:
    """Seconds since the epoch, as they were at the start and counted on from there."""

    def __init__(self) -> None:
        self.ahead: float = time.time() - time.monotonic()
        self.returned: float = -AFTERWARDS  # when the loop did that had been away, by no clock but this

    def now(self) -> float:
        """Now."""
        return self.ahead + time.monotonic()

    def was_away(self, seconds: float) -> None:
        """The loop has just done one thing for so long."""
        if seconds >= LONG:
            self.returned = self.now()

    def is_catching_up(self, now: float) -> bool:
        """Whether what is read now may have come in while nobody looked."""
        return now - self.returned < AFTERWARDS
