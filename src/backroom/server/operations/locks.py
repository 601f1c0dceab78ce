"""Locks by name, and waiting for them with a limit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from backroom.server.store.failures import Unavailable


class Locks:
    """Serializes work on each table, whether it is in memory or not.

    A lock exists for as long as somebody holds it or waits for it.
    """

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}  # of each: holders and waiters

    @asynccontextmanager
    async def of(self, name: str) -> AsyncGenerator[None]:
        """Hold the lock of this name."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._users[name] = self._users.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._locks[name], self._users[name]


@asynccontextmanager
async def held(lock: asyncio.Lock, *, patience: float | None) -> AsyncGenerator[None]:
    """Hold a lock, or raise `Unavailable` if it is not free within this many seconds."""
    await within(patience, lock.acquire())
    try:
        yield
    finally:
        lock.release()


async def within(seconds: float | None, waiting: Awaitable[Any]) -> None:
    """Wait for something for at most this many seconds, then raise `Unavailable`."""
    try:
        async with asyncio.timeout(seconds):
            await waiting
    except TimeoutError:
        raise Unavailable("it takes long until something is kept") from None
