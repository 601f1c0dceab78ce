"""A client for tests: it sends what it is told to, and keeps every byte it hears with its time."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from aiohttp import (
    ClientConnectionResetError,
    ClientSession,
    ClientWebSocketResponse,
    TCPConnector,
    WSMsgType,
)

from backroom.bots import bots_of
from backroom.core.form import Form
from backroom.core.game import Ask
from backroom.games import GAMES
from backroom.protocol.messages import VERSION

T = TypeVar("T")
Json = dict[str, Any]

GONE: Final = ("C24", "there is no such offer on the floor")
PATIENCE: Final = 60.0  # seconds to wait for something that must come, on a busy machine


class Heard(NamedTuple):
    """A message as it came."""

    at: float
    text: bytes


class Player:
    """One connection of a seat or a spectator."""

    def __init__(self, base: str, **hello: Any) -> None:
        self.base: str = base
        self.hello: Json = hello
        self.http: ClientSession | None = None
        self.ws: ClientWebSocketResponse | None = None
        self.reading: asyncio.Task[None] | None = None
        self.stirred: asyncio.Event = asyncio.Event()
        self.heard: list[Heard] = []
        self.messages: list[Json] = []
        self.replies: dict[str, Json] = {}  # by the id of the command
        self.events: list[Json] = []  # everything told, with its number
        self.update: Json = {}  # the last
        self.setup: Json = {}  # of the table, from the first update of a connection
        self.closed: bool = True
        self.code: int | None = None  # close code of the connection
        self.connections: int = 0  # so far
        self.commands: int = 0
        self.mark: str = secrets.token_hex(4)  # no two clients of a seat may use the same command id

    # Coming and going

    async def open(self) -> Player:
        """Connect and say hello."""
        self.http = ClientSession(connector=TCPConnector(force_close=True))
        self.ws = await self.http.ws_connect(f"{self.base}/ws", max_msg_size=0)
        self.closed = False
        self.connections += 1
        self.reading = asyncio.create_task(self.read(self.ws))
        await self.say({"type": "hello", "version": VERSION} | self.hello)
        return self

    async def enter(self) -> Player:
        """Connect, and wait for the first update."""
        before = len(self.messages)
        await self.open()
        await self.until(lambda: any(one["type"] == "update" for one in self.messages[before:]))
        return self

    async def come_again(self) -> Player:
        """Reconnect, and hear what was missed."""
        self.hello["last"] = self.last
        return await self.enter()

    @property
    def last(self) -> int:
        """The number of the last thing heard."""
        return self.events[-1]["number"] if self.events else 0

    async def close(self) -> None:
        """Leave politely."""
        if self.ws is not None:
            await self.ws.close()
        await self.vanish()

    async def vanish(self) -> None:
        """Disappear without a word, as when the network fails."""
        if self.http is not None:
            await self.http.close()
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.wait([self.reading])
        self.closed = True

    # Listening

    async def read(self, ws: ClientWebSocketResponse) -> None:
        """Keep what comes."""
        async for text in self.texts(ws):
            self.take(Heard(time.monotonic(), text))
        self.closed = True
        self.stirred.set()

    async def texts(self, ws: ClientWebSocketResponse) -> AsyncGenerator[bytes]:
        """Incoming texts, until the connection is closed or the network fails."""
        with suppress(ClientConnectionResetError):  # answers a ping whose sender may be gone
            while (message := await ws.receive()).type is WSMsgType.TEXT:
                yield message.data.encode()
            # aiohttp forgets the code when it cannot reply to the close
            self.code = message.data if message.type is WSMsgType.CLOSE else ws.close_code

    def take(self, heard: Heard) -> None:
        """Note a message."""
        said: Json = msgspec.json.decode(heard.text)
        self.heard.append(heard)
        self.messages.append(said)
        if said["type"] in {"ack", "refused"}:
            self.replies[said["id"]] = said
        elif said["type"] == "update":
            self.fill_in_setup(said)
            self.update = said
            self.events += [told for told in said["told"] if told["number"] > self.last]
        self.stirred.set()

    def fill_in_setup(self, update: Json) -> None:
        """Put the setup back into an update; only the first of a connection has it."""
        self.setup = update["table"].setdefault("setup", self.setup)
        if update["view"] is not None:
            update["view"].setdefault("setup", self.setup)

    async def until(self, test: Callable[[], T | None]) -> T:
        """Wait until something is true; returns what it returned."""
        async with asyncio.timeout(PATIENCE):
            while not (found := test()):
                self.stirred.clear()
                await self.stirred.wait()
        return found

    async def until_stage(self, stage: str) -> None:
        """Wait until the table is at this stage."""
        await self.until(lambda: self.update["table"]["stage"] == stage)

    async def until_closed(self) -> Json:
        """Wait until the server has closed the connection; returns its goodbye."""
        await self.until(lambda: self.closed)
        goodbye = self.messages[-1]
        assert goodbye["type"] == "goodbye"
        return goodbye

    async def until_told(self, kind: str) -> Json:
        """Wait until something of this kind was told; returns the last."""
        return (await self.until(lambda: self.told(kind)))[-1]

    async def next(self, kind: str, after: int) -> Json:
        """The first message of a kind after this many messages."""
        return (await self.until(lambda: self.of(kind, after)))[0]

    def of(self, kind: str, after: int = 0) -> list[Json]:
        """The messages of a kind after this many messages."""
        return [one for one in self.messages[after:] if one["type"] == kind]

    def told(self, kind: str) -> list[Json]:
        """Everything told of a kind."""
        return [told["event"] for told in self.events if told["event"]["type"] == kind]

    # Speaking

    async def say(self, message: Json | str | bytes) -> None:
        """Send something."""
        assert self.ws is not None
        if isinstance(message, dict):
            message = msgspec.json.encode(message).decode()
        if isinstance(message, str):
            await self.ws.send_str(message)
        else:
            await self.ws.send_bytes(message)

    async def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a command, and wait for its reply."""
        self.commands += 1
        command = {"type": kind, "id": f"{kind}-{self.mark}-{self.commands}", **fields}
        return await self.send(command)

    async def send(self, command: Json) -> Json:
        """Send a ready-made command, and wait for its reply."""
        self.replies.pop(command["id"], None)
        await self.say(command)
        return await self.until(lambda: self.replies.get(command["id"]))

    async def do(self, kind: str, /, **fields: Any) -> None:
        """Send a command that must be acknowledged."""
        reply = await self.ask(kind, **fields)
        assert reply["type"] == "ack", reply

    async def refused(self, kind: str, /, **fields: Any) -> tuple[str, str]:
        """Send a command that must be refused; returns the rule and the reason."""
        reply = await self.ask(kind, **fields)
        assert reply["type"] == "refused", reply
        return reply["rule"], reply["why"]

    # Playing

    @property
    def question(self) -> Json | None:
        """The question that this seat may answer now."""
        question = self.update.get("question")
        return question if question is not None and question["options"] else None


