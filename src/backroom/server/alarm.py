"""Rings when a clock of a table has ended."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable

from backroom.server.clock import Clock


class Alarm:
    """One table's."""

    __slots__ = ("clock", "ring", "timer")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self.clock: Clock = clock
        self.ring: Callable[[], None] = ring
        self.timer: TimerHandle | None = None

    def set(self, due: float | None) -> None:
        """Let it ring then, and not when it would have; None: not at all."""
        self.stop()
        if due is not None:
            wait = max(0.0, due - self.clock.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self.ring)

    def stop(self) -> None:
        """Let it not ring."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
