"""The background tasks of a table."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Coroutine
from typing import Any

from backroom.server.store.failures import Unavailable


class Tasks:
    """Runs the background tasks of one room, and reports whatever fails there."""

    __slots__ = ("finishing", "is_closing", "log", "running", "table")

    def __init__(self, table: str, log: Any) -> None:
        self.table: str = table
        self.log: Any = log
        self.running: set[Task[None]] = set()
        self.finishing: set[Task[None]] = set()  # what must be finished before the room closes
        self.is_closing: bool = False  # the server drops the table: nothing is awaited any more

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]:
        """Run something in the background; it ends with the room."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.finished)
        return task

    def spawn_lasting(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background that must be finished before the room closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.finishing.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: Task[None]) -> None:
        """Report a task that failed: nobody awaits it."""
        self.running.discard(task)
        self.finishing.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            self.report(problem)

    def report(self, problem: BaseException) -> None:
        """Log a mistake of ours. An unreachable store while the server closes is not one."""
        if not (self.is_closing and isinstance(problem, Unavailable)):
            self.log.error("room.failed", table=self.table, exc_info=problem)

    def cancel(self) -> None:
        """End what need not be finished."""
        for task in list(self.running):
            task.cancel()

    async def finish(self) -> None:
        """Wait for what must be finished; what failed there was reported."""
        if self.finishing:
            await asyncio.wait(list(self.finishing))

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs in the background."""
        return not (self.running or self.finishing)
