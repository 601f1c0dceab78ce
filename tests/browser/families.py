"""What a page of ORGANIZED CRIME shows of the families, against what its seat may know."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.countries import found
from tests.browser.prepared import Company
from tests.games.organized_crime.builder import Table
from tests.support.server import Serving

LOOKS, A_MOMENT = 20, 0.1  # seconds between two of them
FIGURE = re.compile(r"\d[\d,\s]*")  # thousands are separated by a comma or a narrow space
RAW = ('"one_hit"', '"one_or_two_hits"', '"hands"')  # how the engine spells what it never tells
SHOWN = """() => [...document.querySelectorAll('li[data-seat]')].map((family) => ({
    seat: Number(family.dataset.seat),
    cards: family.querySelectorAll('.card').length,
    money: family.querySelector('.money')?.innerText ?? family.querySelector('.money')?.textContent,
}))"""


async def check_page(page: Page, state: Any, seat: int | None) -> None:
    """C7, C8, C27: the page shows exactly the cards and money that this seat knows.

    Bots may move while we look, and the page is a moment behind: then we look again.
    """
    html: str = await page.content()
    for word in RAW:
        assert word not in html
    for _ in range(LOOKS):
        view = state.view(seat)
        shown = {one["seat"]: one for one in await page.evaluate(SHOWN)}
        try:
            check_families(view, shown, seat)
        except AssertionError:
            await asyncio.sleep(A_MOMENT)
        else:
            return
    check_families(state.view(seat), {one["seat"]: one for one in await page.evaluate(SHOWN)}, seat)


def check_families(view: Any, shown: dict[int, Any], seat: int | None) -> None:
    assert len(shown) == len(view.families)
    for owner, family in enumerate(view.families):
        if not family.alive:
            continue
        assert shown[owner]["cards"] == len(family.known), f"seat {seat} sees cards of {owner}"
        between = {family.least, family.most} if family.money is None else {family.money}
        figures = {int(re.sub(r"\D", "", one)) for one in FIGURE.findall(shown[owner]["money"])}
        assert figures == between, f"seat {seat} sees the money of {owner}"


async def check_secrets(company: Company) -> None:
    """No page shows more than it may, and each shows the current state."""
    state: Any = company.server.room(company.code).table.state
    for seat, page in company.pages.items():
        asked = state.pending()
        if hasattr(asked, "seats"):
            await expect(page.locator(".question")).to_have_attribute("data-ask", str(asked.id))
        await check_page(page, state, seat)


async def gather(
    server: Serving, visit: Visit, table: Table, *seats: int, speed: str = "untimed", **how: Any
) -> Company:
    """A prepared game with a page for these seats; the others answer without one."""
    others = [seat for seat in range(table.game.rules.players) if seat not in seats]
    company = await found(server, table, without_page=others, speed=speed)
    for seat in seats:
        how.setdefault("reduced_motion", "reduce")
        company.pages[seat] = await visit(company.address(seat), **how)
        await expect(company.pages[seat].locator(".question")).to_be_visible()
    return company


async def say(page: Page, move: str, number: int = 0) -> None:
    """Press the button of a move; of several, the one with this number."""
    await page.locator(f"button[data-move={move}]").nth(number).click()


async def told(page: Page, *sentences: str) -> None:
    """The log says these, whether it is open or not."""
    for sentence in sentences:
        await expect(page.locator("ol.log")).to_contain_text(sentence)


async def name(page: Page, space: str, way: str, attack: str | None = None) -> None:
    """Name a piece with its direction, and a base to attack; then roll."""
    await page.locator(f"button[data-piece={space}]").first.click()
    if attack is not None:
        await page.locator(f"button[data-attack={attack}]").click()
    await page.locator(f"button[data-direction={way}]").click()
    await say(page, "roll")


async def walk(page: Page, *path: str) -> None:
    """Point at one space after another."""
    for space in path:
        await page.locator(f"[data-space={space}].lit").click()


async def offer(page: Page, to: int, *buttons: str) -> None:
    """Put a deal together with these buttons, and offer it."""
    form = page.locator("form[data-move=offer]")
    if not await form.count():
        await page.locator(f"button[data-deal='{to}']").click()
    for words in buttons:
        await form.get_by_role("button", name=words, exact=True).first.click()  # what you give comes first
    await form.locator("button[type=submit]").click()
    await expect(form).to_have_count(0)


async def vote(page: Page, side: str, votes: int) -> None:
    """Cast this many votes."""
    most = int(str(await page.get_by_role("slider").get_attribute("max")))
    for _ in range(most - votes):
        await page.get_by_role("button", name="One vote fewer").click()
    await page.locator(f"[data-vote={side}]").click()
