"""The pool of processes that bots think in, as the server's loop sees it."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from math import inf
from typing import Any, Final

from backroom.bots import THINKERS
from backroom.server.bots.messages import Chair
from backroom.server.bots.process import (
    WHY,
    Blamed,
    BotProcess,
    Ending,
    Failed,
    Interrupted,
    Question,
)
from backroom.server.operations.fair_queue import FairQueue
from backroom.server.processes.compiled import compiled_engine

LOOK_EVERY: Final = 5.0  # seconds between two looks for a compiled engine
ATTEMPTS: Final = 2  # at a question whose process died over another one
MOST_BLAMED: Final = 2  # times that a process may hang or die over a bot before the bot is given up
SPENT: Final = "the bot is not asked any more: processes have hung or died over it"
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
        self.looked: float = -inf  # when it last looked for a compiled engine
        self.is_closed: bool = False

    async def ensure(self) -> BotProcess:
        """A running process, or `Failed`."""
        async with self.starting:
            if self.is_closed:
                raise Failed(CLOSING)
            if self.running is not None and not self.running.waiting and not self.is_current(self.running):
                await self.running.stop()
            if self.running is None or self.running.is_gone():
                self.running = await BotProcess.start(self.note)
            return self.running

    def is_current(self, running: BotProcess) -> bool:
        """Whether a process uses the newest engine: one may have been compiled since it started."""
        now = time.monotonic()
        if running.engine is None and now - self.looked > LOOK_EVERY:
            self.looked = now
            return compiled_engine() is None
        return True

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
    """Spreads bots over a few processes; a chair stays with its process, which knows what its bot heard.

    Bots that search have processes of their own, so that others never wait for them, and think one at a time
    in each: the next is a bot of the person whose bots have thought least.
    """

    def __init__(self, processes: int, note: Callable[[Ending, int], None] = note_nothing) -> None:
        assert processes > 0
        self.workers: list[Worker] = [Worker(note) for _ in range(processes)]
        self.thinkers: list[Worker] = [Worker(note) for _ in range(processes)]
        self.turns: list[FairQueue] = [FairQueue() for _ in range(processes)]  # of the thinkers
        self.thinking: set[asyncio.Task[Any]] = set()

    async def answer(self, question: Question) -> Any:
        """The bot's answer: a move, None to wait, or `Failed`."""
        chair = question.chair
        if chair.level not in THINKERS:
            return await self.workers[self.place_of(chair)].answer(question)
        if question.ask.mode == "race":  # nobody searches in a race, and it is over soon
            return await self.thinkers[self.place_of(chair)].answer(question)
        # its turn lasts until the process has answered, even if the bot gets up meanwhile
        thinking = asyncio.create_task(self.think(question))
        self.thinking.add(thinking)
        thinking.add_done_callback(self.thought)
        return await asyncio.shield(thinking)

    async def think(self, question: Question) -> Any:
        """The answer of a bot that searches, when its turn has come; None if nobody waits for it any more."""
        place = self.place_of(question.chair)
        async with self.turns[place].turn(question.owner):
            return await self.thinkers[place].answer(question) if question.is_open() else None

    def thought(self, thinking: asyncio.Task[Any]) -> None:
        """Forget a task that is done; if it failed, whoever waits for it hears so."""
        self.thinking.discard(thinking)
        if not thinking.cancelled():
            thinking.exception()

    def place_of(self, chair: Chair) -> int:
        """The number of the worker that a chair belongs to."""
        return zlib.crc32(chair.chair.encode()) % len(self.workers)

    def forget(self, chair: Chair) -> None:
        """Forget the bot of a chair."""
        workers = self.thinkers if chair.level in THINKERS else self.workers
        workers[self.place_of(chair)].forget(chair.chair)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*[worker.stop() for worker in (*self.workers, *self.thinkers)])
        await asyncio.gather(*self.thinking, return_exceptions=True)
