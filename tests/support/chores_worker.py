"""The process itself, in its own file: what it sends must not come from a module called `__main__`."""

from __future__ import annotations

from backroom.server.processes.work import work
from tests.support.chores import MEMORY, attempt

if __name__ == "__main__":
    work(attempt, memory=MEMORY, seconds=1)
