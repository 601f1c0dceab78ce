"""C14, C23: a space says what landing there would bring the player who points at it."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import check_secrets, gather, say
from tests.browser.looking import picture
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def says(page: Page, space: str, *words: str) -> None:
    """Point at a space and check the words of its note."""
    await page.locator(f"[data-space={space}]").hover(force=True)
    for part in words:
        await expect(page.locator(".note")).to_contain_text(part)


async def test_c23_each_family_is_told_what_a_space_would_bring_it(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.first_city(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await says(
        ann, "new_york", "you may ask the Commission for: New York $40,000 every turn", "costs $10,000"
    )
    await says(bob, "new_york", "yours without a vote: $10,000 for the informant, $40,000 every turn")
    await says(bob, "boston", "all of it is taken", "Ann holds it")
    await says(ann, "boston_business_2", "Entertainment $20,000, Trucking $20,000, Securities $30,000")
    await says(bob, "boston_business_2", "take a city first")
    await says(ann, "boston_mistake_1", "one of 16 Mistake cards: 6 take the piece, 10 cost up to $100,000")
    await says(ann, "state", "Landing here costs $50,000")
    await says(bob, "federal", "removes the piece")
    await says(ann, "boston_business_2", "Entertainment")
    await picture(ann, "crime-space-1440", whole=False)
    await check_secrets(company)
    await say(ann, "buy_power")  # updates what she would owe
    await expect(ann.locator("li[data-seat='0'] .card")).to_have_count(1)
    await says(ann, "new_york", "If the vote is won, the informant costs $10,000.")


async def test_c28_on_a_phone_a_player_without_money_is_told_what_they_would_owe(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.poor(), 0, width=360, locale="fr-FR", has_touch=True)
    page = company.pages[0]
    await page.get_by_role("button", name="Plateau entier").tap()
    await page.locator("[data-space=local_miami]").tap()
    await expect(page.locator(".note")).to_contain_text("vous coûte 20 000 $")
    await expect(page.locator(".note")).to_contain_text("vous en devriez 20 000 $")
    await page.locator("[data-space=miami]").tap()
    await expect(page.locator(".note")).to_contain_text("il vous manque 10 000 $ pour un indicateur")
    await picture(page, "crime-space-360-fr", whole=False)
