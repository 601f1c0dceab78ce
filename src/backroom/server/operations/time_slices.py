"""Runs long work on the loop in small slices, so that people who play meanwhile hardly notice.

Another process could not hand over a table, and in a thread compiled code would hold the interpreter.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from backroom.server.operations.fair_queue import FairQueue
from backroom.server.operations.locks import Locks

A_SLICE: Final = 0.002  # seconds that the loop is busy at most, or as long as one step takes
A_LITTLE: Final = 10  # lines, or whatever else is counted

Work = Callable[[int], bool]  # does so much more, and returns whether all is done


class TimeSlices:
    """Runs pieces of work, and lets the loop run in between.

    The work of one owner is done in sequence. Owners share the time, so that a long game does not keep
    another person's short one waiting.
    """

    def __init__(self) -> None:
        self.locks: Locks = Locks()  # by owner
        self.queue: FairQueue = FairQueue()

    async def do(self, work: Work, owner: bytes | None) -> None:
        """Do all of the work, or raise what it raises. Owner None: nobody in particular wants it."""
        async with self.locks.of("" if owner is None else owner.hex()):
            done = False
            while not done:
                async with self.queue.turn(owner):
                    done = work_for_a_slice(work)
                await asyncio.sleep(0)


def work_for_a_slice(work: Work) -> bool:
    """Do some of the work, and return whether all is done."""
    began = time.perf_counter()
    while not work(A_LITTLE):
        if time.perf_counter() - began >= A_SLICE:
            return False
    return True
