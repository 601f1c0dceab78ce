"""Takes the pictures of docs/gallery, in four languages at three sizes: python -m tools.gallery."""

from __future__ import annotations

import argparse
import asyncio
import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from tests.browser.chromium import launch_options
from tests.browser.scenes import SCENES, Scene
from tests.support.server import PATIENT, Serving, serving
from tools import bootstrap

GALLERY: Final = bootstrap.ROOT / "docs" / "gallery"
QUALITY: Final = 34  # of WebP: small, and every word is legible
PATIENCE: Final = 60_000  # milliseconds


class Size(NamedTuple):
    """A screen size."""

    width: int
    height: int
    name: str


class Reader(NamedTuple):
    """A language, and the theme it is shown in."""

    name: str
    scheme: Literal["dark", "light"]


SIZES: Final = (
    Size(360, 740, "a phone"),
    Size(820, 1180, "a tablet"),
    Size(1440, 900, "a wide screen"),
)
READERS: Final = {
    "en": Reader("English", "dark"),
    "fr": Reader("Français", "light"),
    "nl": Reader("Nederlands", "light"),
    "ru": Reader("Русский", "dark"),
}


async def shoot(page: Page) -> bytes:
    """The screen as WebP, which Playwright itself does not write."""
    wire: Any = await page.context.new_cdp_session(page)
    shot = await wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    await wire.detach()
    return base64.b64decode(shot["data"])


def keep(name: str, shot: bytes) -> None:
    (GALLERY / name).write_bytes(shot)


async def look(server: Serving, browser: Browser, language: str, scenes: Sequence[Scene]) -> None:
    """Take all scenes in one language."""
    context = await browser.new_context(
        locale=language, reduced_motion="reduce", color_scheme=READERS[language].scheme
    )
    context.set_default_timeout(PATIENCE)
    for scene in scenes:
        page = await context.new_page()
        for size in SIZES:
            await page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
            if scene.passes or size is SIZES[0]:
                await scene.reach(server, page)
            await page.evaluate("document.fonts.ready")
            await page.wait_for_timeout(300)  # for the last drawing to finish
            keep(f"{scene.name}-{size.width}-{language}.webp", await shoot(page))
        await page.close()
        print(f"{language} {scene.name}", flush=True)
    await context.close()


def shown(scene: Scene, size: Size, language: str) -> str:
    """A picture on the page, if it was taken."""
    file = f"{scene.name}-{size.width}-{language}.webp"
    if not (GALLERY / file).exists():
        return "not taken"
    words = f"{scene.title}, {READERS[language].name}, {size.width} px"
    return f'<img src="{file}" width="{min(size.width, 420)}" loading="lazy" alt="{words}">'


def write_page() -> None:
    """Write the page that shows them."""
    lines = [
        "# Gallery",
        "",
        "The client as people see it, written by `python -m tools.gallery`: "
        + ", ".join(f"{size.name} ({size.width} px)" for size in SIZES)
        + ".",
    ]
    for language, (name, scheme) in READERS.items():
        lines += [
            "",
            f"## {name}, {scheme}",
            "",
            "| | " + " | ".join(f"{size.width} px" for size in SIZES) + " |",
        ]
        lines.append("|---|" + "---|" * len(SIZES))
        for scene in SCENES:
            shots = " | ".join(shown(scene, size, language) for size in SIZES)
            lines.append(f"| {scene.title} | {shots} |")
    (GALLERY / "README.md").write_text("\n".join(lines) + "\n")


async def make(folder: Path, languages: Sequence[str], scenes: Sequence[Scene]) -> None:
    """Take the pictures, on our own server."""
    async with serving(folder / "backroom.sqlite3", PATIENT) as server, async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launch_options())
        for language in languages:
            await look(server, browser, language, scenes)
        await browser.close()


def main() -> int:
    """Take all of them, or the named ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=READERS, action="append")
    parser.add_argument("--scene", choices=[scene.name for scene in SCENES], action="append")
    asked = parser.parse_args()
    scenes = [scene for scene in SCENES if asked.scene is None or scene.name in asked.scene]
    GALLERY.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make(Path(folder), asked.language or list(READERS), scenes))
    write_page()
    files = list(GALLERY.glob("*.webp"))
    print(f"{len(files)} pictures, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
