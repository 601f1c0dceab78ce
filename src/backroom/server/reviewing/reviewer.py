"""The process that plays finished games again, as the server's loop sees it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from backroom.core.refusal import Malformed, Refused
from backroom.server.child import Child, Failed, TookTooLong
from backroom.server.replays import TOO_LONG
from backroom.server.reviewing.messages import Job, Made, What

KEPT: Final = 4 * 1024 * 1024  # bytes of answers that are given again without being made again
MOST_WAITING: Final = 16  # jobs; who comes then is asked to come back
WORKER: Final = "backroom.server.reviewing.worker"
DEADLINE: Final = 30.0  # seconds that a job may take; a record of 1 MB takes one


class Wanted(NamedTuple):
    """What is wanted of which table: a game that is over does not change."""

    table: str
    what: What
    eyes: str = ""


class Reviewer:
    """One process, started when it is first needed; it does one job at a time."""

    def __init__(self) -> None:
        self.child: Child = Child(WORKER, deadline=DEADLINE)
        self.turn: asyncio.Lock = asyncio.Lock()
        self.waiting: int = 0
        self.kept: OrderedDict[Wanted, bytes] = OrderedDict()

    def find(self, wanted: Wanted) -> bytes | None:
        """What was made before, as JSON that is compressed."""
        text = self.kept.get(wanted)
        if text is not None:
            self.kept.move_to_end(wanted)
        return text

    async def make(self, wanted: Wanted, job: Callable[[], Awaitable[Job]]) -> bytes:
        """The same, made now if need be; `Refused` when too many wait, `Malformed` when it cannot be.

        The job is asked for when its turn has come: a long game takes much memory.
        """
        text = self.find(wanted)
        if text is not None:
            return text
        if self.waiting >= MOST_WAITING:
            raise Refused("limit", "too many games are being looked at; try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                text = self.find(wanted)  # the one before may have wanted the same
                return text if text is not None else self.keep(wanted, await self.do(await job()))
        finally:
            self.waiting -= 1

    async def do(self, job: Job) -> bytes:
        """Let the process do a job, or `Malformed` when that takes too long."""
        try:
            made: Made = await self.child.do(job)
        except TookTooLong:
            raise Malformed(TOO_LONG) from None
        if made.refused is not None:
            raise Malformed(made.refused)
        if made.failed is not None:
            raise Failed(made.failed)
        return made.text

    def keep(self, wanted: Wanted, text: bytes) -> bytes:
        """Remember an answer; the ones that nobody has asked for longest are forgotten."""
        self.kept[wanted] = text
        while sum(map(len, self.kept.values())) > KEPT and len(self.kept) > 1:
            self.kept.popitem(last=False)
        return text

    async def stop(self) -> None:
        """The server ends."""
        await self.child.kill()
