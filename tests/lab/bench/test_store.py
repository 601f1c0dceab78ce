"""The benchmark of the store: appends that share their commits, compared with appends that do not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from backroom.lab.bench.store import run
from backroom.server.store.opening import open_store
from backroom.server.store.store import Head


@pytest.mark.slow
def test_tables_share_their_commits_and_leave_nothing_behind(tmp_path: Path) -> None:
    address = tmp_path / "bench.sqlite3"
    measured = asyncio.run(run(address, tables=8, seconds=0.5))
    assert measured.tables == 8
    assert 1 < measured.appends_per_batch <= 8
    assert measured.grouped > measured.one_by_one > 0
    assert measured.ratio > 1

    async def left() -> list[Head]:
        store = await open_store(address)
        try:
            return await store.unfinished()
        finally:
            await store.close()

    assert asyncio.run(left()) == []
