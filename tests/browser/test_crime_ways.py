"""ORGANIZED CRIME: going on to the next choice, the board without a pointer, and what the end counts."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Page, expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import gather
from tests.browser.scenes import crime_result
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
STOPS = """() => {
    const reachable = [...document.querySelectorAll('.board *, .question *')]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    return reachable.map((one) => one.dataset.base ?? one.dataset.space).filter((one) => one !== undefined);
}"""


async def test_c17_a_piece_goes_on_to_where_there_is_something_to_decide(
    visit: Visit, server: Serving
) -> None:
    """One of Bob's men is four steps away: the way there is two taps, and nothing is skipped."""
    company = await gather(server, visit, countries.man_in_reach(), 0)
    page = company.pages[0]
    onward = page.locator("[data-walk=on]")
    await expect(onward).to_have_count(0)  # which door?
    await page.locator("[data-space=boston_business_1].lit").click()
    await onward.click()
    await expect(page.locator("button[data-move=kill]")).to_be_visible()
    view = server.room(company.code).table.state.view(0)
    assert view.walkers[0].space == countries.TO_BUSINESS_2[-1]
    assert view.walkers[0].points == 1
    await expect(onward).to_have_count(0)


async def test_c17_a_piece_that_goes_on_can_be_stopped_and_keys_send_it(
    visit: Visit, server: Serving
) -> None:
    table = countries.a_new_country().name(countries.HOME, "right").roll(6, 6)
    company = await gather(server, visit, table, 0)
    page = company.pages[0]
    await page.locator("[data-space=boston_business_1].lit").click()
    await expect(page.locator("[data-walk=on]")).to_be_visible()
    await page.keyboard.press("g")
    await expect(page.locator("#question")).to_have_text("The piece goes on to the next choice")
    await page.keyboard.press("g")
    await expect(page.locator("[data-walk=on]")).to_be_visible()
    walker = server.room(company.code).table.state.view(0).walkers[0]
    assert 8 <= walker.points <= 10, "stopped on its way"
    await asyncio.sleep(0.8)
    assert server.room(company.code).table.state.view(0).walkers[0].points == walker.points


async def test_c5_a_base_is_one_stop_of_the_keyboard_and_the_board_shows_which(
    visit: Visit, server: Serving
) -> None:
    made = await server.make("organized_crime", players=2, fill="regular")
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await page.get_by_role("button", name="Begin").click()
    await expect(page.locator("[data-base]").first).to_be_visible()
    stops = await page.evaluate(STOPS)
    assert len(stops) == len(set(stops)) == await page.locator("[data-base]").count()
    assert all(stop.startswith("base_") for stop in stops)
    first = page.locator("[data-base]").first
    await first.focus()
    base = await first.get_attribute("data-base")
    await expect(page.locator(f"[data-space={base}_hit_men].shown")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-move=choose_base]").first).to_be_visible()


async def test_the_board_is_heard_as_one_thing_that_leads_to_its_list(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.at_the_door(), 0)
    page = company.pages[0]
    board = page.get_by_role("group", name="The board.")
    heard = (await board.aria_snapshot()).strip()
    assert "\n" not in heard, "nothing of what is drawn is read out"
    await board.focus()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="The board as a list")).to_be_focused()
    await page.keyboard.press("Enter")
    summary = page.locator("summary", has_text="The board as a list")
    await expect(summary).to_be_focused()
    here = page.get_by_role("listitem").filter(has_text="One of your hit-men is here.")
    await expect(here).to_have_count(1)


async def said(page: Page, text: str) -> None:
    await page.get_by_role("tab", name="Chat").click()
    await page.get_by_role("textbox", name="Chat").fill(text)
    await page.keyboard.press("Enter")


async def test_after_a_reload_the_tab_of_the_chat_counts_what_was_missed(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.at_the_door(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await said(bob, "Read at once")
    await expect(ann.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    await ann.get_by_role("tab", name="Chat").click()
    await ann.get_by_role("tab", name="The families").click()
    await ann.goto("about:blank")
    await said(bob, "Said while she was away")
    await ann.go_back()
    await expect(ann.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    await ann.get_by_role("tab", name="Chat").click()
    await ann.reload()
    await expect(ann.locator("[role=tabpanel] li", has_text="Said while")).to_have_count(1)
    await expect(ann.get_by_role("tab", name="Chat")).to_have_text("Chat")


async def test_the_end_says_what_a_family_is_worth_and_why(visit: Visit, server: Serving) -> None:
    page = await visit("/about")
    await crime_result(server, page)
    await expect(page.locator("caption")).to_contain_text("$50,000 for every circle")
    rows = await page.locator("tbody tr").all_inner_texts()
    counted = 0
    for row in rows:
        figures = [int(one.replace(",", "")) for one in re.findall(r"\d[\d,]*", row.split("\t", 1)[1])]
        if len(figures) == 3:
            cash, circles, worth = figures
            assert cash + circles * 50_000 == worth
            counted += 1
    assert counted > 0


async def test_a_pause_is_announced_and_ends_where_the_question_was(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.at_the_door(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await ann.get_by_role("tab", name="Table").click()
    await ann.get_by_role("button", name="Pause the game").click()
    for page in (ann, bob):
        await expect(page.locator("#question")).to_have_text("The game is paused")
    resume = ann.locator(".question").get_by_role("button", name="Resume")
    await expect(bob.get_by_role("button", name="Resume")).to_have_count(0)
    await resume.click()
    await expect(ann.locator("#question")).to_have_text("Your turn: choose who moves, then roll")


async def test_against_bots_alone_no_clock_runs(visit: Visit) -> None:
    page = await visit("/")
    await page.get_by_role("button", name="Play ORGANIZED CRIME").click()
    await expect(page.locator("[data-base]").first).to_be_visible()
    await expect(page.locator("[role=timer]")).to_have_count(0)
