"""Keeps the loop busy for a while, as a stalling disk does."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager


@contextmanager
def while_reading(stall: Callable[[], object]) -> Generator[None]:
    """Block the loop in a read: uvloop then checks its timers before it reads on."""
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()

    def read() -> None:
        loop.remove_reader(ours)
        stall()

    with ours, theirs:
        loop.add_reader(ours, read)
        theirs.send(b"!")
        yield


@contextmanager
def between(stall: Callable[[], object]) -> Generator[None]:
    """Block the loop elsewhere: it then reads before it checks its timers."""
    asyncio.get_running_loop().call_soon(stall)
    yield
