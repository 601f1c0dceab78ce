"""One suite for both stores: a test that takes `address` or `store` runs on each."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from uuid import uuid4

import pytest

from backroom.server.store.opening import open_store
from backroom.server.store.store import Store
from tests.support.postgres import Postgres


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return str(tmp_path / "store.sqlite3")


@pytest.fixture
def postgres_empty(postgres: Postgres) -> Generator[str]:
    """A database that was never used."""
    name = f"test_{uuid4().hex}"
    yield postgres.create(name)
    postgres.sql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_kept(postgres: Postgres) -> str:
    """A database that tests share one after the other: making one takes longer than most tests."""
    return postgres.create("kept")


@pytest.fixture
def postgres_address(postgres: Postgres, postgres_kept: str) -> Generator[str]:
    yield postgres_kept
    postgres.sql("TRUNCATE tables CASCADE", database="kept")


@pytest.fixture(params=["sqlite_address", "postgres_address"], ids=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of a database without tables to play at."""
    return request.getfixturevalue(request.param)


@pytest.fixture(params=["sqlite_address", "postgres_empty"], ids=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest) -> str:
    """The address of a database that no store has opened yet."""
    return request.getfixturevalue(request.param)


@pytest.fixture
async def store(address: str) -> AsyncGenerator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.close()
