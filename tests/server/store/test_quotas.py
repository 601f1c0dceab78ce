"""What a store knows for quotas: who made which tables, when they were visited, and how much they take."""

from __future__ import annotations

from statistics import fmean

import pytest
from msgspec.structs import replace

from backroom.server.store import size
from backroom.server.store.opening import open_store
from backroom.server.store.store import Store, Used
from tests.server.store.scene import a_table

pytestmark = pytest.mark.anyio

ANN, BOB = b"a" * 16, b"b" * 16


async def test_a_makers_tables_are_counted_until_finished_or_deleted(store: Store) -> None:
    for name, maker, record in [
        ("a", ANN, 0),
        ("b", ANN, 0),
        ("c", ANN, 500),
        ("d", BOB, 70),
        ("e", None, 0),
    ]:
        await store.create(replace(a_table(name), maker=maker, record=record))
    assert await store.used(ANN) == Used(tables=3, records=1, bytes=500)
    assert await store.used(BOB) == Used(tables=1, records=1, bytes=70)
    assert await store.used() == Used(tables=5, records=2, bytes=570)
    await store.finish("a", b"{}", at=1)
    await store.delete("b")
    assert await store.used(ANN) == Used(tables=1, records=1, bytes=500)
    await store.finish("c", b"{}", at=1)
    assert await store.used(ANN) == Used(tables=0, records=1, bytes=500), (
        "a record counts until it is deleted"
    )
    await store.delete("c")
    assert await store.used(ANN) == Used(0, 0, 0)
    assert await store.used() == Used(tables=2, records=1, bytes=70)


async def test_who_made_a_table_is_forgotten_when_its_game_is_over(store: Store) -> None:
    await store.create(replace(a_table("played"), maker=ANN))
    await store.create(replace(a_table("brought"), maker=ANN, record=10))
    for name in ("played", "brought"):
        await store.finish(name, b"{}", at=5)
    played, brought = await store.find("played"), await store.find("brought")
    assert played is not None
    assert brought is not None
    assert (played.maker, played.fleeting) == (None, False)
    assert (brought.maker, brought.fleeting) == (ANN, True)


async def test_finished_tables_that_nobody_visits_are_found_the_longest_unvisited_first(store: Store) -> None:
    for name, record in [("a", 0), ("b", 10), ("c", 10), ("d", 10), ("e", 0)]:
        await store.create(replace(a_table(name), record=record))
    for name, at in [("a", 1), ("b", 2), ("c", 3)]:
        await store.finish(name, b"{}", at=at)
    await store.finish("e", b"{}", at=4, fleeting=True)

    async def found(before: int, limit: int = 9) -> list[str]:
        return [table.id for table in await store.unvisited(before=before, limit=limit)]

    assert await found(100) == ["b", "c", "e"], "neither what is kept for good nor what is not finished"
    await store.visit("b", at=50)
    await store.visit("nobody", at=50)
    assert await found(100) == ["c", "e", "b"]
    assert await found(50) == ["c", "e"]
    assert await found(100, limit=1) == ["c"]
    played = await store.unvisited(before=100, limit=9, fleeting=False)
    assert [table.id for table in played] == ["a"]


async def test_visits_are_shifted_by_the_time_no_server_was_running(store: Store) -> None:
    assert await store.last_run() is None
    assert await store.note_running(at=1000, longest=200) == 0
    for name in ("unfinished", "finished"):
        await store.create(a_table(name))
    await store.finish("finished", b"{}", at=900)
    for at, moved in ((1200, 0), (9000, 7800), (9100, 0), (500, -8600)):
        before = await store.find("finished")
        assert await store.note_running(at=at, longest=200) == moved
        assert await store.last_run() == at
        finished, unfinished = await store.find("finished"), await store.find("unfinished")
        assert before is not None
        assert finished is not None
        assert unfinished is not None
        assert (finished.visited - before.visited, finished.finished, unfinished.visited) == (moved, 900, 0)


async def test_a_secret_stays_the_first_that_was_proposed_also_when_it_is_opened_again(
    address: str, store: Store
) -> None:
    first = await store.secret("one", b"first")
    assert await store.secret("one", b"second") == first
    assert await store.secret("two", b"other") != first
    again = await open_store(address)
    assert await again.secret("one", b"third") == first
    await again.close()


@pytest.mark.parametrize("enough", [size.ENOUGH, 1024 * 1024])
async def test_deleted_tables_take_no_room(
    store: Store, monkeypatch: pytest.MonkeyPatch, enough: int
) -> None:
    """Even if only part of a large database is examined."""
    monkeypatch.setattr(size, "ENOUGH", enough)
    line = b"".join(number.to_bytes(4, "big") for number in range(250))

    async def measured() -> float:
        """Of several samples: one alone may be a third off."""
        return fmean([await store.size() for _ in range(16)])

    before = await measured()
    for name in ("one", "two"):
        await store.create(a_table(name))
        await store.append(name, [line] * 3_000, seq=0)
    both = await measured()
    assert both - before > 5_000_000
    await store.delete("one")
    assert await measured() - before == pytest.approx((both - before) / 2, rel=0.3)
    for number in range(3):  # free space is reused
        await store.create(a_table(f"more-{number}"))
        await store.append(f"more-{number}", [line] * 3_000, seq=0)
        await store.delete(f"more-{number}")
    assert await measured() < 0.7 * both
