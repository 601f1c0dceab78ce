"""A damaged database: the server works, or says in one sentence why not, and never hangs."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from aiohttp import ClientSession

from backroom.complaint import Complaint
from backroom.server.http import api
from backroom.server.store import sqlite
from backroom.server.store.failures import Unavailable
from backroom.server.store.opening import open_store
from tests.server.store.scene import a_table, with_tables
from tests.support.player import Player
from tests.support.process import PROGRAM, ROOT, ServerProcess, serve
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

PAGE = 4096
SOON = 20.0  # seconds within which an answer must come, on a busy machine
NOTED = ["table.unreadable", "room.failed"]


class Played(NamedTuple):
    """A database with tables at which something happened."""

    path: Path
    codes: list[str]
    tokens: list[str]


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Made once: enough for several pages of every kind."""
    path = tmp_path_factory.mktemp("played") / "backroom.sqlite3"
    codes: list[str] = []
    tokens: list[str] = []
    async with serving(path) as server:
        for _ in range(12):
            made = await server.make(fill="random", public=True)
            host = await server.player(token=made["tokens"]["0"]).enter()
            await host.do("start")
            for number in range(6):
                await host.do("chat", text=f"{number} " * 100)
            codes.append(made["code"])
            tokens.append(made["tokens"]["0"])
            await server.see_off(host)
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return Played(path, codes, tokens)


# Ways to damage a file


