"""The journal of one table: appends what its commands did, and waits until the disk has it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from backroom.core.refusal import Refused
from backroom.server.rooms.journal_lines import ENCODER, Kept
from backroom.server.rooms.ports import Late, Then
from backroom.server.rooms.tasks import Tasks
from backroom.server.store.failures import Fenced, Gap, NoSuchTable, Unavailable
from backroom.server.store.store import Store

LOST: Final = "this table is being opened again"
T = TypeVar("T")
FIRST_WAIT: Final = 0.1  # seconds until a store that failed is asked again
LONGEST_WAIT: Final = 5.0
MOST_PAGES: Final = 30_000  # changes of one table; the longest games have a tenth of it
TOO_LONG: Final = "this table has seen all the changes that a server keeps of one"


class JournalWriter:
    """Appends the lines of one table; while the store fails, it retries and tells those at the table."""

    def __init__(
        self,
        table: str,
        store: Store,
        tasks: Tasks,
        *,
        on_trouble: Callable[[bool], None],
        on_loss: Callable[[], None],
    ) -> None:
        self.table: str = table
        self.store: Store = store
        self.tasks: Tasks = tasks
        self.pages: int = 0  # appended so far; what is appended together is one page
        self.is_troubled: bool = False  # the store cannot write just now
        self.is_patient: bool = True  # False while a table is being made: nobody waits for that
        self.is_ahead: bool = (
            False  # the table is ahead of its journal: nothing of it may be shown, maybe never
        )
        self.is_lost: bool = False  # the table can never be stored as it is, or was deleted
        self.on_trouble: Callable[[bool], None] = on_trouble  # told when it begins, and when it is over
        self.on_loss: Callable[[], None] = on_loss

    def check_store(self) -> None:
        """Raise `Unavailable` if nothing can be written just now, for callers who should not wait."""
        if self.is_troubled:
            raise Unavailable("nothing can be kept just now")

    def check_length(self) -> None:
        """Raise `Refused` if the journal is as long as one may be: it is read whole at every start."""
        if self.pages >= MOST_PAGES:
            raise Refused("limit", TOO_LONG)

    def append_soon(self, lines: Sequence[Kept], then: Then, late: Late) -> None:
        """Append what commands did, together with what other tables append in this turn of the loop."""
        self.is_ahead = True
        page = ENCODER.encode_lines(lines)
        durable = partial(self.appended, page, then, late)
        self.store.append_soon(self.table, (page,), seq=self.pages, on_durable=durable)

    def appended(self, page: bytes, then: Then, late: Late, problem: Exception | None) -> None:
        """Go on when a page is durable; if the store failed, try again for as long as it takes."""
        if isinstance(problem, Unavailable):
            self.tasks.spawn(self.try_again(page, then, late))
            return
        if problem is None:
            self.pages += 1
            self.is_ahead = False
        then(problem)

    async def try_again(self, page: bytes, then: Then, late: Late) -> None:
        """Append a page that could not be appended at first, and whatever is due because it is late."""
        try:
            await self.append_page(page)
            lines = late()
            if lines:
                await self.append(lines)
        except Exception as problem:  # noqa: BLE001 - whoever gave the command hears of it
            then(problem)
        else:
            self.is_ahead = False
            then(None)

    async def read(self) -> list[bytes]:
        """The pages that are stored."""
        return await self.store.journal(self.table)

    async def append(self, lines: Sequence[Kept]) -> None:
        """Append lines, and wait until they are durable."""
        await self.append_page(ENCODER.encode_lines(lines))

    async def append_page(self, page: bytes) -> None:
        """Append lines that are encoded already, and wait until they are durable."""
        if self.is_lost:
            raise Unavailable(LOST)
        try:
            await self.insist(lambda: self.store.append(self.table, (page,), seq=self.pages))
        except (Fenced, Gap) as problem:
            self.tasks.report(problem)
            self.on_loss()
            raise Unavailable(LOST) from problem
        self.pages += 1

    async def insist(self, write: Callable[[], Awaitable[T]]) -> T:
        """Let the store write something, and retry for as long as it fails; those at the table are told."""
        wait = FIRST_WAIT
        while True:
            try:
                done = await write()
                break
            except NoSuchTable as problem:  # it was deleted meanwhile
                raise Unavailable(LOST) from problem
            except Unavailable as problem:
                if self.tasks.is_closing or not self.is_patient:
                    raise
                self.tasks.log.warning("store.unavailable", table=self.table, why=str(problem))
                self.is_troubled = True
                if wait == FIRST_WAIT:
                    self.on_trouble(False)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)
        self.is_troubled = False
        if wait != FIRST_WAIT:
            self.on_trouble(True)
        return done
