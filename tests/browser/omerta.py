"""OMERTA's drawn table, as somebody plays on it who reads nothing: by pointing at what is lit, or by keys."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Page

A_SNAP = 3000  # milliseconds
PATIENT_TURNS = 2  # after which a round is stopped, so that the game ends soon
# What is open: faces in hands and safe, and what else the page says about cards that lie face down.
SEEN = """() => {
    const all = (where, read) => [...document.querySelectorAll(where)].map(read);
    return {
        faces: all('.hand [data-face], .safe [data-face]', (card) => card.dataset.face),
        pictures: all('.hand .card > svg, .safe .card > svg', (svg) => svg.innerHTML),
        labels: all('.hand [aria-label]', (card) => card.ariaLabel),
    };
}"""
# What the keyboard is at, if it can be taken and is not taken already.
FOCUSED = """() => {
    const { dataset, ariaPressed } = document.activeElement;
    return ariaPressed === 'true' ? null : (dataset.target ?? dataset.move ?? null);
}"""
LEAVING = ("pass", "decline", "confirm")  # what leaves a power unused, or shut again
# Every card that the server has told this browser of a hand or the safe, since the page was opened.
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
    """No face lies open that was not told, and a card that lies face down says nothing of itself."""
    seen: dict[str, Any] = await page.evaluate(SEEN)
    heard = set(await page.evaluate("[...(window.heardFaces ?? [])]"))
    assert set(seen["faces"]) <= heard, "a face lies open that was never told"
    assert len(seen["pictures"]) == len(seen["faces"]), f"{seen['pictures']} for {seen['faces']}"
    down = [label for label in seen["labels"] if "face up" not in label]
    assert all("face down" in label for label in down), down


async def close_what_covers(page: Page) -> None:
    """A round that is being counted: look at it, and go on."""
    while await page.locator("[data-closes]").count():
        await page.locator("[data-closes]").click()


async def point_at_something(page: Page, turns: int) -> bool:
    """Point at one thing that is offered; whether a turn has begun with it."""
    await close_what_covers(page)
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
        with suppress(Error):  # a snap goes by while a busy machine still points at it
            await let_go.first.click(timeout=A_SNAP)
        return False
    await page.locator("button[data-target]").first.click()
    while await page.locator("[aria-pressed=true]").count():  # it takes more than one
        await page.locator("button[data-target]:not([aria-pressed=true])").first.click()
    return False


async def press_something(page: Page, turns: int) -> bool:
    """The same by keys alone; whether a turn has begun with it."""
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
        if await page.locator("button[data-target^='card:']").count():  # taken, or nothing to discard
            await keys.press("ArrowRight")
            await keys.press("Enter")
    elif asking == "peek":
        await keys.press("1")
        await keys.press("3")
    else:
        await choose_by_arrows(page)
    return False


async def choose_by_arrows(page: Page) -> None:
    """Go to what is lit and take it, until the question is answered or everything was tried."""
    asked = await page.locator(".question").get_attribute("data-ask")
    tried: set[str] = set()
    while await page.locator(".question").get_attribute("data-ask") == asked:
        lit = await go_to_another(page, tried)
        if lit is None:
            return
        tried.add(lit)
        await page.keyboard.press("Enter")


async def go_to_another(page: Page, tried: set[str]) -> str | None:
    """Go on by arrows to something that is lit and was not taken yet; None: there is nothing more."""
    for _ in range(await page.locator("button[data-target], button[data-move]").count()):
        await page.keyboard.press("ArrowRight")
        lit: str | None = await page.evaluate(FOCUSED)
        if lit is not None and lit not in {*tried, *LEAVING}:
            return lit
    return None
