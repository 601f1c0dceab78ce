"""One process that bots think in, from its start to its end; nobody waits for it for ever."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio import Future, StreamReader, StreamWriter, Task, TimerHandle
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Hashable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from backroom.core.game import Ask
from backroom.server.bots.messages import Chair, GetUp, Think, Thought
from backroom.server.processes.compiled import compiled_engine, environment
from backroom.server.processes.pipe import pack, receive

PROGRAM: Final = (sys.executable, "-m", "backroom.server.bots.worker")
LOOK_EVERY: Final = 1.0  # seconds
MOST_SILENT_LOOKS: Final = 10  # looks without an answer, after which the process counts as hung
TIME_TO_END: Final = 2.0  # seconds for a process that is told to stop

Ending = Literal["hung", "ended"]
WHY: Final[dict[Ending, str]] = {
    "hung": "the bot thought for too long, and its process was killed",
    "ended": "the process of the bots has ended",
}
History = Callable[[int], Awaitable[Sequence[Any]]]


class Failed(Exception):  # noqa: N818 - an answer, not an error
    """The bot could not answer; why, in a sentence for the log."""


class Blamed(Failed):
    """The process died over this very question."""


class Interrupted(Exception):  # noqa: N818 - an answer, not an error
    """The process died over another question, so this one may be asked again."""


class Question:
    """A question to a bot, with the history that the bot has not heard yet."""

    def __init__(  # noqa: PLR0913 - all that a bot is told, for whom it thinks, and whether still
        self,
        chair: Chair,
        history: History,
        view: Any,
        ask: Ask,
        options: Sequence[Any],
        *,
        owner: Hashable = None,
        is_open: Callable[[], bool] = lambda: True,
        advise: bool = False,
    ) -> None:
        self.chair: Chair = chair
        self.is_open: Callable[[], bool] = is_open  # whether anybody still waits for the answer
        self.owner: Hashable = owner  # whose share of the thinking it uses: the maker of the table
        self.history: History = history  # from an index on, as told to this seat
        self.view: Any = view
        self.ask: Ask = ask
        self.options: tuple[Any, ...] = tuple(options)
        self.advise: bool = advise  # the answer is advice for somebody else


class BotProcess:
    """Asks the bots in one process, in order, and ends it when it hangs.

    Answers come in the order of the questions, so a process that hangs does so over the oldest one.
    """

    def __init__(
        self, process: Process, note: Callable[[Ending, int], None], engine: Path | None = None
    ) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process: Process = process
        self.engine: Path | None = engine  # compiled since the server started
        self.sink: StreamWriter = process.stdin
        self.note: Callable[[Ending, int], None] = note  # told how it ended, and how many questions waited
        self.heard: dict[str, int] = {}  # by chair: how many events it was told
        self.waiting: dict[tuple[str, int], Future[Thought]] = {}
        self.is_over: bool = False
        self.silent: int = 0  # looks since the last answer
        self.timer: TimerHandle | None = None
        self.reading: Task[None] = asyncio.create_task(self.read(process.stdout))

    @staticmethod
    async def start(note: Callable[[Ending, int], None]) -> BotProcess:
        """A new process, or `Failed`."""
        try:
            engine = compiled_engine()
            process = await asyncio.create_subprocess_exec(
                *PROGRAM, stdin=PIPE, stdout=PIPE, env=environment(engine)
            )
        except OSError:  # too many processes, or too little memory
            raise Failed("no process could be started for the bots") from None
        return BotProcess(process, note, engine)

    def is_gone(self) -> bool:
        """Whether it has ended: either of its two pipes may say so first."""
        if not self.is_over and self.sink.is_closing():
            self.end("ended")
        return self.is_over

    async def read(self, source: StreamReader) -> None:
        """Hand out the answers until the process ends, or sends something that is not an answer."""
        with contextlib.suppress(Exception):  # whatever it is, its output can no longer be read
            while True:
                thought: Thought = await receive(source)
                self.silent = 0
                future = self.waiting.pop((thought.chair, thought.ask), None)
                if future is not None and not future.done():
                    future.set_result(thought)
        self.end("ended")

    async def ask(self, question: Question) -> Thought:
        """The answer of the bot in this chair; `Blamed` or `Interrupted` if the process dies."""
        chair = question.chair.chair
        if chair not in self.heard:
            self.sink.write(pack(question.chair))
            self.heard[chair] = 0
        told = tuple(await question.history(self.heard[chair]))
        if self.is_gone() or chair not in self.heard:
            raise Interrupted
        future: Future[Thought] = asyncio.get_running_loop().create_future()
        self.waiting[chair, question.ask.id] = future
        self.watch()
        try:
            await self.sink.drain()  # waits while the pipe is full
        except ConnectionError:
            self.end("ended")
        except BaseException:
            self.waiting.pop((chair, question.ask.id), None)  # it was never asked
            raise
        if not future.done():
            self.heard[chair] += len(told)
            asked = Think(chair, told, question.view, question.ask, question.options, advise=question.advise)
            self.sink.write(pack(asked))
        return await future

    def forget(self, chair: str) -> None:
        """Forget the bot of a chair."""
        if self.heard.pop(chair, None) is not None and not self.is_gone():
            self.sink.write(pack(GetUp(chair)))

    def watch(self) -> None:
        """Check now and then whether answers come, while any are due."""
        if self.timer is None and not self.is_over:
            self.silent = 0
            self.timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)

    def look(self) -> None:
        """Count looks, not seconds: if the server itself was busy, answers may lie unread."""
        self.timer = None
        if not self.waiting:
            return
        self.silent += 1
        if self.silent >= MOST_SILENT_LOOKS:
            self.end("hung")
        else:
            self.timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)

    def end(self, how: Ending) -> None:
        """Kill the process, even a stopped one, and tell everybody who waits."""
        if self.is_over:
            return
        self.is_over = True
        if self.timer is not None:
            self.timer.cancel()
        self.kill()
        waiting = list(self.waiting.values())
        self.note(how, len(waiting))
        for future in waiting:
            if not future.done():
                future.set_exception(Blamed(WHY[how]) if future is waiting[0] else Interrupted())
        self.waiting.clear()
        self.heard.clear()

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def stop(self) -> None:
        """Let the process end by itself, but not for long."""
        expected = not self.is_over
        self.is_over = True
        if self.timer is not None:
            self.timer.cancel()
        if expected:
            self.sink.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), TIME_TO_END)
            self.kill()
        await self.process.wait()
        await self.reading
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(Interrupted())
