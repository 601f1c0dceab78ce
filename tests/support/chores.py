"""A process that does whatever a test wants to see ended: `python -m tests.support.chores_worker`."""

from __future__ import annotations

import os
import signal
import time

from msgspec import Struct

LONG = 60.0  # seconds
MEMORY = 400 * 1024 * 1024  # bytes


class Chore(Struct, frozen=True):
    """Something that a process of these tests does."""

    what: str


class Done(Struct, frozen=True):
    """What came of it, and by which process."""

    said: str
    process: int


def attempt(chore: Chore) -> Done:
    """Do a chore."""
    if chore.what == "compute":
        while True:
            pass
    if chore.what == "sleep":
        time.sleep(LONG)
    if chore.what == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    try:
        taken = len(bytearray(MEMORY)) if chore.what == "take" else 0
    except MemoryError:
        return Done("no memory", os.getpid())
    return Done(f"{chore.what} {taken}", os.getpid())
