"""A real server, with what a test needs to look into it and to disturb it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from backroom.core.fair import Verified, verify
from backroom.core.log import Record
from backroom.server.app import make_app
from backroom.server.house.house import House
from backroom.server.house.room import Room
from backroom.server.http.api import HOUSE
from backroom.server.operations.logs import make_logger
from backroom.server.rooms import journal_lines as kept
from backroom.server.settings import Settings
from backroom.server.store.opening import open_store
from backroom.table.notices import Notice

SHORT: Final = {"players": 3, "snap": "sealed", "rounds": 1}  # OMERTA without reflexes, in one round
SETTINGS: Final = Settings(
    bot_pace=0.0, messages_burst=10_000, messages_per_second=10_000, requests_burst=10_000
)


class Server:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self.port: int = 0
        self.runner: web.AppRunner | None = None

    async def start(self) -> None:
        store = await open_store(self.folder / "tables.sqlite3")
        app = make_app(store, SETTINGS, make_logger("text", "error"))
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", self.port).start()
        self.port = self.runner.addresses[0][1]

    async def stop(self) -> None:
        if self.runner is not None:
            await self.runner.cleanup()
            self.runner = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        assert self.runner is not None
        return self.runner.app[HOUSE]

    async def room(self, link: str) -> Room:
        """The room of a link."""
        code = link.partition("#")[0].rpartition("/")[2]
        room = await self.house.find(code)
        assert room is not None
        return room

    async def record(self, link: str) -> Record[Any, Any]:
        """The record of a finished game, whose every draw is as committed to."""
        room = await self.room(link)
        record = kept.record_of(room.table.game, await room.services.store.journal(room.head.id))
        found = verify(record, room.table.game)
        assert isinstance(found, Verified)
        assert found.finished
        return record


def of_the_game(told: Sequence[Any]) -> list[Any]:
    """The events of the game among what was told."""
    return [event for event in told if not isinstance(event, Notice)]
