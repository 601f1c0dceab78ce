"""Lets a table stand still: nothing is done there while somebody looks at it or changes what is beside it."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from backroom.server.docket import Docket
from backroom.server.keeper import LOST
from backroom.server.locks import held, within
from backroom.server.store.failures import Unavailable

A_MOMENT: Final = 0.001  # seconds: a turn of the loop or two
PATIENCE: Final = 3.0  # seconds for which somebody outside waits until a table is at rest


class Stillness:
    """One table's."""

    def __init__(self, docket: Docket) -> None:
        self.docket: Docket = docket
        self._lock: asyncio.Lock = asyncio.Lock()

    @asynccontextmanager
    async def alone(self, *, patience: float | None = None) -> AsyncGenerator[None]:
        """Let nothing else happen at the table meanwhile; `Unavailable` if it takes longer to rest."""
        try:
            async with held(self._lock, patience=patience):
                self.docket.is_still = True
                try:
                    await within(patience, self.rest())
                    yield
                finally:
                    self.docket.is_still = False
        finally:
            self.docket.go_on()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody lets the table stand still."""
        return self._lock.locked()

    async def rest(self) -> None:
        """Wait until nothing is being kept."""
        while self.docket.is_busy:
            rested: Future[None] = asyncio.get_running_loop().create_future()
            self.docket.resting.append(rested)
            await rested

    async def rest_soon(self) -> None:
        """The same for somebody outside, who does not wait for long: `Unavailable` if nothing can be kept."""
        docket, room = self.docket, self.docket.room
        if docket.is_busy:
            room.keeper.check()
        await within(PATIENCE, self.rest())
        if docket.is_ahead or room.lost:
            raise Unavailable(LOST)

    async def clear(self) -> None:
        """Wait until all is done, at the end."""
        while self.docket.pending or self.docket.is_busy:
            await asyncio.sleep(A_MOMENT)
            await self.rest()
        if self.docket.ending is not None:
            await self.docket.ending