def overwrite(path: Path, place: int, what: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(what)


def bytes_anywhere(path: Path, rng: Random) -> None:
    size = path.stat().st_size
    for _ in range(rng.choice([1, 5, 50, 500])):
        overwrite(path, rng.randrange(size), rng.randbytes(rng.choice([1, 4, 16])))


def a_page(path: Path, rng: Random) -> None:
    pages = path.stat().st_size // PAGE
    filling = rng.choice([bytes(PAGE), b"\xff" * PAGE, rng.randbytes(PAGE)])
    overwrite(path, rng.randrange(1, pages) * PAGE, filling)


def the_head_of_a_page(path: Path, rng: Random) -> None:
    pages = path.stat().st_size // PAGE
    overwrite(path, rng.randrange(1, pages) * PAGE, rng.randbytes(12))


def the_header(path: Path, rng: Random) -> None:
    overwrite(path, rng.randrange(100), rng.randbytes(rng.choice([1, 8, 40])))


def the_end(path: Path, rng: Random) -> None:
    with path.open("r+b") as file:
        file.truncate(rng.randrange(path.stat().st_size))


def two_pages_swapped(path: Path, rng: Random) -> None:
    pages = path.stat().st_size // PAGE
    one, other = rng.sample(range(1, pages), 2)
    whole = path.read_bytes()
    overwrite(path, one * PAGE, whole[other * PAGE :][:PAGE])
    overwrite(path, other * PAGE, whole[one * PAGE :][:PAGE])


def what_was_written_ahead(path: Path, rng: Random) -> None:
    wal = path.with_name(f"{path.name}-wal")
    if not wal.exists() or wal.stat().st_size < 100:
        wal.write_bytes(rng.randbytes(rng.choice([10, 32, 5000])))
        return
    bytes_anywhere(wal, rng)


def the_end_of_what_was_written_ahead(path: Path, rng: Random) -> None:
    wal = path.with_name(f"{path.name}-wal")
    if wal.exists() and wal.stat().st_size:
        the_end(wal, rng)


def values(path: Path, rng: Random) -> None:
    """Replace values by others: SQLite accepts any type anywhere."""
    table, column = rng.choice(
        [
            ("journal", "line"),
            ("tables", "summary"),
            ("tables", "game"),
            ("tables", "created"),
            ("tables", "code"),
        ]
    )
    value = rng.choice([None, 7, -1.5, "text", b"\xff\xfe", 10**12, b"{}", b'{"type":"wrote"}', "omerta"])
    with (
        contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file,
        contextlib.suppress(sqlite3.Error),
    ):
        file.execute(
            f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid % 3 = {rng.randrange(3)}",  # noqa: S608
            (value,),
        )


def the_schema(path: Path, rng: Random) -> None:
    wrong = rng.choice(
        [
            "DROP TABLE tokens", "DROP TABLE journal", "ALTER TABLE journal RENAME COLUMN line TO lines",
            "DELETE FROM alembic_version", "UPDATE alembic_version SET version_num = x'ff00'",
            "UPDATE alembic_version SET version_num = '9999'", "DROP TABLE alembic_version",
        ]
    )  # fmt: skip
    with (
        contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file,
        contextlib.suppress(sqlite3.Error),
    ):
        file.execute(wrong)


DAMAGES: list[Callable[[Path, Random], None]] = [
    bytes_anywhere, a_page, the_head_of_a_page, the_header, the_end, two_pages_swapped,
    what_was_written_ahead, the_end_of_what_was_written_ahead, values, the_schema,
]  # fmt: skip


# Using it


async def ask_for_everything(server: Serving, played: Played) -> None:
    """Use the server as people do: every request is answered, and never with an internal error."""
    asked: list[tuple[Any, ...]] = [
        ("GET", "/api/tables"),
        ("GET", "/readyz"),
        ("POST", "/api/tables", {"game": "omerta", "name": "Zoe", "setup": {"players": 3}}),
    ]
    for code, token in zip(played.codes[:4], played.tokens[:4], strict=True):
        asked.append(("GET", f"/api/tables/{code}"))
        asked.append(("GET", f"/api/tables/{code}/told", None, token))
        asked.append(("POST", f"/api/tables/{code}/seats", {"name": "Yan", "seat": 1}))
    for one in asked:
        try:
            status, said = await asyncio.wait_for(server.ask(*one), SOON)
        except TimeoutError:
            pytest.fail(f"{one[:2]} hangs")
        assert status < 500 or (status == 503 and said), (one[:2], server.failures())
    for token in played.tokens:
        await asyncio.wait_for(sit(server, token), SOON)


async def sit(server: Serving, token: str) -> None:
    """Come to a seat and chat: it works, or the person is told that it cannot, or must go."""
    player = server.player(token=token)
    await player.open()
    try:
        await player.until(lambda: player.of("update") or player.of("goodbye") or player.of("trouble"))
        if player.of("update") and not player.of("goodbye"):
            await player.say({"type": "chat", "id": "x", "text": "hello"})
            await player.until(
                lambda: player.replies.get("x") or player.of("trouble") or player.of("goodbye")
            )
    finally:
        await player.vanish()  # a goodbye comes only when everything before it is saved
        server.players.remove(player)


def copy(played: Played, folder: Path) -> Path:
    path = folder / "backroom.sqlite3"
    for old in folder.glob("backroom.sqlite3*"):
        old.unlink()
    shutil.copy(played.path, path)
    return path


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES)
async def test_damage_before_the_start_is_harmless_or_reported_in_a_sentence(
    played: Played, damage: Callable[[Path, Random], None], tmp_path: Path, pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0.5)
    monkeypatch.setattr(api, "TIME_TO_KEEP", 0.5)
    for seed in range(40 if pytestconfig.getoption("--long") else 4):
        path = copy(played, tmp_path)
        damage(path, Random(seed))
        said = "it works."
        try:
            async with serving(path, may_fail=NOTED) as server:
                await ask_for_everything(server, played)
        except (Complaint, Unavailable) as problem:
            said = str(problem)
        assert said.endswith(".")
        assert "\n" not in said


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES)
async def test_damage_while_it_runs_is_answered_in_a_sentence(
    played: Played, damage: Callable[[Path, Random], None], tmp_path: Path, pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0.5)
    monkeypatch.setattr(api, "TIME_TO_KEEP", 0.5)
    for seed in range(20 if pytestconfig.getoption("--long") else 3):
        path = copy(played, tmp_path)
        async with serving(path, may_fail=NOTED) as server:
            for _ in range(3):
                await server.make(fill="random")  # so that something is written ahead
            damage(path, Random(seed))
            await ask_for_everything(server, played)


