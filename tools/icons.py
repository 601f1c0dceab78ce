"""Renders web/public/icon.svg as PNG, for systems that do not accept SVG icons."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from playwright.async_api import async_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.chromium import launch_options
from tools import bootstrap

PUBLIC = bootstrap.ROOT / "web" / "public"
GROUND = "#4d1016"  # the background of icon.svg
# name: pixels, and the share the drawing takes; below 1 leaves room for the shape a system cuts
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.8),
    "apple-touch-icon.png": (180, 0.9),
}


async def draw_icons() -> None:
    """Write every icon."""
    drawing = (PUBLIC / "icon.svg").read_text()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launch_options())
        for name, (size, share) in ICONS.items():
            page = await browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if share < 1 else "transparent"
            await page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
                f" background: {ground} }} svg {{ width: {share:.0%} }}</style>{drawing}"
            )
            await page.screenshot(path=PUBLIC / name, omit_background=share == 1)
            await page.close()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(draw_icons())
