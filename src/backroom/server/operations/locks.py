"""Locks by name."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


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
