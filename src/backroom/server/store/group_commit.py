"""One writer for all tables: it commits whatever queued in a turn of the loop, or during its last commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from backroom.server.store.failures import Unavailable
from backroom.server.store.figures import Figures
from backroom.server.store.heads import Append

Refusals = Sequence[Exception | None]  # of each append of a batch: None if it is kept
Commit = Callable[[Sequence[Append]], Awaitable[Refusals]]
Settle = Callable[[Exception | None], None]  # told that lines are durable, or why they are not
Waiting = tuple[Append, Settle]


class GroupCommit:
    """Appends that wait; there is no timer."""

    def __init__(self, commit: Commit, figures: Figures) -> None:
        self._commit = commit
        self._figures = figures
        self._queue: list[Waiting] = []
        self._due = False  # at the end of this turn of the loop
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    def append(self, append: Append, settle: Settle) -> None:
        """Queue lines, and say when they are durable."""
        assert not self._closed, "the store is closed"
        self._queue.append((append, settle))
        self._write_soon()

    async def close(self) -> None:
        """Commit what is queued, and take nothing more."""
        self._closed = True
        while self._queue or self._writer is not None:
            self._write()
            if self._writer is not None:
                await self._writer

    def _write_soon(self) -> None:
        """At the end of this turn, unless a commit is under way: that of what queued comes after it."""
        if self._writer is None and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        """Commit what queued in this turn."""
        if not self._due:
            return
        self._due = False
        batch, self._queue = self._queue, []
        self._writer = asyncio.create_task(self._commit_beside(batch))

    async def _commit_beside(self, batch: list[Waiting]) -> None:
        """Commit a batch while the loop goes on; what queues meanwhile is the next."""
        began = time.perf_counter()
        try:
            refusals = await self._commit([append for append, _ in batch])
        except Exception as problem:  # noqa: BLE001 - everybody who waits hears of it
            self._fail(batch, problem)
        else:
            self._figures.committed(len(batch), time.perf_counter() - began)
            for (_, settle), refusal in zip(batch, refusals, strict=True):
                settle(refusal)
        self._writer = None
        if self._queue:
            self._write_soon()

    def _fail(self, batch: list[Waiting], problem: Exception) -> None:
        """Fail a batch, and what queued behind it at the same tables: it follows lines that are not there."""
        self._figures.failures += 1
        tables = {append.table for append, _ in batch}
        behind = [waiting for waiting in self._queue if waiting[0].table in tables]
        self._queue = [waiting for waiting in self._queue if waiting[0].table not in tables]
        for _, settle in batch + behind:
            settle(again(problem))


def again(problem: Exception) -> Exception:
    """The same problem for one more task, which adds a traceback of its own."""
    if not isinstance(problem, Unavailable):
        return problem
    copy = Unavailable(*problem.args)
    copy.__cause__ = problem.__cause__
    return copy
