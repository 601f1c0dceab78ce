"""Rings when a clock of a table has ended."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Final

from backroom.server.clock import Clock

LATE: Final = 0.005  # seconds: the loop has done nothing else meanwhile
A_MOMENT: Final = 0.002  # seconds: all that has come in is read before


class Alarm:
    """One table's."""

    __slots__ = ("clock", "due", "ring", "timer")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self.clock: Clock = clock
        self.ring: Callable[[], None] = ring
        self.due: float = 0.0
        self.timer: TimerHandle | None = None

    def set(self, due: float | None) -> None:
        """Let it ring then, and not when it would have; None: not at all."""
        if self.timer is not None and due == self.due:
            return
        self.stop()
        if due is not None:
            self.due = due
            wait = max(0.0, due - self.clock.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self.sound)

    def is_overdue(self, now: float) -> bool:
        """Whether it would have rung before, had the loop looked at its clocks."""
        return self.timer is not None and self.due <= now

    def sound(self) -> None:
        """Ring; when it is late, after what has come in meanwhile, which may have come in time.

        Between two of those whom it reads the loop may look at its clocks.
        """
        if self.clock.now() - self.due > LATE:
            self.timer = asyncio.get_running_loop().call_later(A_MOMENT, self.end)
        else:
            self.end()

    def end(self) -> None:
        """Ring, once."""
        self.timer = None
        self.ring()

    def stop(self) -> None:
        """Let it not ring."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
