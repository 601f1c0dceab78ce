"""How tests press: as people do, who press again where nothing happened.

A table takes no press for a moment after what it would mean has changed. Only a press that the page ignored
altogether is made again; whatever it did take is made once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.async_api import BrowserContext, Error, Keyboard, Locator, Page

AGAIN: Final = 0.05  # seconds from one press to the next
# Runs before the scripts of the page: presses that were made, and those that came through to it. A press of a
# script that presses twice (`detail` 2) is not ours to make again.
COUNT: Final = """(() => {
    window.presses = { made: 0, taken: 0 };
    const isOurs = ({ isTrusted, detail }) => isTrusted || detail !== 2;
    for (const type of ['click', 'keydown']) {
        addEventListener(type, (event) => { window.presses.made += isOurs(event) ? 1 : 0; }, true);
        addEventListener(type, (event) => { window.presses.taken += isOurs(event) ? 1 : 0; });
    }
})()"""
IGNORED: Final = """() => {
    const { made, taken } = window.presses ?? { made: 0, taken: 0 };
    window.presses = { made: 0, taken: 0 };
    return made > taken;
}"""


KEYBOARDS: Final[WeakKeyDictionary[Keyboard, Page]] = WeakKeyDictionary()


async def count_presses(context: BrowserContext) -> None:
    """Let the pages of a context say which presses they ignore."""
    await context.add_init_script(COUNT)
    context.on("page", note_keyboard)


def note_keyboard(page: Page) -> None:
    KEYBOARDS[page.keyboard] = page


async def was_ignored(page: Page) -> bool:
    """Whether the page ignored the last press; one that left the page behind was taken."""
    try:
        return bool(await page.evaluate(IGNORED))
    except Error:
        return False


def until_taken(
    press: Callable[..., Awaitable[None]], page_of: Callable[[Any], Page]
) -> Callable[..., Awaitable[None]]:
    """The same press, made again for as long as it is ignored."""

    async def pressing(self: Any, *given: Any, **how: Any) -> None:
        await press(self, *given, **how)
        while await was_ignored(page_of(self)):
            await asyncio.sleep(AGAIN)
            await press(self, *given, **how)

    return pressing


def press_as_people_do() -> None:
    """From now on every press of a test is made until the page takes it."""
    for kind in ("click", "tap", "press"):
        setattr(Locator, kind, until_taken(getattr(Locator, kind), lambda locator: locator.page))
    setattr(Keyboard, "press", until_taken(Keyboard.press, KEYBOARDS.__getitem__))  # noqa: B010
