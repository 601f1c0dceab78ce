"""The peek, the snap and the Killer in a browser: right, late and wrong, with the words of the ruling."""

from __future__ import annotations

import re
import time

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, asked, bring, discard, peeked, point, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 7 5 10", "killer 7 5 2", "8 6 10 1")


def hold_long(*_: object) -> float:
    """Make the first claim wait for the second: a busy machine is slower than people."""
    return 60.0


async def a_seven_is_thrown(server: Serving, visit: Visit, *, page_of: int = 0) -> Company:
    """Ann discards the 7 she drew, and everybody may throw one."""
    others = [seat for seat in range(3) if seat != page_of]
    company = await bring(server, peeked(a_deal(HANDS)).draw("7"), without_page=others)
    page = await company.open(visit, page_of)
    if page_of == 0:
        await discard(page)
    else:
        await company.answer(0, "discard")
    await asked(page, "7! Have you got one too? Throw it, quick")
    return company


async def test_o7_two_cards_are_looked_at_and_turned_down_again(server: Serving, visit: Visit) -> None:
    company = await bring(server, a_deal(HANDS))
    page = await company.open(visit)
    await asked(page, "Choose two of your cards to look at")
    await company.check_secrets()
    await point(page, "card:0:0")
    await asked(page, "And one more")
    await page.get_by_role("button", name="Take back").click()
    await point(page, "card:0:1", "card:0:3")
    await asked(page, "You will see them as soon as everybody has chosen")
    await company.answer(1, "peek", places=[0, 1])
    await company.answer(2, "peek", places=[0, 1])
    await expect(page.get_by_label("Your card 2, face up: 7")).to_be_visible()
    await expect(page.get_by_label("Your card 4, face up: 10")).to_be_visible()
    await told(page, "You look at your cards 2 and 4.", "Bob looks at cards 1 and 2.")
    await expect(page.locator(".buttons [data-lid]")).to_have_count(0)  # it answers nothing
    await page.locator("[data-lid]").click()
    await expect(page.get_by_label(re.compile("Your card ., face up"))).to_have_count(0)
    await company.check_secrets()


async def test_o7_a_page_reloaded_while_cards_are_shown_shows_them_again(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, a_deal(HANDS))
    page = await company.open(visit)
    await page.clock.set_fixed_time(time.time())  # a busy machine loses no time
    await point(page, "card:0:1", "card:0:3")
    await company.answer(1, "peek", places=[0, 1])
    await company.answer(2, "peek", places=[0, 1])
    seen = page.get_by_label(re.compile("Your card ., face up"))
    faces = page.get_by_label("Your card 2, face up: 7")
    await expect(faces).to_be_visible()
    await page.reload()
    await expect(faces).to_be_visible()
    await expect(seen).to_have_count(2)
    await page.reload()
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(4)
    await expect(seen).to_have_count(0)
    elsewhere = await visit(company.address(0))  # opening the link again improves nobody's memory
    await expect(elsewhere.locator("[data-seat='0'] .place")).to_have_count(4)
    await expect(elsewhere.get_by_label(re.compile("Your card ., face up"))).to_have_count(0)
    await company.check_secrets()


async def test_o13_a_right_card_is_gone_and_everybody_hears_how_quickly(
    server: Serving, visit: Visit
) -> None:
    company = await a_seven_is_thrown(server, visit)
    page = company.page
    await point(page, "card:0:1")
    await told(page, "Snap! You are rid of the 7, your card 2.")
    await expect(page.locator("ol.log")).to_contain_text(re.compile(r"You are quickest, after \d+ ms"))
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(3)
    await company.check_secrets()


async def test_o15_a_late_right_card_goes_back(
    server: Serving, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.table.running.hold", hold_long)
    company = await a_seven_is_thrown(server, visit)
    page = company.page
    await company.answer(1, "snap", place=1)
    await point(page, "card:0:1")
    await company.answer(2, "pass")
    await told(page, "Snap! Bob is rid of the 7, card 2.")
    await told(page, "You throw the 7 too late: it goes back as card 2.")
    await expect(page.get_by_label("Your card 2, face up: 7")).to_be_visible()
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(4)
    await company.check_secrets()


async def test_o14_a_wrong_card_goes_back_and_costs_one(server: Serving, visit: Visit) -> None:
    company = await a_seven_is_thrown(server, visit)
    page = company.page
    await point(page, "card:0:2")
    await company.answer(1, "pass")
    await company.answer(2, "pass")
    await told(page, "You throw the 5, which is wrong: it goes back as card 3.", "You get a penalty card.")
    await expect(page.get_by_label("Your card 3, face up: 5")).to_be_visible()
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(5)
    await company.check_secrets()


async def the_lady_comes_to_bob(server: Serving, visit: Visit) -> Company:
    """Ann sends the Lady to Bob, who has a page and may show a Killer."""
    company = await bring(server, peeked(a_deal(HANDS)).draw("lady"), without_page=(0, 2))
    page = await company.open(visit, 1)
    await company.answer(0, "discard")
    await asked(page, "Ann uses a power: Lady")
    await company.answer(0, "mix", seat=1)
    await asked(page, "Lady, against you. If you hold the Killer, you may show it; otherwise let it pass")
    return company


async def test_o25_the_killer_is_shown_and_nothing_happens(server: Serving, visit: Visit) -> None:
    company = await the_lady_comes_to_bob(server, visit)
    page = company.pages[1]
    await point(page, "card:1:0")
    await told(page, "You show the Killer: nothing happens. (Lady)")
    await expect(page.get_by_label("Discard pile, on top Killer")).to_be_visible()
    await expect(page.locator("[data-seat='1'] .place")).to_have_count(3)
    await company.check_secrets()


async def test_o25_another_card_is_not_a_killer_and_costs_one(server: Serving, visit: Visit) -> None:
    company = await the_lady_comes_to_bob(server, visit)
    page = company.pages[1]
    await point(page, "card:1:1")
    await told(page, "You show the 7: not a Killer. It goes back as card 2.", "You get a penalty card.")
    await told(page, "Your hand is shuffled.")
    await expect(page.locator("[data-seat='1'] .place")).to_have_count(5)
    await company.check_secrets()
