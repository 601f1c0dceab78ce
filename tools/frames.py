"""How many frames a second are drawn while cards move at OMERTA's table: python -m tools.frames."""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, async_playwright
from playwright.async_api import TimeoutError as TimedOut

from tests.browser.chromium import launch_options
from tests.browser.looking import wait_for_a_question
from tests.browser.omerta import point_at_something
from tests.support.server import Serving, serving

PLAYED: Final = 40.0  # seconds; cards move for about a third of them
FULL: Final = 60.0  # frames a second
LATE: Final = 1.5 / FULL * 1000  # milliseconds; a longer gap means that a frame was dropped
A_QUESTION: Final = 4000  # milliseconds
# Notes the gap before each frame that was drawn while a card was moving.
WATCH: Final = """(() => {
    window.frames_between = [];
    let before = null;
    const look = (now) => {
        const moves = document.querySelector('.flying') !== null;
        if (moves && before !== null) window.frames_between.push(now - before);
        before = moves ? now : null;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


@dataclass(frozen=True)
class Screen:
    """The screen to play on."""

    name: str
    width: int
    height: int
    slower: int = 1  # times the processor


SCREENS: Final = (
    Screen("a wide screen", 1440, 900),
    Screen("a phone", 360, 740),
    Screen("a phone with a quarter of this processor", 360, 740, slower=4),
)


async def play(browser: Browser, server: Serving, screen: Screen) -> list[float]:
    """Play a game with three bots; returns the milliseconds between frames while cards moved."""
    context = await browser.new_context(
        viewport={"width": screen.width, "height": screen.height}, reduced_motion="no-preference"
    )
    await context.add_init_script(WATCH)
    page = await context.new_page()
    devtools: Any = await context.new_cdp_session(page)  # its answers are untyped
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": screen.slower})
    made = await server.make(players=4, fill="regular")
    await page.goto(f"{server.base}/t/{made['code']}#{made['tokens']['0']}")
    await page.locator("button.main").first.click()
    until = time.monotonic() + PLAYED
    asked: str | None = None
    while time.monotonic() < until:
        with suppress(TimedOut):  # somebody else's turn, or the button is gone: look again
            asked = await wait_for_a_question(page, asked, A_QUESTION)
            if asked is None:  # the game is over
                break
            await point_at_something(page, 0)
    between: list[float] = await page.evaluate("window.frames_between")
    await context.close()
    return between


def report(screen: Screen, between: list[float]) -> None:
    """One line of results."""
    late = sum(one > LATE for one in between)
    mean, slowest = statistics.mean(between), statistics.quantiles(between, n=100)[-1]
    print(
        f"{1000 / mean:5.1f} frames a second on {screen.name}: {len(between)} frames while cards moved,"
        f" {late / len(between):.1%} late, 99 of 100 within {slowest:.1f} ms"
    )


async def main() -> int:
    """Measure and report; always 0, because the result depends on the machine."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the processor draws, there is no GPU")
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder, "backroom.sqlite3")) as server, async_playwright() as playwright:
            for screen in SCREENS:
                browser = await playwright.chromium.launch(**launch_options())
                report(screen, await play(browser, server, screen))
                await browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
