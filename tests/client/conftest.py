"""A server for the tests of the client."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.client.serving import Server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Server]:
    """A real server on a free port, with bots that answer at once."""
    one = Server(tmp_path)
    await one.start()
    yield one
    await one.stop()
