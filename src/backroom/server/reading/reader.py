"""Has what strangers send read by processes with limits, of which the loop sees only the queue."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from backroom.core.refusal import Malformed, Refused
from backroom.server.child import Child, Failed, TookTooLong
from backroom.server.reading.messages import CheckRecord, CheckSetup, Job, Read, TellOutlook

WORKER: Final = "backroom.server.reading.worker"
DEADLINE: Final = 20.0  # seconds for a job, on a machine that is busy with others
MOST_WAITING: Final = 16  # jobs of a kind
SHORT: Final = 1024  # bytes of a setup that is read at once: no option of ours needs more, but texts do
TOO_LONG: Final = "this takes longer to read than anything people play"


class Busy(Exception):  # noqa: N818 - an answer, not an error
    """Too many wait for the same; whoever asks may come back in a moment."""


class Lane:
    """The jobs of one kind, one after the other: those that take long do not hold up the others."""

    def __init__(self) -> None:
        self.child: Child = Child(WORKER, deadline=DEADLINE)
        self.waiting: int = 0

    async def do(self, job: Job) -> Any:
        """What was found; `Malformed` or `Refused` as the process says, `Busy` if too many wait."""
        if self.waiting >= MOST_WAITING:
            raise Busy
        self.waiting += 1
        try:
            read: Read = await self.child.do(job)
        except TookTooLong:
            raise Malformed(TOO_LONG) from None
        finally:
            self.waiting -= 1
        if read.malformed is not None:
            raise Malformed(read.malformed)
        if read.refused is not None:
            raise Refused(*read.refused)
        if read.failed is not None:
            raise Failed(read.failed)
        return read.found


class Reader:
    """Says whether setups and records are good before the loop touches them, and what moves may bring."""

    def __init__(self) -> None:
        self.setups: Lane = Lane()
        self.records: Lane = Lane()
        self.outlooks: Lane = Lane()

    async def check_setup(self, game: str, text: bytes) -> None:
        """`Malformed` for options of which no game can be made; short ones are read where they are needed."""
        if len(text) > SHORT:
            await self.setups.do(CheckSetup(game, text))

    async def check_record(self, text: bytes) -> None:
        """`Malformed` for a record that cannot be read, or played again."""
        await self.records.do(CheckRecord(text))

    async def outlook(self, game: str, view: Any, moves: tuple[Any, ...]) -> Any:
        """What may come of some moves, as a seat sees it; or `Refused`."""
        return await self.outlooks.do(TellOutlook(game, view, moves))

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(lane.child.kill() for lane in (self.setups, self.records, self.outlooks)))
