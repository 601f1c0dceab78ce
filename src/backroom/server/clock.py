"""What time it is, by a clock that does not jump."""

from __future__ import annotations

import time


class Clock:
    """Seconds since the epoch, as they were at the start and counted on from there."""

    def __init__(self) -> None:
        self.ahead: float = time.time() - time.monotonic()

    def now(self) -> float:
        """Now."""
        return self.ahead + time.monotonic()
