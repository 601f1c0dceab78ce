"""A client whose connection breaks at every tenth message, sent or received, and that always comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import ClientConnectionResetError, ClientWebSocketResponse

from tests.support.player import PATIENCE, Heard, Json, Player, T

EVERY = 10


class Frail(Player):
    """Resends whatever was not acknowledged, and reports the last number it heard."""

    broken: bool = False
    sent: int = 0

    def __init__(self, base: str, **hello: Any) -> None:
        super().__init__(base, **hello)
        self.mending: asyncio.Lock = asyncio.Lock()  # two callers may wait at once

    async def read(self, ws: ClientWebSocketResponse) -> None:
        async for text in self.texts(ws):
            self.take(Heard(0.0, text))
            if len(self.messages) % EVERY == 0:
                break
        self.broken = True
        self.stirred.set()

    async def say(self, message: Json | str | bytes) -> None:
        try:
            await super().say(message)
        except ClientConnectionResetError:
            self.broken = True
        self.sent += 1
        if self.sent % EVERY == 0:  # it may or may not have arrived
            self.broken = True

    async def until(self, test: Callable[[], T | None]) -> T:
        async with asyncio.timeout(PATIENCE):
            while not (found := test()):
                if self.broken:
                    await self.mend()
                    continue  # what it waits for may have come meanwhile
                self.stirred.clear()
                await self.stirred.wait()
        return found

    async def mend(self) -> None:
        """Reconnect, from the last thing heard on."""
        async with self.mending:
            if self.broken:
                await self.vanish()
                self.broken = False
                self.hello["last"] = self.last
                await self.open()

    async def send(self, command: Json) -> Json:
        while True:
            connection = self.connections
            await self.say(command)
            reply = await self.until(
                lambda since=connection: (
                    self.replies.get(command["id"]) or self.broken or self.connections != since
                )
            )
            if isinstance(reply, dict):
                return reply
            await self.mend()
