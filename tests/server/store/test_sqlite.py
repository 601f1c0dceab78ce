"""What can happen to a file: a full disk, a read-only folder, another program; and its backup."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
import tempfile
from collections.abc import Generator, Sequence
from itertools import count
from pathlib import Path

import pytest

from backroom.complaint import Complaint
from backroom.server.store import appender, sqlite
from backroom.server.store.appender import MOST_AT_ONCE
from backroom.server.store.failures import Fenced, Unavailable
from backroom.server.store.heads import Row
from backroom.server.store.opening import open_store
from backroom.server.store.sqlite import SqliteStore, sentence
from backroom.server.store.store import Seat
from tests.server.store.scene import a_table, line_of, outcome, with_tables
from tests.support.trouble import full_disk, hand_over, no_room_beyond, ordinary_user

pytestmark = pytest.mark.anyio

LONG = b"x" * 20_000  # more than any file has room for while the disk is full


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


async def test_on_a_full_disk_nothing_is_kept_and_appends_resume_when_there_is_room(path: Path) -> None:
    store = await open_store(path)
    await with_tables(store, "one", "two")
    await store.append("one", [b"0"], seq=0)
    with full_disk(path):
        for _ in range(3):
            outcomes = await asyncio.gather(
                outcome(store.append("one", [b"1", LONG], seq=1)), outcome(store.append("two", [b"0"], seq=0))
            )
            assert outcomes == ["Unavailable", "Unavailable"]
        with pytest.raises(Unavailable, match="disk"):
            await store.summarize("one", LONG)
        assert await store.journal("one") == [b"0"]
        assert await store.journal("two") == []
    await store.append("one", [b"1", LONG], seq=1)
    await store.append("two", [b"0"], seq=0)
    await store.summarize("one", b"{}")
    assert await store.journal("one") == [b"0", b"1", LONG]
    assert await store.journal("two") == [b"0"]
    await store.close()
    again = await open_store(path)
    assert await again.journal("one") == [b"0", b"1", LONG]
    await again.close()


async def test_after_a_full_disk_another_line_may_take_the_place_of_the_one_that_was_lost(path: Path) -> None:
    store = await open_store(path)
    await with_tables(store, "one")
    with full_disk(path):
        assert await outcome(store.append("one", [LONG], seq=0)) == "Unavailable"
    await store.append("one", [b"another"], seq=0)
    with pytest.raises(Fenced):
        await store.append("one", [LONG], seq=0)
    assert await store.journal("one") == [b"another"]
    await store.close()


@pytest.fixture
def folder_of_an_ordinary_user() -> Generator[Path]:
    with tempfile.TemporaryDirectory(prefix="backroom-") as made:
        hand_over(Path(made))
        yield Path(made)


async def test_a_read_only_database_can_be_read_and_is_written_when_it_may_be_again(
    folder_of_an_ordinary_user: Path,
) -> None:
    path = folder_of_an_ordinary_user / "store.sqlite3"
    with ordinary_user():
        first = await open_store(path)
        await with_tables(first, "one")
        await first.append("one", [b"0"], seq=0)
        path.chmod(0o400)
        store = await open_store(path)
        assert await store.journal("one") == [b"0"]
        for _ in range(2):
            with pytest.raises(Unavailable, match="The database is read-only"):
                await store.append("one", [b"1"], seq=1)
            with pytest.raises(Unavailable, match="The database is read-only"):
                await store.finish("one", b"{}", at=1)
        path.chmod(0o600)
        await store.append("one", [b"1"], seq=1)
        await store.finish("one", b"{}", at=1)
        assert await store.journal("one") == [b"0", b"1"]
        await store.close()
        await first.close()


async def test_a_folder_that_may_not_be_read_is_refused_in_one_sentence(
    folder_of_an_ordinary_user: Path,
) -> None:
    with ordinary_user():
        folder_of_an_ordinary_user.chmod(0o500)
        with pytest.raises(Complaint, match="cannot be made: Permission denied"):
            await open_store(folder_of_an_ordinary_user / "store.sqlite3")
        folder_of_an_ordinary_user.chmod(0o700)


async def test_while_another_program_holds_the_file_nothing_is_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0.01)
    store = await open_store(path)
    await with_tables(store, "one")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="Another program holds the database"):
            await store.append("one", [b"0"], seq=0)
        with pytest.raises(Unavailable, match="Another program holds the database"):
            await store.delete("one")
        other.execute("ROLLBACK")
    await store.append("one", [b"0"], seq=0)
    await store.close()


async def test_a_damaged_file_is_unavailable_and_not_a_crash(path: Path) -> None:
    store = await open_store(path)
    await with_tables(store, "one")
    await store.close()
    bytes_of_it = path.read_bytes()
    path.write_bytes(bytes_of_it[:100] + b"\xff" * (len(bytes_of_it) - 100))
    with pytest.raises(Complaint, match="The database is damaged"):
        await open_store(path)


async def test_sqlite_is_set_to_be_durable(path: Path) -> None:
    with contextlib.closing(sqlite.connect(path)) as connection:
        found = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "fullfsync", "foreign_keys")
        ]
    assert found == ["wal", 2, 1, 1]


async def test_of_many_lines_that_cannot_all_be_kept_none_is(path: Path) -> None:
    """More than one statement takes, and the last does not fit."""
    store = await open_store(path)
    await with_tables(store, "one")
    rows = [Row("one", seq, b"line") for seq in range(MOST_AT_ONCE + 1)]
    with contextlib.closing(sqlite.connect(path)) as connection:
        with pytest.raises(sqlite3.IntegrityError):
            appender.insert(connection, [*rows, rows[0]])
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (0,)
        appender.insert(connection, rows)
    assert len(await store.journal("one")) == len(rows)
    await store.close()


async def test_a_line_written_although_its_commit_failed_may_be_appended_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may report failure after writing; a retry must not be taken for another owner."""

    def write_and_fail(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
        insert(connection, rows)
        raise sqlite3.OperationalError("disk I/O error")

    insert = appender.insert
    store = await open_store(path)
    await with_tables(store, "one")
    with monkeypatch.context() as failing:
        failing.setattr(appender, "insert", write_and_fail)
        assert await outcome(store.append("one", [b"0"], seq=0)) == "Unavailable"
    assert await outcome(store.append("one", [b"0"], seq=0)) == "kept"
    assert await store.journal("one") == [b"0"]
    await store.close()


def test_every_trouble_has_a_sentence_and_an_unknown_one_too() -> None:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("PRAGMA max_page_count = 2")
        connection.execute("CREATE TABLE t (x)")
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
    assert sentence(full.value) == "The disk is full."
    assert sentence(sqlite3.OperationalError("?")) == "The database does not answer as it should."
    assert sentence(None) == "The database does not answer as it should."


async def test_a_backup_is_taken_while_lines_are_written_and_restores_whole(path: Path) -> None:
    store = await open_store(path)
    names = [f"table-{number}" for number in range(10)]
    await with_tables(store, *names)
    await store.keep_token(bytes(32), Seat("table-0", 1))
    written = 0
    under_way, over = asyncio.Event(), asyncio.Event()

    async def play(name: str) -> None:
        nonlocal written
        for seq in count():
            await store.append(name, [line_of(name, seq)], seq=seq)
            await asyncio.sleep(0)  # the disk may be so fast that nothing else would get a turn
            written += 1
            if written == 50:
                under_way.set()
            if over.is_set():
                break

    playing = asyncio.gather(*map(play, names))
    await under_way.wait()
    copy = path.with_name("copy.sqlite3")
    before = written
    while before == written:  # until something was written during the backup
        copy.unlink(missing_ok=True)
        before = written
        await store.backup(copy)
    over.set()
    await playing
    await store.close()
    assert [found.name for found in sorted(path.parent.iterdir())] == [copy.name, path.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with contextlib.closing(sqlite3.connect(copy)) as carried_away:
        assert carried_away.execute("PRAGMA journal_mode").fetchone() == ("delete",), "it is one file"

    restored = await open_store(copy)
    assert await restored.find("table-0") == a_table("table-0")
    assert await restored.find_token(bytes(32)) == Seat("table-0", 1)
    journals = {name: await restored.journal(name) for name in names}
    assert sum(map(len, journals.values())) >= before
    for name, journal in journals.items():
        assert journal == [line_of(name, seq) for seq in range(len(journal))]
        await restored.append(name, [b"on it goes"], seq=len(journal))
    await restored.close()


async def test_a_backup_overwrites_nothing(path: Path) -> None:
    store = await open_store(path)
    precious = path.with_name("precious")
    precious.write_text("precious")
    with pytest.raises(Complaint, match="exists already"):
        await store.backup(precious)
    assert precious.read_text() == "precious"
    await store.close()


async def test_a_backup_that_fails_leaves_nothing_behind(path: Path) -> None:
    store = await open_store(path)
    await with_tables(store, "one")
    await store.append("one", [LONG * 10], seq=0)
    with pytest.raises(Complaint, match="cannot be written: No such file or directory"):
        await store.backup(path.with_name("nowhere") / "copy")
    copy = path.with_name("copy")
    with no_room_beyond(50_000), pytest.raises(Unavailable, match="disk"):
        await store.backup(copy)
    assert not [found for found in path.parent.iterdir() if found.name.startswith("copy")]
    await store.close()


async def test_a_store_that_was_never_asked_anything_closes(path: Path) -> None:
    await SqliteStore(path).close()
    assert not path.exists()
