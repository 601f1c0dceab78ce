"""A child process of the server that does one job at a time, as the loop sees it."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from msgspec import Struct

from backroom.server.processes.pipe import pack_in_parts, receive

ATTEMPTS: Final = 2  # the process may have been killed while it was idle
OUT_OF_TIME: Final = -getattr(
    signal, "SIGXCPU", 0
)  # how one ends that took too much; there is none on Windows


class TookTooLong(Exception):  # noqa: N818 - an answer, not an error
    """The job took longer than it may."""


class Failed(Exception):  # noqa: N818 - an answer, not an error
    """The job could not be done; why, in a sentence for the log."""


class Child:
    """Runs a child process: starts it when it is first needed, and ends it when a job takes too long.

    The process itself limits its memory and the time of each job (`work.py`). The deadline is for jobs that
    hang, or that a busy machine has no time for.
    """

    def __init__(self, module: str, *, deadline: float) -> None:
        self.module: str = module
        self.deadline: float = deadline  # seconds
        self.process: Process | None = None
        self.turn: asyncio.Lock = asyncio.Lock()

    async def do(self, job: Struct) -> Any:
        """The result of a job; or `TookTooLong` or `Failed`."""
        async with self.turn:
            for _ in range(ATTEMPTS):
                try:
                    async with asyncio.timeout(self.deadline):
                        return await self.ask(job)
                except TimeoutError:
                    await self.kill()
                    raise TookTooLong from None
                except (asyncio.IncompleteReadError, ConnectionError):
                    if await self.kill() == OUT_OF_TIME:
                        raise TookTooLong from None
                except BaseException:
                    await self.kill()  # its answer would be taken for that to the next job
                    raise
            raise Failed(f"the process of {self.module} has ended")

    async def ask(self, job: Struct) -> Any:
        """Send a job, and wait for its result."""
        if self.process is not None and self.process.returncode is not None:
            await self.kill()
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=PIPE, stdout=PIPE
            )
        sink, source = self.process.stdin, self.process.stdout
        assert sink is not None
        assert source is not None
        if sink.is_closing():
            raise ConnectionError("the pipe is closed")
        for part in pack_in_parts(job):
            sink.write(part)
        await sink.drain()
        return await receive(source)

    async def kill(self) -> int | None:
        """Kill the process, whatever it is doing; return its exit status, if there was one."""
        process, self.process = self.process, None
        if process is None:
            return None
        if process.returncode is None:
            process.kill()  # which changes nothing if it has ended already
        return await process.wait()
