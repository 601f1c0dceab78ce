"""Nobody loses anything by a slip: what a second press, a held key or a late one would do is not done."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import gather
from tests.browser.prepared import a_deal, asked, bring, peeked, told
from tests.browser.twice import (
    answers_of,
    by_somebody_who_presses_twice,
    check_no_answer_was_given_by_a_second_press,
)
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 7 5 10", "killer 7 5 2", "8 6 10 1")
A_WHILE = 1_000  # milliseconds for which things have lain where they lie
# A press at the very moment at which something can be pressed: no person is as quick.
AT_ONCE = """(wanted) => {
    const press = () => document.querySelector(wanted)?.click();
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
}"""


async def test_a_card_that_was_just_placed_is_not_thrown_by_the_same_press(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw("9"))
    page = await company.open(visit)
    await by_somebody_who_presses_twice(page)
    await page.locator("[data-target='card:0:1']").click()
    await asked(page, "7! Have you got one too? Throw it, quick")
    await page.wait_for_timeout(A_WHILE)
    await check_no_answer_was_given_by_a_second_press(page, 0)
    assert await answers_of(page) == [{"type": "replace", "place": 1}]


async def test_o13_a_card_that_lay_there_can_be_thrown_at_the_instant_of_the_snap(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw("7"), without_page=(0, 2))
    page = await company.open(visit, 1)
    await page.wait_for_timeout(A_WHILE)
    await page.evaluate(AT_ONCE, "[data-target='card:1:1']")
    await company.answer(0, "discard")
    await told(page, "Snap! You are rid of the 7, your card 2.")


async def test_omerta_is_called_by_no_second_press_and_by_no_key_that_is_held(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(HANDS)))
    page = await company.open(visit)
    await by_somebody_who_presses_twice(page)
    sure = page.locator(".question .sure")
    await page.locator("[data-move=omerta]").click()
    await page.wait_for_timeout(A_WHILE)
    await expect(sure).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(sure).to_have_count(0)
    await page.wait_for_timeout(A_WHILE)
    for _ in range(5):  # as a keyboard repeats a key that is held
        await page.keyboard.down("o")
        await page.wait_for_timeout(A_WHILE / 5)
    await page.keyboard.up("o")
    await expect(sure).to_be_visible()
    assert await answers_of(page) == []
    await page.keyboard.press("o")  # once it may
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await answers_of(page) == [{"type": "omerta"}]


async def test_a_press_belongs_to_what_it_meant_when_it_went_down(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)))
    page = await company.open(visit)
    await by_somebody_who_presses_twice(page)
    await page.wait_for_timeout(A_WHILE)
    await page.locator("[data-move=draw]").hover()
    await page.mouse.down()
    await page.keyboard.press("o")
    await expect(page.locator(".question .sure")).to_be_visible()
    await page.locator(".question .sure").hover()
    await page.mouse.up()
    await expect(page.locator(".question .sure")).to_be_visible()
    assert await answers_of(page) == []


async def test_what_has_just_changed_under_the_pointer_is_not_pressed(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.at_the_door(), 0)
    page = company.pages[0]
    await by_somebody_who_presses_twice(page)
    hire = page.locator("[data-move=hire]").first
    left = server.room(company.code).table.state.view(0).families[0].left
    await hire.click()
    await page.wait_for_timeout(A_WHILE)
    await expect(hire).to_contain_text(f"({left - 1} left)")
    await hire.click()  # by now its text has been there to read
    await expect(hire).to_contain_text(f"({left - 2} left)")
    await check_no_answer_was_given_by_a_second_press(page, 0)
    assert await answers_of(page) == [{"type": "hire"}, {"type": "hire"}]


async def test_what_somebody_has_written_is_sent_though_the_question_changes_meanwhile(
    visit: Visit, server: Serving
) -> None:
    """Talk answers no question, and Enter sends it wherever its button is by now."""
    company = await gather(server, visit, countries.at_the_door(), 0)
    page = company.pages[0]
    await page.get_by_role("tab", name="Chat").click()
    box = page.get_by_role("textbox", name="Chat")
    await box.fill("Good luck!")
    await page.wait_for_timeout(A_WHILE)
    hire = page.locator("[data-move=hire]").first
    left = server.room(company.code).table.state.view(0).families[0].left
    await hire.click()
    await expect(hire).to_contain_text(f"({left - 1} left)")
    await box.focus()
    await page.keyboard.down("Enter")  # once: a press that is ignored is not made again
    await page.keyboard.up("Enter")
    await expect(page.locator("#panel-talk li")).to_contain_text("Good luck!")
