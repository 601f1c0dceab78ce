"""A second server on the same database is refused in one sentence, for as long as the first one runs."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from backroom.complaint import Complaint
from backroom.server.store import one_server, postgres
from backroom.server.store.failures import Unavailable
from backroom.server.store.one_server import LOCK_OPEN_FILE
from backroom.server.store.opening import open_store
from backroom.server.store.postgres import PostgresStore
from backroom.server.store.store import Store
from tests.server.store.scene import a_table, with_tables
from tests.support.postgres import Postgres

pytestmark = pytest.mark.anyio

ANOTHER = """
import asyncio, sys
from pathlib import Path
from backroom.complaint import Complaint
from backroom.server.store.opening import open_store
try:
    asyncio.run(open_store(Path(sys.argv[1]), alone=True))
    print("alone")
except Complaint as problem:
    print(problem)
"""


def another_server(path: Path) -> str:
    return another_process(ANOTHER, path)


def another_process(program: str, path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program, path], check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout.strip()


async def test_a_file_is_for_one_server_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "data" / "backroom.sqlite3"
    store = await open_store(path, alone=True)
    said = another_server(path)
    assert said == f"Another server uses {path} already; stop it, or choose another folder with --data."
    await store.close()
    assert another_server(path) == "alone"


def symlink(path: Path, folder: Path) -> Path:
    link = folder / "link.sqlite3"
    link.symlink_to(path)
    return link


def hard_link(path: Path, folder: Path) -> Path:
    link = folder / "again.sqlite3"
    link.hardlink_to(path)
    return link


def linked_folder(path: Path, folder: Path) -> Path:
    link = folder / "elsewhere"
    link.symlink_to(path.parent)
    return link / path.name


def roundabout(path: Path, folder: Path) -> Path:
    return path.parent / ".." / path.parent.name / path.name


def other_mount(path: Path, folder: Path) -> Path:
    """Mount the whole file system a second time."""
    return Path("/proc/self/root") / path.relative_to("/")


NAMES = [symlink, hard_link, linked_folder, roundabout]


@pytest.mark.parametrize("name", NAMES if sys.platform != "linux" else [*NAMES, other_mount])
async def test_no_other_name_of_the_file_lets_a_second_server_in(
    tmp_path: Path, name: Callable[[Path, Path], Path]
) -> None:
    path = tmp_path / "data" / "backroom.sqlite3"
    store = await open_store(path, alone=True)
    link = name(path, tmp_path)
    assert link.samefile(path)
    refused = REFUSED if name is hard_link else "Another server uses"
    assert refused in another_server(link)
    with pytest.raises(Complaint, match=refused):
        await open_store(link, alone=True)  # nor in this process
    await with_tables(store, "one")
    await store.append("one", [b"0"], seq=0)
    await store.close()
    assert another_server(link) == "alone" or name is hard_link


REFUSED = "Another server uses" if LOCK_OPEN_FILE is not None else "has two names"

HOLD = """
import asyncio, sys, time
from pathlib import Path
from backroom.server.store.opening import open_store
async def hold():
    store = await open_store(Path(sys.argv[1]), alone=True)
    print("alone", flush=True)
    time.sleep(600)
asyncio.run(hold())
"""


def test_the_lock_goes_with_the_process_however_it_dies(tmp_path: Path) -> None:
    path = tmp_path / "backroom.sqlite3"
    with subprocess.Popen([sys.executable, "-c", HOLD, path], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"alone\n"
        assert another_server(path).startswith("Another server uses")
        holder.send_signal(signal.SIGSTOP)
        assert another_server(path).startswith("Another server uses")
        holder.kill()
    assert another_server(path) == "alone"


INTRUDE = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=0)
try:
    print(*connection.execute("PRAGMA journal_mode = DELETE").fetchone())
except sqlite3.OperationalError as problem:
    print(problem)
"""


async def test_sqlites_own_locks_are_unaffected(tmp_path: Path) -> None:
    """They disappear as soon as their process closes the file, through any descriptor."""
    path = tmp_path / "backroom.sqlite3"
    store = await open_store(path, alone=True)
    await with_tables(store, "one")
    tool = await open_store(path)
    with pytest.raises(Complaint, match="Another server uses"):
        await open_store(path, alone=True)
    await store.close()
    server = await open_store(path, alone=True)
    await server.close()
    await tool.append("one", [b"0"], seq=0)
    assert another_process(INTRUDE, path) == "database is locked"
    await tool.close()


async def test_a_file_that_cannot_be_locked_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="cannot be locked for one server"):
        await open_store(tmp_path, alone=True)


async def test_where_the_file_itself_cannot_be_locked_one_beside_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on macOS, where such a lock would interfere with SQLite's."""
    monkeypatch.setattr(one_server, "LOCK_OPEN_FILE", None)
    path = tmp_path / "backroom.sqlite3"
    store = await open_store(path, alone=True)
    with pytest.raises(Complaint, match="Another server uses"):
        await open_store(symlink(path, tmp_path), alone=True)
    await store.close()
    await (await open_store(path, alone=True)).close()
    link = hard_link(path, tmp_path)
    with pytest.raises(Complaint, match="has two names"):
        await open_store(link, alone=True)
    link.unlink()
    path.with_name("backroom.sqlite3-server").unlink()
    path.with_name("backroom.sqlite3-server").mkdir()
    with pytest.raises(Complaint, match="cannot be locked for one server"):
        await open_store(path, alone=True)


