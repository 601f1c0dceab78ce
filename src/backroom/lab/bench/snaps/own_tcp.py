"""A TCP stack of our own, on a wire of any length, which acknowledges whenever it likes.

No kernel answers for its address, so nothing else acknowledges. The wire loses nothing, so nothing is resent.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from asyncio import Future, Protocol, Transport
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from backroom.lab.bench.snaps.network import HERE, OWN, SERVER, THERE

IPV4: Final = 0x0800
HEAD: Final = struct.Struct("!HHIIBBHHH")  # of TCP: ports, numbers, length, flags, window, checksum, urgent
IP_HEAD: Final = struct.Struct("!BBHHHBBH4s4s")
PSEUDO: Final = struct.Struct("!4s4sBBH")
FIN, SYN, RST, PSH, ACK = 1, 2, 4, 8, 16
SEGMENT: Final = 1400  # bytes at most
WINDOW: Final = 65535
WHOLE: Final = 1 << 32
FIRST_PORT: Final = 40000
T = TypeVar("T")

Manner = Literal["bare", "stale"]  # which acknowledgements are late: those without data, or all of them


class Behaviour(NamedTuple):
    """How long a wire is, and what its owner does to acknowledgements."""

    there: float = 0.0  # seconds to the server
    back: float = 0.0
    late: float = 0.0  # seconds by which acknowledgements are held back
    manner: Manner = "stale"


class Segment(NamedTuple):
    """One TCP segment."""

    port: int
    number: int
    flags: int
    data: bytes


class Wire:
    """The liar's end of the wire, shared by all its connections."""

    def __init__(self, server_port: int) -> None:
        self.server_port: int = server_port
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.socket: socket.socket = socket.socket(
            socket.AF_PACKET, socket.SOCK_RAW | socket.SOCK_NONBLOCK, socket.htons(IPV4)
        )
        self.socket.bind((THERE, IPV4))
        self.head: bytes = hardware(HERE) + hardware(THERE) + struct.pack("!H", IPV4)
        self.open: dict[int, OwnTcp] = {}
        self.loop.add_reader(self.socket, self.read)

    async def connect(self, protocol: Protocol, path: Behaviour) -> None:
        """Connect to the server, and attach a protocol."""
        port = FIRST_PORT + len(self.open)
        self.open[port] = connection = OwnTcp(self, port, protocol, path)
        await connection.begin()

    def read(self) -> None:
        """Pass each segment to its connection."""
        while True:
            try:
                frame, where = self.socket.recvfrom(1 << 17)
            except BlockingIOError:
                return
            segment = None if where[2] == socket.PACKET_OUTGOING else segment_in(frame[14:])
            if segment is not None and segment.port in self.open:
                self.open[segment.port].coming.put(segment)

    def send(self, segment: bytes) -> None:
        """Put a segment on the wire, unless it is gone."""
        if self.socket.fileno() < 0:
            return
        here, there = socket.inet_aton(OWN), socket.inet_aton(SERVER)
        pseudo = PSEUDO.pack(here, there, 0, socket.IPPROTO_TCP, len(segment))
        segment = segment[:16] + struct.pack("!H", checksum(pseudo + segment)) + segment[18:]
        ip = IP_HEAD.pack(0x45, 0, IP_HEAD.size + len(segment), 0, 0, 64, socket.IPPROTO_TCP, 0, here, there)
        ip = ip[:10] + struct.pack("!H", checksum(ip)) + ip[12:]
        self.socket.send(self.head + ip + segment)

    def close(self) -> None:
        """Take the wire down."""
        self.loop.remove_reader(self.socket)
        self.socket.close()


class Line(Generic[T]):
    """Delivers everything after the same delay, in order."""

    def __init__(self, seconds: float, bring: Callable[[T], None]) -> None:
        self.seconds: float = seconds
        self.bring: Callable[[T], None] = bring
        self.waiting: deque[T] = deque()
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()

    def put(self, one: T) -> None:
        """Send one item."""
        if not self.seconds:
            self.bring(one)
            return
        self.waiting.append(one)
        self.loop.call_later(self.seconds, self.arrive)

    def arrive(self) -> None:
        """Deliver the next item."""
        self.bring(self.waiting.popleft())


