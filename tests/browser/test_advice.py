"""A beginner asks the adviser, reads why, and does what is marked."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.async_api import Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import wait_for_a_question
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

A_MOMENT = 1_000  # milliseconds
PRESSES = 20  # at most; two are enough on a quick machine
MARKED = "[data-advised=true]:not([aria-pressed=true])"
# Where everything is that can be pressed: asking must not move it from under a finger.
PLACES = """() => [...document.querySelectorAll('button[data-target], button[data-move]')].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.dataset.target ?? one.dataset.move, Math.round(box.x), Math.round(box.y)].join();
})"""


async def alone_at(server: Serving, visit: Visit, game: str, *, width: int, **wanted: Any) -> Page:
    """A person alone with beginners, in a game that has begun."""
    made = await server.make(game, fill="rookie", **wanted)
    player = await server.player(token=made["tokens"]["0"]).enter()
    await player.do("start")
    await server.see_off(player)
    return await visit(f"/t/{made['code']}#{made['tokens']['0']}", width=width)


async def follow(page: Page) -> None:
    """Press what is marked, until the question is answered: a pile and its button say the same."""
    for _ in range(PRESSES):
        if await page.locator("[data-adviser=said]").count() == 0:
            return
        with suppress(Error):  # it was answered meanwhile, or is not there yet
            await page.locator(MARKED).first.click(timeout=A_MOMENT)


@pytest.mark.parametrize("width", [390, 1440])
async def test_a_beginner_asks_and_follows(server: Serving, visit: Visit, width: int) -> None:
    """The hint is a sentence; nothing moves for it, nothing is pressed by itself, and it goes in time."""
    page = await alone_at(server, visit, "omerta", width=width)
    asked = await wait_for_a_question(page)
    before = await page.evaluate(PLACES)
    await page.locator("[data-ask-adviser]").click()
    said = page.locator(".adviser [role=status]")
    await expect(said).to_contain_text("Zia Tilde: Any two will do")
    assert await page.evaluate(PLACES) == before
    assert await page.locator(MARKED).count() == 2
    await follow(page)
    while (asked := await wait_for_a_question(page, asked)) is not None:
        question = page.locator(".question")
        if await question.get_attribute("data-asking") == "turn":
            break
        await page.keyboard.press("l")  # no snap
    await page.keyboard.press("a")
    await expect(page.locator("[data-adviser=said]")).to_be_visible()
    await expect(said).to_contain_text("Zia Tilde: ")
    assert await page.locator(MARKED).count() > 0
    await follow(page)
    await expect(page.locator("[data-adviser=said]")).to_have_count(0)


async def test_a_family_is_advised_where_to_settle(server: Serving, visit: Visit) -> None:
    setup = {"players": 3, "variant": "short"}
    page = await alone_at(server, visit, "organized_crime", width=1440, setup=setup)
    await expect(page.locator("[data-ask-adviser]")).to_be_visible()
    await page.keyboard.press("a")
    await expect(page.locator(".adviser [role=status]")).to_contain_text("Finch: Settle here")
    await follow(page)
    await expect(page.locator("[data-adviser=said]")).to_have_count(0)


async def test_at_a_table_that_gives_no_hints_nobody_is_offered_one(server: Serving, visit: Visit) -> None:
    page = await alone_at(server, visit, "omerta", width=1440, advice="nobody")
    await wait_for_a_question(page)
    assert await page.locator("[data-ask-adviser]").count() == 0
