"""A resource that one caller at a time can use, shared fairly: frequent callers do not delay others."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections import deque
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager
from typing import Final

MOST_KNOWN: Final = 1_000  # owners whose use is remembered although they want nothing now


class Busy(Exception):  # noqa: N818 - an answer, not an error
    """Too many callers wait, of one owner or of all; try again in a moment."""

    def __init__(self, *, is_owners: bool) -> None:
        super().__init__()
        self.is_owners: bool = is_owners  # one owner has too many; others can still come


class FairQueue:
    """Grants turns. When several owners wait, the next turn goes to the one that has used the least time.

    So an owner with many or expensive turns delays another only by the turn that is under way. An owner is an
    address, or whatever else stands for one person.
    """

    def __init__(self, *, most: int | None = None, most_each: int | None = None) -> None:
        self.most: int | None = most  # turns granted or waited for, in all
        self.most_each: int | None = most_each  # ... and by one owner
        self.used: dict[Hashable, float] = {}  # seconds, while anybody waits
        self.level: float = 0.0  # the time used by the owner whose turn it is: newcomers begin there
        self.wanted: dict[Hashable, int] = {}  # turns granted or waited for
        self.waiting: dict[Hashable, deque[Future[None]]] = {}
        self.is_taken: bool = False

    @property
    def in_all(self) -> int:
        """How many turns are granted or waited for."""
        return sum(self.wanted.values())

    @asynccontextmanager
    async def turn(self, owner: Hashable) -> AsyncGenerator[None]:
        """Wait for a turn and have it until the end of the block; or raise `Busy`."""
        wanted = self.wanted.get(owner, 0)
        if self.most_each is not None and wanted >= self.most_each:
            raise Busy(is_owners=True)
        if self.most is not None and self.in_all >= self.most:
            raise Busy(is_owners=False)
        self.wanted[owner] = wanted + 1
        try:
            await self.wait(owner)
            began = time.perf_counter()
            try:
                yield
            finally:
                self.used[owner] = self.used_by(owner) + time.perf_counter() - began
                self.pass_on()
        finally:
            self.wanted[owner] -= 1
            if not self.wanted[owner]:
                del self.wanted[owner]

    async def wait(self, owner: Hashable) -> None:
        """Wait for this caller's turn."""
        if not self.is_taken:
            self.is_taken = True
            self.level = self.used_by(owner)
            return
        granted: Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():
                self.pass_on()  # it was granted at the same moment
            raise

    def used_by(self, owner: Hashable) -> float:
        """The time that an owner has used; absence saves nothing up."""
        return max(self.level, self.used.get(owner, 0.0))

    def pass_on(self) -> None:
        """Grant the next turn to somebody who still waits for it."""
        while self.waiting:
            owner = min(self.waiting, key=self.used_by)
            granted = self.next_of(owner)
            if not granted.cancelled():
                self.level = self.used_by(owner)
                granted.set_result(None)
                break
        else:
            self.is_taken = False
            self.used.clear()
            self.level = 0.0
        if len(self.used) > MOST_KNOWN:
            self.used = {name: used for name, used in self.used.items() if name in self.wanted}

    def next_of(self, owner: Hashable) -> Future[None]:
        """The caller of an owner who has waited longest, taken off the queue."""
        row = self.waiting[owner]
        granted = row.popleft()
        if not row:
            del self.waiting[owner]
        return granted
