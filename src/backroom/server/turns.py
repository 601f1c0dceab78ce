"""Long work on the loop, a little at a time: who plays meanwhile hardly notices.

Another process could not hand over a table, and a thread would keep the interpreter in what is compiled.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

A_TURN: Final = 0.002  # seconds that the loop is away at most, or as long as a little takes
A_LITTLE: Final = 10  # lines, or what else is counted

GoOn = Callable[[int], bool]  # does so much more; whether all is done


class Turns:
    """One piece of work after the other, and the loop in between."""

    def __init__(self) -> None:
        self.lock: asyncio.Lock = asyncio.Lock()

    async def do(self, go_on: GoOn) -> None:
        """Let all of it be done, or raise what it raises."""
        async with self.lock:
            began = time.perf_counter()
            while not go_on(A_LITTLE):
                if time.perf_counter() - began >= A_TURN:
                    await asyncio.sleep(0)
                    began = time.perf_counter()
