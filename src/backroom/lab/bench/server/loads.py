"""Play over real sockets: tables of four, each seat a connection, as fast as they can or at a given rate."""

from __future__ import annotations

import asyncio
from asyncio import Event, Task
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType
from msgspec import Raw, Struct

from backroom.complaint import Complaint
from backroom.protocol.messages import VERSION

SEATS: Final = 4
THROW: Final = 0.05  # how often a seat throws a card where it may
ROOM_DATA: Final = 13  # Colyseus: the first byte of a message
JOIN_ROOM: Final = 10


class Pacer:
    """When the next action may be sent: at once, or by a timetable whose delays count."""

    def __init__(self) -> None:
        self.rate: float | None = None
        self.next: float = 0.0
        self.latencies: list[float] = []
        self.measuring: bool = False

    def begin(self, rate: float | None) -> None:
        """Count from here on, at a rate or without one."""
        self.rate = rate
        self.next = perf_counter()
        self.latencies = []
        self.measuring = True

    async def turn(self) -> float:
        """Wait for one's turn; from when the action counts."""
        if self.rate is None:
            return perf_counter()
        due = self.next
        self.next += 1 / self.rate
        wait = due - perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        return due

    def done(self, since: float) -> None:
        """An action was answered."""
        if self.measuring:
            self.latencies.append(perf_counter() - since)


class Load(Protocol):
    """Tables that are played."""

    pacer: Pacer

    async def open(self, tables: int) -> None:
        """Connect so many tables more, and let them play."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


# Ours


class Asked(Struct):
    id: int


class Question(Struct):
    ask: Asked
    options: list[Raw]


class Message(Struct):
    """What this load reads of any message of the server."""

    type: str
    question: Question | None = None
    why: str = ""


class Move(Struct):
    type: str


DECODER: Final = msgspec.json.Decoder(Message)
MOVE: Final = msgspec.json.Decoder(Move)


class OmertaLoad:
    """Real games of OMERTA; rounds are long, since nobody calls."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session: ClientSession = session
        self.address: str = address
        self.pacer: Pacer = Pacer()
        self.sockets: list[ClientWebSocketResponse] = []
        self.tasks: list[Task[None]] = []
        self.rng: Random = Random(1)
        self.stopped: Event = Event()

    async def open(self, tables: int) -> None:
        """Make tables, take their seats, and begin."""
        for _ in range(tables):
            wanted = {
                "game": "omerta",
                "name": "0",
                "links": True,
                "speed": "untimed",
                "setup": {"players": SEATS},
            }
            async with self.session.post(f"{self.address}/api/tables", json=wanted) as response:
                made = await response.json()
                if "tokens" not in made:
                    raise Complaint(f"The server made no table: {made}.")
            sockets = [await self.sit(token) for token in made["tokens"].values()]
            await sockets[0].send_str('{"type":"start","id":"start"}')
            self.tasks += [asyncio.create_task(self.play(socket)) for socket in sockets]

    async def sit(self, token: str) -> ClientWebSocketResponse:
        """One seat."""
        socket = await self.session.ws_connect(f"{self.address}/ws", compress=0, max_msg_size=0)
        await socket.send_json({"type": "hello", "version": VERSION, "token": token})
        await socket.send_str('{"type":"sit","id":"sit","name":"Somebody"}')
        await self.reply_to_sit(socket)
        self.sockets.append(socket)
        return socket

    async def reply_to_sit(self, socket: ClientWebSocketResponse) -> None:
        """Wait until the server has answered."""
        while True:
            message = DECODER.decode(await socket.receive_str())
            if message.type in ("ack", "refused"):  # the host sits already
                return

    async def play(self, socket: ClientWebSocketResponse) -> None:
        """Answer whatever is asked."""
        answered = -1
        since = 0.0
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            heard = DECODER.decode(message.data)
            if heard.type == "ack":
                self.pacer.done(since)
            question = heard.question
            if question is None or not question.options or question.ask.id == answered:
                continue
            if self.stopped.is_set():
                return
            answered = question.ask.id
            since = await self.pacer.turn()
            move = bytes(self.choose(question.options)).decode()
            await socket.send_str(f'{{"type":"answer","id":"{answered}","ask":{answered},"move":{move}}}')

    def choose(self, options: Sequence[Raw]) -> Raw:
        """Never call, seldom throw, else anything."""
        kind = MOVE.decode(options[0]).type
        if kind == "omerta" and len(options) > 1:
            return self.rng.choice(options[1:])
        if kind == "pass" and self.rng.random() >= THROW:
            return options[0]
        return self.rng.choice(options)

    async def close(self) -> None:
        """Hang up."""
        self.stopped.set()
        await asyncio.gather(*[socket.close() for socket in self.sockets])
        await asyncio.gather(*self.tasks)


# The peer's


class ColyseusLoad:
    """The trivial game: each in turn plays a card."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session: ClientSession = session
        self.address: str = address
        self.pacer: Pacer = Pacer()
        self.sockets: list[ClientWebSocketResponse] = []
        self.tasks: list[Task[None]] = []
        self.stopped: Event = Event()

    async def open(self, tables: int) -> None:
        """Make rooms, and let them play."""
        for _ in range(tables):
            reserved = await self.reserve("create/table", 0)
            room = reserved["roomId"]
            sockets = [await self.sit(reserved)]
            for seat in range(1, SEATS):
                sockets.append(await self.sit(await self.reserve(f"joinById/{room}", seat)))
            self.tasks += [asyncio.create_task(self.play(seat, one)) for seat, one in enumerate(sockets)]
            await sockets[0].send_bytes(play(0))

    async def reserve(self, how: str, seat: int) -> dict[str, Any]:
        """A seat in a room."""
        async with self.session.post(f"{self.address}/matchmake/{how}", json={"seat": seat}) as response:
            reserved: dict[str, Any] = await response.json()
        if "sessionId" not in reserved:
            raise Complaint(f"The peer made no room: {reserved}.")
        return reserved

    async def sit(self, reserved: dict[str, Any]) -> ClientWebSocketResponse:
        """One seat."""
        url = f"{self.address}/{reserved['processId']}/{reserved['roomId']}?sessionId={reserved['sessionId']}"
        socket = await self.session.ws_connect(url, compress=0)
        while (await socket.receive_bytes())[0] != JOIN_ROOM:
            pass
        await socket.send_bytes(bytes([JOIN_ROOM]))
        self.sockets.append(socket)
        return socket

    async def play(self, seat: int, socket: ClientWebSocketResponse) -> None:
        """Play when it is one's turn, which one counts."""
        number = 0
        since = perf_counter()
        async for message in socket:
            if message.type is not WSMsgType.BINARY or message.data[0] != ROOM_DATA:
                continue
            number += 1
            if (number - 1) % SEATS == seat:
                self.pacer.done(since)
            if number % SEATS == seat:
                if self.stopped.is_set():
                    return
                since = await self.pacer.turn()
                await socket.send_bytes(play(number))

    async def close(self) -> None:
        """Hang up."""
        self.stopped.set()
        await asyncio.gather(*[socket.close() for socket in self.sockets])
        await asyncio.gather(*self.tasks)


def play(number: int) -> bytes:
    """A play, as Colyseus reads it."""
    return bytes([ROOM_DATA]) + msgspec.msgpack.encode("play") + msgspec.msgpack.encode(
        {"number": number, "slot": number % 10}
    )  # fmt: skip


def session() -> ClientSession:
    """Connections without a limit."""
    return ClientSession(connector=TCPConnector(limit=0))
