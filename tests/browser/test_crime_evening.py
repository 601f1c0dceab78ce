"""C12 to C28: three rounds at a table of four browsers, with everything that four families do to each other.

Only in `--long`: each part has its own short test.
"""

from __future__ import annotations

import time

import pytest
from playwright.async_api import Page, expect

from tests.browser import countries
from tests.browser.chance import arrange
from tests.browser.conftest import Visit
from tests.browser.families import check_secrets, gather, name, offer, say, told, vote, walk
from tests.browser.prepared import Company
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ASIDE = (1, 1)
CHANCE = (
    *((2, 3), "lose_one_man", ASIDE, ASIDE, ASIDE),  # a killing and its penalty; the others
    *((1, 2), ASIDE, ASIDE, ASIDE),  # an attack that fails
    (2, 2),  # one that succeeds
)


async def step_aside(page: Page, company: Company, start: str, way: str, *path: str) -> None:
    """A turn in which nothing happens."""
    await name(page, start, way)
    await walk(page, *path)
    await check_secrets(company)
    await say(page, "pass_dice")


async def others_step_aside(company: Company, turn: int) -> None:
    """The turns of Bob, whose man goes to and fro, and of Cid and Dan, who each send a man out."""
    bob, cid, dan = (company.pages[seat] for seat in (1, 2, 3))
    there, back = ("miami_power_1", "miami_business_2"), ("miami_power_1", "miami_illegal_1")
    if turn == 0:
        await step_aside(bob, company, "miami_illegal_1", "right", *there)
    else:
        await step_aside(bob, company, "miami_business_2", "left", *back)
    for page, base in ((cid, "new_york"), (dan, "las_vegas")):
        path = (f"{base}_business_1", f"{base}_illegal_1")
        await step_aside(page, company, f"base_{base}_hit_men", "right", *path)


async def kill_and_ask_for_trucking(company: Company) -> None:
    """A killing; a request, a deal that is refused, one that is made, and a tied vote."""
    ann, bob, cid, dan = (company.pages[seat] for seat in range(4))
    await say(ann, "claim")
    await name(ann, countries.HOME, "right")
    await walk(ann, *countries.TO_BUSINESS_2)
    await say(ann, "kill")
    await told(bob, "Ann kills one of your hit-men")
    await check_secrets(company)
    await ann.locator("button[data-says*=trucking]").click()
    await offer(ann, 1, "Pay $10k", "More: Money")
    await check_secrets(company)
    for page in (cid, dan):
        await expect(page.locator(".offer")).to_have_count(0)
    await say(bob, "reject")
    await told(ann, "Your offer to Bob is off the table.")
    await offer(ann, 1, "Pay $100k", "More: Money")
    await say(bob, "accept")
    await told(dan, "Ann and Bob make a deal.")
    await expect(ann.locator("li[data-seat='0'] .card")).to_have_text(["Money"])
    await check_secrets(company)
    await say(ann, "call_vote")
    await vote(bob, "yes", 1)
    await vote(cid, "no", 2)
    await dan.locator("[data-vote=none]").click()
    await check_secrets(company)
    await vote(ann, "yes", 1)
    await expect(dan.locator("[data-announced=motion_decided]")).to_contain_text("2 for, 2 against")
    await say(ann, "close")
    await say(ann, "pass_dice")


async def punish(company: Company) -> None:
    """A penalty: demanded, voted, drawn and suffered."""
    ann, bob, cid, dan = (company.pages[seat] for seat in range(4))
    await say(bob, "demand")
    await say(bob, "call_vote")
    await cid.locator("[data-vote=yes]").click()
    await dan.locator("[data-vote=none]").click()
    await ann.locator("[data-vote=no]").click()
    await check_secrets(company)
    await bob.locator("[data-vote=yes]").click()
    await expect(cid.locator("[data-announced=penalty_drawn]")).to_be_visible()
    await ann.locator("button[data-move=lose_man][data-says*=base_boston_hit_men]").click()
    await check_secrets(company)
    await say(bob, "close")


async def attack_in_vain(company: Company) -> None:
    """Three points for a door and two of three men; the player who lost them lets it go."""
    ann, bob = company.pages[0], company.pages[1]
    await name(ann, "miami_official_1", "right", "base_miami")
    await walk(ann, "base_miami_hit_men")
    await say(ann, "kill")
    await expect(ann.locator("#question")).to_contain_text("One point left")
    await say(ann, "kill")
    await expect(ann.locator("#question")).to_contain_text("Finish your business")
    await check_secrets(company)
    await say(ann, "pass_dice")
    await say(bob, "waive")


async def attack_and_inherit(company: Company) -> None:
    """The last man, the door to the Boss, the Boss; his cards and half of his money."""
    ann, bob, cid, dan = (company.pages[seat] for seat in range(4))
    await name(ann, "base_miami_hit_men", "right", "base_miami")
    await say(ann, "kill")
    await walk(ann, "base_miami_boss")
    await check_secrets(company)
    await say(ann, "kill")
    await told(ann, "You kill the Boss of Bob", "You take over the cards of Bob: One or two hits.")
    await told(ann, "Bob pays you $50,000: an inheritance.", "Bob pays the Bank $50,000: an inheritance.")
    for page in (cid, dan):
        await told(page, "The family of Bob is out, killed by Ann.", "Ann takes over one card of Bob.")
    await expect(ann.locator("li[data-seat='0'] .card")).to_have_text(["One or two hits", "Money"])
    await expect(bob.locator("#out")).to_have_text("Your family is out")
    await check_secrets(company)


@pytest.mark.parametrize("width", [1440, 360])
async def test_c1_an_evening_with_everything_that_four_families_do_to_each_other(
    visit: Visit, server: Serving, width: int
) -> None:
    began = time.monotonic()
    company = await gather(server, visit, countries.evening(), 0, 1, 2, 3, width=width, has_touch=width < 600)
    arrange(server.room(company.code).table, *CHANCE)
    await kill_and_ask_for_trucking(company)
    await punish(company)
    await others_step_aside(company, 0)
    await attack_in_vain(company)
    await others_step_aside(company, 1)
    await attack_and_inherit(company)
    print(f"{width}: {time.monotonic() - began:.1f} s")
