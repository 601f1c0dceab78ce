"""C12 to C22: naming, odds, kills, HIT cards, attacks and an elimination, in browsers."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import check_secrets, gather, say, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_c21_odds_are_shown_before_an_attack_and_it_can_be_taken_back(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.at_the_door(), 0)
    page = company.pages[0]
    await page.locator("[data-space=miami_official_1].lit").click()
    await page.locator("[data-arrow=right]").click()
    await page.locator("button[data-attack=base_miami]").click()
    chances = page.get_by_role("list", name="Chances to kill")
    await expect(chances).to_contain_text("the Boss of Bob")
    await page.get_by_role("button", name="Move a second piece, too").click()
    await page.locator("button[data-piece=base_boston_hit_men]").click()
    await expect(page.locator("button[data-attack]")).to_have_count(0)
    await page.locator("button[data-direction=left]").click()
    await expect(page.locator("button[data-move=roll]")).to_be_enabled()
    await page.get_by_role("button", name="Take back").first.click()
    await page.get_by_role("button", name="Take back").click()
    await expect(page.locator("button[data-move=roll]")).to_be_disabled()
    assert server.room(company.code).table.state.view(0).walkers == ()
    await check_secrets(company)


async def test_c21_an_attack_that_runs_out_of_points_fails_and_stays_inside(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.attack(4, "one_hit", "one_or_two_hits"), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await ann.locator("[data-space=base_miami_hit_men].lit").click()
    await say(ann, "hit")
    await told(bob, "Ann plays a card: One hit.", "Ann kills one of your hit-men")
    await check_secrets(company)
    for _ in range(2):
        await say(ann, "kill")
    await expect(ann.locator("#question")).to_contain_text("One point left")
    await say(ann, "kill")
    await expect(ann.locator("#question")).to_contain_text("Finish your business")
    await expect(bob.locator("li[data-seat='1']")).not_to_contain_text("out")
    await check_secrets(company)
    await say(ann, "pass_dice")
    await say(bob, "waive")


async def test_c22_an_attack_succeeds_and_the_killer_inherits_the_family(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.attack(12), 0, 1, 2)
    ann, bob, cid = (company.pages[seat] for seat in range(3))
    await ann.locator("[data-space=base_miami_hit_men].lit").click()
    for _ in range(4):
        await say(ann, "kill")
    await ann.locator("[data-space=base_miami_boss].lit").click()
    await say(ann, "kill")
    await told(ann, "You kill the Boss of Bob", "You take over the cards of Bob: Money.")
    await told(cid, "The family of Bob is out, killed by Ann.", "Ann takes over one card of Bob.")
    await expect(ann.locator("[data-announced=cards_taken]")).to_contain_text("Money")
    await expect(ann.locator("li[data-seat='0'] .card")).to_have_text(["Money"])
    await expect(cid.locator("li[data-seat='0'] .card")).to_have_count(0)
    await check_secrets(company)

    await expect(bob.locator("[data-announced=killed]").last).to_contain_text("Ann kills your Boss")
    await expect(bob.locator("[data-announced=eliminated]")).to_be_visible()
    await expect(cid.locator("[data-announced=killed]")).to_have_count(0)
    await expect(bob.locator("#out")).to_have_text("Your family is out")
    watcher = await visit(company.address(None))
    await watcher.get_by_role("button", name="Watch").click()
    for tip in (bob, watcher):
        await tip.locator("[data-tip='2']").click()
        await expect(tip.locator("[data-tip='2']")).to_have_attribute("aria-pressed", "true")
    await expect(bob.locator("[data-tip='2']")).to_have_text(
        "Cid: 1"
    )  # players hear nothing of spectators' tips
    await expect(watcher.locator("[data-tip='2']")).to_have_text("Cid: 2")
    again = bob.get_by_role("checkbox", name="Play again with this group")
    await again.check()
    await bob.reload()
    await expect(again).to_be_checked()


async def test_c1_a_player_who_is_out_joins_the_next_game_when_this_one_is_over(
    visit: Visit, server: Serving
) -> None:
    table = countries.boss_in_reach(2).step(*countries.TO_BUSINESS_2)
    company = await gather(server, visit, table, 0)
    page = company.pages[0]
    await say(page, "kill")
    await expect(page.locator("#question")).to_have_text("The game is over")
    await expect(page.get_by_role("row", name="Ann")).to_contain_text("$")
    await page.get_by_role("button", name="Play again").click()
    await page.wait_for_url(lambda url: company.code not in url)
