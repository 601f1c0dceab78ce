"""One writer for all tables: it commits whatever queued during its last commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from backroom.server.store.failures import Unavailable
from backroom.server.store.figures import Figures
from backroom.server.store.heads import Append

Commit = Callable[[Sequence[Append]], Awaitable[Sequence[Exception | None]]]


class GroupCommit:
    """Appends that wait, and the task that commits them; there is no timer, and no task while none waits."""

    def __init__(self, commit: Commit, figures: Figures) -> None:
        self._commit = commit
        self._figures = figures
        self._queue: list[tuple[Append, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> None:
        """Wait until this is durable; once queued it will be written, even if nobody waits any more."""
        assert not self._closed, "the store is closed"
        durable = asyncio.get_running_loop().create_future()
        self._queue.append((append, durable))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await durable

    async def close(self) -> None:
        """Commit what is queued, and take nothing more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            began = time.perf_counter()
            try:
                refusals = await self._commit([append for append, _ in batch])
            except Exception as problem:  # noqa: BLE001 - everybody who waits hears of it
                self._figures.failures += 1
                self._fail(batch, problem)
                continue
            self._figures.committed(len(batch), time.perf_counter() - began)
            for (_, durable), refusal in zip(batch, refusals, strict=True):
                settle(durable, refusal)
        self._writer = None

    def _fail(self, batch: list[tuple[Append, asyncio.Future[None]]], problem: Exception) -> None:
        """Fail a batch, and what queued behind it at the same tables: it follows lines that are not there."""
        tables = {append.table for append, _ in batch}
        behind = [waiting for waiting in self._queue if waiting[0].table in tables]
        self._queue = [waiting for waiting in self._queue if waiting[0].table not in tables]
        for _, durable in batch + behind:
            settle(durable, again(problem))


def settle(durable: asyncio.Future[None], refusal: Exception | None) -> None:
    """Tell who waits, if anybody does."""
    if durable.done():  # cancelled
        return
    if refusal is None:
        durable.set_result(None)
    else:
        durable.set_exception(refusal)


def again(problem: Exception) -> Exception:
    """The same problem for one more task, which adds a traceback of its own."""
    if not isinstance(problem, Unavailable):
        return problem
    copy = Unavailable(*problem.args)
    copy.__cause__ = problem.__cause__
    return copy
