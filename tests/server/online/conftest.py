"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from tests.support.server import Serving, serving


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """The loop the real server uses, where it exists."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Serving]:
    """A server with limits that no test hits by accident."""
    async with serving(tmp_path / "backroom.sqlite3") as running:
        yield running
