"""A database of any version is migrated; a newer one, or somebody else's, is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from backroom.complaint import Complaint
from backroom.server.store import schema
from backroom.server.store.migrations.migrate import migrate, upgrade
from backroom.server.store.migrations.version import MIGRATIONS, is_outdated, known_versions
from backroom.server.store.opening import open_store
from backroom.server.store.postgres import PostgresStore
from backroom.server.store.sql_store import SqlStore, T, Work
from backroom.server.store.sqlite import SqliteStore
from tests.server.store.scene import a_table, with_tables

pytestmark = pytest.mark.anyio

# The content of a database of each version, as that version wrote it.
CONTENTS = {
    "0001": [
        text("INSERT INTO tables VALUES ('one', 'code-one', 'omerta', 0, true, :summary, NULL)"),
        text("INSERT INTO journal VALUES ('one', 0, :line)"),
    ]
}
CONTENTS["0002"] = CONTENTS["0001"]
CONTENTS["0003"] = [
    text(
        "INSERT INTO tables VALUES ('one', 'code-one', 'omerta', 0, true, :summary, NULL, NULL, 0, false, 0)"
    ),
    CONTENTS["0001"][1],
]
CONTENTS["0004"] = CONTENTS["0003"]
VALUES = {"summary": b'{"seats":4}', "line": b"first"}


async def change(address: str, work: Work[T]) -> T:
    """Change a database that is not opened as a store."""
    is_postgres = address.startswith("postgresql")
    closed: SqlStore = PostgresStore(address) if is_postgres else SqliteStore(Path(address))
    try:
        return await closed.change(work)
    finally:
        await closed.close()


@pytest.mark.parametrize("version", known_versions())
async def test_a_database_of_each_version_is_migrated(empty: str, version: str) -> None:
    def fill(connection: Connection) -> None:
        upgrade(connection, version)
        for command in CONTENTS[version]:
            connection.execute(command, VALUES)

    await change(empty, fill)
    store = await open_store(empty)
    assert await store.find("one") == a_table("one")
    await store.append("one", [b"second"], seq=1)
    assert await store.journal("one") == [b"first", b"second"]
    await store.close()


async def test_finished_games_of_an_older_version_count_as_visited_when_they_ended(empty: str) -> None:
    def fill(connection: Connection) -> None:
        upgrade(connection, "0003")
        for name, finished, visited in (("kept", 70, 0), ("brought", 70, 90)):
            values = f"'{name}', '{name}', 'omerta', 0, true, :summary, {finished}, NULL, 0, false, {visited}"
            connection.execute(text(f"INSERT INTO tables VALUES ({values})"), VALUES)  # noqa: S608 - ours

    await change(empty, fill)
    store = await open_store(empty)
    found = [await store.find("kept"), await store.find("brought")]
    assert [one.visited for one in found if one is not None] == [70, 90]
    await store.close()


async def test_migrations_make_exactly_the_schema(empty: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        migrate(connection)
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert await change(empty, differences) == []


async def test_a_database_is_migrated_once(empty: str) -> None:
    assert await change(empty, is_outdated)
    await change(empty, migrate)
    assert not await change(empty, is_outdated)
    await change(empty, migrate)


async def test_stores_that_open_an_empty_database_together_do_not_disturb_each_other(empty: str) -> None:
    stores = await asyncio.gather(*(open_store(empty) for _ in range(4)))
    await with_tables(stores[0], "one")
    for store in stores:
        assert await store.find("one") == a_table("one")
        await store.close()


def test_every_migration_is_named_after_its_version() -> None:
    """The database's version is compared with the file names, so that Alembic need not load."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    chain = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert chain[::-1] == known_versions()


async def test_a_newer_database_is_refused(empty: str) -> None:
    store = await open_store(empty)
    await store.close()
    await change(
        empty, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9'"))
    )
    with pytest.raises(Complaint, match=r"made by a newer Backroom \(its schema is 9\)"):
        await open_store(empty)


async def test_a_database_with_somebody_elses_tables_is_refused(empty: str) -> None:
    await change(empty, lambda connection: connection.execute(text("CREATE TABLE journal (mine INTEGER)")))
    with pytest.raises(Complaint, match="did not make"):
        await open_store(empty)
    assert (
        await change(empty, lambda connection: connection.execute(text("SELECT * FROM journal")).all()) == []
    )


async def test_a_migration_that_fails_leaves_the_database_as_it_was(empty: str) -> None:
    def interrupted(connection: Connection) -> None:
        upgrade(connection, "head")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await change(empty, interrupted)
    assert await change(empty, lambda connection: connection.dialect.get_table_names(connection)) == []
