"""Rings when a clock of a table runs out."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from math import inf
from typing import Final

from backroom.server.clock import Clock

LATE: Final = 0.005  # seconds: the loop was busy with something else meanwhile
NEVER: Final = inf
A_MOMENT: Final = 0.002  # seconds: everything that has come in is read before


class Alarm:
    """Wakes one table when its next clock runs out."""

    __slots__ = ("clock", "due", "ring", "timer")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self.clock: Clock = clock
        self.ring: Callable[[], None] = ring
        self.due: float = NEVER
        self.timer: TimerHandle | None = None

    def set(self, due: float | None) -> None:
        """Ring at this time instead of any earlier setting; None: not at all."""
        if due == self.due:
            return
        self.stop()
        if due is not None:
            self.due = due
            wait = max(0.0, due - self.clock.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self.sound)

    def sound(self) -> None:
        """Ring. If it is late, first let the loop read what came in meanwhile, perhaps in time.

        The loop may look at its clocks between two reads.
        """
        if self.clock.now() - self.due > LATE:
            self.timer = asyncio.get_running_loop().call_later(A_MOMENT, self.end)
        else:
            self.end()

    def end(self) -> None:
        """Ring, once."""
        self.timer = None
        self.due = NEVER
        self.ring()

    def stop(self) -> None:
        """Do not ring."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.due = NEVER
