"""Two owners of a table, one of them stale: the key (table, seq) decides."""

from __future__ import annotations

import asyncio

import pytest

from backroom.server.store.failures import Fenced
from backroom.server.store.opening import open_store
from backroom.server.store.store import Store
from tests.server.store.scene import outcome, with_tables

pytestmark = pytest.mark.anyio


async def test_a_stale_owner_is_fenced_and_the_rest_of_its_batch_is_kept(address: str) -> None:
    stale, owner = await open_store(address), await open_store(address)
    await with_tables(stale, "one", "two", "three")
    for name in ("one", "two", "three"):
        await stale.append(name, [b"0"], seq=0)
    await owner.append("two", [b"taken over"], seq=1)
    outcomes = await asyncio.gather(
        *(outcome(stale.append(n, [b"1"], seq=1)) for n in ("one", "two", "three"))
    )
    assert outcomes == ["kept", "Fenced", "kept"]
    assert await stale.journal("two") == [b"0", b"taken over"]
    assert await stale.journal("one") == [b"0", b"1"]
    with pytest.raises(Fenced):
        await stale.append("two", [b"1"], seq=1)
    await stale.append("two", [b"2"], seq=2)  # an owner that has reloaded the table owns it
    with pytest.raises(Fenced):
        await owner.append("two", [b"mine"], seq=2)
    await stale.close()
    await owner.close()


async def test_a_fenced_append_leaves_none_of_its_lines(address: str) -> None:
    stale, owner = await open_store(address), await open_store(address)
    await with_tables(stale, "one")
    await stale.append("one", [b"0"], seq=0)
    await owner.append("one", [b"1"], seq=1)
    with pytest.raises(Fenced):
        await stale.append("one", [b"x", b"y", b"z"], seq=1)
    assert await stale.journal("one") == [b"0", b"1"]
    await stale.close()
    await owner.close()


async def test_the_same_line_by_another_owner_is_not_ours(address: str) -> None:
    stale, owner = await open_store(address), await open_store(address)
    await with_tables(stale, "one")
    await stale.append("one", [b"0"], seq=0)
    await owner.append("one", [b"1"], seq=1)
    with pytest.raises(Fenced):
        await stale.append("one", [b"1"], seq=1)
    await stale.close()
    await owner.close()


async def test_a_stale_owner_of_a_table_deleted_elsewhere_writes_nothing(address: str) -> None:
    stale, owner = await open_store(address), await open_store(address)
    await with_tables(stale, "one", "two")
    await stale.append("one", [b"0"], seq=0)
    await owner.delete("one")
    outcomes = await asyncio.gather(
        outcome(stale.append("one", [b"1"], seq=1)), outcome(stale.append("two", [b"0"], seq=0))
    )
    assert outcomes == ["NoSuchTable", "kept"]
    await stale.close()
    await owner.close()


async def test_of_owners_that_race_for_every_line_exactly_one_wins(address: str) -> None:
    owners = [await open_store(address) for _ in range(3)]
    names = [f"table-{number}" for number in range(8)]
    await with_tables(owners[0], *names)
    won: dict[tuple[str, int], list[int]] = {}

    async def play(number: int, store: Store, name: str) -> None:
        for seq in range(15):
            if await outcome(store.append(name, [b"%d" % number], seq=seq)) == "kept":
                won.setdefault((name, seq), []).append(number)

    await asyncio.gather(
        *(play(number, store, name) for number, store in enumerate(owners) for name in names)
    )
    for name in names:
        journal = await owners[0].journal(name)
        assert len(journal) == 15
        assert [won[name, seq] for seq in range(15)] == [[int(line)] for line in journal]
    for store in owners:
        await store.close()
