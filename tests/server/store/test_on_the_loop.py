"""SQLite: on a fast disk, single appends are committed on the loop, which waits for nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from types import SimpleNamespace

import pytest

from backroom.server.store import sqlite
from backroom.server.store.failures import Unavailable
from backroom.server.store.opening import open_store
from backroom.server.store.sqlite import LOCK_TIMEOUT, DiskSpeed
from backroom.server.store.store import Store
from tests.server.store.scene import with_tables
from tests.support.trouble import full_disk

pytestmark = pytest.mark.anyio

BEFORE = [b"before"] * 10  # this many commits show that the disk is fast
LONG = b"x" * 20_000


class Kept:
    """A store, and how many commits blocked its loop."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.commits: int = 0
        self.longest: float = 0.0  # seconds
        store.figures.kept_loop = self.count

    def count(self, seconds: float) -> None:
        self.commits += 1
        self.longest = max(self.longest, seconds)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
async def quick(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Kept]:
    """A store with a fast disk, however slow this machine's is, and a few tables."""
    monkeypatch.setattr(sqlite, "QUICK", 60.0)
    store = await open_store(path)
    await with_tables(store, "one", "two", "three")
    for seq, line in enumerate(BEFORE):
        await store.append("one", [line], seq=seq)
    yield Kept(store)
    await store.close()


async def test_a_single_append_is_committed_on_the_loop(quick: Kept) -> None:
    await quick.store.append("one", [b"alone"], seq=10)
    assert quick.commits == 1
    assert await quick.store.journal("one") == [*BEFORE, b"alone"]


async def test_several_appends_are_committed_in_the_thread(quick: Kept) -> None:
    await asyncio.gather(
        quick.store.append("one", [b"1"], seq=10),
        quick.store.append("two", [b"2"], seq=0),
        quick.store.append("three", [b"3"], seq=0),
    )
    assert quick.commits == 0
    assert await quick.store.journal("three") == [b"3"]


async def test_the_loop_does_not_wait_for_another_process(quick: Kept, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(quick.store.append("one", [b"later"], seq=10))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        other.execute("ROLLBACK")
    await waiting
    assert quick.commits == 1, "it was tried, and did not take long"
    assert quick.longest < LOCK_TIMEOUT / 2
    assert await quick.store.journal("one") == [*BEFORE, b"later"]


async def test_the_loop_does_not_wait_for_the_stores_own_thread(quick: Kept, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        changing = asyncio.create_task(quick.store.summarize("two", b"{}"))
        await asyncio.sleep(0.05)
        appending = asyncio.create_task(quick.store.append("one", [b"after it"], seq=10))
        await asyncio.sleep(0.05)
        assert not changing.done()
        other.execute("ROLLBACK")
    await asyncio.gather(changing, appending)
    assert quick.commits == 0
    await quick.store.append("one", [b"alone again"], seq=11)
    assert quick.commits == 1


async def test_nothing_is_committed_on_the_loop_while_a_card_is_about_to_be_shown(quick: Kept) -> None:
    quick.store.figures.is_pressing = lambda: True
    await quick.store.append("one", [b"beside"], seq=10)
    assert quick.commits == 0
    quick.store.figures.is_pressing = lambda: False
    await quick.store.append("one", [b"here"], seq=11)
    assert quick.commits == 1


async def test_an_append_nobody_waits_for_is_done_before_the_loop_writes(quick: Kept, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        changing = asyncio.create_task(quick.store.summarize("two", b"{}"))
        await asyncio.sleep(0.05)
        changing.cancel()
        appending = asyncio.create_task(quick.store.append("one", [b"after it"], seq=10))
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
    await appending
    assert quick.commits == 0
    found = await quick.store.find("two")
    assert found is not None
    assert found.summary == b"{}"


async def test_a_mistake_of_ours_is_raised_and_the_next_append_is_kept(
    quick: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    def commit(*_: object, **__: object) -> None:
        raise ValueError("a mistake")

    with monkeypatch.context() as broken:
        broken.setattr(quick.store, "_appender", SimpleNamespace(commit=commit))
        with pytest.raises(ValueError, match="a mistake"):
            await quick.store.append("one", [b"lost"], seq=10)
    await quick.store.append("one", [b"kept"], seq=10)
    assert await quick.store.journal("one") == [*BEFORE, b"kept"]


async def test_on_a_full_disk_nothing_is_lost_and_play_goes_on_when_there_is_room(
    quick: Kept, path: Path
) -> None:
    with full_disk(path):
        for _ in range(2):
            with pytest.raises(Unavailable, match="disk"):
                await quick.store.append("one", [LONG], seq=10)
    await quick.store.append("one", [LONG], seq=10)
    assert await quick.store.journal("one") == [*BEFORE, LONG]


def test_a_disk_counts_as_fast_after_fast_commits_and_a_stall_is_remembered_for_a_while() -> None:
    disk = DiskSpeed()
    assert not disk.is_quick(), "nothing is known of it"
    for _ in range(20):
        disk.note(0.0003)
    assert disk.is_quick()
    disk.note(0.010)
    assert disk.is_quick(), "once is no rule"
    disk.note(0.5)
    slow = 0
    while not disk.is_quick():
        disk.note(0.0003)
        slow += 1
    assert 10 < slow < 100
