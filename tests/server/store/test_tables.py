"""Tables, their lists, and the tokens of their seats."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from backroom.server.store.failures import NoSuchTable, Taken
from backroom.server.store.store import End, Seat, Store
from tests.server.store.scene import a_table, with_tables

pytestmark = pytest.mark.anyio

TOKEN = hashlib.sha256(b"a secret").digest()


async def test_a_table_is_found_by_id_and_by_code(store: Store) -> None:
    table = a_table("one", created=1_700_000_000_123)
    await store.create(table)
    assert await store.find("one") == table
    assert await store.find_by_code("code-one") == table
    assert await store.find("two") is None
    assert await store.find_by_code("one") is None


@pytest.mark.parametrize("typed", ["", "nul\0", "\ud800", "' OR 1=1 --", "код", "%", "CODE-ONE"])
async def test_an_unknown_code_finds_nothing(store: Store, typed: str) -> None:
    await with_tables(store, "one")
    assert await store.find_by_code(typed) is None
    assert await store.find(typed) is None


async def test_a_code_is_given_once(store: Store) -> None:
    await with_tables(store, "one")
    with pytest.raises(Taken):
        await store.create(msgspec.structs.replace(a_table("two"), code="code-one"))
    with pytest.raises(Taken):
        await store.create(msgspec.structs.replace(a_table("one"), code="code-two"))
    assert await store.find("two") is None


async def test_a_table_may_be_created_again_by_a_caller_who_got_no_answer(store: Store) -> None:
    await store.create(a_table("one"))
    await store.create(a_table("one"))
    assert await store.unfinished() == [a_table("one")]


async def test_the_lobby_shows_unfinished_public_tables_newest_first(store: Store) -> None:
    for number, name in enumerate("abcd"):
        await store.create(a_table(name, created=number, public=name != "c"))
    await store.finish("b", b"{}", at=10)
    assert [table.id for table in await store.lobby()] == ["d", "a"]
    assert [table.id for table in await store.lobby(limit=1)] == ["d"]
    assert [table.id for table in await store.unfinished()] == ["a", "c", "d"]
    await store.publish("c", public=True)
    await store.publish("d", public=False)
    assert [table.id for table in await store.lobby()] == ["c", "a"]


async def test_finished_tables_come_in_pages_latest_end_first(store: Store) -> None:
    for number in range(7):
        name = f"t{number}"
        await store.create(a_table(name, public=number != 3))
        await store.finish(name, b'{"won":%d}' % number, at=1000 + number // 2)  # some end together
    await with_tables(store, "going-on")
    pages: list[list[str]] = []
    before: End | None = None
    while page := await store.finished(before=before, limit=2):
        pages.append([table.id for table in page])
        assert page[-1].finished is not None
        before = End(page[-1].finished, page[-1].id)
    assert pages == [["t6", "t5"], ["t4", "t2"], ["t1", "t0"]]
    everything = await store.finished(private=True)
    assert [table.id for table in everything] == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    assert everything[0].summary == b'{"won":6}'
    assert everything[0].finished == 1003


async def test_a_summary_changes_and_nothing_else_does(store: Store) -> None:
    await with_tables(store, "one", "two")
    await store.summarize("one", b'{"turn":9}')
    assert await store.find("one") == msgspec.structs.replace(a_table("one"), summary=b'{"turn":9}')
    assert await store.find("two") == a_table("two")


async def test_a_missing_table_cannot_change(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.summarize("one", b"{}")
    with pytest.raises(NoSuchTable):
        await store.publish("one", public=True)
    with pytest.raises(NoSuchTable):
        await store.finish("one", b"{}", at=1)
    await store.delete("one")


async def test_a_token_opens_its_seat(store: Store) -> None:
    await with_tables(store, "one", "two")
    assert await store.find_token(TOKEN) is None
    await store.keep_token(TOKEN, Seat("one", 2))
    assert await store.find_token(TOKEN) == Seat("one", 2)
    await store.keep_token(TOKEN, Seat("two", 0))
    assert await store.find_token(TOKEN) == Seat("two", 0)
    assert await store.find_token(hashlib.sha256(b"another").digest()) is None


async def test_a_token_needs_a_table(store: Store) -> None:
    await with_tables(store, "one")
    await store.keep_token(TOKEN, Seat("one", 1))
    with pytest.raises(NoSuchTable):
        await store.keep_token(TOKEN, Seat("nowhere", 1))
    assert await store.find_token(TOKEN) == Seat("one", 1), "a refusal changed something"


async def test_tokens_of_one_seat_are_forgotten(store: Store) -> None:
    await with_tables(store, "one", "two")
    seats = [Seat("one", 0), Seat("one", 1), Seat("two", 0), Seat("one", 0)]
    digests = [hashlib.sha256(bytes([number])).digest() for number in range(len(seats))]
    for digest, seat in zip(digests, seats, strict=True):
        await store.keep_token(digest, seat)
    await store.forget_tokens(Seat("one", 0))
    assert [await store.find_token(digest) for digest in digests] == [
        None,
        Seat("one", 1),
        Seat("two", 0),
        None,
    ]


async def test_all_tokens_of_a_seat_but_one_are_forgotten(store: Store) -> None:
    await with_tables(store, "one")
    digests = [hashlib.sha256(bytes([number])).digest() for number in range(3)]
    for digest, seat in zip(digests, (0, 0, 1), strict=True):
        await store.keep_token(digest, Seat("one", seat))
    assert await store.forget_tokens(Seat("one", 0), but=digests[1])
    assert not await store.forget_tokens(Seat("one", 0), but=digests[1]), "there was no other any more"
    found = [await store.find_token(digest) for digest in digests]
    assert found == [None, Seat("one", 0), Seat("one", 1)]


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    await with_tables(store, "one", "two")
    await store.append("one", [b"a", b"b"], seq=0)
    await store.append("two", [b"c"], seq=0)
    await store.keep_token(TOKEN, Seat("one", 0))
    await store.delete("one")
    assert await store.find("one") is None
    assert await store.journal("one") == []
    assert await store.find_token(TOKEN) is None
    assert await store.journal("two") == [b"c"]
    await store.create(a_table("one"))  # its code is free again
    await store.append("one", [b"new"], seq=0)
    assert await store.journal("one") == [b"new"]
