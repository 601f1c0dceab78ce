"""The process itself, in a file of its own: what it sends must not be of a module called `__main__`."""

from __future__ import annotations

from backroom.server.work import work
from tests.support.chores import MEMORY, attempt

if __name__ == "__main__":
    work(attempt, memory=MEMORY, seconds=1)
