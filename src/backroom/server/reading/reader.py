"""Hands strangers' input to limited processes; the loop sees only the queue."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Any, Final

from backroom.core.refusal import Malformed, Refused
from backroom.server.operations.fair_queue import FairQueue
from backroom.server.processes.child import Child, Failed, TookTooLong
from backroom.server.reading.messages import CheckRecord, CheckSetup, Job, Read, TellOutlook

WORKER: Final = "backroom.server.reading.worker"
DEADLINE: Final = 20.0  # seconds for a job, on a busy machine
MOST_WAITING: Final = 64  # jobs of a kind
MOST_EACH: Final = 8  # ... of one owner: a school has one address, and no page asks for much at once
SHORT: Final = 1024  # bytes of a setup that is read on the loop: only setups with texts are longer
TOO_LONG: Final = "this takes longer to read than anything people play"


class Lane:
    """Does the jobs of one kind one after the other, so that slow kinds do not hold up the others."""

    def __init__(self) -> None:
        self.child: Child = Child(WORKER, deadline=DEADLINE)
        self.queue: FairQueue = FairQueue(most=MOST_WAITING, most_each=MOST_EACH)

    async def do(self, job: Job, owner: Hashable) -> Any:
        """The result of a job; `Malformed` or `Refused` as the process says, `Busy` if too many wait."""
        async with self.queue.turn(owner):
            try:
                read: Read = await self.child.do(job)
            except TookTooLong:
                raise Malformed(TOO_LONG) from None
        if read.malformed is not None:
            raise Malformed(read.malformed)
        if read.refused is not None:
            raise Refused(*read.refused)
        if read.failed is not None:
            raise Failed(read.failed)
        return read.found


class Reader:
    """Checks setups and records before the loop touches them, and finds out what moves may bring."""

    def __init__(self) -> None:
        self.setups: Lane = Lane()
        self.records: Lane = Lane()
        self.outlooks: Lane = Lane()

    async def check_setup(self, game: str, text: bytes, *, owner: Hashable) -> None:
        """Raise `Malformed` if no game can be made from these options; short ones are checked later."""
        if len(text) > SHORT:
            await self.setups.do(CheckSetup(game, text), owner)

    async def check_record(self, text: bytes, *, owner: Hashable) -> None:
        """Raise `Malformed` if a record cannot be read or replayed."""
        await self.records.do(CheckRecord(text), owner)

    async def outlook(self, game: str, view: Any, moves: tuple[Any, ...], *, owner: Hashable) -> Any:
        """What may come of some moves, as a seat sees it; or `Refused`."""
        return await self.outlooks.do(TellOutlook(game, view, moves), owner)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(lane.child.kill() for lane in (self.setups, self.records, self.outlooks)))
