"""The process that plays finished games again, as the server's loop sees it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from backroom.core.refusal import Malformed, Refused
from backroom.server.child import Failed
from backroom.server.replays import TOO_LONG
from backroom.server.reviewing.messages import Job, Made, What
from backroom.server.thinking.messages import pack, receive

KEPT: Final = 4 * 1024 * 1024  # bytes of answers that are given again without being made again
MOST_WAITING: Final = 16  # jobs; who comes then is asked to come back
ATTEMPTS: Final = 2  # the process may have been killed while it was idle
LONGEST: Final = 30.0  # seconds that a job may take; a record of 2 MB takes two


class Wanted(NamedTuple):
    """What is wanted of which table: a game that is over does not change."""

    table: str
    what: What
    eyes: str = ""


class Reviewer:
    """One process, started when it is first needed; it does one job at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.turn: asyncio.Lock = asyncio.Lock()
        self.waiting: int = 0
        self.kept: OrderedDict[Wanted, bytes] = OrderedDict()

    def find(self, wanted: Wanted) -> bytes | None:
        """What was made before, as JSON that is compressed."""
        text = self.kept.get(wanted)
        if text is not None:
            self.kept.move_to_end(wanted)
        return text

    async def make(self, wanted: Wanted, job: Callable[[], Awaitable[Job]]) -> bytes:
        """The same, made now if need be; `Refused` when too many wait, `Malformed` when it cannot be.

        The job is asked for when its turn has come: a long game takes much memory.
        """
        text = self.find(wanted)
        if text is not None:
            return text
        if self.waiting >= MOST_WAITING:
            raise Refused("limit", "too many games are being looked at; try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                text = self.find(wanted)  # the one before may have wanted the same
                return text if text is not None else self.keep(wanted, await self.do_in_time(await job()))
        finally:
            self.waiting -= 1

    async def do_in_time(self, job: Job) -> bytes:
        """Let the process do a job, or end it and raise `Malformed` when that takes too long."""
        try:
            async with asyncio.timeout(LONGEST):
                return await self.do(job)
        except TimeoutError:
            raise Malformed(TOO_LONG) from None

    async def do(self, job: Job) -> bytes:
        """Let the process do a job; it is started again if it has died."""
        for _ in range(ATTEMPTS):
            try:
                made = await self.ask(job)
            except (asyncio.IncompleteReadError, ConnectionError):
                await self.kill()
                continue
            except BaseException:
                await self.kill()  # its answer would be taken for that to the next one
                raise
            if made.refused is not None:
                raise Malformed(made.refused)
            if made.failed is not None:
                raise Failed(made.failed)
            return made.text
        raise Failed("the process that looks back at games has ended")

    async def ask(self, job: Job) -> Made:
        """Send a job, and wait for what is made of it."""
        if self.process is not None and self.process.returncode is not None:
            await self.kill()
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "backroom.server.reviewing.worker", stdin=PIPE, stdout=PIPE
            )
        sink, source = self.process.stdin, self.process.stdout
        assert sink is not None
        assert source is not None
        if sink.is_closing():
            raise ConnectionError("the pipe is closed")
        sink.write(pack(job))
        await sink.drain()
        made: Made = await receive(source)
        return made

    def keep(self, wanted: Wanted, text: bytes) -> bytes:
        """Remember an answer; the ones that nobody has asked for longest are forgotten."""
        self.kept[wanted] = text
        while sum(map(len, self.kept.values())) > KEPT and len(self.kept) > 1:
            self.kept.popitem(last=False)
        return text

    async def kill(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """The server ends."""
        await self.kill()
