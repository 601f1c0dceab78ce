"""The server as people start it: in its own process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = (sys.executable, "-m", "backroom")
PATIENCE = 60.0  # seconds to start it on a busy machine
OPEN_AT = re.compile(rb"open at (http://[0-9.:]+)/")


def serve(place: Path | str) -> list[str]:
    """The command that serves a folder, or the database at an address."""
    where = ["--data", str(place)] if isinstance(place, Path) else ["--database", place]
    return ["serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", *where]


class ServerProcess:
    """`backroom serve` on a folder or a database, until it is killed or told to stop."""

    def __init__(self, process: Process, base: str) -> None:
        self.process: Process = process
        self.base: str = base

    @staticmethod
    async def start(
        place: Path | str, *options: str, program: Sequence[str] = PROGRAM, log: Path | None = None
    ) -> ServerProcess:
        """Start it and wait until it prints its address; its standard error can go to a log."""
        with contextlib.nullcontext() if log is None else log.open("ab") as errors:
            process = await asyncio.create_subprocess_exec(
                *program,
                *serve(place),
                *options,
                cwd=ROOT,
                stdout=PIPE,
                stderr=errors,
                env={**os.environ, "COLUMNS": "200"},
            )
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := await process.stdout.readline():
                if found := OPEN_AT.search(line):
                    return ServerProcess(process, found[1].decode())
        raise AssertionError(f"it ended by itself with {await process.wait()}")

    async def kill(self) -> None:
        """Send SIGKILL, in the middle of whatever it is doing."""
        self.process.kill()
        await self.process.communicate()

    async def stop(self) -> int:
        """Send SIGTERM, as a service manager does; returns the exit code."""
        self.process.terminate()
        async with asyncio.timeout(PATIENCE):
            await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode
