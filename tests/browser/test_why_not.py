"""Why not: a button that people look for is there, greyed, with its reason and its rule."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from backroom.games.omerta.moves import LayPatrol
from tests.browser.conftest import Visit
from tests.browser.looking import picture
from tests.browser.prepared import a_deal, asked, bring, peeked
from tests.games.omerta.builder import Table
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SIZES = ((360, 740), (844, 390), (1440, 900))
HANDS = ("3 7 5 10", "9 7 6 2", "8 6 10 1")
PATROLLED = {
    "en-GB": "One of your cards is under a Police Patrol: until it leaves, you cannot call Omerta.",
    "fr-FR": "Une de vos cartes est sous la Patrouille de police\u00a0: tant qu’elle y est, "
    "vous ne pouvez pas annoncer Omerta.",
    "nl-NL": "Een van je kaarten ligt onder de Politiepatrouille: zolang die er ligt, "
    "kun je geen Omerta roepen.",
    "ru-RU": "Одна из ваших карт под Полицейским патрулём: пока он там, объявить омерту нельзя.",
}
# the reason lies on the screen, whole, and covers neither its button nor the hand
IN_SIGHT = """() => {
    const note = document.querySelector('.why .reason').getBoundingClientRect();
    const button = document.querySelector('[data-not-now=omerta]').getBoundingClientRect();
    const isApart = (one) => note.bottom <= one.top || note.top >= one.bottom
        || note.right <= one.left || note.left >= one.right;
    return note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight
        && isApart(button) && [...document.querySelectorAll('.near .place')].every(
            (card) => isApart(card.getBoundingClientRect()));
}"""


def under_a_patrol() -> Table:
    """Bob has laid the Patrol on Ann's second card, and it is her turn again."""
    table = peeked(a_deal(HANDS, starter=1)).draw("patrol").discard().power(LayPatrol(0, 1))
    if table.clock == "killer":
        table.nobody_kills()
    return table.draw("10").discard().nobody_snaps()


async def ask_why(page: Page, of: str) -> None:
    """Press what is greyed; as its place may still move after a change of size, until it is hit."""
    said = page.locator(".why .reason")
    for _ in range(50):
        await page.locator(f"[data-not-now='{of}']").click(force=True)
        if await said.locator("visible=true").count() > 0:
            return
    raise AssertionError(f"nothing says why not: {of}")


async def reason(page: Page, of: str) -> str:
    """What a screen reader says after the name of a greyed button, which must not be switched off."""
    button = page.locator(f"[data-not-now='{of}']")
    await expect(button).to_have_attribute("aria-disabled", "true")
    await expect(button).to_be_enabled(enabled=False)
    described = await button.get_attribute("aria-describedby")
    return (await page.locator(f"[id='{described}']").text_content()) or ""


@pytest.mark.parametrize("locale", PATROLLED)
async def test_o29_omerta_under_a_patrol_is_there_greyed_with_its_reason(
    server: Serving, visit: Visit, locale: str
) -> None:
    company = await bring(server, under_a_patrol())
    page = await company.open(visit, locale=locale)
    await expect(page.locator("[data-move=draw]")).to_be_visible()
    await expect(page.locator("[data-move=omerta]")).to_have_count(0)
    assert await reason(page, "omerta") == PATROLLED[locale]
    said = page.locator(".why .reason")
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await ask_why(page, "omerta")
        await expect(said).to_contain_text(PATROLLED[locale])
        await expect(said.get_by_role("link")).to_have_attribute("href", "/rules/omerta#O29")
        assert await page.evaluate(IN_SIGHT), (width, height)
        await picture(page, f"why-not-{width}-{locale[:2]}", whole=False)
        await page.keyboard.press("Escape")
        await expect(said).to_be_hidden()
    await company.check_secrets()


async def test_the_keyboard_reaches_what_is_greyed_and_hears_why(server: Serving, visit: Visit) -> None:
    company = await bring(server, under_a_patrol())
    page = await company.open(visit)
    greyed = page.locator("[data-not-now=omerta]")
    await expect(greyed).to_be_visible()
    await page.keyboard.press("o")
    await expect(greyed).to_be_focused()
    await expect(page.locator(".why .reason")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.locator("[data-move=draw]").focus()
    await expect(page.locator(".why .reason")).to_be_hidden()
    for _ in range(await page.locator("button[data-target], button[data-move]").count() + 1):
        await page.keyboard.press("ArrowRight")
        if await greyed.evaluate("(button) => button === document.activeElement"):
            break
    await expect(greyed).to_be_focused()
    await expect(page.locator(".why .reason")).to_be_visible()
    await page.keyboard.press("Enter")
    await asked(page, "Your turn")  # nothing was answered


async def test_a_pointer_that_rests_there_is_told_why(server: Serving, visit: Visit) -> None:
    company = await bring(server, under_a_patrol())
    page = await company.open(visit)
    await page.locator("[data-not-now=omerta]").hover(force=True)
    await expect(page.locator(".why .reason")).to_be_visible()
    await page.mouse.move(2, 2)
    await expect(page.locator(".why .reason")).to_be_hidden()


async def test_o9_nothing_lies_on_the_discard_pile_and_o29_a_blocked_card_says_why(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(HANDS)))
    page = await company.open(visit)
    assert await reason(page, "take") == "The discard pile is empty: there is no open card."
    await expect(page.locator("[data-not-now=take]")).to_have_text("Take the open card")
    await page.context.close()
    company = await bring(server, under_a_patrol().draw("4"))
    page = await company.open(visit)
    assert await reason(page, "card:0:1") == "This card is under a Police Patrol, and cannot be replaced."
    await ask_why(page, "card:0:1")
    await expect(page.locator(".why .reason")).to_contain_text("cannot be replaced")
    await company.check_secrets()


async def test_o18b_a_power_that_must_be_used_cannot_be_left(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw("lady").discard())
    page = await company.open(visit)
    words = "In this edition, a power that can be used has to be used."
    assert await reason(page, "decline") == words


async def test_nobody_else_is_told_why_not(server: Serving, visit: Visit) -> None:
    company = await bring(server, under_a_patrol(), without_page=(2,))
    bob = await company.open(visit, 1)
    await asked(bob, "Ann to move")
    await expect(bob.locator("[data-not-now]")).to_have_count(0)
