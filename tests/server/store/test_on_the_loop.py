"""SQLite: appends are written on the loop while the disk is quick."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from backroom.server.store import checkpoints, sqlite
from backroom.server.store.appender import Appender
from backroom.server.store.failures import Fenced
from backroom.server.store.heads import Append
from backroom.server.store.opening import open_store
from tests.server.store.scene import with_tables

pytestmark = pytest.mark.anyio


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each commit, whether it was made on the loop."""
    seen: list[bool] = []
    honest = Appender.commit

    def noted(appender: Appender, batch: Sequence[Append]) -> Sequence[Exception | None]:
        seen.append(threading.current_thread() is threading.main_thread())
        return honest(appender, batch)

    monkeypatch.setattr(Appender, "commit", noted)
    return seen


async def test_what_comes_in_one_turn_is_written_on_the_loop_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: list[bool]
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 1000.0)  # however busy this machine is
    store = await open_store(tmp_path / "store.sqlite3")
    await with_tables(store, "one", "two")
    await store.append("one", [b"0", b"1"], seq=0)
    await asyncio.gather(store.append("one", [b"2"], seq=2), store.append("two", [b"0"], seq=0))
    await store.append("one", [b"3"], seq=3)
    with pytest.raises(Fenced):
        await store.append("two", [b"another"], seq=0)
    assert threads == [True] * 4
    assert await store.journal("one") == [b"0", b"1", b"2", b"3"]
    await store.close()


async def test_after_a_slow_commit_nobody_waits_until_the_disk_was_quick_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: list[bool]
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 0.0)
    monkeypatch.setattr(sqlite, "TRUSTED", 2)
    store = await open_store(tmp_path / "store.sqlite3")
    await with_tables(store, "one")
    await store.append("one", [b"0"], seq=0)
    await store.append("one", [b"1"], seq=1)
    monkeypatch.setattr(sqlite, "QUICK", 1000.0)
    await store.append("one", [b"2"], seq=2)
    await store.append("one", [b"3"], seq=3)
    await store.append("one", [b"4"], seq=4)
    assert threads == [True, False, False, False, True]
    assert await store.journal("one") == [b"0", b"1", b"2", b"3", b"4"]
    await store.close()


async def test_what_another_process_writes_is_waited_for_in_the_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: list[bool]
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 1000.0)
    path = tmp_path / "store.sqlite3"
    store = await open_store(path)
    await with_tables(store, "one")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("one", [b"0"], seq=0))
        await asyncio.sleep(0.1)  # the loop goes on meanwhile
        assert not waiting.done()
        other.execute("ROLLBACK")
    await waiting
    assert threads == [True, False]
    assert await store.journal("one") == [b"0"]
    await store.close()


async def test_what_is_written_ahead_is_carried_over_and_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 1000.0)
    monkeypatch.setattr(checkpoints, "ENOUGH", 20)
    path = tmp_path / "store.sqlite3"
    store = await open_store(path)
    await with_tables(store, "one")
    lines = [bytes([number % 256]) * 4000 for number in range(300)]
    for seq, line in enumerate(lines):
        await store.append("one", [line], seq=seq)
        await asyncio.sleep(0.002)  # as long as nobody plays
    ahead = path.with_name(f"{path.name}-wal").stat().st_size
    assert ahead < len(lines) * 4000 / 2, "it would be more than all of them"
    assert await store.journal("one") == lines
    await store.close()
