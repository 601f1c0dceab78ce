"""The board under two fingers, as a phone reports them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import gather
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Point = tuple[float, float]


async def touch(wire: Any, kind: str, *fingers: Point) -> None:
    """One moment of a gesture: the positions of all fingers."""
    points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
    await wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def pinch(wire: Any, middle: Point, apart: tuple[int, int]) -> None:
    """Two fingers, side by side, from this many pixels apart to that many, and off."""
    x, y = middle
    first, last = apart
    for finger in (1, 2):
        fingers = [(x - first / 2, y), (x + first / 2, y)][:finger]
        await touch(wire, "touchStart", *fingers)
    for step in range(1, 6):
        now = first + (last - first) * step / 5
        await touch(wire, "touchMove", (x - now / 2, y), (x + now / 2, y))
    await touch(wire, "touchEnd")


async def seen(page: Page) -> tuple[float, float, float]:
    """The visible part of the board: where it begins, and how much of it."""
    box = str(await page.get_by_role("group", name="The board.").get_attribute("viewBox"))
    x, y, size, _ = (float(one) for one in box.split())
    return x, y, size


async def test_a_pinch_brings_the_board_nearer_and_back_and_one_finger_moves_it(
    visit: Visit, server: Serving
) -> None:
    table = countries.a_new_country()
    company = await gather(server, visit, table, 0, width=360, has_touch=True, is_mobile=True)
    page = company.pages[0]
    wire: Any = await page.context.new_cdp_session(page)  # its answers are untyped
    await page.get_by_role("button", name="Whole board").tap()
    board = await page.get_by_role("group", name="The board.").bounding_box()
    assert board is not None
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)

    await pinch(wire, middle, (80, 240))
    x, y, near = await seen(page)
    assert near == pytest.approx(1000 / 3, rel=0.02), "three times as far apart is three times as near"
    assert (x + near / 2, y + near / 2) == pytest.approx((500, 500), abs=15), "what is between stays there"
    assert await page.evaluate("visualViewport.scale") == 1, "the page around it stays as it is"

    await touch(wire, "touchStart", middle)
    for way in (20, 40, 60):
        await touch(wire, "touchMove", (middle[0] - way, middle[1]))
    await touch(wire, "touchEnd")
    moved, _, _ = await seen(page)
    assert moved > x + 30, "it follows the finger"
    await page.evaluate("new Promise(requestAnimationFrame)")
    assert await page.locator(".note").count() == 0, "a drag points at nothing"

    await pinch(wire, middle, (240, 60))
    assert (await seen(page))[2] == 1000
    assert server.room(company.code).table.state.view(0).walkers == ()
