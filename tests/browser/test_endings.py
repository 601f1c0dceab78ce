"""Omerta won and lost, seen by players and a spectator; then a rematch, or the review."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import picture
from tests.browser.prepared import Company, a_deal, asked, bring, peeked, told
from tests.browser.truth import WATCH
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
LOW = ("1 2 alibi 3", "killer 7 5 2", "8 6 10 lady")
HIGH = ("9 2 1 3", "1 1 2 4", "8 6 10 lady")


async def call_omerta(company: Company) -> None:
    """Press twice, to confirm."""
    page = company.page
    await page.get_by_role("button", name="Omerta!").click()
    await page.get_by_role("button", name="Really call Omerta?").click()


async def watched(company: Company, visit: Visit) -> None:
    """A spectator comes by."""
    company.pages[None] = page = await visit(company.address(None), script=WATCH, reduced_motion="reduce")
    await page.get_by_role("button", name="Watch").click()
    await asked(page, "Ann to move")
    await expect(page.locator("button[data-target], button[data-move]")).to_have_count(0)


async def test_o31_an_omerta_is_won_and_watched_and_there_is_a_rematch(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(LOW)), without_page=(2,))
    page = await company.open(visit, reduced_motion="no-preference")
    bob = await company.open(visit, 1, width=360)
    await watched(company, visit)
    watcher = company.pages[None]
    await call_omerta(company)
    await expect(page.locator(".call")).to_contain_text("Omerta!")
    await page.get_by_role("button", name="Show all").click()
    await expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_contain_text("Your Omerta holds: a stock of 6")
    await expect(watcher.get_by_role("heading", name="Ann wins")).to_be_visible()
    await expect(watcher.get_by_role("dialog")).to_contain_text("Ann’s Omerta holds: a stock of 6")
    await company.check_secrets()
    await picture(page, "omerta-won-1440")

    before = page.url
    await bob.get_by_role("dialog").get_by_role("link", name="Review the game").click()
    await expect(bob.get_by_role("slider")).to_be_visible()
    await page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    await expect(page.get_by_role("heading", name="OMERTA: waiting for players")).to_be_visible()
    assert page.url != before
    assert "#" not in page.url, "the token stays in the address"
    await expect(page.get_by_text("Ann").first).to_be_visible()
    await expect(bob.get_by_role("link", name="There is a rematch")).to_be_visible()
    await picture(bob, "rematch-360")
    await bob.get_by_role("link", name="To the table").click()
    await bob.get_by_role("dialog").get_by_role("link", name="There is a rematch").click()
    await bob.wait_for_url(page.url)
    await expect(bob.get_by_text("Seat 2 · you")).to_be_visible()
    await expect(page.get_by_text("Bob", exact=True)).to_be_visible()


async def test_o32_an_omerta_is_lost_and_the_game_is_looked_at_again(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HIGH, safe="3 4 5 6")))
    page = await company.open(visit, width=360)
    await call_omerta(company)
    await expect(page.get_by_role("heading", name="Bob wins")).to_be_visible()
    lost = "Your Omerta fails with a stock of 15: 20 points on top."
    await expect(page.get_by_role("dialog")).to_contain_text(lost)
    assert await page.locator(".ending tfoot td").all_inner_texts() == ["35", "0", "39"]
    assert await page.locator(".hands .worth").all_inner_texts() == ["15"], "what the Lady counts"
    await told(page, "You call Omerta!")
    await company.check_secrets()
    await picture(page, "omerta-lost-360")
    await page.reload()
    await page.get_by_role("button", name="Back to the table").click()
    await page.get_by_role("button", name="Log, chat and tools").click()
    await page.get_by_role("link", name="You call Omerta!").click()  # told again after the reload
    await expect(page).to_have_url(re.compile("/review"))
    await expect(page.locator(".told")).to_contain_text("You call Omerta!")
    await expect(page.get_by_role("combobox", name="Seen by")).to_have_value("0")
