"""Somebody opens the address and plays, knowing nothing."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import picture, wait_for_a_question
from tests.browser.omerta import (
    LISTEN,
    check_nothing_hidden_is_there,
    point_at_something,
    press_something,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
LONGEST = 180.0  # seconds for a whole game, on a busy machine


Play = Callable[[Page, int], Awaitable[bool]]


async def play_to_the_end(page: Page, play: Play, pictures: str) -> None:
    """A whole game; after every step nothing hidden is in the page."""
    asked = await wait_for_a_question(page, None)
    await picture(page, f"{pictures}-first")
    began, answers, turns = time.monotonic(), 0, 0
    while asked is not None:
        assert time.monotonic() - began < LONGEST, f"not over after {answers} answers"
        await check_nothing_hidden_is_there(page)
        turns += await play(page, turns)
        answers += 1
        asked = await wait_for_a_question(page, asked)
    await expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    await picture(page, f"{pictures}-over")
    print(f"{turns} turns, {answers} answers in {time.monotonic() - began:.1f} s")


async def test_a_newcomer_plays_a_whole_game_of_omerta_by_pointing(visit: Visit) -> None:
    page = await visit("/about")
    await page.context.add_init_script(LISTEN)
    await page.goto(page.url.removesuffix("about"))
    await expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat in the back room")
    await picture(page, "home-1440")
    await page.get_by_role("button", name="Play OMERTA").click()
    await play_to_the_end(page, point_at_something, "pointing-1440")
    played_at = page.url
    await page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    await page.wait_for_url(lambda url: url != played_at and "#" not in url)  # nor is the token in it
    await wait_for_a_question(page)


async def test_a_whole_game_of_omerta_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = await visit("/about", width=360)
    await page.context.add_init_script(LISTEN)
    await page.goto(page.url.removesuffix("about"))
    await page.get_by_role("button", name="Play OMERTA").press("Enter")
    await play_to_the_end(page, press_something, "keyboard-360")
