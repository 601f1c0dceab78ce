"""A server for tests, in this process on its own port, with real sockets and a real file."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from aiohttp import ClientSession, web
from structlog.testing import LogCapture

from backroom.server.app import make_app
from backroom.server.house.house import House
from backroom.server.house.room import Room
from backroom.server.http.api import HOUSE
from backroom.server.runner import Runner
from backroom.server.settings import Settings
from backroom.server.store.opening import open_store
from backroom.server.store.store import Store
from tests.support.player import PATIENCE, Json, Player

MANY: Final = 1_000_000
PATIENT: Final = Settings(  # generous, so that only tests of the limits hit them
    bot_pace=0.0,
    messages_burst=MANY,
    requests_burst=MANY,
    pages_burst=MANY,
    connects_burst=MANY,
    talk_burst=MANY,
    connections_per_address=MANY,
    plain_connections_per_address=MANY,
    tables=MANY,
    tables_per_address=MANY,
    imports=MANY,
    imports_per_address=MANY,
)


class Serving:
    """A running server, and the clients that tests connect to it."""

    def __init__(
        self, base: str, runner: web.AppRunner, house: House, http: ClientSession, log: LogCapture
    ) -> None:
        self.base: str = base
        self.runner: web.AppRunner = runner
        self.house: House = house
        self.http: ClientSession = http
        self.log: LogCapture = log
        self.players: list[Player] = []

    async def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        await self.runner.cleanup()

    def failures(self) -> list[Any]:
        """The errors in the log."""
        return [entry for entry in self.log.entries if entry["log_level"] == "error"]

    def room(self, code: str) -> Room:
        """The room of a table."""
        return next(room for room in self.house.rooms.values() if room.head.code == code)

    # Over HTTP

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Any]:
        """Make a request; returns the status and the decoded answer."""
        async with self.request(method, path, body, token) as response:
            text = await response.read()
            is_json = response.content_type == "application/json"
            return response.status, msgspec.json.decode(text) if is_json else text

    async def ask_raw(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, bytes]:
        """The same, with the answer as bytes."""
        async with self.request(method, path, body, token) as response:
            return response.status, await response.read()

    def request(self, method: str, path: str, body: Any, token: str | None) -> Any:
        """A request that has not been sent yet."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        data = None if body is None else msgspec.json.encode(body)
        return self.http.request(method, self.base + path, data=data, headers=headers)

    async def make(self, game: str = "omerta", *, players: int = 3, **wanted: Any) -> Json:
        """Make a table with `Ann` in the first seat; returns its code and tokens."""
        setup = {"players": players} | wanted.pop("setup", {})
        body = {"game": game, "name": "Ann", "setup": setup, "speed": "untimed"} | wanted
        status, made = await self.ask("POST", "/api/tables", body)
        assert status == 201, made
        return made

    async def sit(self, code: str, name: str, seat: int | None = None) -> Json:
        """Take a seat at a table; returns its number and token."""
        status, taken = await self.ask("POST", f"/api/tables/{code}/seats", {"name": name, "seat": seat})
        assert status == 201, taken
        return taken

    # Over WebSocket

    def player(self, **hello: Any) -> Player:
        """A client that has not connected yet."""
        player = Player(self.base, **hello)
        self.players.append(player)
        return player

    async def see_off(self, player: Player) -> None:
        """Close a connection for good, so that garbage collection need not scan everything it heard."""
        await player.close()
        self.players.remove(player)

    async def company(self, game: str = "omerta", *, players: int = 3, **wanted: Any) -> list[Player]:
        """A table with a connected person in every seat, the host first."""
        made = await self.make(game, players=players, **wanted)
        tokens = [made["tokens"]["0"]]
        for name in ("Bob", "Cid", "Dan", "Eve")[: players - 1]:
            tokens.append((await self.sit(made["code"], name))["token"])
        return [await self.player(token=token).enter() for token in tokens]

    async def watcher(self, player: Player) -> Player:
        """A spectator at the table of a player."""
        return await self.player(table=player.update["table"]["code"]).enter()


async def until(test: Callable[[], bool]) -> None:
    """Wait until something is true that nobody announces."""
    async with asyncio.timeout(PATIENCE):
        while not test():  # noqa: ASYNC110 - there is nothing to be told by
            await asyncio.sleep(0.005)


async def bots_rest(room: Room) -> None:
    """Wait until the bots have done all they can, and the table waits for people."""
    await until(lambda: not any(bot.task for bot in room.bots.seats.values()))


@asynccontextmanager
async def serving(
    path: Path | str,
    settings: Settings = PATIENT,
    *,
    wrap: Callable[[Store], Any] | None = None,
    send_buffer: int | None = None,
    may_fail: Collection[str] = (),
) -> AsyncGenerator[Serving]:
    """A server on a file or a database, until the block ends; unexpected failures are errors."""
    log = LogCapture()
    opened = await open_store(path)
    logger = structlog.wrap_logger(None, processors=[log])
    app = make_app(opened if wrap is None else wrap(opened), settings, logger)
    runner = Runner(app, shutdown_timeout=5.0)
    await runner.setup()
    wire = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:  # connections inherit it: how much the kernel buffers for a slow reader
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    await web.SockSite(runner, wire).start()
    async with ClientSession() as http:
        server = Serving(f"http://127.0.0.1:{wire.getsockname()[1]}", runner, app[HOUSE], http, log)
        try:
            yield server
        finally:
            for player in server.players:
                await player.close()
            await server.stop()
    failures = [failure for failure in server.failures() if failure["event"] not in may_fail]
    assert not failures, failures
