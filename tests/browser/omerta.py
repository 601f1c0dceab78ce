"""OMERTA's drawn table, as somebody plays on it who reads nothing and points at what is lit."""

from __future__ import annotations

from playwright.async_api import Page

PATIENT_TURNS = 2  # after which a round is stopped, so that the game ends soon


async def point_at_something(page: Page, turns: int) -> bool:
    """Point at one thing that is offered; whether a turn has begun with it."""
    while await page.locator("[data-closes]").count():  # a round is being counted
        await page.locator("[data-closes]").click()
    stop = page.locator("button[data-move=omerta]")
    let_go = page.locator("button[data-move=pass], button[data-move=decline], button[data-move=confirm]")
    if await stop.count():
        if turns % PATIENT_TURNS == PATIENT_TURNS - 1:
            await stop.click()
            await stop.click()  # once more: it is meant
        else:
            await page.locator("button[data-target=pile]").click()
        return True
    if await let_go.count():
        await let_go.first.click()
        return False
    await page.locator("button[data-target]").first.click()
    while await page.locator("[aria-pressed=true]").count():  # it takes more than one
        await page.locator("button[data-target]:not([aria-pressed=true])").first.click()
    return False
