"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from tests.support.server import Serving, serving


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """As the real server runs, where there is one."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Serving]:
    """With limits that no test meets by accident."""
    async with serving(tmp_path / "backroom.sqlite3") as running:
        yield running
