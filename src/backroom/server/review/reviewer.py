"""The process that replays finished games, as the server's loop sees it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, NamedTuple

from backroom.core.refusal import Malformed
from backroom.server.operations.fair_queue import FairQueue
from backroom.server.processes.child import Child, Failed, TookTooLong
from backroom.server.review.messages import Job, Made, What
from backroom.server.review.replays import TOO_LONG

KEPT: Final = 4 * 1024 * 1024  # bytes of answers that are remembered
MOST_WAITING: Final = 64  # jobs
MOST_EACH: Final = 8  # ... of one owner
WORKER: Final = "backroom.server.review.worker"
DEADLINE: Final = 30.0  # seconds that a job may take; a record of 1 MB takes one


class Wanted(NamedTuple):
    """What is wanted of which table; a finished game does not change, so the answer can be remembered."""

    table: str
    what: What
    eyes: str = ""


class Reviewer:
    """Runs one process, started when it is first needed, which does one job at a time."""

    def __init__(self) -> None:
        self.child: Child = Child(WORKER, deadline=DEADLINE)
        self.queue: FairQueue = FairQueue(most=MOST_WAITING, most_each=MOST_EACH)
        self.kept: OrderedDict[Wanted, bytes] = OrderedDict()

    def find(self, wanted: Wanted) -> bytes | None:
        """The answer that is remembered, as compressed JSON."""
        text = self.kept.get(wanted)
        if text is not None:
            self.kept.move_to_end(wanted)
        return text

    async def make(self, wanted: Wanted, job: Callable[[], Awaitable[Job]], *, owner: Hashable) -> bytes:
        """The answer, made now if need be; `Busy` if too many wait, `Malformed` if it cannot be made.

        The job is fetched only when its turn has come: a long game takes much memory.
        """
        text = self.find(wanted)
        if text is not None:
            return text
        async with self.queue.turn(owner):
            text = self.find(wanted)  # the turn before may have made the same
            return text if text is not None else self.keep(wanted, await self.do(await job()))

    async def do(self, job: Job) -> bytes:
        """The result of a job, or `Malformed` if it takes too long."""
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
        """Remember an answer, and drop those that nobody has asked for longest."""
        self.kept[wanted] = text
        while sum(map(len, self.kept.values())) > KEPT and len(self.kept) > 1:
            self.kept.popitem(last=False)
        return text

    async def stop(self) -> None:
        """End the process."""
        await self.child.kill()
