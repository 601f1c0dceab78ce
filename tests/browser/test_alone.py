"""Alone with bots: a first game that can be won, a ladder that invites upward, and a pause of one tap."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE, wait_for_a_question
from tests.browser.prepared import a_deal, bring, peeked
from tests.browser.scenes import HANDS
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SIZES = ((320, 568), (360, 740), (844, 390), (820, 1180), (1440, 900), (2560, 1440))
FIRST_GAMES = 3
PLAYED = """localStorage.setItem('backroom.settings', JSON.stringify({alone: {omerta: %d}}))"""


def levels(server: Serving, page: Page) -> list[str | None]:
    return [seat.bot for seat in server.room(page.url.partition("/t/")[2]).table.seats]


async def a_game_nearly_won(server: Serving) -> str:
    """Ann has the best hand by far, and two beginners against her; where her seat is."""
    table = peeked(a_deal(("1 2 alibi 3", *HANDS[1:])))
    company = await bring(server, table, without_page=(), bots=(1, 2), level="rookie")
    return company.address(0)


async def test_a_first_game_asks_nothing_and_is_kind(visit: Visit, server: Serving) -> None:
    page = await visit()
    await expect(page.get_by_role("button", name="Against Nino · No clock · Memory aid")).to_be_visible()
    await page.get_by_role("button", name="Play OMERTA").click()
    await wait_for_a_question(page)
    assert levels(server, page) == [None, "rookie", "rookie", "rookie"]
    table = server.room(page.url.partition("/t/")[2]).table
    assert (table.options.speed, table.setup.memory_aid) == ("untimed", True)
    await expect(page.locator(".hint")).to_contain_text("The memory aid is on")


async def test_the_memory_aid_leaves_after_the_first_games_and_comes_back_when_it_is_wanted(
    visit: Visit, server: Serving
) -> None:
    page = await visit(script=PLAYED % FIRST_GAMES)
    terms = page.get_by_role("button", name="Against Nino")
    await expect(terms).not_to_contain_text("Memory aid")
    await terms.click()
    await expect(page.get_by_role("checkbox", name="Memory aid")).not_to_be_checked()
    await page.get_by_role("checkbox", name="Memory aid").check()
    await page.get_by_role("checkbox", name="No clock").first.uncheck()
    await page.get_by_role("combobox", name="Against").select_option("boss")
    await expect(page.get_by_role("button", name="Against Aldo · Memory aid")).to_be_visible()
    await page.get_by_role("button", name="Play OMERTA").click()
    await wait_for_a_question(page)
    table = server.room(page.url.partition("/t/")[2]).table
    assert levels(server, page) == [None, "boss", "boss", "boss"]
    assert (table.options.speed, table.setup.memory_aid) == ("normal", True)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "ru"])
async def test_the_way_to_play_is_on_every_screen_without_scrolling(visit: Visit, language: str) -> None:
    page = await visit(locale=language)
    play = page.locator("article button.main").first
    for width, height in SIZES:
        await page.set_viewport_size(ViewportSize(width=width, height=height))
        await expect(play).to_be_in_viewport(ratio=1)
        assert await page.evaluate(TOO_WIDE) <= 0


async def test_whoever_has_beaten_a_character_is_invited_by_the_next_one(
    visit: Visit, server: Serving
) -> None:
    page = await visit(await a_game_nearly_won(server), reduced_motion="reduce", width=360)
    await page.locator("[data-move=omerta]").click()
    await page.locator("[data-move=omerta]").click()
    invitation = page.get_by_text("You beat Nino. Rosa keeps the books: play her?")
    await expect(invitation).to_be_visible()
    assert await page.evaluate(TOO_WIDE) <= 0

    await page.goto(server.base)
    await expect(invitation).to_be_visible()
    await page.reload()
    await expect(invitation).to_be_visible()  # it is counted once
    won = await page.evaluate("JSON.parse(localStorage.getItem('backroom.settings')).ladder")
    assert won == {"omerta/rookie": {"played": 1, "won": 1}}

    await page.get_by_role("button", name="Play Rosa").click()
    await wait_for_a_question(page)
    assert levels(server, page) == [None, "regular", "regular", "regular"]
    await page.goto(server.base)
    await expect(page.get_by_role("button", name="Against Rosa")).to_be_visible()
    await expect(invitation).to_be_hidden()


async def test_the_end_of_a_game_itself_leads_to_the_next_character(visit: Visit, server: Serving) -> None:
    page = await visit(await a_game_nearly_won(server), reduced_motion="reduce")
    await page.locator("[data-move=omerta]").click()
    await page.locator("[data-move=omerta]").click()
    before = page.url
    await page.get_by_role("button", name="Play Rosa").click()
    await page.wait_for_url(lambda url: "/t/" in url and url != before)
    await wait_for_a_question(page)
    assert levels(server, page) == [None, "regular", "regular", "regular"]


@pytest.mark.parametrize("game", ["OMERTA", "ORGANIZED CRIME"])
async def test_one_tap_pauses_a_game_alone_with_bots_and_one_goes_on(
    visit: Visit, server: Serving, game: str
) -> None:
    page = await visit(width=360)
    await page.get_by_role("button", name=f"Play {game}").click()
    pause = page.locator("[data-pause]")
    await expect(pause).to_have_attribute("aria-label", "Pause the game")
    await pause.click()
    await expect(page.get_by_text("The game is paused").first).to_be_visible()
    table = server.room(page.url.partition("/t/")[2]).table
    assert table.paused is not None
    await expect(pause).to_have_attribute("aria-label", "Resume")
    await page.get_by_role("button", name="Resume").last.click()
    await expect(pause).to_have_attribute("aria-label", "Pause the game")
    assert table.paused is None


async def test_a_pause_within_a_snap_comes_as_soon_as_it_is_over(visit: Visit, server: Serving) -> None:
    table = peeked(a_deal(HANDS)).draw("9")
    company = await bring(server, table, without_page=(), bots=(1, 2))
    page = await visit(company.address(0), reduced_motion="reduce")
    await page.locator("[data-move=discard]").click()
    await page.locator("[data-asking=snap]").wait_for()
    await page.locator("[data-pause]").click()
    await expect(page.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
    await page.locator("[data-move=pass]").click()
    await expect(page.locator("#question")).to_have_text("The game is paused")


async def test_with_another_person_there_is_no_such_button(visit: Visit, server: Serving) -> None:
    company = await bring(server, peeked(a_deal(HANDS)), without_page=(1,), bots=(2,))
    page = await visit(company.address(0))
    await wait_for_a_question(page)
    await expect(page.locator("[data-pause]")).to_have_count(0)
