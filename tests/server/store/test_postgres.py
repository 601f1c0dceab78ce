"""What can happen to PostgreSQL: it stops, it is read-only, or its answer is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from backroom.complaint import Complaint
from backroom.server.store import postgres
from backroom.server.store.failures import Fenced, Unavailable
from backroom.server.store.opening import open_store
from backroom.server.store.postgres import PostgresStore, sentence
from backroom.server.store.store import Store
from tests.server.store.scene import a_table, outcome, with_tables
from tests.server.store.wire import Wire, a_wire
from tests.support.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(name="server")
def the_server(postgres: Postgres) -> Postgres:
    return postgres


@pytest.fixture
async def store(postgres_address: str) -> AsyncGenerator[Store]:
    opened = await open_store(postgres_address)
    yield opened
    await opened.close()


@pytest.fixture
async def wire(server: Postgres, postgres_address: str) -> AsyncGenerator[Wire]:
    async with a_wire(server, "kept") as carrying:
        yield carrying


@pytest.fixture
async def far(wire: Wire) -> AsyncGenerator[Store]:
    """A store at the far end of the wire, with a table of one line."""
    opened = await open_store(wire.url)
    await with_tables(opened, "one")
    await opened.append("one", [b"0"], seq=0)
    yield opened
    await opened.close()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_server_that_stops_loses_nothing_and_is_found_again(
    store: Store, server: Postgres, mode: str
) -> None:
    await with_tables(store, "one")
    await store.append("one", [b"0"], seq=0)
    await asyncio.to_thread(server.stop, mode)
    try:
        for _ in range(2):
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.append("one", [b"1"], seq=1)
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.journal("one")
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.create(a_table("two"))
    finally:
        await asyncio.to_thread(server.start)
    await store.append("one", [b"1"], seq=1)
    await store.create(a_table("two"))
    assert await store.journal("one") == [b"0", b"1"]


async def test_cut_connections_are_reopened(store: Store, server: Postgres) -> None:
    await with_tables(store, "one")
    for seq in range(3):
        await store.append("one", [b"%d" % seq], seq=seq)
        cut = (
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'backroom'"
        )
        await asyncio.to_thread(server.sql, cut)
        assert len(await store.journal("one")) == seq + 1
    assert store.figures.failures <= 2


@pytest.mark.parametrize("way", ["read", "change"])
async def test_a_connection_cut_in_the_middle_is_not_our_mistake(
    store: Store, server: Postgres, way: str
) -> None:
    assert isinstance(store, PostgresStore)
    ask = store.read if way == "read" else store.change
    with pytest.raises(Unavailable, match="cannot be reached"):
        await ask(
            lambda connection: connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        )
    await store.create(a_table("one"))
    assert await store.find("one") == a_table("one")


async def test_an_answer_that_is_lost_leaves_a_line_that_is_not_written_twice(wire: Wire, far: Store) -> None:
    wire.loses = "replies"
    with pytest.raises(Unavailable):
        await far.append("one", [b"1", b"2"], seq=1)
    wire.loses = "nothing"
    assert await far.journal("one") == [b"0", b"1", b"2"], "the server had it"
    await far.append("one", [b"1", b"2"], seq=1)
    await far.append("one", [b"3"], seq=3)
    assert await far.journal("one") == [b"0", b"1", b"2", b"3"]


async def test_a_silent_server_is_given_up(wire: Wire, far: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_TIMEOUT", 0.3)
    impatient = await open_store(wire.url)
    await impatient.append("one", [b"1"], seq=1)
    wire.loses = "everything"
    with pytest.raises(Unavailable, match="cannot be reached"):
        await impatient.journal("one")
    with pytest.raises(Unavailable, match="cannot be reached"):
        await impatient.append("one", [b"2"], seq=2)
    with pytest.raises(Unavailable, match="cannot be reached"):
        await impatient.journal("one")
    wire.loses = "nothing"
    await impatient.append("one", [b"2"], seq=2)
    assert await impatient.journal("one") == [b"0", b"1", b"2"]
    await impatient.close()


async def test_after_a_lost_answer_other_lines_are_fenced(wire: Wire, far: Store) -> None:
    wire.loses = "replies"
    assert await outcome(far.append("one", [b"1"], seq=1)) == "Unavailable"
    wire.loses = "nothing"
    with pytest.raises(Fenced):
        await far.append("one", [b"another"], seq=1)
    with pytest.raises(Fenced):
        await far.append("one", [b"1"], seq=1)  # it was told to reload the table
    assert await far.journal("one") == [b"0", b"1"]


async def test_a_lost_request_is_written_when_it_is_repeated(wire: Wire, far: Store) -> None:
    wire.loses = "requests"
    for _ in range(3):
        assert await outcome(far.append("one", [b"1"], seq=1)) == "Unavailable"
    wire.loses = "nothing"
    assert await far.journal("one") == [b"0"]
    await far.append("one", [b"1"], seq=1)
    assert await far.journal("one") == [b"0", b"1"]


async def test_after_a_lost_answer_the_line_of_another_owner_fences_us(
    wire: Wire, far: Store, store: Store
) -> None:
    wire.loses = "requests"
    assert await outcome(far.append("one", [b"mine"], seq=1)) == "Unavailable"
    await store.append("one", [b"theirs"], seq=1)
    wire.loses = "nothing"
    with pytest.raises(Fenced):
        await far.append("one", [b"mine"], seq=1)


async def test_a_batch_whose_answer_was_lost_is_settled_table_by_table(wire: Wire, far: Store) -> None:
    names = [f"table-{number}" for number in range(5)]
    await with_tables(far, *names)
    for name in names:
        await far.append(name, [b"0"], seq=0)
    wire.loses = "replies"
    outcomes = await asyncio.gather(*(outcome(far.append(name, [b"1"], seq=1)) for name in names))
    assert outcomes == ["Unavailable"] * 5
    wire.loses = "nothing"
    outcomes = await asyncio.gather(
        *(outcome(far.append(name, [b"1"], seq=1)) for name in names[:3]),
        *(outcome(far.append(name, [b"1", b"2"], seq=1)) for name in names[3:]),
    )
    assert outcomes == ["kept"] * 5
    assert [len(await far.journal(name)) for name in names] == [2, 2, 2, 3, 3]


async def test_a_read_only_server_is_named_and_written_to_when_it_may_be_again(
    store: Store, server: Postgres
) -> None:
    await with_tables(store, "one")
    await store.append("one", [b"0"], seq=0)
    server.sql("ALTER DATABASE kept SET default_transaction_read_only = on")
    await asyncio.to_thread(server.cut, "backroom")  # later connections find it so
    try:
        with pytest.raises(Unavailable, match="The database is read-only"):
            await store.append("one", [b"1"], seq=1)
        with pytest.raises(Unavailable, match="The database is read-only"):
            await store.finish("one", b"{}", at=1)
        assert await store.journal("one") == [b"0"]
        with pytest.raises(Unavailable, match="The database is read-only"):
            await store.finish("one", b"{}", at=1)
    finally:
        server.sql("ALTER DATABASE kept RESET default_transaction_read_only")
    await store.append("one", [b"1"], seq=1)
    await store.finish("one", b"{}", at=1)
    assert await store.journal("one") == [b"0", b"1"]


DAMAGE = """
    CREATE FUNCTION damage() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'invalid page in block 7' USING ERRCODE = '{}'; END $$;
    CREATE TRIGGER damaged BEFORE INSERT OR UPDATE ON {} FOR EACH ROW EXECUTE FUNCTION damage()