async def test_one_damaged_table_keeps_no_other_closed(played: Played, tmp_path: Path) -> None:
    path = copy(played, tmp_path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        table = file.execute("SELECT id FROM tables WHERE code = ?", (played.codes[3],)).fetchone()[0]
        file.execute("UPDATE journal SET line = 7 WHERE table_id = ?", (table,))
    async with serving(path, may_fail=NOTED) as server:
        assert len(server.house.rooms) == len(played.codes) - 1
        status, said = await server.ask("GET", f"/api/tables/{played.codes[3]}")
        assert (status, said["rule"]) == (503, "store")
        for code in (*played.codes[:3], *played.codes[4:]):
            assert (await server.ask("GET", f"/api/tables/{code}"))[0] == 200
        status, said = await server.ask("GET", "/readyz")
        assert (status, said) == (503, b"the store does not answer: The database is damaged.\n")
        assert [failure["table"] for failure in server.failures()] == [table]
        host = await server.player(token=played.tokens[0]).enter()
        await host.do("chat", text="we play on")


async def test_a_new_table_that_cannot_be_saved_is_refused_at_once(played: Played, tmp_path: Path) -> None:
    path = copy(played, tmp_path)
    async with serving(path) as server:
        before = set(server.house.rooms)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
            for table in ("journal", "tokens"):
                file.execute(f"ALTER TABLE {table} RENAME TO away")
                wanted = {"game": "omerta", "name": "Zoe", "setup": {"players": 3}, "public": True}
                status, said = await asyncio.wait_for(server.ask("POST", "/api/tables", wanted), SOON)
                assert (status, said["rule"]) == (503, "store")
                assert set(server.house.rooms) == before
                file.execute(f"ALTER TABLE away RENAME TO {table}")
        made = await server.make(fill="random")
        host = await server.player(token=made["tokens"]["0"]).enter()
        await host.do("start")


async def test_an_index_that_contradicts_its_table_stops_nothing(tmp_path: Path) -> None:
    """Otherwise a batch would be retried for ever, and everything with it."""
    path = tmp_path / "store.sqlite3"
    store = await open_store(path)
    await with_tables(store, "one", "two")
    await store.append("one", [b"0"], seq=0)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(
            "CREATE TRIGGER contrary BEFORE INSERT ON journal WHEN NEW.table_id = 'one' "
            "BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed'); END"
        )
    with pytest.raises(Unavailable):
        await asyncio.wait_for(store.append("one", [b"1"], seq=1), SOON)
    await store.append("two", [b"0"], seq=0)
    await store.create(a_table("three"))
    await store.close()


@pytest.mark.slow
async def test_serve_prints_one_sentence_and_exits_if_it_cannot_run(played: Played, tmp_path: Path) -> None:
    def without_tables(path: Path, rng: Random) -> None:
        """The root of the list of tables is gone, which shows only when they are read."""
        with contextlib.closing(sqlite3.connect(path)) as file:
            root = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        overwrite(path, (root - 1) * PAGE, b"\x00" * PAGE)

    def a_letter(path: Path, rng: Random) -> None:
        path.write_bytes(b"letter " * 1000)

    def of_the_future(path: Path, rng: Random) -> None:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("UPDATE alembic_version SET version_num = '9999'")

    for damage in (without_tables, of_the_future, a_letter):
        path = copy(played, tmp_path)
        damage(path, Random(1))
        ended = await asyncio.create_subprocess_exec(
            *PROGRAM, *serve(tmp_path), cwd=ROOT, stdout=PIPE, stderr=PIPE
        )
        printed, complained = await asyncio.wait_for(ended.communicate(), 60)
        assert (ended.returncode, printed) == (2, b"")
        assert complained.startswith(b"backroom: The ")
        assert complained.count(b"\n") == 1
        assert b"Traceback" not in complained


@pytest.mark.slow
async def test_serve_runs_although_one_table_is_damaged(played: Played, tmp_path: Path) -> None:
    path = copy(played, tmp_path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        table = file.execute("SELECT id FROM tables WHERE code = ?", (played.codes[0],)).fetchone()[0]
        file.execute("UPDATE journal SET line = 'torn' WHERE table_id = ? AND seq = 2", (table,))
    server = await ServerProcess.start(tmp_path, log=tmp_path / "log")
    async with ClientSession() as http, http.get(f"{server.base}/api/tables/{played.codes[0]}") as response:
        assert response.status == 503
    other = await Player(server.base, token=played.tokens[1]).enter()
    await other.do("chat", text="we play on")
    await other.close()
    assert await server.stop() == 0
    assert b"table.unreadable" in (tmp_path / "log").read_bytes()
