"""Every target has keys; focus, what may be chosen and what lies on the table are told apart by eye."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from backroom.games.omerta.moves import LayMamma, LayPatrol, OpenSafe
from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, asked, bring, peeked, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 9 5 10", "killer 7 5 2", "8 6 10 1")
KEYS = "localStorage.setItem('backroom.settings', JSON.stringify({ keys: true }))"

# the rings of a target: its outline, and its shadows
RINGS = """(one) => {
    const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return [outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow];
}"""
SIZE = """(one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height);
}"""


async def with_keys(server: Serving, visit: Visit, card: str) -> Company:
    """Ann, who plays by keys and wants to see them, has discarded this card."""
    company = await bring(server, peeked(a_deal(HANDS)).draw(card).discard())
    await company.open(visit, script=KEYS)
    return company


async def key_of(page: Page, target: str, keys: str) -> None:
    await expect(page.locator(f"[data-target='{target}'] kbd")).to_have_text(keys)


async def test_o19_the_gangster_is_sent_by_keys(server: Serving, visit: Visit) -> None:
    company = await with_keys(server, visit, "gangster")
    page = company.page
    await asked(page, "Gangster: choose the first card to exchange")
    await key_of(page, "card:0:1", "2")
    await key_of(page, "card:1:0", "Q1")
    await key_of(page, "card:2:3", "W4")
    await page.keyboard.press("w")
    await key_of(page, "card:2:3", "4")
    await expect(page.locator("[data-target='card:0:1'] kbd")).to_have_count(0)  # digits mean Cid's cards now
    await expect(page.locator("[data-target='card:2:0']")).to_be_focused()
    await page.keyboard.press("Escape")
    await key_of(page, "card:0:1", "2")
    await page.keyboard.press("q")
    await page.keyboard.press("1")
    await asked(page, "Gangster: for which card?")
    await page.keyboard.press("2")
    await company.answer(1, "pass")
    await told(page, "Exchanged unseen: your card 2 and Bob’s card 1.")
    await company.check_secrets()


async def test_o23_the_cards_of_the_open_safe_have_keys(server: Serving, visit: Visit) -> None:
    prepared = peeked(a_deal(HANDS)).draw("safecracker").discard().power(OpenSafe())
    company = await bring(server, prepared)
    page = await company.open(visit, script=KEYS)
    await key_of(page, "safe:1", "S2")
    await page.keyboard.press("s")
    await key_of(page, "safe:1", "2")
    await page.keyboard.press("2")
    await asked(page, "Safecracker: and the other one?")
    await page.keyboard.press("4")
    await told(page, "You leave your card 4 in the safe and take its card 2.")
    await company.check_secrets()


async def test_players_have_keys_and_what_is_chosen_is_confirmed_by_one(
    server: Serving, visit: Visit
) -> None:
    company = await with_keys(server, visit, "lady")
    await key_of(company.page, "seat:2", "W")
    await company.page.keyboard.press("w")
    await company.answer(2, "pass")
    await told(company.page, "You send the Lady to Cid.", "Cid’s hand is shuffled.")
    company = await with_keys(server, visit, "driver")
    page = company.page
    await page.keyboard.press("2")
    await asked(page, "Driver: one more, or is that all?")
    await page.keyboard.press("c")
    await told(page, "You throw away the 9.")


async def test_the_list_of_keys_names_them_all(server: Serving, visit: Visit) -> None:
    company = await with_keys(server, visit, "gangster")
    page = company.page
    await page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for key in ("Q W E R", "Q 2", "S 2", "C"):
        await expect(keys.locator("kbd", has_text=key).first).to_be_visible()
    await expect(keys).to_contain_text("card 2 of that player, where it can be chosen")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_focus_does_not_look_like_what_may_be_chosen(
    server: Serving, visit: Visit, scheme: str
) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw("gangster").discard())
    page = await company.open(visit, color_scheme=scheme)
    lit = page.locator("[data-target='card:0:0']")
    focused = page.locator("[data-target='card:0:1']")
    outline, shadow = await lit.evaluate(RINGS)
    assert outline == ""
    await page.keyboard.press("ArrowRight")
    await focused.focus()
    ring, beneath = await focused.evaluate(RINGS)
    assert ring == "solid 4px rgb(255, 255, 255)"  # which is no colour of what may be chosen, nor of advice
    assert "255, 255, 255" not in shadow
    assert beneath == shadow  # and around it, so that both are seen
    await page.keyboard.press("Enter")
    chosen, _ = await focused.evaluate(RINGS)
    assert chosen == ring
    await expect(focused).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("width", [320, 360])
async def test_o28_o29_what_was_laid_can_be_seen_and_asked_about_on_a_phone(
    server: Serving, visit: Visit, width: int
) -> None:
    prepared = peeked(a_deal(HANDS)).draw("patrol").discard().power(LayPatrol(1, 2)).nobody_kills()
    prepared = prepared.draw("10").discard().nobody_snaps()
    prepared = prepared.draw("mamma").discard().power(LayMamma(0)).nobody_kills()
    company = await bring(server, prepared, without_page=(0, 1, 2))
    page = await company.open(visit, 2, width=width)
    mamma = page.locator("[data-seat='0'] [data-mark='mamma']")
    patrol = page.locator("[data-at='card:1:2'] .patrol")
    for mark in (mamma, patrol):
        await expect(mark).to_be_visible()
        assert await mark.evaluate(SIZE) >= 28
    await expect(page.get_by_text("under Mamma for one more turn")).to_be_attached()
    for button, name in (("[data-seat='0'] .plate", "Mamma"), ("[data-at='card:1:2']", "Police Patrol")):
        await page.locator(button).get_by_role("button", name=name).click()
        help_ = page.get_by_role("dialog", name=name)
        await expect(help_).to_contain_text("points")
        await help_.get_by_role("button", name="Close").click()
        await expect(help_).to_be_hidden()
    await company.check_secrets()
