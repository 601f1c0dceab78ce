"""SQLite: appends and checkpoints are written while the loop goes on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from backroom.server.store import sqlite
from backroom.server.store.opening import open_store
from tests.server.store.scene import with_tables

pytestmark = pytest.mark.anyio


async def test_the_loop_goes_on_while_another_process_writes(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    store = await open_store(path)
    await with_tables(store, "one")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("one", [b"0"], seq=0))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        other.execute("ROLLBACK")
    await waiting
    assert await store.journal("one") == [b"0"]
    await store.close()


async def test_the_write_ahead_log_is_checkpointed_and_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_EVERY", 20)
    path = tmp_path / "store.sqlite3"
    store = await open_store(path)
    await with_tables(store, "one")
    lines = [bytes([number % 256]) * 4000 for number in range(300)]
    for seq, line in enumerate(lines):
        await store.append("one", [line], seq=seq)
        await asyncio.sleep(0.002)  # idle
    ahead = path.with_name(f"{path.name}-wal").stat().st_size
    assert ahead < len(lines) * 4000 / 2, "it would be more than all of them"
    assert await store.journal("one") == lines
    await store.close()
