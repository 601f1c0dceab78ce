"""What tests of the server share: a PostgreSQL, started once by each process that runs tests."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.support.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    """A server that runs; whoever stops it starts it again."""
    with running() as server:
        yield server
