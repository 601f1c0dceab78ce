"""Measures a first visit on a phone with slow 4G, throttled as Lighthouse does it, and counts round trips."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from tests.browser.chromium import launch_options
from tests.support.server import Serving, serving

LATENCY = 0.150  # seconds there and back
DOWNLOAD = 1_600_000 / 8  # bytes a second
UPLOAD = 750_000 / 8
SLOWER_CPU = 4  # times
BAR = 2.0  # seconds until the button can be pressed
FAR = 2.0  # seconds there and back, beside which the browser's own work is negligible
UNLIMITED = -1  # for Chromium: no limit on bytes a second


@dataclass
class Visit:
    """One visit, up to the first button."""

    seconds: float = 0.0
    requests: int = 0  # answered until then
    received: dict[str, int] = field(default_factory=dict)  # bytes by kind

    @property
    def size(self) -> int:
        return sum(self.received.values())


async def visit(browser: Browser, address: str, button: str, *, far: float | None = None) -> Visit:
    """Come with an empty cache, as a phone does, or from so far away that only the round trips count."""
    context = await browser.new_context(locale="en-GB", viewport={"width": 360, "height": 740})
    page = await context.new_page()
    devtools: Any = await context.new_cdp_session(page)  # its answers are untyped
    kinds: dict[str, str] = {}
    made = Visit()

    def begin(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def end(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        made.received[kind] = made.received.get(kind, 0) + int(event["encodedDataLength"])
        made.requests += 1

    devtools.on("Network.responseReceived", begin)
    devtools.on("Network.loadingFinished", end)
    await devtools.send("Network.enable")
    network = {"offline": False, "latency": (LATENCY if far is None else far) * 1000}
    network["downloadThroughput"] = DOWNLOAD if far is None else UNLIMITED
    network["uploadThroughput"] = UPLOAD if far is None else UNLIMITED
    await devtools.send("Network.emulateNetworkConditions", network)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU if far is None else 1})
    began = time.monotonic()
    await page.goto(address, wait_until="commit")
    await page.get_by_role("button", name=button).click(trial=True)
    made.seconds = time.monotonic() - began
    await context.close()
    return made


async def measure(server: Serving) -> list[float]:
    """Measure two ways in: the front page to a game, and a friend's link to a seat."""
    table = await server.make(name="Ann")
    ways = {"Play OMERTA": "/", "Take a seat": f"/t/{table['code']}"}
    taken: list[float] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launch_options())
        for button, path in ways.items():
            made = await visit(browser, server.base + path, button)
            far = await visit(browser, server.base + path, button, far=FAR)
            trips = int(far.seconds / FAR)  # the remainder is the machine's own time
            network = trips * LATENCY + made.size / DOWNLOAD
            parts = ", ".join(f"{kind} {size / 1024:.0f} KB" for kind, size in sorted(made.received.items()))
            print(f"{made.seconds:5.2f} s  until '{button}' ({BAR:.0f} s are allowed)")
            print(
                f"         {network:.2f} s of them at most are the network's: {trips} round trips one after"
            )
            print(f"         another, {made.requests} answers of {made.size / 1024:.0f} KB ({parts})")
            taken.append(made.seconds)
        await browser.close()
    return taken


async def main() -> int:
    """Measure and report; 1 if a visit takes too long."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder, "backroom.sqlite3")) as server:
            return int(max(await measure(server)) > BAR)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
