"""What a walk through the client needs from a browser."""

from __future__ import annotations

import asyncio
import json
import time
from abc import ABC, abstractmethod
from typing import Any, Final

PATIENCE: Final = 60.0  # seconds to wait for something that must come
OFTEN: Final = 0.2


class Stuck(Exception):  # noqa: N818 - it says what happened
    """The client did not get where it should; the text is a sentence."""


class Engine(ABC):
    """One window of one browser."""

    name: str

    @abstractmethod
    async def open(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    async def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, through JSON."""

    @abstractmethod
    async def resize(self, width: int, height: int) -> None:
        """Resize the window."""

    @abstractmethod
    async def shoot(self) -> bytes:
        """A screenshot, as PNG."""

    @abstractmethod
    async def close(self) -> None:
        """Close it, and end all its processes."""

    async def until(self, expression: str, what: str) -> Any:
        """Wait until an expression is true; returns its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := await self.evaluate(expression):
                return found
            await asyncio.sleep(OFTEN)
        raise Stuck(f"{self.name}: {what} never came")

    async def see(self, selector: str) -> None:
        """Wait until this is on the page, with a size."""
        box = f"document.querySelector({json.dumps(selector)})?.getBoundingClientRect()"
        await self.until(f"({box}?.width ?? 0) > 0", selector)

    async def press(self, selector: str) -> None:
        """Press something as soon as it is there."""
        await self.see(selector)
        await self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")
