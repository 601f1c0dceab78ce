"""Which database an address means, and one clear sentence if it means none."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from backroom.complaint import Complaint
from backroom.server.store.opening import default_path, open_store
from backroom.server.store.sqlite import SqliteStore
from tests.server.store.scene import with_tables
from tests.support.postgres import Postgres

pytestmark = pytest.mark.anyio


async def test_without_an_address_it_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))  # macOS looks here
    store = await open_store()
    await with_tables(store, "one")
    await store.close()
    made = default_path()
    assert made.is_relative_to(tmp_path)
    assert stat.S_IMODE(made.stat().st_mode) == 0o600, "it knows every card"
    assert stat.S_IMODE(made.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("spelling", ["{}", "sqlite:///{}"])
async def test_a_path_is_a_sqlite_file(tmp_path: Path, spelling: str) -> None:
    path = tmp_path / "new folder 100%" / "games.db"
    store = await open_store(spelling.format(path))
    assert isinstance(store, SqliteStore)
    await store.close()
    assert path.exists()
    again = await open_store(path)
    await again.close()


@pytest.mark.parametrize("address", ["mysql://u:secret@host/db", "http://secret", "", "sqlite:///"])
async def test_another_address_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(
        Complaint, match=r"must be a path of a file, sqlite:///PATH or postgresql://"
    ) as heard:
        await open_store(address)
    assert "secret" not in str(heard.value)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://u:secret@localhost:99999/db", "cannot be reached"),
        ("postgresql://u:secret#part@localhost/db", "not an address of a PostgreSQL"),
        ("postgresql://u:secret@localhost:port/db", "not an address of a PostgreSQL"),
        ("postgresql://u:secret@localhost/db?sslmode=maybe", "not an address of a PostgreSQL"),
        ("postgresql://u:secret@localhost:1/db", "cannot be reached"),
        ("postgresql://u:secret@[::1/db", "not an address of a PostgreSQL"),
    ],
)
async def test_a_bad_postgresql_address_is_refused_in_one_sentence(address: str, why: str) -> None:
    with pytest.raises(Complaint, match=why) as heard:
        await open_store(address)
    assert "secret" not in str(heard.value)
    assert "\n" not in str(heard.value)


async def test_a_postgresql_without_the_database_or_the_user_is_refused(postgres: Postgres) -> None:
    with pytest.raises(Complaint, match="no such database"):
        await open_store(postgres.url("nowhere"))
    with pytest.raises(Complaint, match="does not let us in"):
        await open_store(postgres.url().replace("postgres@", "stranger@"))


async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Don, " * 500)
    with pytest.raises(Complaint, match="not a database"):
        await open_store(path)
    assert path.read_text() == "Dear Don, " * 500


async def test_a_path_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Complaint, match="cannot be made"):
        await open_store(tmp_path / "file" / "games.db")
    with pytest.raises(Complaint, match="cannot be used: The database cannot be opened"):
        await open_store(tmp_path)
