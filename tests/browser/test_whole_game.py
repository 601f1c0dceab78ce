"""A newcomer opens the address and plays."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as TimedOut

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
A_LOOK = 4000  # milliseconds without news before people check whether they were heard
LOOKS = 5  # at the same question, of which each is an answer

Play = Callable[[Page, int], Awaitable[bool]]


async def play_to_the_end(page: Page, play: Play, pictures: str) -> None:
    """A whole game; after every step nothing hidden is in the page."""
    asked = await wait_for_a_question(page, None)
    await picture(page, f"{pictures}-first")
    began, answers, turns = time.monotonic(), 0, 0
    while asked is not None:
        assert time.monotonic() - began < LONGEST, f"not over after {answers} answers"
        await check_nothing_hidden_is_there(page)
        turns += await try_to(play, page, turns)
        answers += 1
        asked = await next_question(page, asked, play, turns)
    await expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    await picture(page, f"{pictures}-over")
    print(f"{turns} turns, {answers} answers in {time.monotonic() - began:.1f} s")


async def try_to(play: Play, page: Page, turns: int) -> bool:
    """Play, unless something intervenes: what was to be pointed at is covered, or gone."""
    with suppress(TimedOut):
        return await play(page, turns)
    return False


async def next_question(page: Page, asked: str, play: Play, turns: int) -> str | None:
    """The next question. The count of a round may cover the table just as we answer: then try again."""
    for _ in range(LOOKS):
        with suppress(TimedOut):
            return await wait_for_a_question(page, asked, A_LOOK)
        if await wait_for_a_question(page) == asked:
            await try_to(play, page, turns)
    await picture(page, "stuck")
    panel = page.locator(".question")
    asking, words = await panel.get_attribute("data-asking"), await panel.inner_text()
    raise AssertionError(f"nothing but question {asked} is asked: {asking}, {words!r}")


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
    await page.wait_for_url(lambda url: url != played_at and "#" not in url)  # and no token in it
    await wait_for_a_question(page)


async def test_a_whole_game_of_omerta_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = await visit("/about", width=360)
    await page.context.add_init_script(LISTEN)
    await page.goto(page.url.removesuffix("about"))
    await page.get_by_role("button", name="Play OMERTA").press("Enter")
    await play_to_the_end(page, press_something, "keyboard-360")
