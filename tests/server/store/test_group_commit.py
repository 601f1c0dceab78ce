"""The writer commits whatever queued during its last commit, and nothing waits for a timer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from backroom.server.operations.histogram import Histogram
from backroom.server.rooms.command_queue import Scheduler
from backroom.server.store.failures import Unavailable
from backroom.server.store.group_commit import MOST_TURNS, Figures, GroupCommit, Outcome
from backroom.server.store.heads import Append
from backroom.server.store.sql_store import resolve
from tests.server.store.scene import outcome

pytestmark = pytest.mark.anyio


class Disk:
    """A commit that lasts until the test says so."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.answers: asyncio.Queue[Exception | None] = asyncio.Queue()
        self.begun = asyncio.Semaphore(0)
        self.figures = Figures()
        self.group = GroupCommit(self.commit, self.figures)

    def commit(self, batch: Sequence[Append], done: Callable[[Outcome], None]) -> None:
        self.batches.append([append.table for append in batch])
        self.begun.release()
        self.committing = asyncio.create_task(self.answer(len(batch), done))

    async def answer(self, appends: int, done: Callable[[Outcome], None]) -> None:
        done(await self.answers.get() or [None] * appends)

    def append(self, table: str) -> asyncio.Task[str]:
        return asyncio.create_task(outcome(self.kept(table)))

    async def kept(self, table: str) -> None:
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.group.append(Append(table, 0, [b""]), partial(resolve, durable))
        await durable


async def test_a_batch_is_what_queued_during_the_last_commit() -> None:
    disk = Disk()
    first = disk.append("a")
    await disk.begun.acquire()
    others = [disk.append(table) for table in "bcd"]
    disk.answers.put_nowait(None)
    assert await first == "kept"
    await disk.begun.acquire()
    late = disk.append("e")
    disk.answers.put_nowait(None)
    assert await asyncio.gather(*others) == ["kept"] * 3
    disk.answers.put_nowait(None)
    assert await late == "kept"
    assert disk.batches == [["a"], ["b", "c", "d"], ["e"]]


async def test_what_queued_in_one_turn_of_the_loop_is_one_batch() -> None:
    disk = Disk()
    disk.answers.put_nowait(None)
    assert await asyncio.gather(*[disk.append(table) for table in "abc"]) == ["kept"] * 3
    assert disk.batches == [["a", "b", "c"]]


async def test_under_load_a_commit_waits_for_a_few_turns() -> None:
    disk = Disk()
    waiting: list[asyncio.Task[str]] = []
    for _ in range(2 * MOST_TURNS):
        waiting += [disk.append("a"), disk.append("b")]
        await asyncio.sleep(0)
    disk.answers.put_nowait(None)
    disk.answers.put_nowait(None)
    assert await asyncio.gather(*waiting) == ["kept"] * len(waiting)
    first, rest = [len(batch) for batch in disk.batches]
    assert 2 < first <= 2 * MOST_TURNS
    assert first + rest == len(waiting)


async def test_what_is_queued_at_the_end_is_kept() -> None:
    disk = Disk()
    waiting = [disk.append("a")]
    await disk.begun.acquire()
    waiting += [disk.append("b"), disk.append("c")]
    await asyncio.sleep(0)  # lets them queue
    for _ in range(2):
        disk.answers.put_nowait(None)
    await disk.group.close()
    assert await asyncio.gather(*waiting) == ["kept"] * 3
    assert disk.batches == [["a"], ["b", "c"]]


async def test_figures_count_batches_appends_and_failures() -> None:
    disk = Disk()
    disk.figures.sizes = Histogram("appends", "", (1.0, 2.0, 3.0))
    for answer in (None, Unavailable("The disk is full."), None):
        disk.answers.put_nowait(answer)
        await asyncio.gather(disk.append("a"), disk.append("b"))
    figures = disk.figures
    assert (figures.batches, figures.appends, figures.failures) == (2, 4, 1)
    assert disk.figures.sizes.counts == [0, 2, 0, 0]


async def test_what_queued_behind_a_lost_line_of_its_table_is_lost_too() -> None:
    """A line whose predecessor was not saved must not be called a gap: nobody made a mistake."""
    disk = Disk()
    first = disk.append("a")
    await disk.begun.acquire()
    behind, other = disk.append("a"), disk.append("b")
    await asyncio.sleep(0)  # lets them queue
    disk.answers.put_nowait(Unavailable("The disk is full."))
    disk.answers.put_nowait(None)
    assert await asyncio.gather(first, behind, other) == ["Unavailable", "Unavailable", "kept"]
    assert disk.batches == [["a"], ["b"]]


async def test_everybody_gets_the_sentence_and_its_cause() -> None:
    disk = Disk()
    problem = Unavailable("The disk is full.")
    problem.__cause__ = OSError("of the driver")
    disk.answers.put_nowait(problem)
    waiting = [asyncio.create_task(disk.kept(table)) for table in "ab"]
    heard = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(failure) for failure in heard] == ["The disk is full."] * 2
    assert [failure.__cause__ for failure in heard if failure] == [problem.__cause__] * 2


async def test_a_mistake_of_ours_reaches_the_caller_and_stops_nobody_else() -> None:
    disk = Disk()
    disk.answers.put_nowait(ZeroDivisionError())
    assert await disk.append("a") == "ZeroDivisionError"
    disk.answers.put_nowait(None)
    assert await disk.append("a") == "kept"


async def test_a_single_append_is_committed_in_the_same_turn() -> None:
    disk = Disk()
    disk.group.gather()
    disk.group.append(Append("a", 0, [b""]), lambda _: None)
    assert not disk.batches
    disk.group.commit_gathered()
    assert disk.batches == [["a"]]
    disk.answers.put_nowait(None)
    await disk.group.close()


async def test_one_turn_is_one_batch_and_a_mistake_affects_nobody_else() -> None:
    disk = Disk()
    mistakes: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: mistakes.append(str(said["exception"])))

    def work(table: str) -> None:
        if table == "b":
            raise ValueError("a mistake")
        disk.group.append(Append(table, 0, [b""]), lambda _: None)

    scheduler = Scheduler(disk.group)
    for table in "abc":
        scheduler.run_soon(partial(work, table))
    disk.answers.put_nowait(None)
    await disk.begun.acquire()
    await disk.group.close()
    assert disk.batches == [["a", "c"]]
    assert mistakes == ["a mistake"]
