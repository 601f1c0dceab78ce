"""A pytest plugin that simulates a slow machine, on which bots, disks and clients are randomly late.

`-p tests.support.unsteady --unsteady SEED`. A test that passes waits for what must have happened, not for as
long as that usually takes; and the server is met at moments that a fast machine never has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest
from aiohttp import ClientResponse, ClientWebSocketResponse, TCPConnector

from backroom.server.bots.pool import BotPool
from backroom.server.store.appender import Appender
from backroom.server.store.sqlite import SqliteStore

SWITCHING: Final = 101  # the response status after which another may read

# Seconds; one is drawn each time.
THINKING: Final = (0.0, 0.0, 0.0, 0.0, 0.01, 0.05, 0.3)
WRITING: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.002, 0.01, 0.04)
READING: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.005, 0.02, 0.1)
ASKING: Final = (0.0, 0.0, 0.0, 0.01, 0.1)
HEARING: Final = (0.0, 0.0, 0.0, 0.01, 0.1, 0.3)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--unsteady", type=int, metavar="SEED", help="let everything take its time, by this luck"
    )


def pytest_configure(config: pytest.Config) -> None:
    seed: int | None = config.getoption("--unsteady")
    if seed is not None:
        Lateness(seed).come_over_everything()


class Lateness:
    """How late everything is."""

    def __init__(self, seed: int) -> None:
        self.rng: Random = Random(seed)

    async def wait(self, choices: Sequence[float]) -> None:
        """Take a while, or none."""
        if seconds := self.rng.choice(choices):
            await asyncio.sleep(seconds)

    def come_over_everything(self) -> None:
        """Make everything late for the rest of this process."""
        self.come_after(BotPool, "answer", THINKING)
        self.come_before(SqliteStore, "change", WRITING)
        self.come_after(ClientWebSocketResponse, "receive", READING)
        self.come_before(TCPConnector, "connect", ASKING)
        self.come_after(ClientResponse, "start", HEARING)
        self.slow_down_commits()

    def come_before(self, kind: type, name: str, choices: Sequence[float]) -> None:
        """Make something start late."""
        method = getattr(kind, name)

        async def late(*arguments: Any, **named: Any) -> Any:
            await self.wait(choices)
            return await method(*arguments, **named)

        setattr(kind, name, late)

    def come_after(self, kind: type, name: str, choices: Sequence[float]) -> None:
        """Make something finish late."""
        method = getattr(kind, name)

        async def late(*arguments: Any, **named: Any) -> Any:
            done = await method(*arguments, **named)
            if getattr(done, "status", None) != SWITCHING:
                await self.wait(choices)
            return done

        setattr(kind, name, late)

    def slow_down_commits(self) -> None:
        """Make commits slow, for the thread or for the loop itself."""
        commit = Appender.commit

        def late(*arguments: Any, **named: Any) -> Any:
            time.sleep(self.rng.choice(WRITING))
            return commit(*arguments, **named)

        setattr(Appender, "commit", late)  # noqa: B010 - what it takes is none of our business
