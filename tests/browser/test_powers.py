"""Every power of OMERTA at its table, by pointing; and what everybody is told about it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from backroom.games.omerta.moves import Throw
from backroom.games.omerta.printed.editions import EditionName
from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, asked, bring, discard, peeked, point, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 9 5 10", "killer 7 5 2", "8 6 10 1")


async def with_drawn(
    server: Serving, visit: Visit, card: str, *, hands: Sequence[str] = HANDS, edition: EditionName = "en"
) -> Company:
    """Ann has drawn this card, and sees it; Bob and Cid answer without a page."""
    company = await bring(server, peeked(a_deal(hands, edition=edition)).draw(card))
    page = await company.open(visit)
    await expect(page.get_by_role("img", name="The drawn card:")).to_be_visible()
    return company


async def test_o19_the_gangster_exchanges_two_cards_of_two_players(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "gangster")
    page = company.page
    await discard(page)
    await asked(page, "Gangster: choose the first card to exchange")
    await point(page, "card:0:1")
    await asked(page, "Gangster: for which card?")
    await expect(page.locator("[data-target^='card:0:'].lit")).to_have_count(0)  # not two of one hand
    await point(page, "card:1:0")
    await company.answer(1, "pass")
    await told(page, "You send the Gangster: your card 2 for Bob’s card 1.")
    await told(page, "Exchanged unseen: your card 2 and Bob’s card 1.")
    await company.check_secrets()


async def test_o20_the_lady_shuffles_a_hand(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "lady")
    page = company.page
    await discard(page)
    await asked(page, "Lady: whose hand is shuffled?")
    await page.get_by_role("button", name="Choose Cid").click()
    await company.answer(2, "pass")
    await told(page, "You send the Lady to Cid.", "Cid’s hand is shuffled.")
    await company.check_secrets()


async def test_o21_the_mole_shows_one_card_to_its_owner(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "mole")
    page = company.page
    await discard(page)
    await asked(page, "Mole: which of your cards do you look at?")
    await point(page, "card:0:2")
    await expect(page.get_by_role("img", name="Your card 3, face up: 5")).to_be_visible()
    await told(page, "You look at your card 3.")
    await page.locator("[data-lid]").click()
    await expect(page.get_by_role("img", name="Your card 3, face down")).to_be_visible()
    await company.check_secrets()


async def test_o22_the_snitch_gives_a_card_each_to_two_players(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "snitch")
    page = company.page
    await discard(page)
    await asked(page, "Snitch: who gets the first card?")
    await point(page, "seat:1")
    await asked(page, "Snitch: who gets the second one?")
    await point(page, "seat:2")
    await company.answer(1, "pass")
    await company.answer(2, "pass")
    await told(page, "You use the Snitch: a card each for Bob and Cid.")
    await told(page, "Bob is given a card.", "Cid is given a card.")
    await expect(page.locator("[data-seat='1'] .place")).to_have_count(5)
    await company.check_secrets()


async def test_o23_the_safecracker_sees_the_safe_and_exchanges_with_it(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "safecracker")
    page = company.page
    await discard(page)
    await asked(page, "Safecracker: open the safe")
    await page.get_by_role("button", name="Open the safe").click()
    await asked(page, "Safecracker: exchange one of your cards for one in the safe")
    for place in range(1, 5):
        await expect(page.get_by_label(f"Card {place} of the safe, {place}")).to_be_visible()
    await point(page, "card:0:3", "safe:0")
    await told(page, "You look into the safe.", "You leave your card 4 in the safe and take its card 1.")
    await expect(page.locator("[data-at^='safe:']")).to_have_count(0)
    await company.check_secrets()


async def test_o11_a_safecracker_with_nothing_to_exchange_sees_the_safe_and_again_after_a_reload(
    server: Serving, visit: Visit
) -> None:
    table = peeked(a_deal(HANDS))
    for places in ((0, 1), (2, 3)):
        table.draw("driver").discard().power(Throw(places)).nobody_snaps()
        table.plain_turn("8").plain_turn("6")
    company = await bring(server, table.draw("safecracker"))
    page = await company.open(visit)
    await expect(page.get_by_role("img", name="The drawn card:")).to_be_visible()
    await discard(page)
    await page.get_by_role("button", name="Open the safe").click()
    for place in range(1, 5):
        await expect(page.get_by_label(f"Card {place} of the safe, {place}")).to_be_visible()
    await page.reload()
    for place in range(1, 5):
        await expect(page.get_by_label(f"Card {place} of the safe, {place}")).to_be_visible()
    await company.answer(1, "draw")
    await expect(page.locator("[data-at^='safe:']")).to_have_count(0)
    await company.check_secrets()


async def test_o24_the_driver_throws_two_bottles_away(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "driver")
    page = company.page
    await discard(page)
    await asked(page, "Driver: throw away up to two of your bottles")
    await point(page, "card:0:1")
    await asked(page, "Driver: one more, or is that all?")
    await point(page, "card:0:3")
    await told(page, "You throw away the 9 and the 10.")
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(2)
    await company.check_secrets()


async def test_o24_a_character_thrown_with_the_driver_comes_back(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "driver", hands=("3 9 mole 10", *HANDS[1:]))
    page = company.page
    await discard(page)
    await point(page, "card:0:2")
    await page.get_by_role("button", name="That is all").click()
    await told(page, "You have to take back the Mole, seen by everybody.", "You get a penalty card.")
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(5)
    await company.check_secrets()


async def test_o28_mamma_lies_before_a_player_who_loses_a_turn(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "mamma")
    page = company.page
    await discard(page)
    await asked(page, "Mamma: who loses a turn?")
    await page.get_by_role("button", name="Choose Bob").click()
    await company.answer(1, "pass")
    await told(page, "Mamma lies in front of Bob, who loses the next turn.")
    await told(page, "Mamma says no: Bob loses this turn.")
    await expect(page.get_by_text("under Mamma for one more turn")).to_be_attached()
    await asked(page, "Cid to move")
    await company.check_secrets()


async def test_o29_the_patrol_lies_on_a_card(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "patrol")
    page = company.page
    await discard(page)
    await asked(page, "Police Patrol: which card is blocked?")
    await expect(page.locator("[data-target^='card:0:']")).to_have_count(0)
    await point(page, "card:1:2")
    await company.answer(1, "pass")
    await told(page, "The Police Patrol lies on Bob’s card 3.")
    blocked = page.get_by_label("Bob, card 3, face down, under the Police Patrol for 2 more turns")
    await expect(blocked).to_be_visible()
    bob = await company.open(visit, seat=1)  # who may ask what the card does, on any screen
    await bob.locator(".near").get_by_role("button", name="Police Patrol").click()
    await expect(bob.get_by_role("dialog", name="Police Patrol")).to_be_visible()
    await company.check_secrets()


@pytest.mark.parametrize(("card", "name"), [("witness", "Witness"), ("alibi", "Alibi")])
async def test_o26_o27_the_witness_and_the_alibi_do_nothing(
    server: Serving, visit: Visit, card: str, name: str
) -> None:
    company = await with_drawn(server, visit, card)
    await discard(company.page)
    await told(company.page, f"You discard the {name}.")
    await asked(company.page, "Bob to move")
    await company.check_secrets()


async def test_o18b_the_french_may_leave_a_power_unused(server: Serving, visit: Visit) -> None:
    company = await with_drawn(server, visit, "gangster", edition="fr")
    await discard(company.page)
    await company.page.get_by_role("button", name="Do not use it").click()
    await told(company.page, "You do not use it. (Gangster)")
    await company.check_secrets()
