"""Somebody who presses everything twice, by mouse, by finger or by keys."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest
from playwright.async_api import Keyboard, Locator, Page, expect

from tests.browser.pressing import KEYBOARDS, was_ignored

# Whatever is pressed is pressed again soon at the same pixel, as by somebody who clicks twice on everything;
# every answer is noted with the press that gave it. On a busy machine a second press may be too late.
# No script can press a key, so keys are pressed twice from outside, which says so (`isAgain`).
TWICE: Final = """(() => {
    window.answered = [];
    window.seconds = 0;
    let pressing = '', count = 0;
    const by = (press) => {
        pressing = press;
        setTimeout(() => { if (pressing === press) pressing = ''; });
    };
    const again = (x, y, began) => {
        if (performance.now() - began > 400) return;
        const there = document.elementFromPoint(x, y) ?? document.body;
        window.seconds += 1;
        by('second');
        for (const type of ['pointerdown', 'pointerup', 'click'])
            there.dispatchEvent(new PointerEvent(
                type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 2 }));
    };
    const isKey = ({ isTrusted, key }) => isTrusted && /^(?:Enter|Escape| |.)$/u.test(key);
    let taken = -Infinity;
    addEventListener('keydown', (event) => {
        if (!isKey(event)) return;
        const isInTime = window.isAgain && event.timeStamp - taken < 400;
        window.seconds += isInTime ? 1 : 0;
        by(isInTime ? 'second' : 'first');
    }, true);
    addEventListener('keydown', (event) => {  // that the page took
        if (isKey(event)) taken = event.timeStamp;
    });
    addEventListener('click', ({ isTrusted, detail }) => { if (isTrusted && detail > 0) by('first'); }, true);
    addEventListener('click', ({ isTrusted, detail, clientX, clientY }) => {  // that the page took
        const began = performance.now();
        const wait = [180, 270, 360][(count += 1) % 3];
        if (isTrusted && detail > 0) setTimeout(() => again(clientX, clientY, began), wait);
    });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const said = JSON.parse(data);
        if (said.type === 'answer') window.answered.push([JSON.stringify(said.move), pressing]);
        send.call(this, data);
    };
})()"""
DOES: Final = re.compile("Enter|Escape| |.")  # what a key does twice, and what only moves
Press = Callable[..., Awaitable[None]]


async def answers_of(page: Page) -> list[dict[str, Any]]:
    """The moves that a page has answered."""
    return [json.loads(move) for move, _ in await page.evaluate("window.answered")]


async def check_no_answer_was_given_by_a_second_press(page: Page, least: int = 1) -> None:
    """... of which there were so many at least."""
    assert await page.evaluate("window.seconds") >= least, "nothing was pressed twice"
    for move, by in await page.evaluate("window.answered"):
        assert by != "second", f"{move} was answered by a second press"


async def by_somebody_who_presses_twice(page: Page) -> None:
    """Load a table again, and press everything twice from now on."""
    await page.context.add_init_script(TWICE)
    await page.reload()
    await expect(page.locator(".question")).to_be_visible()


def press_every_key_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every key of a test goes down a second time, as soon as it was taken."""
    press: Press = Keyboard.press

    async def twice(keys: Keyboard, key: str, **how: Any) -> None:
        await press(keys, key, **how)
        if DOES.fullmatch(key):
            page = KEYBOARDS[keys]
            await page.evaluate("window.isAgain = true")
            await keys.down(key)
            await keys.up(key)
            await page.evaluate("window.isAgain = false")
            await was_ignored(page)  # as it ought to be: it is not made again

    monkeypatch.setattr(Keyboard, "press", twice)


class Fingers:
    """Whether what a test clicks on is tapped instead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.are_used = False
        click: Press = Locator.click
        tap: Press = Locator.tap

        async def point(locator: Locator, **how: Any) -> None:
            await (tap if self.are_used else click)(locator, **how)

        monkeypatch.setattr(Locator, "click", point)
