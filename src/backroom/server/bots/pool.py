"""The pool of processes that bots think in, as the server's loop sees it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, Final

from backroom.server.bots.process import (
    WHY,
    Blamed,
    BotProcess,
    Ending,
    Failed,
    Interrupted,
    Question,
)

ATTEMPTS: Final = 2  # at a question whose process died over another one
MOST_BLAMED: Final = 2  # times that a process may hang or die over a bot before the bot is given up
SPENT: Final = "the bot was asked no more: processes have hung or died over it"
CLOSING: Final = "the server ends"


def note_nothing(_: Ending, __: int) -> None:
    """Ignore how a process ended."""


class Worker:
    """Keeps one process running; a new one is told everything from the beginning."""

    def __init__(self, note: Callable[[Ending, int], None]) -> None:
        self.note: Callable[[Ending, int], None] = note
        self.running: BotProcess | None = None
        self.starting: asyncio.Lock = asyncio.Lock()
        self.blamed: dict[str, int] = {}  # by chair: how often a process died over its question
        self.is_closed: bool = False

    async def ensure(self) -> BotProcess:
        """A running process, or `Failed`."""
        async with self.starting:
            if self.is_closed:
                raise Failed(CLOSING)
            if self.running is None or self.running.is_gone():
                self.running = await BotProcess.start(self.note)
            return self.running

    async def answer(self, question: Question) -> Any:
        """The answer of the bot in this chair, or `Failed`."""
        chair = question.chair.chair
        if self.blamed.get(chair, 0) >= MOST_BLAMED:
            raise Failed(SPENT)
        for _ in range(ATTEMPTS):
            process = await self.ensure()
            try:
                thought = await process.ask(question)
            except Interrupted:
                continue
            except Blamed:
                self.blamed[chair] = self.blamed.get(chair, 0) + 1
                raise
            if thought.failed is not None:
                process.forget(chair)
                raise Failed(thought.failed)
            return thought.move
        raise Failed(WHY["ended"])

    def forget(self, chair: str) -> None:
        """Forget the bot of a chair."""
        self.blamed.pop(chair, None)
        if self.running is not None:
            self.running.forget(chair)

    async def stop(self) -> None:
        """End the process, soon."""
        self.is_closed = True
        async with self.starting:
            if self.running is not None:
                await self.running.stop()


class BotPool:
    """Spreads bots over a few processes; a chair stays with its process, which knows what its bot heard."""

    def __init__(self, processes: int, note: Callable[[Ending, int], None] = note_nothing) -> None:
        assert processes > 0
        self.workers: list[Worker] = [Worker(note) for _ in range(processes)]

    def worker_of(self, chair: str) -> Worker:
        """The worker that a chair belongs to."""
        return self.workers[zlib.crc32(chair.encode()) % len(self.workers)]

    async def answer(self, question: Question) -> Any:
        """The bot's answer: a move, None to wait, or `Failed`."""
        return await self.worker_of(question.chair.chair).answer(question)

    def forget(self, chair: str) -> None:
        """Forget the bot of a chair."""
        self.worker_of(chair).forget(chair)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*[worker.stop() for worker in self.workers])