"""


@pytest.mark.parametrize("code", ["XX001", "XX002"])
async def test_a_damaged_page_is_unavailable_and_named(store: Store, server: Postgres, code: str) -> None:
    await with_tables(store, "one")
    for table in ("journal", "tables"):
        server.sql(DAMAGE.format(code, table), "kept")
        with pytest.raises(Unavailable, match="The database is damaged"):
            await (
                store.append("one", [b"0"], seq=0) if table == "journal" else store.summarize("one", b"{}")
            )
        server.sql("DROP FUNCTION damage() CASCADE", "kept")
    await store.append("one", [b"0"], seq=0)


async def test_keys_that_contradict_the_lines_are_not_tried_for_ever(store: Store, server: Postgres) -> None:
    await with_tables(store, "one", "two")
    server.sql(DAMAGE.format("23505", "journal"), "kept")
    with pytest.raises(Unavailable, match="The database is damaged"):
        await asyncio.wait_for(store.append("one", [b"0"], seq=0), 30)
    server.sql("DROP FUNCTION damage() CASCADE", "kept")
    await store.append("one", [b"0"], seq=0)


async def test_a_mistake_of_ours_is_not_blamed_on_the_server(store: Store, server: Postgres) -> None:
    await with_tables(store, "one")
    server.sql("ALTER TABLE journal RENAME TO diary", database="kept")
    try:
        with pytest.raises(asyncpg.UndefinedTableError):
            await store.append("one", [b"0"], seq=0)
        with pytest.raises(ProgrammingError):
            await store.journal("one")
    finally:
        server.sql("ALTER TABLE diary RENAME TO journal", database="kept")
    await store.append("one", [b"0"], seq=0)


async def test_a_store_closes_though_the_server_is_gone(server: Postgres, postgres_address: str) -> None:
    store = await open_store(postgres_address)
    await with_tables(store, "one")
    await store.append("one", [b"0"], seq=0)
    await asyncio.to_thread(server.stop, "immediate")
    try:
        await store.close()
    finally:
        await asyncio.to_thread(server.start)


async def test_a_backup_is_left_to_postgresqls_own_tools(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="pg_dump"):
        await store.backup(tmp_path / "copy")


def test_a_full_disk_and_too_many_connections_have_sentences() -> None:
    assert sentence(asyncpg.DiskFullError("?")) == "The disk of the database is full."
    assert sentence(asyncpg.TooManyConnectionsError("?")) == "The database has too many connections."
    assert sentence(OSError("?")) == "The database cannot be reached."
