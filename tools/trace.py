"""Trace how far one action at a table travels through the server: `python -m tools.trace`.

A real server runs interpreted in a thread of this process, and real clients play OMERTA there. During one
action a profiler notes every call of ours: how many files it crosses, how often it changes from one file to
another, how many calls there are. The fewer, the easier it is to follow. Nothing is left to chance, so that
the figures repeat.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import tempfile
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, NamedTuple

from aiohttp import ClientSession, ClientWebSocketResponse, web

import backroom
from backroom.protocol.messages import VERSION
from backroom.server.app import make_app
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Question
from backroom.server.operations.logs import make_logger
from backroom.server.runner import Runner
from backroom.server.settings import Settings, without_limits
from backroom.server.store import sqlite
from backroom.server.store.opening import FILE, open_store

OURS: Final = str(Path(backroom.__file__).parent)
PEOPLE: Final = 3
A_MOMENT: Final = 0.3  # seconds in which all consequences have happened
SEED: Final = 1  # of all that is drawn
APART: Final = 0.05  # seconds, so that each answer is a batch of its own
QUIET: Final = ("pass", "draw", "discard")  # what people prefer until it is a bot's turn


class Crossed(NamedTuple):
    """What one action crossed."""

    files: int
    changes: int
    calls: int


class Trace:
    """Notes the file of every call of ours, in the thread where it is set."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """The profiler's hook."""
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            self.files.append(frame.f_code.co_filename)

    def path(self) -> Crossed:
        """What was crossed."""
        changes = sum(one != other for one, other in zip(self.files, self.files[1:], strict=False))
        return Crossed(len(set(self.files)), changes, len(self.files))


class Gate:
    """Holds back what a bot answers in its turn, until it is opened; then no bot is asked any more."""

    def __init__(self) -> None:
        self.is_reached: threading.Event = threading.Event()
        self.is_open: asyncio.Event = asyncio.Event()
        self.answer: Callable[[BotPool, Question], Awaitable[Any]] = BotPool.answer

    async def hold(self, pool: BotPool, question: Question) -> Any:
        """The bot's answer, once it may go out."""
        if self.is_open.is_set():
            await asyncio.Event().wait()  # until the table is closed
        move = await self.answer(pool, question)
        if question.ask.mode == "turn":
            self.is_reached.set()
            await self.is_open.wait()
        return move


class Served:
    """A server in its own thread."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self.loop: asyncio.AbstractEventLoop = asyncio.new_event_loop()
        self.port: int = 0
        self.ready: threading.Event = threading.Event()
        self.thread: threading.Thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        self.ready.wait()

    def run(self) -> None:
        """Serve until the loop is stopped."""
        asyncio.set_event_loop(self.loop)
        runner = self.loop.run_until_complete(self.start())
        self.ready.set()
        self.loop.run_forever()
        self.loop.run_until_complete(runner.cleanup())

    async def start(self) -> web.AppRunner:
        """Listen on any port."""
        store = await open_store(self.folder / FILE)
        settings = without_limits(Settings(bot_pace=0.0, ping_every=3600.0))
        runner = Runner(make_app(store, settings, make_logger("text", "error")))
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        return runner

    async def traced(self, happen: Callable[[], Awaitable[None]]) -> Crossed:
        """What an action crosses, including everything that follows from it."""
        trace = Trace()
        await asyncio.sleep(A_MOMENT)
        self.loop.call_soon_threadsafe(sys.setprofile, trace.note)
        await happen()
        await asyncio.sleep(A_MOMENT)
        self.loop.call_soon_threadsafe(sys.setprofile, None)
        await asyncio.sleep(A_MOMENT)
        return trace.path()

    def stop(self) -> None:
        """Stop it."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


class Client:
    """One seat, and its open question."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket: ClientWebSocketResponse = socket
        self.question: Any = None
        self.reading: asyncio.Task[None] = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Keep the latest question."""
        async for message in self.socket:
            heard = json.loads(message.data)
            if heard["type"] == "update":
                self.question = heard["question"]

    def options(self) -> list[Any]:
        """What it may answer now."""
        return [] if self.question is None else self.question["options"]

    async def answer(self, kind: str | None = None) -> None:
        """Answer with the first option, or the first of a kind."""
        option = next(one for one in self.options() if kind is None or one["type"] == kind)
        ask, self.question = self.question["ask"]["id"], None
        await self.socket.send_json({"type": "answer", "id": f"{ask}", "ask": ask, "move": option})


