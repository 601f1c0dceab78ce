"""What is heard at a table: nothing before the first gesture, nothing for whoever wants none."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, bring, peeked
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 7 5 10", "killer 7 9 2", "8 6 10 1")
# Counts the loudspeakers that are opened, and the tones and noises that are played on them.
# A test that looks at a page counts as a gesture, so the page is told of those that a person makes.
LISTEN = """(() => {
    let touched = false;
    for (const gesture of ['pointerdown', 'keydown'])
        addEventListener(gesture, () => { touched = true; }, { capture: true });
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
    window.heard = { opened: 0, sources: 0 };
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
        constructor(...given) { super(...given); window.heard.opened += 1; }
        createOscillator() { window.heard.sources += 1; return super.createOscillator(); }
        createBufferSource() { window.heard.sources += 1; return super.createBufferSource(); }
    };
})();"""
OFF_BEFORE = "localStorage.setItem('backroom.settings', JSON.stringify({ volume: 0, name: 'Ann' }));"


async def sit_down(server: Serving, visit: Visit, script: str) -> tuple[Company, Page]:
    """Come to a table whose sounds are counted; the file with them is there."""
    company = await bring(server, peeked(a_deal(HANDS)))
    page = await visit(company.address(0), script=script, reduced_motion="reduce")
    await expect(page.locator("[data-sounds]")).to_be_visible()
    return company, page


async def draw_a_card(company: Company, page: Page) -> None:
    """Something that is heard happens, and is told."""
    await page.get_by_role("button", name="Draw", exact=True).click()
    await expect(page.locator("ol.log")).to_contain_text("You draw a card")


async def test_sounds_begin_with_the_first_gesture_and_one_tap_turns_them_off_for_good(
    server: Serving, visit: Visit
) -> None:
    company, page = await sit_down(server, visit, LISTEN)
    switch = page.get_by_role("button", name="Sounds")
    await expect(switch).to_have_attribute("aria-pressed", "true")
    await page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('speaker'))"
    )
    assert await page.evaluate("window.heard.opened") == 0, "a browser would complain"
    await draw_a_card(company, page)
    await page.wait_for_function("() => window.heard.sources > 0")
    assert await page.evaluate("window.heard.opened") == 1

    await switch.click()
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await page.reload()
    await expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    await page.locator("button[data-move=discard], button[data-target]").first.click()
    await expect(page.locator("#question")).not_to_have_text("")
    assert await page.evaluate("window.heard.opened") == 0
    await page.get_by_role("button", name="Sounds").press("Enter")
    await page.wait_for_function("() => window.heard.sources > 0")  # it is heard how loud they are


async def test_whoever_turned_the_sounds_off_before_there_was_a_switch_hears_none(
    server: Serving, visit: Visit
) -> None:
    company, page = await sit_down(server, visit, LISTEN + OFF_BEFORE)
    await expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    await draw_a_card(company, page)
    assert await page.evaluate("window.heard.opened") == 0
