"""Waits for a table: for a command to be done, or for exclusive access, while no command runs."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from backroom.server.rooms.command_queue import Command, CommandQueue, resolve
from backroom.server.rooms.journal_lines import By, Kept
from backroom.server.rooms.journal_writer import LOST, JournalWriter
from backroom.server.store.failures import Unavailable
from backroom.server.store.waiting import held, within
from backroom.table.running import Effects

A_MOMENT: Final = 0.001  # seconds: a turn of the loop or two
TIME_TO_WAIT: Final = 3.0  # seconds for which a request waits until nothing is being written


class Exclusive:
    """Holds the command queue of one table while somebody else needs the table to stand still."""

    __slots__ = ("_lock", "_queue", "journal")

    def __init__(self, queue: CommandQueue, journal: JournalWriter) -> None:
        self._queue: CommandQueue = queue
        self.journal: JournalWriter = journal
        self._lock: asyncio.Lock = asyncio.Lock()

    async def do(
        self, act: Callable[[float], Effects[Any]], *, by: By | None = None, also: Sequence[Kept] = ()
    ) -> None:
        """Run a command, unless this very one was run before; or raise `Refused` or `Malformed`."""
        done: Future[None] = asyncio.get_running_loop().create_future()
        self._queue.add(Command(act, partial(resolve, done), by=by, also=also))
        await done

    @asynccontextmanager
    async def access(self, *, patience: float | None = None) -> AsyncGenerator[None]:
        """Let no command run meanwhile; `Unavailable` if it takes longer than `patience` to get there."""
        try:
            async with held(self._lock, patience=patience):
                self._queue.is_held = True
                try:
                    await within(patience, self.idle())
                    yield
                finally:
                    self._queue.is_held = False
        finally:
            self._queue.schedule()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has exclusive access, or waits for it."""
        return self._lock.locked()

    async def idle(self) -> None:
        """Wait until nothing is being written."""
        while self._queue.is_busy:
            rested: Future[None] = asyncio.get_running_loop().create_future()
            self._queue.resting.append(rested)
            await rested

    async def idle_soon(self) -> None:
        """Wait until nothing is being written, or raise `Unavailable` where a request would wait too long."""
        journal = self.journal
        if self._queue.is_busy:
            journal.check_store()
        await within(TIME_TO_WAIT, self.idle())
        if journal.is_ahead or journal.is_lost:
            raise Unavailable(LOST)

    async def drain(self) -> None:
        """Wait until every command has run, at the end."""
        while self._queue.waiting or self._queue.is_busy:
            await asyncio.sleep(A_MOMENT)
            await self.idle()
