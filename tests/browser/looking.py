"""Looks at pages: screenshots and questions."""

from __future__ import annotations

from playwright.async_api import Page

from tools import bootstrap

SCREENSHOTS = bootstrap.ROOT / "build" / "screenshots"
DRAWING = 60_000  # milliseconds a busy machine may take for a picture of a whole page
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
ASKED = """(after) => {
    const panel = document.querySelector('.question');
    if (panel?.dataset.stage === 'over') return 'over';
    const offered = document.querySelector('button[data-move], button[data-target]');
    return offered && panel.dataset.ask !== after ? panel.dataset.ask : null;
}"""


async def picture(page: Page, name: str, *, whole: bool = True) -> None:
    """Save a picture of the page, or of its top, for people; nothing may be wider than the screen."""
    assert await page.evaluate(TOO_WIDE) <= 0, f"{name} is too wide"
    await page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole, timeout=DRAWING)


async def wait_for_a_question(
    page: Page, after: str | None = None, within: float | None = None
) -> str | None:
    """Wait for another question (returns the last), or the end of the game (None)."""
    there = await page.wait_for_function(ASKED, arg=after, timeout=within)
    found = str(await there.json_value())
    return None if found == "over" else found
