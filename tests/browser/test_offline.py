"""The client on a device that has lost its network, and as an installed app."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import PATIENCE
from tests.browser.looking import picture
from tests.browser.pressing import count_presses
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KEPT = """async () => {
    for (;;) {
        const names = (await caches.keys()).filter((name) => name.startsWith('backroom '));
        const requests = names.length ? await (await caches.open(names.at(-1))).keys() : [];
        const parts = requests.map((request) => new URL(request.url).pathname);
        if (parts.includes('/')) return parts;
        await new Promise((done) => setTimeout(done, 100));
    }
}"""

LOADED_ANEW_TOO_OFTEN = (
    "sessionStorage.setItem('backroom.reloads', JSON.stringify(Array(3).fill(Date.now())))"
)
LONGER_THAN_A_PAUSE = 1_500  # milliseconds


async def somebody(browser: Browser, locale: str = "en-GB", **how: Any) -> BrowserContext:
    """A visitor whose browser may store the client, unless told otherwise."""
    context = await browser.new_context(locale=locale, viewport={"width": 360, "height": 740}, **how)
    context.set_default_timeout(PATIENCE)
    await count_presses(context)
    return context


@pytest.fixture
async def page(browser: Browser) -> AsyncGenerator[Page]:
    """A page in a browser that stores nothing."""
    context = await somebody(browser, service_workers="block")
    yield await context.new_page()
    await context.close()


async def gone(route: Route) -> None:
    """Answer that the part does not exist."""
    await route.fulfill(status=404, body="")


async def kept_parts(page: Page) -> list[str]:
    """What the service worker has cached, once it has the page."""
    async with asyncio.timeout(PATIENCE / 1000):
        return await page.evaluate(KEPT)


async def test_without_a_network_a_calm_page_opens_and_recovers_by_itself(
    server: Serving, browser: Browser
) -> None:
    context = await somebody(browser, "ru-RU")
    page = await context.new_page()
    await page.goto(server.base)
    await kept_parts(page)
    await context.set_offline(True)
    for path in ("/", "/t/ABCD2345"):
        await page.goto(server.base + path)
        await expect(page.get_by_role("heading", level=1)).to_have_text("Пока не войти")
    await page.goto(server.base + "/about")  # whose parts were never loaded
    await expect(page.get_by_role("heading", level=1)).to_have_text("Пока не войти")
    await picture(page, "offline-360-ru")
    await context.set_offline(False)
    await expect(page.get_by_role("heading", level=1)).to_have_text("О Backroom")
    await context.set_offline(True)
    await page.goto(server.base)
    await expect(page.get_by_role("heading", level=1)).to_have_text("Пока не войти")
    await context.set_offline(False)
    await expect(page.get_by_role("button", name="Играть в OMERTA")).to_be_visible()
    await context.close()


async def test_what_was_opened_before_opens_without_a_network(server: Serving, browser: Browser) -> None:
    context = await somebody(browser)
    page = await context.new_page()
    await page.goto(server.base)
    await kept_parts(page)
    await page.goto(server.base + "/rules/omerta")
    heading = await page.get_by_role("heading", level=1).text_content()
    assert heading is not None
    await context.set_offline(True)
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    await context.close()


async def test_no_game_and_no_answer_of_the_server_is_kept(server: Serving, browser: Browser) -> None:
    context = await somebody(browser)
    page = await context.new_page()
    await page.goto(server.base)
    await kept_parts(page)
    await page.get_by_role("button", name="Play OMERTA").click()
    await expect(page.locator("button[data-target]").first).to_be_visible()
    await page.reload()
    await expect(page.locator("button[data-target]").first).to_be_visible()
    parts = await kept_parts(page)
    assert {part for part in parts if not part.startswith("/assets/")} == {"/"}
    await context.close()


async def test_a_page_whose_parts_are_gone_with_another_build_reloads(server: Serving, page: Page) -> None:
    await page.goto(server.base + "/settings")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    await page.evaluate(LOADED_ANEW_TOO_OFTEN)  # for any other reason

    async def another_build(route: Route) -> None:
        await route.fulfill(body="<script type=module src=/assets/index-other.js></script>")

    await page.route(server.base + "/", another_build)
    await page.route("**/assets/About-*.js", gone, times=1)
    await page.get_by_role("link", name="About").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("About Backroom")


async def test_a_page_that_lost_a_part_on_the_way_reloads(server: Serving, page: Page) -> None:
    """The server is there, so there is nothing to wait for; a part that stays broken is given up soon."""
    await page.goto(server.base + "/settings")
    await page.route("**/assets/About-*.js", gone, times=2)
    await page.get_by_role("link", name="About").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("About Backroom")
    await page.evaluate(LOADED_ANEW_TOO_OFTEN)
    await page.route("**/assets/About-*.js", gone)
    await page.reload()
    await expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    await page.unroute("**/assets/About-*.js")
    await page.wait_for_timeout(LONGER_THAN_A_PAUSE)
    await expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("game", "part"), [("omerta", "OmertaTable"), ("organized_crime", "CrimeTable")])
async def test_a_table_that_lost_a_part_on_the_way_reloads(
    server: Serving, page: Page, game: str, part: str
) -> None:
    made = await server.make(game, name="Ann", fill="random")
    await page.route(f"**/assets/{part}-*.js", gone, times=1)
    await page.goto(f"{server.base}/t/{made['code']}#{made['tokens']['0']}")
    await page.get_by_role("button", name="Begin").click()
    await expect(page.locator("#question")).to_be_visible()


async def test_a_page_waits_while_a_proxy_answers_for_the_server(server: Serving, page: Page) -> None:
    """Reloading would show the proxy's page instead of ours, from which there is no way back."""
    await page.goto(server.base + "/settings")

    async def proxy(route: Route) -> None:
        await route.fulfill(status=502, body="<h1>Bad Gateway</h1>")

    for path in ("/assets/About-*.js", "/healthz", "/about"):
        await page.route(f"**{path}", proxy)
    await page.get_by_role("link", name="About").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    await page.wait_for_timeout(LONGER_THAN_A_PAUSE)
    await expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    await page.unroute_all()
    await expect(page.get_by_role("heading", level=1)).to_have_text("About Backroom")


async def test_the_client_can_be_installed(server: Serving, browser: Browser) -> None:
    context = await somebody(browser)
    page = await context.new_page()
    await page.goto(server.base)
    await kept_parts(page)
    devtools: Any = await context.new_cdp_session(page)  # its answers are untyped
    manifest = await devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.base}/manifest.webmanifest"
    assert manifest["errors"] == []
    installability = await devtools.send("Page.getInstallabilityErrors")
    assert installability["installabilityErrors"] == []
    await context.close()
