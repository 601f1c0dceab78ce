"""People who think before they answer, as light as a client can be.

A load that shares the machine with the server must use less than the server does, or it measures itself. So
these read frames by hand on a bare connection, and decode an update only if it asks them something.
"""

from __future__ import annotations

import asyncio
import struct
from asyncio import BaseTransport, Future, Transport
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientSession

from backroom.complaint import Complaint
from backroom.lab.bench.server.omerta import MESSAGE, WANTED, answer_to
from backroom.protocol.messages import VERSION, Hello, Sit, Start
from backroom.protocol.wire import encode

HANDSHAKE: Final = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SWITCHED: Final = b"HTTP/1.1 101 "
END_OF_HEAD: Final = b"\r\n\r\n"
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of whole frames
LENGTH_16, LENGTH_64 = struct.Struct("!H"), struct.Struct("!Q")
TWO_BYTES, EIGHT_BYTES = 126, 127  # the length follows, in this many bytes
MASKED: Final = 0x80  # the bit next to the length
NO_MASK: Final = bytes(4)  # a mask of zeros changes nothing
ACK: Final = b'{"type":"ack"'
UPDATE: Final = b'{"type":"update"'
REFUSED: Final = b'{"type":"refused"'
ASKS_NOTHING: Final = b'"options":[]'
QUICKEST, SLOWEST = 0.5, 1.5  # times the average thinking time
AT_A_TIME: Final = 8  # tables opened together


class Person(asyncio.Protocol):
    """One seat: answers each question after a while, and notes how long the acknowledgement took."""

    def __init__(self, token: str, *, think: float, rng: Random) -> None:
        self.think: float = think  # seconds on average
        self.rng: Random = rng
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.greeting: bytes = frame(encode(Hello(version=VERSION, token=token)))
        self.seated: Future[None] = self.loop.create_future()
        self.is_websocket: bool = False
        self.unread: bytes = b""
        self.asked: int = -1  # the last question
        self.since: float = 0.0  # when the pending answer was sent
        self.latencies: list[float] = []  # seconds
        self.transport: Transport | None = None

    # Called by the transport

    def connection_made(self, transport: BaseTransport) -> None:
        """Request a WebSocket."""
        self.transport = cast("Transport", transport)
        host, port = transport.get_extra_info("peername")[:2]
        self.transport.write(HANDSHAKE.format(host=f"{host}:{port}").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail whoever waits for this seat."""
        if not self.seated.done():
            self.seated.set_exception(Complaint("The server closed a connection before somebody sat down."))

    def data_received(self, data: bytes) -> None:
        """Read whole frames, and keep the rest."""
        self.unread += data
        if not self.is_websocket and not self.is_let_in():
            return
        end = 0
        for kind, start, end in frames(self.unread):
            self.hear(kind, self.unread[start:end])
        if end:
            self.unread = self.unread[end:]

    def is_let_in(self) -> bool:
        """Whether the handshake is over; then takes the seat."""
        head, found, rest = self.unread.partition(END_OF_HEAD)
        if not found:
            return False
        if not head.startswith(SWITCHED):
            self.hang_up()
            return False
        self.is_websocket, self.unread = True, rest
        self.write(self.greeting + frame(encode(Sit(id="sit", name="Somebody"))))
        return True

    # Messages

    def hear(self, kind: int, message: bytes) -> None:
        """Note an acknowledgement, read an update, answer a ping."""
        if kind == PING:
            self.write(frame(message, PONG))
        elif not self.seated.done():
            if message.startswith((ACK, REFUSED)):  # refused for the host, who already sits
                self.seated.set_result(None)
        elif message.startswith(ACK):
            if self.since:
                self.latencies.append(perf_counter() - self.since)
                self.since = 0.0
        elif message.startswith(UPDATE) and ASKS_NOTHING not in message:
            self.consider(message)

    def consider(self, update: bytes) -> None:
        """Think about a new question."""
        question = MESSAGE.decode(update).question
        if question is not None and question.options and question.ask.id != self.asked:
            self.asked = question.ask.id
            answer = frame(answer_to(question, self.rng).encode())
            self.loop.call_later(self.think * self.rng.uniform(QUICKEST, SLOWEST), self.answer, answer)

    def answer(self, answer: bytes) -> None:
        """Send the answer."""
        self.since = perf_counter()
        self.write(answer)

    def begin(self) -> None:
        """Start the game, as the host."""
        self.write(frame(encode(Start(id="start"))))

    def write(self, frames: bytes) -> None:
        """Send, unless the connection is gone."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(frames)

    def hang_up(self) -> None:
        """Disconnect."""
        if self.transport is not None:
            self.transport.close()


class Frame(NamedTuple):
    """One frame in a row of bytes."""

    kind: int  # its first byte
    start: int  # of its payload
    end: int


def frames(data: bytes) -> Iterator[Frame]:
    """The whole frames at the start of a server's bytes."""
    at = 0
    while len(data) - at >= 2:  # the kind, and the length or its size
        kind, length, start = data[at], data[at + 1], at + 2
        if length == TWO_BYTES and len(data) >= start + LENGTH_16.size:
            (length,) = LENGTH_16.unpack_from(data, start)
            start += LENGTH_16.size
        elif length == EIGHT_BYTES and len(data) >= start + LENGTH_64.size:
            (length,) = LENGTH_64.unpack_from(data, start)
            start += LENGTH_64.size
        elif length >= TWO_BYTES:
            return
        at = start + length
        if at > len(data):
            return
        yield Frame(kind, start, at)


def frame(message: bytes, kind: int = TEXT) -> bytes:
    """A client's frame."""
    length = len(message)
    if length < TWO_BYTES:
        return bytes((kind, MASKED | length)) + NO_MASK + message
    return bytes((kind, MASKED | TWO_BYTES)) + LENGTH_16.pack(length) + NO_MASK + message


class Crowd:
    """All the people at a number of tables of four."""

    def __init__(self, session: ClientSession, address: str, *, think: float, seed: int = 1) -> None:
        self.session: ClientSession = session
        self.address: str = address
        self.think: float = think
        self.rng: Random = Random(seed)
        self.people: list[Person] = []

    async def grow(self, tables: int) -> None:
        """Open this many more tables, a few at a time, and let people play there."""
        while tables > 0:
            few = min(tables, AT_A_TIME)
            await asyncio.gather(*[self.open() for _ in range(few)])
            tables -= few

    async def open(self) -> None:
        """Make a table, take its seats, and start."""
        async with self.session.post(f"{self.address}/api/tables", json=WANTED) as response:
            made = msgspec.json.decode(await response.read())
        if "tokens" not in made:
            raise Complaint(f"The server made no table: {made}.")
        sitting = [await self.sit(token) for token in made["tokens"].values()]
        sitting[0].begin()

    async def sit(self, token: str) -> Person:
        """Seat one person."""
        where = urlsplit(self.address)
        _, person = await asyncio.get_running_loop().create_connection(
            lambda: Person(token, think=self.think, rng=self.rng), where.hostname or "", where.port or 0
        )
        await person.seated
        self.people.append(person)
        return person

    def take_latencies(self) -> list[float]:
        """How long each answer took since the last call, in seconds."""
        taken = [latency for person in self.people for latency in person.latencies]
        for person in self.people:
            person.latencies = []
        return taken

    def hang_up(self) -> None:
        """Disconnect everybody."""
        for person in self.people:
            person.hang_up()