class OwnTcp(Transport):
    """One connection, with the interface of an asyncio transport."""

    def __init__(self, wire: Wire, port: int, protocol: Protocol, path: Behaviour) -> None:
        super().__init__()
        self.wire: Wire = wire
        self.port: int = port
        self.protocol: Protocol = protocol
        self.manner: Manner = path.manner
        self.leaving: Line[bytes] = Line(path.there, wire.send)
        self.coming: Line[Segment] = Line(path.back, self.hear)
        self.unacknowledged: Line[int] = Line(path.late, self.show)
        self.next: int = 1000  # the number of the next byte to send
        self.expected: int = 0  # ... and to receive
        self.shown: int = 0  # acknowledged so far
        self.established: Future[None] = wire.loop.create_future()
        self.closed: bool = False

    async def begin(self) -> None:
        """Start the handshake, whose last step may be late like all others."""
        self.say(SYN, options=struct.pack("!BBH", 2, 4, SEGMENT))
        self.next += 1
        async with asyncio.timeout(10):
            await self.established
        self.protocol.connection_made(self)

    def hear(self, segment: Segment) -> None:
        """Take the next bytes; earlier ones come again when they are acknowledged late."""
        if segment.flags & RST:
            self.lose()
        elif segment.flags & SYN and not self.expected:
            self.expected = (segment.number + 1) % WHOLE
            self.unacknowledged.put(self.expected)
        elif segment.number == self.expected and segment.data:
            self.expected = (self.expected + len(segment.data)) % WHOLE
            self.unacknowledged.put(self.expected)
            self.protocol.data_received(segment.data)
        elif segment.flags & FIN and segment.number == self.expected:
            self.lose()

    def show(self, number: int) -> None:
        """Acknowledge what arrived a while ago."""
        self.shown = number
        if not self.closed:
            self.say(ACK)
        if not self.established.done():
            self.established.set_result(None)

    def lose(self) -> None:
        """The other end is gone."""
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    def say(self, flags: int, data: bytes = b"", options: bytes = b"") -> None:
        """Send a segment."""
        shown = self.expected if self.manner == "bare" and data else self.shown
        length = (HEAD.size + len(options)) // 4 << 4
        head = HEAD.pack(self.port, self.wire.server_port, self.next, shown, length, flags, WINDOW, 0, 0)
        self.leaving.put(head + options + data)

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Send bytes at once."""
        left = bytes(data)
        while left and not self.closed:
            self.say(PSH | ACK, left[:SEGMENT])
            self.next = (self.next + len(left[:SEGMENT])) % WHOLE
            left = left[SEGMENT:]

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """The peer's address."""
        return (SERVER, self.wire.server_port) if name == "peername" else default

    def is_closing(self) -> bool:
        """Whether the connection is over."""
        return self.closed

    def close(self) -> None:
        """Close the connection."""
        if not self.closed:
            self.say(RST | ACK)
            self.closed = True


def hardware(name: str) -> bytes:
    """The MAC address of one end of the wire."""
    with socket.socket(socket.AF_PACKET, socket.SOCK_RAW) as one:
        one.bind((name, 0))
        address: bytes = one.getsockname()[4]
        return address


def segment_in(packet: bytes) -> Segment | None:
    """The segment in an IP packet, if it is for us."""
    if packet[9] != socket.IPPROTO_TCP or packet[16:20] != socket.inet_aton(OWN):
        return None
    end = int.from_bytes(packet[2:4], "big") or len(packet)
    tcp = packet[(packet[0] & 15) * 4 : end]
    _, port, number, _, length, flags, *_ = HEAD.unpack_from(tcp)
    return Segment(port, number, flags, tcp[(length >> 4) * 4 :])


def checksum(data: bytes) -> int:
    """The Internet checksum (RFC 1071)."""
    if len(data) % 2:
        data += b"\0"
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF
