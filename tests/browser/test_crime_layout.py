"""ORGANIZED CRIME on every screen: what is asked, and what one has, is there, and stands still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import gather
from tests.browser.looking import TOO_WIDE
from tests.games.organized_crime.builder import Table
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SIZES = (
    *((320, 568), (360, 640), (360, 740), (390, 664), (844, 390)),
    *((820, 1180), (1440, 900), (2560, 1440)),
)
# The buttons of the dock that somebody who does not scroll cannot press, and whether the family is seen.
OUT_OF_REACH = """() => {
    const isSeen = (one) => {
        const { x, y, width, height, top, left, right, bottom } = one.getBoundingClientRect();
        if (top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return one === there || one.contains(there);
    };
    const dock = [...document.querySelectorAll('.dock #question, .dock button, .dock [data-own] strong')];
    return dock.filter((one) => one.checkVisibility() && !isSeen(one)).map((one) => one.textContent.trim());
}"""
# Where everything is that can be pressed, but for what lies in tabs and tells of other things.
PLACES = """() => [...document.querySelectorAll('.dock button, [role=tab], .zoom button')]
    .filter((one) => one.checkVisibility() && one.dataset.askAdviser === undefined)
    .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.textContent.trim(), ...[x, y, width, height].map(Math.round)].join();
    })"""
LONGER = """() => {
    const asked = document.querySelector('#question');
    asked.append(' and consider everything that was said before in this room,'.repeat(6));
}"""


async def at_size(page: Page, width: int, height: int) -> None:
    await page.set_viewport_size(ViewportSize(width=width, height=height))
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(
    ("laid_out", "seat", "first"),
    [
        (countries.at_the_door, 0, "button[data-piece=miami_official_1]"),
        (countries.inside, 0, None),
        (countries.session, 0, None),
        (countries.vote, 3, None),
        (countries.creditors, 0, None),
    ],
)
async def test_the_question_and_what_one_has_are_on_every_screen(
    visit: Visit, server: Serving, laid_out: Callable[[], Table], seat: int, first: str | None
) -> None:
    company = await gather(server, visit, laid_out(), seat)
    page = company.pages[seat]
    if first is not None:
        await page.locator(first).first.click()
        await expect(page.locator("button[data-attack]").first).to_be_visible()
    for width, height in SIZES:
        await at_size(page, width, height)
        assert await page.evaluate(OUT_OF_REACH) == [], f"at {width} x {height}"
        assert await page.evaluate(TOO_WIDE) <= 0
        assert await page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1440, 900)])
async def test_nothing_that_is_told_moves_what_can_be_pressed(
    visit: Visit, server: Serving, width: int, height: int
) -> None:
    """A longer question, a line of the log, an announcement and the adviser's sentence."""
    company = await gather(server, visit, countries.judge(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await at_size(ann, width, height)
    await expect(ann.locator("button[data-move=bribe]")).to_be_visible()
    before = await ann.evaluate(PLACES)
    assert any("Bribe" in one for one in before)
    await bob.locator("button[data-move=audit]").first.click()
    await expect(ann.locator("ol.log")).to_contain_text("Bob has your money counted.")
    await expect(bob.locator("[data-announced=audited]")).to_be_visible()
    assert await ann.evaluate(PLACES) == before
    await ann.evaluate(LONGER)
    assert await ann.evaluate(PLACES) == before


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1440, 900)])
async def test_an_announcement_and_a_hint_move_nothing(
    visit: Visit, server: Serving, width: int, height: int
) -> None:
    made = await server.make("organized_crime", players=3, setup={"variant": "short"}, fill="rookie")
    player = await server.player(token=made["tokens"]["0"]).enter()
    await player.do("start")
    await server.see_off(player)
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}", reduced_motion="reduce")
    await at_size(page, width, height)
    await expect(page.locator("button[data-base]").first).to_be_visible()
    before = await page.evaluate(PLACES)
    face = await page.locator("[data-ask-adviser] .portrait").bounding_box()
    assert face is not None
    assert min(face["width"], face["height"]) >= 28
    await page.locator("[data-ask-adviser]").click()
    await expect(page.locator(".adviser [role=status]")).to_contain_text("Finch: Settle here")
    assert await page.evaluate(PLACES) == before
    assert await page.evaluate(OUT_OF_REACH) == []


async def test_a_mistake_that_is_read_out_moves_nothing(visit: Visit, server: Serving) -> None:
    table = countries.a_new_country().name(countries.HOME, "left").roll(1, 1)
    company = await gather(server, visit, table, 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    before = {tab.split(",")[0]: tab for tab in await bob.evaluate(PLACES)}
    for space in countries.TO_BOSTON[:2]:
        await ann.locator(f"[data-space={space}].lit").click()
    await expect(bob.locator("[data-announced=mistake_made]")).to_be_visible()
    assert {tab.split(",")[0]: tab for tab in await bob.evaluate(PLACES)} == before


async def test_letters_twice_as_large_leave_the_question_and_the_money_on_the_screen(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.vote(), 3)
    page = company.pages[3]
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, height in SIZES:
        await at_size(page, width, height)
        for there in ("#question", "[data-own] strong", "[data-vote=yes]"):
            await page.locator(f".dock {there}").scroll_into_view_if_needed()
            await expect(page.locator(f".dock {there}")).to_be_in_viewport()
        assert await page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert await page.evaluate(TOO_WIDE) <= 0


async def test_a_wide_screen_is_used(visit: Visit, server: Serving) -> None:
    """Up to 2560: the board is as high as the screen, letters are larger, the log has a column of its own."""
    company = await gather(server, visit, countries.first_city(), 0)
    page = company.pages[0]
    sizes: dict[int, Any] = {}
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        await at_size(page, width, height)
        sizes[width] = await page.evaluate("""() => ({
            board: document.querySelector('.board svg').getBoundingClientRect().height,
            letter: parseFloat(getComputedStyle(document.querySelector('#question')).fontSize),
            right: Math.max(...[...document.querySelectorAll('.panel')].map(
                (one) => one.getBoundingClientRect().right)),
        })""")
        assert sizes[width]["board"] > 0.9 * height
        assert sizes[width]["right"] > 0.98 * width, "no side is empty"
        if width > 1440:
            await expect(page.locator(".log-column ol.log")).to_be_in_viewport()
    assert sizes[2560]["letter"] > 1.2 * sizes[1440]["letter"]


@pytest.mark.parametrize(("width", "height"), [(390, 664), (1440, 900)])
async def test_the_names_of_cities_can_be_read(
    visit: Visit, server: Serving, width: int, height: int
) -> None:
    company = await gather(server, visit, countries.first_city(), 0)
    page = company.pages[0]
    await at_size(page, width, height)
    letter = await page.evaluate("""() => {
        const name = document.querySelector('.board text.city');
        return parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().d;
    }""")
    assert letter >= 12
