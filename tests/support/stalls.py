"""A loop that is away for a while, as a disk that stalls makes it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager


@contextmanager
def while_reading(stall: Callable[[], object]) -> Generator[None]:
    """Let something that is read keep the loop: uvloop looks at its clocks then before it reads on."""
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
    """Let something else keep the loop: it reads then before it looks at its clocks."""
    asyncio.get_running_loop().call_soon(stall)
    yield
