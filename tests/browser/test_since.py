"""What happened since one's own turn is one tap, as a strip of small pictures with a sentence for each."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import picture
from tests.browser.prepared import Company, a_deal, asked, bring, peeked, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 7 5 10", "9 7 6 2", "8 6 10 1")
SIZES = ((360, 740), (844, 390), (1440, 900))
TITLES = {
    "en-GB": "What happened since your turn",
    "fr-FR": "Ce qui s’est passé depuis votre tour",
    "nl-NL": "Wat er sinds je beurt gebeurd is",
    "ru-RU": "Что было после вашего хода",
}
# the strip covers neither the question nor the hand, and lies on the screen
APART = """() => {
    const strip = document.querySelector('.strip').getBoundingClientRect();
    const isApart = (one) => strip.bottom <= one.top || strip.top >= one.bottom
        || strip.right <= one.left || strip.left >= one.right;
    return strip.height > 40 && strip.left >= 0 && strip.right <= innerWidth
        && [...document.querySelectorAll('.question, .near .place')].every(
            (kept) => isApart(kept.getBoundingClientRect()));
}"""


async def after_two_turns(server: Serving, visit: Visit, locale: str = "en-GB") -> tuple[Company, Page]:
    """Ann discards a 4; Bob takes it for his 9, at which Cid throws a 6; Cid takes that 9 for an 8."""
    company = await bring(server, peeked(a_deal(HANDS)).draw("4"))
    page = await company.open(visit, locale=locale)
    await page.locator("[data-move=discard]").click()
    await nobody_else_snaps(company, page, "4")
    await company.answer(1, "take")
    await company.answer(1, "replace", place=0)
    await nobody_else_snaps(company, page, "9", 1)
    await company.answer(2, "snap", place=1)
    await company.answer(2, "take")
    await company.answer(2, "replace", place=0)
    await nobody_else_snaps(company, page, "8")
    await expect(page.locator("[data-move=draw]")).to_be_visible()
    return company, page


async def nobody_else_snaps(company: Company, page: Page, bottle: str, *seats: int) -> None:
    """These seats (all, if none is named) and Ann let this bottle go."""
    for seat in seats or (1, 2):
        await opened(company, seat, bottle)
        await company.answer(seat, "pass")
    await page.locator("[data-move=pass]").click()


async def opened(company: Company, seat: int, bottle: str) -> None:
    """This seat is asked whether it throws one too."""
    player = company.players[seat]
    await player.until(lambda: True if player.update["view"]["window"] == [bottle] else None)


async def sentences(page: Page) -> list[str]:
    """What the strip says, the first first."""
    return [text.strip() for text in await page.locator(".strip [data-scene] .unseen").all_text_contents()]


@pytest.mark.parametrize("locale", TITLES)
async def test_it_is_one_tap_and_covers_neither_hand_nor_question(
    server: Serving, visit: Visit, locale: str
) -> None:
    company, page = await after_two_turns(server, visit, locale)
    button, strip = page.locator("button[data-since]"), page.locator(".strip")
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await expect(strip).to_have_count(0)
        await button.click()
        await expect(page.get_by_role("region", name=TITLES[locale])).to_be_visible()
        await page.wait_for_function(APART)
        await picture(page, f"since-{width}-{locale[:2]}", whole=False)
        await button.click()
        await expect(strip).to_have_count(0)
    await company.check_secrets()


async def test_it_has_a_picture_and_a_sentence_for_each_thing_in_order(server: Serving, visit: Visit) -> None:
    _, page = await after_two_turns(server, visit)
    await page.locator("button[data-since]").click()
    await expect(page.locator(".strip [data-scene]")).to_have_count(6)
    assert await sentences(page) == [
        "Bob takes the 4 from the discard pile.",
        "Bob keeps it as card 1 and discards the 9.",
        "Cid throws the 6, which is wrong: it goes back as card 2.",
        "Cid gets a penalty card.",
        "Cid takes the 9 from the discard pile.",
        "Cid keeps it as card 1 and discards the 8.",
    ]
    faces = page.locator(".strip [data-scene] .card[data-face]")
    assert [await one.get_attribute("data-face") for one in await faces.all()] == ["4", "9", "6", "9", "8"]
    await expect(page.locator(".strip .seat-face")).to_have_count(6)


async def test_it_closes_by_the_same_tap_and_by_escape_and_is_scrolled_with_the_arrows(
    server: Serving, visit: Visit
) -> None:
    _, page = await after_two_turns(server, visit)
    await page.locator("button[data-since]").focus()
    await page.keyboard.press("Enter")
    strip = page.locator(".strip")
    await expect(strip).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(strip).to_be_focused()  # and no card is
    await page.keyboard.press("Escape")
    await expect(strip).to_have_count(0)
    await expect(page.locator("button[data-since]")).to_be_focused()
    await asked(page, "Your turn")


async def test_after_a_reload_it_has_what_was_told_again(server: Serving, visit: Visit) -> None:
    _, page = await after_two_turns(server, visit)
    await page.locator("button[data-since]").click()
    await expect(page.locator(".strip [data-scene]")).to_have_count(6)
    before = await sentences(page)
    await page.reload()
    await page.locator("button[data-since]").click()
    await expect(page.locator(".strip [data-scene]")).to_have_count(6)
    assert await sentences(page) == before


async def test_nothing_happened_right_after_ones_own_turn(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw("4"))
    page = await company.open(visit)
    await page.get_by_role("button", name="Discard it").click()
    await told(page, "You discard the 4.")
    await expect(page.locator("button[data-since]")).to_be_hidden()
