"""A whole game of each title in which everything is pressed twice: no answer is given by a second press."""

from __future__ import annotations

import re
import time

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import wait_for_a_question
from tests.browser.omerta import point_at_something, press_something
from tests.browser.test_organized_crime import ASKED, OFFERED, begin, make, say_by_keyboard, say_something
from tests.browser.test_whole_game import LONGEST, next_question, try_to
from tests.browser.twice import (
    Fingers,
    by_somebody_who_presses_twice,
    check_no_answer_was_given_by_a_second_press,
    press_every_key_twice,
)
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MOUSE, FINGER, KEYS = range(3)
LEFT = re.compile(r"\((\d+) left\)")
A_WHILE = 1_000  # milliseconds, in which a second press was made and answered
SECONDS = 5  # presses at least that came in time; a busy machine may lose some


async def test_a_game_of_omerta(visit: Visit, server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer by mouse, one by finger, one by keys."""
    made = await server.make("omerta", players=3, setup={"rounds": 2}, fill="regular")
    player = await server.player(token=made["tokens"]["0"]).enter()
    await player.do("start")
    await server.see_off(player)
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}", has_touch=True, reduced_motion="reduce")
    await by_somebody_who_presses_twice(page)
    fingers = Fingers(monkeypatch)
    press_every_key_twice(monkeypatch)
    answers = 0

    async def play(page: Page, turns: int) -> bool:
        nonlocal answers
        answers += 1
        fingers.are_used = answers % 3 == FINGER
        return await (press_something if answers % 3 == KEYS else point_at_something)(page, turns)

    asked, turns, began = await wait_for_a_question(page, None), 0, time.monotonic()
    while asked is not None:
        assert time.monotonic() - began < LONGEST, f"not over after {answers} answers"
        turns += await try_to(play, page, turns)
        asked = await next_question(page, asked, play, turns)
    await check_no_answer_was_given_by_a_second_press(page, SECONDS)
    print(f"{answers} answers in {time.monotonic() - began:.1f} s")


async def hire_by_mouse_finger_and_key(page: Page, fingers: Fingers) -> None:
    """What a second press would do again: three men, not six. Before that everybody settles down."""
    await page.wait_for_function(ASKED)
    while not await page.locator("button[data-move=hire]").count():
        await say_something(page, await page.evaluate(OFFERED), 0)
        await page.wait_for_function(ASKED)
        await page.wait_for_timeout(30)
    hire = page.locator("button[data-move=hire]")
    left = int(LEFT.findall(await hire.inner_text())[0])
    for number, way in enumerate((MOUSE, FINGER, KEYS), 1):
        fingers.are_used = way == FINGER
        await (page.keyboard.press("h") if way == KEYS else hire.click())
        await page.wait_for_timeout(A_WHILE)
        await expect(hire).to_contain_text(f"({left - number} left)")


async def test_a_game_of_organized_crime(
    visit: Visit, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await visit(await make(server, rounds=1, players=2), has_touch=True, reduced_motion="reduce")
    await begin(page)
    await by_somebody_who_presses_twice(page)
    fingers = Fingers(monkeypatch)
    press_every_key_twice(monkeypatch)
    await hire_by_mouse_finger_and_key(page, fingers)
    answers, throws, began = 0, 0, time.monotonic()
    while await (await page.wait_for_function(ASKED, timeout=60_000)).json_value() != "over":
        assert time.monotonic() - began < LONGEST, f"not over after {answers} answers"
        answers += 1
        fingers.are_used = answers % 3 == FINGER
        is_begun = await page.locator("[data-direction]").count() > 0  # by keys, a step at a time
        if answers % 3 == KEYS or is_begun:
            await say_by_keyboard(page)
        else:
            throws += await say_something(page, await page.evaluate(OFFERED), throws)
        await page.wait_for_timeout(30)
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await check_no_answer_was_given_by_a_second_press(page, SECONDS)
    print(f"{answers} answers in {time.monotonic() - began:.1f} s")
