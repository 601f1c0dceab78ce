"""Somebody opens the address and plays, knowing nothing."""

from __future__ import annotations

import re
import time

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import picture, wait_for_a_question
from tests.browser.omerta import point_at_something

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
LONGEST = 180.0  # seconds for a whole game, on a busy machine


async def test_a_newcomer_plays_a_whole_game_of_omerta_by_pointing(visit: Visit) -> None:
    page = await visit()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat in the back room")
    await picture(page, "home-1440")
    await page.get_by_role("button", name="Play OMERTA").click()
    asked = await wait_for_a_question(page, None)
    await picture(page, "table-1440")
    began, answers, turns = time.monotonic(), 0, 0
    while asked is not None:
        assert time.monotonic() - began < LONGEST, f"not over after {answers} answers"
        turns += await point_at_something(page, turns)
        answers += 1
        asked = await wait_for_a_question(page, asked)
    await page.locator("[data-skips]").click()
    await expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    await picture(page, "over-1440")
    played_at = page.url
    await page.get_by_role("button", name="Play again").click()
    await page.wait_for_url(lambda url: url != played_at and "#" not in url)  # nor is the token in it
    await wait_for_a_question(page)
    print(f"{turns} turns, {answers} answers in {time.monotonic() - began:.1f} s")
