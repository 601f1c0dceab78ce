"""Plays real games of OMERTA over real sockets; rounds are long, because nobody calls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from msgspec import Raw, Struct

from backroom.complaint import Complaint
from backroom.games.omerta.setup import MOST_ROUNDS
from backroom.lab.bench.server.pacer import Pacer
from backroom.protocol.messages import VERSION

SEATS: Final = 4
ACK: Final = '{"type":"ack"'  # how an acknowledgement begins
UPDATE: Final = '{"type":"update"'
THROW: Final = 0.05  # how often a seat throws a card where it is possible
WANTED: Final[dict[str, Any]] = {
    "game": "omerta", "name": "Somebody", "links": True, "speed": "untimed",
    "setup": {"players": SEATS, "rounds": MOST_ROUNDS},
}  # fmt: skip


class Asked(Struct):
    """The number of a question."""

    id: int


class Question(Struct):
    """A question and its options."""

    ask: Asked
    options: list[Raw]


class Message(Struct):
    """What this load reads from any message of the server."""

    type: str
    question: Question | None = None
    rule: str = ""  # of a refusal
    why: str = ""


class Move(Struct):
    """The type of a move."""

    type: str


MESSAGE: Final = msgspec.json.Decoder(Message)
MOVE: Final = msgspec.json.Decoder(Move)


class OmertaLoad:
    """Four seats at each table, each a connection that answers every question."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session: ClientSession = session
        self.address: str = address
        self.pacer: Pacer = Pacer()
        self.sockets: list[ClientWebSocketResponse] = []
        self.rng: Random = Random(1)

    async def open(self) -> None:
        """Make a table, take its seats, and start."""
        async with self.session.post(f"{self.address}/api/tables", json=WANTED) as response:
            made = await response.json()
        if "tokens" not in made:
            raise Complaint(f"The server made no table: {made}.")
        sockets = [await self.sit(token) for token in made["tokens"].values()]
        await sockets[0].send_str('{"type":"start","id":"start"}')
        seats = [Seat(self.pacer, self.rng, socket) for socket in sockets]
        self.pacer.tasks.update(asyncio.create_task(seat.play()) for seat in seats)

    async def sit(self, token: str) -> ClientWebSocketResponse:
        """Connect one seat."""
        socket = await self.session.ws_connect(f"{self.address}/ws", compress=0, max_msg_size=0)
        self.sockets.append(socket)
        await socket.send_json({"type": "hello", "version": VERSION, "token": token})
        await socket.send_str('{"type":"sit","id":"sit","name":"Somebody"}')
        # refused for the host, who already sits
        while MESSAGE.decode(await socket.receive_str()).type not in ("ack", "refused"):
            pass
        return socket


class Seat:
    """One connection, and the last question it was asked."""

    def __init__(self, pacer: Pacer, rng: Random, socket: ClientWebSocketResponse) -> None:
        self.pacer: Pacer = pacer
        self.rng: Random = rng
        self.socket: ClientWebSocketResponse = socket
        self.answered: int = -1
        self.since: float = 0.0  # the time the answer counts from

    async def play(self) -> None:
        """Answer every question.

        An acknowledgement follows right behind an update, which is read after it: the players' own work is
        not part of the server's time.
        """
        loop = asyncio.get_running_loop()
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                continue
            if message.data.startswith(ACK):
                self.pacer.done(self.since)
            elif message.data.startswith(UPDATE):
                loop.call_soon(self.look_at, message.data)
            else:
                self.complain(MESSAGE.decode(message.data))

    def complain(self, heard: Message) -> None:
        """Fail on any refusal, except of an answer that was late while all were held."""
        if heard.type == "refused" and heard.rule != "ask":
            raise Complaint(f"The server refused a move: {heard.why}.")

    def look_at(self, update: str) -> None:
        """Decide on an answer if a question is open; it is sent when the pacer allows."""
        question = MESSAGE.decode(update).question
        if question is not None and question.options and question.ask.id != self.answered:
            self.answered = question.ask.id
            self.pacer.soon(partial(self.say, answer_to(question, self.rng)))

    async def say(self, answer: str, since: float) -> None:
        """Send an answer."""
        self.since = since
        await self.socket.send_str(answer)


def choose(options: Sequence[Raw], rng: Random) -> Raw:
    """Never call, rarely throw, otherwise take any option."""
    kind = MOVE.decode(options[0]).type
    if kind == "omerta" and len(options) > 1:
        return rng.choice(options[1:])
    if kind == "pass" and rng.random() >= THROW:
        return options[0]
    return rng.choice(options)


def answer_to(question: Question, rng: Random) -> str:
    """An answer as it is sent."""
    ask = question.ask.id
    move = bytes(choose(question.options, rng)).decode()
    return f'{{"type":"answer","id":"{ask}","ask":{ask},"move":{move}}}'
