"""A server with the built client, and a browser to open it with."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    WebSocketRoute,
    async_playwright,
    expect,
)

from backroom.server.settings import Settings
from tests.browser.chromium import launch_options
from tests.browser.pressing import count_presses, press_as_people_do
from tests.support.server import Serving, serving

PATIENCE = 20_000  # milliseconds a busy machine may take, longer than a person would wait
BLOCKED = "Service Worker registration blocked by Playwright"
BOTS = Settings(bot_pace=0.05, requests_burst=1_000)  # one test makes more tables than a person would
if os.environ.get("BACKROOM_TRIES") != "long":
    # each part of these has its own short test, and test_twice.py plays whole games
    collect_ignore = ["test_crime_evening.py", "test_whole_game.py"]

Visit = Callable[..., Awaitable[Page]]

press_as_people_do()


@pytest.fixture(scope="session")
def options() -> dict[str, Any]:
    """How the browser is started."""
    return launch_options()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """One loop for all tests: the browser starts once."""
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Serving]:
    """A server as people start it, with bots that answer at once."""
    async with serving(tmp_path / "backroom.sqlite3", BOTS) as running:
        yield running


@pytest.fixture(scope="session")
async def browser(options: dict[str, Any]) -> AsyncGenerator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(**options)
        expect.set_options(timeout=PATIENCE)
        yield opened
        await opened.close()


@pytest.fixture
async def visit(server: Serving, browser: Browser) -> AsyncGenerator[Visit]:
    """Open an address as a new visitor, who must see no error and contact no other server."""
    complaints: list[str] = []
    opened: list[BrowserContext] = []

    def complain(text: str, pardoned: str | None) -> None:
        if text != BLOCKED and (pardoned is None or pardoned not in text):
            complaints.append(text)

    async def open_page(
        path: str = "/",
        *,
        width: int = 1440,
        locale: str = "en-GB",
        script: str | None = None,  # runs before any of our scripts
        sockets: Callable[[WebSocketRoute], None] | None = None,  # called with each one opened
        pardoned: str | None = None,  # ignore errors with these words
        **how: Any,  # for the context: reduced motion, colour scheme
    ) -> Page:
        height = 740 if width < 600 else 1180 if width < 1000 else 900
        viewport = ViewportSize(width=width, height=height)
        # a service worker would hide requests from a test's routes
        context = await browser.new_context(locale=locale, viewport=viewport, service_workers="block", **how)
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        await count_presses(context)
        if script is not None:
            await context.add_init_script(script)
        if sockets is not None:
            await context.route_web_socket("**/ws", sockets)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                complain(message.text, pardoned) if message.type in ("error", "warning") else None
            ),
        )
        page.on(
            "request",
            lambda request: None if request.url.startswith(server.base) else complaints.append(request.url),
        )
        await page.goto(server.base + path)
        return page

    yield open_page
    for context in opened:  # or they all keep running on a busy machine
        await context.close()
    assert complaints == []