def is_too_late(refusal: Json) -> bool:
    """Whether a player who follows the options can get this refusal: the question or offer was already gone.

    The players concerned are told that it is gone, though perhaps only afterwards.
    """
    return refusal["rule"] == "ask" or (refusal["rule"], refusal["why"]) == GONE


def choose(player: Player, rng: Random, level: str = "random") -> Json | None:
    """What a bot without memory answers to the player's question; None: it waits, on the floor."""
    question = player.question
    assert question is not None
    name = player.update["table"]["game"]
    bot = bots_of(GAMES[name])[level](0, None, rng)
    options = msgspec.convert(question["options"], list[GAMES[name].move | Form])
    move = bot.answer(None, msgspec.convert(question["ask"], Ask), options)
    return None if move is None else msgspec.to_builtins(move)


Before = Callable[[Player], Awaitable[None]]  # called between a question and its answer


async def at_once(_: Player) -> None:
    """Do nothing before an answer."""


async def play(player: Player, rng: Random, level: str = "random", before: Before = at_once) -> None:
    """Answer every question to this seat until the game is over."""
    done: tuple[int, int] | None = None
    while player.update["table"]["stage"] != "over":
        seen, question = len(player.messages), player.question
        if question is not None and (moment := (question["ask"]["id"], spoken(player, question))) != done:
            done = moment
            move = choose(player, rng, level)
            while move is None and may_close(question):  # somebody has to end the discussion
                move = choose(player, rng, level)
            if move is not None:
                await before(player)
                await player.ask("answer", ask=question["ask"]["id"], move=move)
                continue
        await player.until(lambda seen=seen: len(player.messages) > seen)


def spoken(player: Player, question: Json) -> int:
    """On the floor a question is answered again after news; otherwise once."""
    return player.last if question["ask"]["mode"] == "floor" else 0


def may_close(question: Json) -> bool:
    """Whether this seat may end the discussion."""
    return any(option["type"] in {"call_vote", "close"} for option in question["options"])


async def play_out(
    company: list[Player],
    seed: int = 1,
    level: str = "random",
    *,
    start: bool = True,
    before: Before = at_once,
) -> None:
    """Start a game and play it to its end."""
    if start:
        await company[0].do("start")
    await asyncio.gather(
        *(play(player, Random(seed * 100 + seat), level, before) for seat, player in enumerate(company))
    )
