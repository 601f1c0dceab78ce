"""A journal: lines under (table, seq), in order, without gaps, never rewritten."""

from __future__ import annotations

import asyncio

import pytest

from backroom.server.store.failures import Fenced, Gap, NoSuchTable, Unavailable
from backroom.server.store.opening import open_store
from backroom.server.store.store import Store
from tests.server.store.scene import line_of, outcome, with_tables

pytestmark = pytest.mark.anyio


async def test_lines_come_back_in_order_and_byte_by_byte(store: Store) -> None:
    await with_tables(store, "one")
    lines = [b"", b"\x00\xff", b'{"a":1}', b"long" * 50_000]
    await store.append("one", lines[:1], seq=0)
    await store.append("one", lines[1:], seq=1)
    assert await store.journal("one") == lines
    assert await store.journal("one", since=2) == lines[2:]
    assert await store.journal("one", since=9) == []


async def test_a_journal_outlives_its_store(address: str) -> None:
    first = await open_store(address)
    await with_tables(first, "one")
    await first.append("one", [b"kept"], seq=0)
    await first.close()
    second = await open_store(address)
    assert await second.journal("one") == [b"kept"]
    await second.append("one", [b"after"], seq=1)
    assert await second.journal("one") == [b"kept", b"after"]
    await second.close()


async def test_a_closed_store_says_that_it_is_closed(address: str) -> None:
    """A request may still be answered during shutdown."""
    closed = await open_store(address)
    await with_tables(closed, "one")
    await closed.close()
    with pytest.raises(Unavailable, match="restarted"):
        await closed.journal("one")
    with pytest.raises(Unavailable, match="restarted"):
        await closed.publish("one", public=True)


async def test_a_gap_is_refused(store: Store) -> None:
    await with_tables(store, "one")
    with pytest.raises(Gap, match="0 lines, and line 1"):
        await store.append("one", [b"early"], seq=1)
    await store.append("one", [b"first"], seq=0)
    with pytest.raises(Gap):
        await store.append("one", [b"early"], seq=2)
    assert await store.journal("one") == [b"first"]


async def test_a_line_is_never_rewritten(store: Store) -> None:
    await with_tables(store, "one")
    await store.append("one", [b"a", b"b"], seq=0)
    for lines in ([b"A"], [b"a"], [b"a", b"b", b"c"]):  # not even with the same content
        with pytest.raises(Fenced):
            await store.append("one", lines, seq=0)
    with pytest.raises(Fenced):
        await store.append("one", [b"B", b"c"], seq=1)
    assert await store.journal("one") == [b"a", b"b"]


@pytest.mark.parametrize("name", ["nowhere", "", "nul\0byte", "lone\ud800surrogate", "x" * 10_000])
async def test_lines_of_no_table_are_refused(store: Store, name: str) -> None:
    await with_tables(store, "one")
    outcomes = await asyncio.gather(
        outcome(store.append("one", [b"kept"], seq=0)), outcome(store.append(name, [b"lost"], seq=0))
    )
    assert outcomes == ["kept", "NoSuchTable"]


async def test_a_table_may_be_created_after_it_was_missed(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append("one", [b"early"], seq=0)
    await with_tables(store, "one")
    await store.append("one", [b"first"], seq=0)
    assert await store.journal("one") == [b"first"]


async def test_a_deleted_table_takes_no_lines(store: Store) -> None:
    await with_tables(store, "one", "two")
    await store.append("one", [b"first"], seq=0)
    await store.delete("one")
    outcomes = await asyncio.gather(
        outcome(store.append("one", [b"second"], seq=1)), outcome(store.append("two", [b"first"], seq=0))
    )
    assert outcomes == ["NoSuchTable", "kept"]
    assert await store.journal("one") == []


async def test_appends_that_queue_together_follow_each_other(store: Store) -> None:
    await with_tables(store, "one")
    await asyncio.gather(*(store.append("one", [b"%d" % seq], seq=seq) for seq in range(20)))
    assert await store.journal("one") == [b"%d" % seq for seq in range(20)]


async def test_in_one_batch_each_append_is_judged_by_itself(store: Store) -> None:
    await with_tables(store, "one", "two")
    await store.append("one", [b"0"], seq=0)
    outcomes = await asyncio.gather(
        outcome(store.append("one", [b"again"], seq=0)),
        outcome(store.append("one", [b"1", b"2"], seq=1)),
        outcome(store.append("two", [b"early"], seq=3)),
        outcome(store.append("one", [b"other"], seq=2)),
        outcome(store.append("two", [b"0"], seq=0)),
        outcome(store.append("one", [b"3"], seq=3)),
    )
    assert outcomes == ["Fenced", "kept", "Gap", "Fenced", "kept", "kept"]
    assert await store.journal("one") == [b"0", b"1", b"2", b"3"]
    assert await store.journal("two") == [b"0"]
    assert store.figures.batches == 2, "the six were not judged in one batch"


async def test_many_tables_append_at_once(store: Store) -> None:
    names = [f"table-{number}" for number in range(60)]
    await with_tables(store, *names)

    async def play(name: str) -> None:
        for seq in range(20):
            await store.append(name, [line_of(name, seq)], seq=seq)

    await asyncio.gather(*map(play, names))
    for name in names:
        assert await store.journal(name) == [line_of(name, seq) for seq in range(20)]
    assert store.figures.appends == 60 * 20
    assert store.figures.batches < 60 * 20 / 4, "appends did not share their commits"
    assert store.figures.seconds > 0


async def test_a_line_is_there_for_others_when_append_returns(address: str) -> None:
    writer, reader = await open_store(address), await open_store(address)
    await with_tables(writer, "one")
    for seq in range(5):
        await writer.append("one", [b"%d" % seq], seq=seq)
        assert len(await reader.journal("one")) == seq + 1
    await writer.close()
    await reader.close()


async def test_an_append_is_kept_although_nobody_waits_any_more(store: Store) -> None:
    await with_tables(store, "one")
    waiting = asyncio.create_task(store.append("one", [b"first"], seq=0))
    await asyncio.sleep(0)  # lets it queue
    waiting.cancel()
    await store.append("one", [b"second"], seq=1)
    assert await store.journal("one") == [b"first", b"second"]


async def test_closing_keeps_what_is_queued_and_takes_no_more(address: str) -> None:
    store = await open_store(address)
    await with_tables(store, "one")
    waiting = [asyncio.create_task(store.append("one", [b"%d" % seq], seq=seq)) for seq in range(10)]
    await asyncio.sleep(0)  # lets them queue
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(Unavailable, match="restarted"):
        await store.append("one", [b"late"], seq=10)
    again = await open_store(address)
    assert len(await again.journal("one")) == 10
    await again.close()
