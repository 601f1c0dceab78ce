"""The process of a bot, and everything it started."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, SubprocessStreamProtocol
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

LONGEST_LINE: Final = 64 * 1024  # bytes


class BotProcess(SubprocessStreamProtocol):
    """A process whose exit is noticed at once; asyncio's own waits for every holder of its pipes."""

    def __init__(self) -> None:
        super().__init__(limit=LONGEST_LINE, loop=asyncio.get_running_loop())
        self.transport: asyncio.SubprocessTransport | None = None
        self.ended: asyncio.Event = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(transport, asyncio.SubprocessTransport)
        self.transport = transport

    def process_exited(self) -> None:
        super().process_exited()
        self.kill()  # whatever it started and left behind
        self.running.close()
        self.ended.set()

    @property
    def running(self) -> asyncio.SubprocessTransport:
        """The process as asyncio has it."""
        assert self.transport is not None, "a process is handed out when it was started"
        return self.transport

    @property
    def exit_code(self) -> int | None:
        """The exit code; None while it runs."""
        return self.running.get_returncode()

    def kill(self) -> None:
        """Kill its whole process group; alone, where there are no groups."""
        if sys.platform == "win32":
            self.running.kill()
            return
        with suppress(ProcessLookupError, PermissionError):  # nothing is left; macOS forbids killing the dead
            os.killpg(self.running.get_pid(), signal.SIGKILL)


async def start(command: Sequence[str]) -> BotProcess:
    """Start it in its own session, sharing our standard error; raises `OSError`."""
    _, process = await asyncio.get_running_loop().subprocess_exec(
        BotProcess, *command, stdin=PIPE, stdout=PIPE, stderr=None, start_new_session=True
    )
    return process
