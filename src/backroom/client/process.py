"""The process of a bot, and all that it started."""

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
    """A process whose end is heard of at once; asyncio's own waits for everybody who holds its pipes."""

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
        self.kill()  # what it started, and left behind
        self.running.close()
        self.ended.set()

    @property
    def running(self) -> asyncio.SubprocessTransport:
        """What asyncio has of it."""
        assert self.transport is not None, "a process is handed out when it was started"
        return self.transport

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self.running.get_returncode()

    def kill(self) -> None:
        """End it with its whole group; where there are none, alone."""
        if sys.platform == "win32":
            self.running.kill()
            return
        with suppress(ProcessLookupError, PermissionError):  # nobody is left; macOS forbids to kill the dead
            os.killpg(self.running.get_pid(), signal.SIGKILL)


async def start(command: Sequence[str]) -> BotProcess:
    """Start it in a session of its own, or raise `OSError`; its standard error is ours."""
    _, process = await asyncio.get_running_loop().subprocess_exec(
        BotProcess, *command, stdin=PIPE, stdout=PIPE, stderr=None, start_new_session=True
    )
    return process