@asynccontextmanager
async def seated(served: Served, bots: int) -> AsyncGenerator[tuple[list[Client], ClientWebSocketResponse]]:
    """People at a table that has not started; the host first."""
    address = f"http://127.0.0.1:{served.port}"
    wanted = {
        "game": "omerta", "name": "Ann", "links": True, "speed": "calm", "setup": {"players": PEOPLE},
        "bots": {str(seat): "regular" for seat in range(1, 1 + bots)},
    }  # fmt: skip
    async with ClientSession() as session:
        async with session.post(f"{address}/api/tables", json=wanted) as response:
            tokens = (await response.json())["tokens"]
        sockets: list[ClientWebSocketResponse] = []
        for token in tokens.values():
            socket = await session.ws_connect(f"{address}/ws")
            await socket.send_json({"type": "hello", "version": VERSION, "token": token})
            await socket.send_json({"type": "sit", "id": "sit", "name": "Somebody"})
            sockets.append(socket)
        clients = [Client(socket) for socket in sockets]
        await asyncio.sleep(A_MOMENT)
        try:
            yield clients, sockets[0]
        finally:
            for client in clients:
                client.reading.cancel()
                await client.socket.close()


async def until_race(clients: list[Client]) -> None:
    """Play until a race is open for everybody."""
    while True:
        await asyncio.sleep(A_MOMENT)
        asked = [client for client in clients if client.options()]
        if asked and asked[0].question["ask"]["mode"] == "race":
            return
        for client in asked:
            kinds = [one["type"] for one in client.options()]
            await client.answer(next((kind for kind in ("draw", "discard") if kind in kinds), None))


async def until_bots_turn(clients: list[Client], gate: Gate) -> None:
    """Play until a bot has answered in its turn, and is held back."""
    while not gate.is_reached.is_set():
        await asyncio.sleep(A_MOMENT)
        for client in clients:
            kinds = [one["type"] for one in client.options()]
            if kinds:
                await client.answer(next((kind for kind in QUIET if kind in kinds), None))


async def measure(served: Served) -> dict[str, Crossed]:
    """Trace everything."""
    found: dict[str, Crossed] = {}
    async with seated(served, bots=0) as (clients, host):
        found["a deal"] = await served.traced(lambda: host.send_json({"type": "start", "id": "start"}))
        await until_race(clients)
        found["one snap claim"] = await served.traced(lambda: clients[0].answer("snap"))
        for client in clients[1:]:
            if any(option["type"] == "pass" for option in client.options()):  # else the race is over by now
                await client.answer("pass")
        await until_race(clients)
        found["a claim, two passes, the ruling"] = await served.traced(lambda: race(clients))
    async with seated(served, bots=1) as (clients, host):
        gate = Gate()

        async def hold(pool: BotPool, question: Question) -> Any:
            return await gate.hold(pool, question)

        setattr(BotPool, "answer", hold)  # noqa: B010 - it is a method
        await host.send_json({"type": "start", "id": "start"})
        await until_bots_turn(clients, gate)

        async def open_gate() -> None:
            served.loop.call_soon_threadsafe(gate.is_open.set)

        found["a bot's move"] = await served.traced(open_gate)
    return found


async def race(clients: list[Client]) -> None:
    """One player throws a card, the others pass."""
    await clients[0].answer("snap")
    for client in clients[1:]:
        await asyncio.sleep(APART)
        await client.answer("pass")


def always(_: object) -> bool:
    """Say yes."""
    return True


def main() -> None:
    """Print what each action crosses."""
    rng = Random(SEED)  # noqa: S311 - no secret is at stake
    secrets.token_bytes = lambda nbytes=None: rng.randbytes(32 if nbytes is None else nbytes)
    secrets.choice = rng.choice
    setattr(sqlite.DiskSpeed, "is_quick", always)  # noqa: B010 - small commits are made on the loop
    with tempfile.TemporaryDirectory(prefix="backroom-trace-") as folder:
        served = Served(Path(folder))
        try:
            found = asyncio.run(measure(served))
        finally:
            served.stop()
    print(f"{'':<34}{'files':>7}{'changes':>9}{'calls':>7}")
    for name, path in found.items():
        print(f"{name:<34}{path.files:>7}{path.changes:>9}{path.calls:>7}")


if __name__ == "__main__":
    main()
