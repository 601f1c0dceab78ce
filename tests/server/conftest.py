"""Shared by the tests of the server: a PostgreSQL, started once per test process."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.support.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    """A running server; a test that stops it starts it again."""
    with running() as server:
        yield server
