"""A walk through the client: the house, a whole game of OMERTA, its review, the other game's table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from tests.support.server import Serving
from tools.engines.engine import OFTEN, Engine, Stuck

PHONE: Final = (360, 740)
DESK: Final = (1440, 900)
TRIES: Final = 600  # actions in one game before it counts as stuck
# Does one legal thing, calling Omerta as soon as possible, and returns whether the game is over.
PLAY: Final = """(() => {
    if (document.querySelector('[data-counted=true]')) return 'over';
    const ending = document.querySelector('.ending button');
    if (ending) { ending.click(); return 'counting'; }
    const asking = document.querySelector('[data-asking]')?.dataset.asking;
    if (!asking || asking === 'snap') return 'waiting';
    for (const move of ['omerta', 'confirm', 'draw', 'discard', 'decline', 'pass', 'open_safe']) {
        const button = document.querySelector(`[data-move=${move}]`);
        if (button) { button.click(); return move; }
    }
    const lit = [...document.querySelectorAll('button[data-target][aria-pressed=false]')];
    lit[0]?.click();
    return 'pointing';
})()"""
TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Walk:
    """One engine's walk, with a picture of every place."""

    def __init__(self, engine: Engine, server: Serving, pictures: Path | None) -> None:
        self.engine = engine
        self.server = server
        self.pictures = pictures

    async def go(self) -> None:
        """The whole walk, on a phone and at a desk."""
        for width, height in (PHONE, DESK):
            await self.engine.resize(width, height)
            await self.house(width)
        await self.omerta()
        await self.organized_crime()

    async def house(self, width: int) -> None:
        """The pages of the house."""
        for path, ready in (
            ("/", "article button.main"),
            ("/new", "form button.main"),
            ("/rules/omerta", "article"),
            ("/settings", "main input"),
        ):
            await self.engine.open(self.server.base + path)
            await self.engine.see(ready)
            await self.look(f"{path.strip('/').replace('/', '-') or 'home'}-{width}")

    async def omerta(self) -> None:
        """A game of one round against bots, and its review."""
        made = await self.server.make(players=3, setup={"rounds": 1}, fill="regular", speed="quick")
        await self.engine.open(f"{self.server.base}/t/{made['code']}#{made['tokens']['0']}")
        await self.engine.see(".host button.main:not([disabled])")
        await self.look("waiting")
        await self.engine.press(".host button.main:not([disabled])")
        await self.engine.see("#question")
        await self.engine.until("document.querySelector('[data-asking]') !== null", "a question")
        await self.look("table")
        for _ in range(TRIES):
            if await self.engine.evaluate(PLAY) == "over":
                break
            await asyncio.sleep(OFTEN)
        else:
            raise Stuck(f"{self.engine.name}: the game does not end")
        await self.look("result")
        await self.engine.press(".ending a.button")
        await self.engine.see("input[type=range]")
        await self.engine.press(".steps .main")
        await self.engine.see(".board [data-face]")
        await self.look("review")

    async def organized_crime(self) -> None:
        """The table of ORGANIZED CRIME."""
        await self.engine.open(self.server.base)
        await self.engine.press("article[aria-labelledby=organized_crime] button.main")
        await self.engine.see("main svg[role=img], main svg")
        await self.engine.until("document.querySelectorAll('main button').length > 3", "something to do")
        await self.look("organized-crime")

    async def look(self, name: str) -> None:
        """Check that nothing is wider than the screen, and take a picture."""
        if (wide := await self.engine.evaluate(TOO_WIDE)) > 0:
            raise Stuck(f"{self.engine.name}: {name} is {wide} px wider than the screen")
        if self.pictures is not None:
            await asyncio.sleep(0.5)  # for the last drawing to finish
            shot = await self.engine.shoot()
            (self.pictures / f"{self.engine.name.lower()}-{name}.png").write_bytes(shot)
        print(f"{self.engine.name}: {name}", flush=True)
