"""How long a first visit takes on a phone with slow 4G, throttled as Lighthouse does it."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from tests.browser.chromium import launch_options
from tests.support.server import Serving, serving

SLOW_4G = {
    "offline": False,
    "latency": 150,  # milliseconds there and back
    "downloadThroughput": 1_600_000 / 8,  # bytes a second
    "uploadThroughput": 750_000 / 8,
}
SLOWER_CPU = 4  # times
BAR = 2.0  # seconds until the button can be pressed


async def visit(browser: Browser, address: str, button: str) -> tuple[float, dict[str, int]]:
    """Come with an empty cache: the seconds until a button can be pressed, and the bytes by kind."""
    context = await browser.new_context(locale="en-GB", viewport={"width": 360, "height": 740})
    page = await context.new_page()
    devtools: Any = await context.new_cdp_session(page)  # its answers have no types
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def begin(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def end(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        sizes[kind] = sizes.get(kind, 0) + int(event["encodedDataLength"])

    devtools.on("Network.responseReceived", begin)
    devtools.on("Network.loadingFinished", end)
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    began = time.monotonic()
    await page.goto(address, wait_until="commit")
    await page.get_by_role("button", name=button).click(trial=True)
    seconds = time.monotonic() - began
    await context.close()
    return seconds, sizes


async def measure(server: Serving) -> list[float]:
    """By the front door to a game, and by a friend's link to a seat."""
    made = await server.make(name="Ann")
    ways = {"Play OMERTA": "/", "Take a seat": f"/t/{made['code']}"}
    taken: list[float] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launch_options())
        for button, path in ways.items():
            seconds, sizes = await visit(browser, server.base + path, button)
            parts = ", ".join(f"{kind} {size / 1024:.0f} KB" for kind, size in sorted(sizes.items()))
            print(f"{seconds:5.2f} s  until '{button}' ({BAR:.0f} s are allowed)  {parts}")
            taken.append(seconds)
        await browser.close()
    return taken


async def main() -> int:
    """1 if somebody waits too long."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder, "backroom.sqlite3")) as server:
            return int(max(await measure(server)) > BAR)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
