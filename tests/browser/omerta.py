"""Plays at OMERTA's table without reading: by pointing at whatever is lit, or by keys."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Page

A_SNAP = 3000  # milliseconds
PATIENT_TURNS = 2  # before a round is stopped, so that the game ends soon
# Open faces in hands and safe, and whatever the page says about face-down cards.
SEEN = """() => {
    const all = (where, read) => [...document.querySelectorAll(where)].map(read);
    return {
        faces: all('.hand [data-face], .safe [data-face]', (card) => card.dataset.face),
        pictures: all('.hand .card > svg, .safe .card > svg', (svg) => svg.innerHTML),
        labels: all('.hand [aria-label]', (card) => card.ariaLabel),
    };
}"""
# The focused element, if it can be chosen and is not chosen yet.
FOCUSED = """() => {
    const { dataset, ariaPressed } = document.activeElement;
    return ariaPressed === 'true' ? null : (dataset.target ?? dataset.move ?? null);
}"""
LEAVING = ("pass", "decline", "confirm")  # buttons that leave a power unused, or close it
# Every card of a hand or the safe that the server has told this browser since the page was opened.
LISTEN = """(() => {
    window.heardFaces = new Set();
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                for (const [, name] of String(data).matchAll(/"([0-9]+|[a-z]+)"/g))
                    window.heardFaces.add(name);
            });
        }
    };
})()"""


async def check_nothing_hidden_is_there(page: Page) -> None:
    """No face is open that was not told, and a face-down card reveals nothing."""
    seen: dict[str, Any] = await page.evaluate(SEEN)
    heard = set(await page.evaluate("[...(window.heardFaces ?? [])]"))
    assert set(seen["faces"]) <= heard, "a face lies open that was never told"
    assert len(seen["pictures"]) == len(seen["faces"]), f"{seen['pictures']} for {seen['faces']}"
    down = [label for label in seen["labels"] if "face up" not in label]
    assert all("face down" in label for label in down), down


async def close_what_covers(page: Page) -> None:
    """If a round is being counted, look at it and go on."""
    while await page.locator("[data-closes]").count():
        await page.locator("[data-closes]").click()


async def point_at_something(page: Page, turns: int) -> bool:
    """Point at one thing that is offered; returns whether that started a turn."""
    await close_what_covers(page)
    stop = page.locator("button[data-move=omerta]")
    let_go = page.locator("button[data-move=pass], button[data-move=decline], button[data-move=confirm]")
    if await stop.count():
        if turns % PATIENT_TURNS == PATIENT_TURNS - 1:
            await stop.click()
            await stop.click()  # again, to confirm
        else:
            await page.locator("button[data-target=pile]").click()
        return True
    if await let_go.count():
        with suppress(Error):  # a snap may pass while a busy machine still points at it
            await let_go.first.click(timeout=A_SNAP)
        return False
    await page.locator("button[data-target]").first.click()
    while await page.locator("[data-target][aria-pressed=true]").count():  # it needs more than one card
        await page.locator("button[data-target]:not([aria-pressed=true])").first.click()
    return False


async def press_something(page: Page, turns: int) -> bool:
    """The same by keys alone; returns whether that started a turn."""
    keys = page.keyboard
    while await page.locator("[data-closes]").count():
        await keys.press("Enter")  # the button has the focus
    asking = await page.locator(".question").get_attribute("data-asking")
    if asking == "turn":
        stops = turns % PATIENT_TURNS == PATIENT_TURNS - 1
        for key in "oo" if stops else "d":
            await keys.press(key)
        return True
    if asking in ("snap", "show", "pass", "throw"):
        await keys.press("l")
    elif asking == "put":
        await keys.press("x")
        if await page.locator(
            "button[data-target^='card:']"
        ).count():  # taken from the pile, or nothing to discard
            await keys.press("ArrowRight")
            await keys.press("Enter")
    elif asking == "peek":
        await keys.press("1")
        await keys.press("3")
    else:
        await choose_by_arrows(page)
    return False


async def choose_by_arrows(page: Page) -> None:
    """Go to what is lit and choose it, until the question is answered or everything was tried."""
    asked = await page.locator(".question").get_attribute("data-ask")
    tried: set[str] = set()
    while await page.locator(".question").get_attribute("data-ask") == asked:
        lit = await go_to_another(page, tried)
        if lit is None:
            return
        tried.add(lit)
        await page.keyboard.press("Enter")


async def go_to_another(page: Page, tried: set[str]) -> str | None:
    """Move by arrows to something lit and not chosen yet; None if there is nothing more."""
    for _ in range(await page.locator("button[data-target], button[data-move]").count()):
        await page.keyboard.press("ArrowRight")
        lit: str | None = await page.evaluate(FOCUSED)
        if lit is not None and lit not in {*tried, *LEAVING}:
            return lit
    return None
