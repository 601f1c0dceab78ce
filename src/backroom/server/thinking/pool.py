"""The processes that bots think in, as the server's loop sees them."""

from __future__ import annotations

import asyncio
import sys
import zlib
from asyncio import Future, StreamWriter, Task
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from backroom.core.game import Ask
from backroom.server.thinking.messages import Chair, GetUp, Think, Thought, pack, receive

ENDED: Final = "the process of the bots has ended"
History = Callable[[int], Awaitable[Sequence[Any]]]


class Failed(Exception):  # noqa: N818 - an answer, not an error
    """The bot could not answer; why, in a sentence for the log."""


class Question:
    """One that a bot is asked: what happened so far is told from where it last listened."""

    def __init__(self, chair: Chair, history: History, view: Any, ask: Ask, options: Sequence[Any]) -> None:
        self.chair: Chair = chair
        self.history: History = history  # from an index on, as told to this seat
        self.view: Any = view
        self.ask: Ask = ask
        self.options: tuple[Any, ...] = tuple(options)


class Worker:
    """One process; started again when it has died, and then told everything from the beginning."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.reading: Task[None] | None = None
        self.heard: dict[str, int] = {}  # by chair: how many events it was told
        self.waiting: dict[tuple[str, int], Future[Thought]] = {}
        self.starting: asyncio.Lock = asyncio.Lock()

    async def ensure(self) -> StreamWriter:
        """A running process to write to."""
        async with self.starting:
            if self.is_gone():
                await self.stop()
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "backroom.server.thinking.worker", stdin=PIPE, stdout=PIPE
                )
                self.reading = asyncio.create_task(self.read(self.process))
            assert self.process is not None
            assert self.process.stdin is not None
            return self.process.stdin

    def is_gone(self) -> bool:
        """Whether there is no process, or one that has ended: either of its two pipes may say so first."""
        if self.process is None or self.process.stdin is None or self.process.stdin.is_closing():
            return True
        return self.reading is None or self.reading.done()

    async def read(self, process: Process) -> None:
        """Hand out the answers until the process ends."""
        reader = process.stdout
        assert reader is not None
        try:
            while True:
                thought: Thought = await receive(reader)
                future = self.waiting.pop((thought.chair, thought.ask), None)
                if future is not None and not future.done():
                    future.set_result(thought)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.heard.clear()
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(Failed(ENDED))
            self.waiting.clear()

    async def answer(self, question: Question) -> Any:
        """What the bot in this chair says, or `Failed`."""
        writer = await self.ensure()
        chair = question.chair.chair
        if chair not in self.heard:
            writer.write(pack(question.chair))
            self.heard[chair] = 0
        told = tuple(await question.history(self.heard[chair]))
        if chair not in self.heard or writer.is_closing():
            raise Failed(ENDED)
        self.heard[chair] += len(told)
        future: Future[Thought] = asyncio.get_running_loop().create_future()
        self.waiting[chair, question.ask.id] = future
        writer.write(pack(Think(chair, told, question.view, question.ask, question.options)))
        thought = await future
        if thought.failed is not None:
            self.forget(chair)
            raise Failed(thought.failed)
        return thought.move

    def forget(self, chair: str) -> None:
        """Let the bot of a chair go."""
        if self.heard.pop(chair, None) is not None and not self.is_gone():
            assert self.process is not None
            assert self.process.stdin is not None
            self.process.stdin.write(pack(GetUp(chair)))

    async def stop(self) -> None:
        """Close the pipe, and wait until the process has ended."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()
        if self.reading is not None:
            await self.reading
        self.process = self.reading = None


class Thinkers:
    """A few processes; a chair always belongs to the same one, which remembers what its bot has heard."""

    def __init__(self, processes: int) -> None:
        assert processes > 0
        self.workers: list[Worker] = [Worker() for _ in range(processes)]

    def worker_of(self, chair: str) -> Worker:
        """The process a chair belongs to."""
        return self.workers[zlib.crc32(chair.encode()) % len(self.workers)]

    async def answer(self, question: Question) -> Any:
        """What the bot says: a move, None to wait, or `Failed`."""
        return await self.worker_of(question.chair.chair).answer(question)

    def forget(self, chair: str) -> None:
        """Let the bot of a chair go."""
        self.worker_of(chair).forget(chair)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*[worker.stop() for worker in self.workers])