@pytest.fixture(name="server")
def the_server(postgres: Postgres) -> Postgres:
    return postgres


async def cut_off(server: Postgres, store: Store) -> None:
    """End every connection of the server, and wait until it has noticed."""
    assert isinstance(store, PostgresStore)
    writing = store._writing  # pyright: ignore[reportPrivateUsage]
    assert writing is not None
    await asyncio.to_thread(server.cut, "backroom")
    async with asyncio.timeout(60):
        while not writing.driver.is_closed():  # noqa: ASYNC110 - there is nothing to be told by
            await asyncio.sleep(0.005)


@pytest.fixture
async def only(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Store]:
    """The store of the one server; a second one does not wait for it to leave."""
    monkeypatch.setattr(postgres, "LEAVING", 0.0)
    opened = await open_store(postgres_address, alone=True)
    await with_tables(opened, "one")
    yield opened
    await opened.close()


async def is_refused(address: str) -> bool:
    """Whether a second server is refused."""
    try:
        second = await open_store(address, alone=True)
    except Complaint as problem:
        return str(problem) == postgres.OCCUPIED
    await second.close()
    return False


async def test_a_postgresql_is_for_one_server_until_it_closes(only: Store, postgres_address: str) -> None:
    assert await is_refused(postgres_address)
    await only.append("one", [b"0"], seq=0)
    assert await is_refused(postgres_address)
    await only.close()
    assert not await is_refused(postgres_address)


async def test_a_second_server_waits_for_one_that_is_leaving(
    only: Store, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LEAVING", 30.0)
    second = asyncio.create_task(open_store(postgres_address, alone=True))
    await asyncio.sleep(0.5)
    assert not second.done()
    await only.close()
    await (await second).close()


async def test_each_database_of_one_postgresql_may_have_a_server(only: Store, postgres_empty: str) -> None:
    assert not await is_refused(postgres_empty)


async def test_a_tool_may_open_the_database_of_a_server(only: Store, postgres_address: str) -> None:
    tool = await open_store(postgres_address)
    await tool.append("one", [b"0"], seq=0)
    await tool.close()
    assert await only.journal("one") == [b"0"]
    assert await is_refused(postgres_address)


async def test_a_server_whose_connections_were_cut_regains_its_lock_when_asked(
    only: Store, postgres_address: str, server: Postgres
) -> None:
    await cut_off(server, only)
    await only.append("one", [b"0"], seq=0)
    assert await is_refused(postgres_address)
    await cut_off(server, only)
    await only.create(a_table("two"))
    assert await is_refused(postgres_address)
    await cut_off(server, only)
    await only.lobby()
    assert await is_refused(postgres_address)


async def test_a_server_regains_its_lock_after_postgresql_restarts(
    only: Store, postgres_address: str, server: Postgres
) -> None:
    await asyncio.to_thread(server.stop)
    try:
        with pytest.raises(Unavailable, match="cannot be reached"):
            await only.append("one", [b"0"], seq=0)
    finally:
        await asyncio.to_thread(server.start)
    await only.append("one", [b"0"], seq=0)
    assert await is_refused(postgres_address)


async def test_a_server_writes_nothing_while_another_has_its_place_and_goes_on_afterwards(
    only: Store, postgres_address: str, server: Postgres
) -> None:
    await only.append("one", [b"0"], seq=0)
    await cut_off(server, only)
    another = await open_store(postgres_address, alone=True)
    for _ in range(2):
        with pytest.raises(Unavailable, match="Another server uses the database"):
            await only.append("one", [b"1"], seq=1)
        with pytest.raises(Unavailable, match="Another server uses the database"):
            await only.create(a_table("two"))
        with pytest.raises(Unavailable, match="Another server uses the database"):
            await only.lobby()
    assert await another.journal("one") == [b"0"]
    assert await another.find("two") is None
    await another.close()
    await only.append("one", [b"1"], seq=1)
    await only.create(a_table("two"))
    assert await only.journal("one") == [b"0", b"1"]
    assert await is_refused(postgres_address)


async def test_a_connection_that_is_lost_before_it_has_the_lock_is_not_written_to(
    only: Store, server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cut_off(server, only)
    with monkeypatch.context() as cut_short:
        cut_short.setattr(postgres, "LOCK", "SELECT pg_terminate_backend(pg_backend_pid()), $1::bigint")
        with pytest.raises(Unavailable, match="cannot be reached"):
            await only.append("one", [b"0"], seq=0)
    await only.append("one", [b"0"], seq=0)
    assert await only.journal("one") == [b"0"]


async def test_a_server_regains_its_lock_although_nobody_waits_for_its_change(
    only: Store, postgres_address: str
) -> None:
    assert isinstance(only, PostgresStore)
    changing = asyncio.create_task(
        only.change(lambda connection: connection.execute(text("SELECT pg_sleep(60)")))
    )
    await asyncio.sleep(0.2)
    changing.cancel()
    await asyncio.wait([changing])
    await only.append("one", [b"0"], seq=0)
    assert await is_refused(postgres_address)
