"""C10, C26, C28: penalties and debts, each in a browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import check_secrets, gather, say, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_c26_ten_seconds_run_in_which_one_demands_a_penalty_and_another_is_silent(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.two_killed(), 0, 1, 3, speed="normal")
    ann, bob, dan = (company.pages[seat] for seat in (0, 1, 3))
    await say(ann, "pass_dice")
    for page in (bob, dan):
        await expect(page.locator("#question")).to_have_text("You lost a hit-man. Do you demand a penalty?")
        await expect(page.get_by_role("timer")).to_have_text(re.compile("^0:(10|0[5-9])$"))
    await expect(ann.locator("#question")).to_have_text("A penalty? Bob, Dan may demand one")
    await expect(ann.locator("button[data-move=demand]")).to_have_count(0)
    shown = str(await dan.get_by_role("timer").text_content())
    await say(bob, "demand")
    await expect(bob.locator("#question")).to_contain_text("You have answered")
    await expect(dan.get_by_role("timer")).not_to_have_text(shown)
    await expect(ann.locator("ol.log")).not_to_contain_text(
        "demands a penalty"
    )  # in secret, until it is over
    await told(dan, "Bob demands a penalty for Ann.", "The Commission hears Bob: a penalty for Ann?")
    await check_secrets(company)
    state: Any = server.room(company.code).table.state
    assert (state.caller, state.hearings) == (1, ()), "who was silent is not heard afterwards"


async def test_c10_suspended_officials_have_no_vote_and_everybody_sees_for_how_long(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.suspended(), 0, 1)
    for page in company.pages.values():
        family = page.locator("li[data-seat='0']")
        await expect(family).to_contain_text("Judge")
        await expect(family).to_contain_text("officials suspended for 3 turns")
        ann = page.get_by_role("list", name="Votes").get_by_role("listitem").filter(has_text="Ann")
        await expect(ann).to_contain_text("1 for the Boss, 3 for money")
        await expect(ann).not_to_contain_text("official")
    await check_secrets(company)


async def test_c10_the_player_chooses_which_official_to_lose(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.official_lost(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await expect(ann.locator("#question")).to_have_text("The penalty takes an official. Which one?")
    await expect(bob.locator("#question")).to_have_text("Ann chooses what to lose")
    await expect(ann.locator("button[data-move=lose_official]")).to_have_text(
        [re.compile("Judge"), re.compile("Governor")]
    )
    await say(ann, "lose_official")
    await told(bob, "Ann loses a Judge.")
    await expect(bob.locator("li[data-seat='0']")).not_to_contain_text("Judge")
    await expect(bob.locator("li[data-seat='0']")).to_contain_text("Governor")
    await check_secrets(company)


async def test_c28_several_creditors_are_paid_in_the_order_of_the_debts(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.creditors(), 0, 2)
    ann, cid = company.pages[0], company.pages[2]
    debts = ann.locator("li[data-seat='0'] .debts li")
    await expect(debts).to_have_text(["owes Cid $100,000", "owes Bob $50,000"])
    await expect(cid.locator("li[data-seat='0'] .debts li")).to_have_text(
        ["owes Cid $100,000", "owes Bob $50,000"]
    )
    await say(ann, "claim")
    await told(ann, "You get $20,000 from the Bank: income.", "You pay Cid $20,000: a debt.")
    await expect(debts).to_have_text(["owes Cid $80,000", "owes Bob $50,000"])
    await say(ann, "cash")
    await say(ann, "repay")
    await told(cid, "Ann pays you $80,000: a debt.")
    await expect(debts).to_have_text(["owes Bob $50,000"])
    await say(ann, "repay")
    await expect(debts).to_have_text(["owes Bob $30,000"])
    await expect(ann.locator("button[data-move=repay]")).to_have_count(0)
    await check_secrets(company)
