"""Waits for what the store may hold up, with a limit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from backroom.server.store.failures import Unavailable


@asynccontextmanager
async def held(lock: asyncio.Lock, *, patience: float | None) -> AsyncGenerator[None]:
    """Hold a lock, or raise `Unavailable` if it is not free within so many seconds."""
    await within(patience, lock.acquire())
    try:
        yield
    finally:
        lock.release()


async def within(seconds: float | None, waiting: Awaitable[Any]) -> None:
    """Wait for something for at most so many seconds, then raise `Unavailable`."""
    try:
        async with asyncio.timeout(seconds):
            await waiting
    except TimeoutError:
        raise Unavailable("it takes long until something is kept") from None
