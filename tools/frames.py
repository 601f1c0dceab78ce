"""How many frames a second are drawn while cards move, and in the scenes: python -m tools.frames."""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as TimedOut

from tests.browser.chromium import launch_options
from tests.browser.looking import wait_for_a_question
from tests.browser.omerta import point_at_something
from tests.browser.prepared import a_deal, bring, peeked
from tests.support.server import Serving, serving

PLAYED: Final = 40.0  # seconds; cards move for about a third of them
FULL: Final = 60.0  # frames a second
LATE: Final = 1.5 / FULL * 1000  # milliseconds; a longer gap means that a frame was dropped
A_QUESTION: Final = 4000  # milliseconds
SETTLING: Final = 700  # ... for which something has to be there before a press counts
A_SCENE: Final = 60_000  # milliseconds that a slow machine may take to come to one
MOVING: Final = "cards moved"
# Notes the gap before each frame, by what was to be seen in it: a card on its way, or a scene.
WATCH: Final = """(() => {
    const WHERE = {
        MOVING: '.flying',
        'a snap burst': '[data-scene=snap]',
        'Omerta was called': '[data-scene=call]',
        'hands were counted': '[data-counted=false] .now, [data-counted=false] .stamp',
        'the victory came': '[data-scene=victory]',
    };
    window.frames_between = Object.fromEntries(Object.keys(WHERE).map((what) => [what, []]));
    const before = {};
    const look = (now) => {
        for (const [what, where] of Object.entries(WHERE)) {
            const isThere = document.querySelector(where) !== null;
            if (isThere && before[what] !== undefined) window.frames_between[what].push(now - before[what]);
            before[what] = isThere ? now : undefined;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()""".replace("MOVING", f"'{MOVING}'")
HANDS: Final = ("1 7 alibi 3", "killer 7 9 2", "8 6 10 1", "4 lady 5 2", "9 9 6 snitch")
AFTER: Final = 2000  # milliseconds for which the victory is looked at


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


Gaps = dict[str, list[float]]  # milliseconds between frames, by what was to be seen


@asynccontextmanager
async def looking(browser: Browser, screen: Screen) -> AsyncGenerator[Page]:
    """A page on this screen that notes its frames."""
    context = await browser.new_context(
        viewport={"width": screen.width, "height": screen.height}, reduced_motion="no-preference"
    )
    context.set_default_timeout(A_SCENE)
    await context.add_init_script(WATCH)
    page = await context.new_page()
    devtools: Any = await context.new_cdp_session(page)  # its answers are untyped
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": screen.slower})
    yield page
    await context.close()


async def play(page: Page, server: Serving) -> Gaps:
    """Play a game with three bots; returns the gaps while cards moved."""
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
    between: Gaps = await page.evaluate("window.frames_between")
    return {MOVING: between[MOVING]}


async def see_scenes(page: Page, server: Serving) -> Gaps:
    """A snap, a call, the count and the victory of a prepared game; returns the gaps in each."""
    company = await bring(server, peeked(a_deal(HANDS, starter=4)).draw("7"), without_page=(1, 2, 3, 4))
    await page.goto(server.base + company.address(0))
    await page.locator("#question").wait_for()
    await company.answer(4, "discard")
    await page.locator("[data-asking=snap] [data-move=pass]").wait_for()
    await page.wait_for_timeout(SETTLING)
    await page.locator("[data-target='card:0:1']").click()
    await company.answer(1, "snap", place=1)
    for seat in (2, 3, 4):
        await company.answer(seat, "pass")
    await page.locator("[data-scene=snap]").wait_for()
    await page.locator("[data-scene=snap]").wait_for(state="detached")
    await page.locator("[data-move=omerta]").click()
    await page.wait_for_timeout(SETTLING)
    await page.locator("[data-move=omerta]").click()
    await page.locator("[data-scene=victory]").wait_for()
    await page.wait_for_timeout(AFTER)
    between: Gaps = await page.evaluate("window.frames_between")
    del between[MOVING]
    return between


def report(screen: Screen, what: str, between: list[float]) -> None:
    """One line of results."""
    late = sum(one > LATE for one in between)
    mean, slowest = statistics.mean(between), statistics.quantiles(between, n=100)[-1]
    print(
        f"{1000 / mean:5.1f} frames a second on {screen.name}: {len(between)} frames while {what},"
        f" {late / len(between):.1%} late, 99 of 100 within {slowest:.1f} ms"
    )


async def main() -> int:
    """Measure and report; always 0, because the result depends on the machine."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the processor draws, there is no GPU")
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder, "backroom.sqlite3")) as server, async_playwright() as playwright:
            for screen in SCREENS:
                browser = await playwright.chromium.launch(**launch_options())
                for see in (play, see_scenes):
                    async with looking(browser, screen) as page:
                        for what, between in (await see(page, server)).items():
                            report(screen, what, between)
                await browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
