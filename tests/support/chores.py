"""The jobs of a process that tests kill: `python -m tests.support.chores_worker`."""

from __future__ import annotations

import os
import signal
import time

from msgspec import Struct

LONG = 60.0  # seconds
MEMORY = 400 * 1024 * 1024  # bytes


class Chore(Struct, frozen=True):
    """A job for the process."""

    what: str


class Done(Struct, frozen=True):
    """The result, and which process did the job."""

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
