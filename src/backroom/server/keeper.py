"""Keeps what happens at a table. While the store cannot, this waits, and everybody is told why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from backroom.protocol.messages import Trouble
from backroom.protocol.wire import encode
from backroom.server import kept
from backroom.server.kept import Kept
from backroom.server.store.failures import Fenced, Gap, NoSuchTable, Unavailable

if TYPE_CHECKING:
    from backroom.server.room import Room

LOST: Final = "this table is opened anew"
T = TypeVar("T")
Then = Callable[[Exception | None], None]  # told that lines are durable, or why they never will be
Late = Callable[[], Sequence[Kept]]  # asked what more is to be kept, when it took long until they were
FIRST_PATIENCE: Final = 0.1  # seconds until a store that failed is asked again
LAST_PATIENCE: Final = 5.0


class Keeper:
    """Writes the journal of one table."""

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.seq: int = 0  # pages kept so far
        self.troubled: bool = False  # the store cannot keep anything just now
        self.is_patient: bool = (
            True  # it waits until the store can; of a table that is being made, nobody does
        )

    def check(self) -> None:
        """Something can be kept just now, as far as is known, or `Unavailable`: for who should not wait."""
        if self.troubled:
            raise Unavailable("nothing can be kept just now")

    def keep_soon(self, lines: Sequence[Kept], then: Then, late: Late) -> None:
        """Append to the journal, together with what other tables append in this turn of the loop."""
        page = kept.write(lines)
        settle = partial(self.settle, page, then, late)
        self.room.services.store.append_soon(self.room.head.id, (page,), seq=self.seq, settle=settle)

    def settle(self, page: bytes, then: Then, late: Late, problem: Exception | None) -> None:
        """It is done; or it is tried again, for as long as it takes."""
        if isinstance(problem, Unavailable):
            self.room.spawn(self.try_again(page, then, late))
            return
        if problem is None:
            self.seq += 1
        then(problem)

    async def try_again(self, page: bytes, then: Then, late: Late) -> None:
        """Append what could not be at first, and what is to be done because it comes late."""
        try:
            await self.append(page)
            lines = late()
            if lines:
                await self.keep(lines)
        except Exception as problem:  # noqa: BLE001 - whoever asked for it hears of it
            then(problem)
        else:
            then(None)

    async def keep(self, lines: Sequence[Kept]) -> None:
        """Append to the journal, and wait until it is durable."""
        await self.append(kept.write(lines))

    async def append(self, page: bytes) -> None:
        """The same, of lines that are written."""
        room = self.room
        if room.lost:
            raise Unavailable(LOST)
        try:
            await self.insist(lambda: room.services.store.append(room.head.id, (page,), seq=self.seq))
        except (Fenced, Gap) as problem:
            room.report(problem)
            room.lose()
            raise Unavailable(LOST) from problem
        self.seq += 1

    async def insist(self, write: Callable[[], Awaitable[T]]) -> T:
        """Let the store keep something. While it cannot, this waits, and everybody is told why."""
        patience = FIRST_PATIENCE
        while True:
            try:
                done = await write()
                break
            except NoSuchTable as problem:  # it was deleted meanwhile
                raise Unavailable(LOST) from problem
            except Unavailable as problem:
                if self.room.closed or not self.is_patient:
                    raise
                self.room.services.log.warning("store.unavailable", table=self.room.head.id, why=str(problem))
                self.troubled = True
                if patience == FIRST_PATIENCE:
                    self.say(Trouble(over=False))
                await asyncio.sleep(patience)
                patience = min(LAST_PATIENCE, patience * 2)
        self.troubled = False
        if patience != FIRST_PATIENCE:
            self.room.crier.say_to_all(Trouble(over=True))
        return done

    def say(self, trouble: Trouble) -> None:
        """Tell all who are there, and those who want to come in."""
        self.room.crier.say_to_all(trouble)
        for connection in self.room.door.waiting:
            connection.send(encode(trouble))
