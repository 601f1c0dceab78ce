"""One client's WebSocket, as a room sees it: sending never makes the room wait.

A system call costs more than everything else about a message, so all that one command says to a client (an
update and an acknowledgement) leaves in one write. aiohttp would make one write of each frame, so the frame
headers are written here.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import Any, Final

from backroom.server.sockets.websocket import WebSocket
from backroom.table.delay import Delay

A_TICK: Final = 0.001  # seconds, the resolution of timers; claims within ten of them are equal
MOST_UNREAD: Final = 512 * 1024  # bytes that wait for a slow reader; a client further behind is dropped
# from Linux: tcpi_last_data_recv in ms, tcpi_rtt and tcpi_min_rtt (of the last five minutes) in microseconds
TCP_INFO: Final = struct.Struct("=52xI12xI76xI")
UNKNOWN: Final = 0xFFFFFFFF  # tcpi_min_rtt before it was measured
SWING: Final = 1.25  # times the shortest round trip, and ...
DAWDLING: Final = 0.010  # ... so many seconds more, may the average be
IS_LINUX: Final = sys.platform == "linux"
TEXT: Final = 0x81  # the last frame of a text message
SHORT: Final = 126  # bytes, from which on the length follows in two bytes
LONG: Final = 1 << 16  # ... and in eight
TEXT_16: Final = struct.Struct("!BBH")
TEXT_64: Final = struct.Struct("!BBQ")


def head_of(message: bytes) -> bytes:
    """The header of a text frame (RFC 6455, 5.2): whole, not masked, not compressed."""
    length = len(message)
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONG:
        return TEXT_16.pack(TEXT, SHORT, length)
    return TEXT_64.pack(TEXT, SHORT + 1, length)


class Reveals:
    """Counts the connections that hold back a card until everybody can see it at the same time.

    While there are any, nothing may block the loop.
    """

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count: int = 0

    def are_ahead(self) -> bool:
        """Whether any connection holds back a card."""
        return self.count > 0


class Connection:
    """Sends to one client in as few writes as possible, and knows how far away it is."""

    __slots__ = (
        "delay",
        "direct",
        "flushing",
        "forwarded",
        "is_sent_away",
        "loop",
        "network",
        "own",
        "pinged",
        "pings",
        "reveals",
        "socket",
        "timer",
        "token",
        "transport",
        "waiting",
    )

    def __init__(
        self,
        socket: WebSocket,
        *,
        direct: bool,
        network: str = "",
        forwarded: float | None = None,
        reveals: Reveals | None = None,
    ) -> None:
        self.socket: WebSocket = socket
        self.transport: asyncio.Transport = socket.transport
        self.network: str = network  # where they came from
        self.direct: bool = direct  # no proxy in between: the kernel knows the round trip to the client
        self.forwarded: float | None = forwarded  # seconds of the round trip, if a proxy told
        self.reveals: Reveals = Reveals() if reveals is None else reveals  # shared by the whole house
        self.waiting: list[bytes] = []  # to be sent in one write, or when the timer fires
        self.flushing: bool = False  # before the loop does anything else
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.is_sent_away: bool = False  # from a seat that may be another's now: it does nothing more
        self.token: str | None = None  # by which they came to a seat
        self.own: str | None = None  # a token that they were given and have not confirmed
        self.delay: Delay = Delay()  # what is known of the round trip to this client
        self.pings: int = 0
        self.pinged: float | None = None  # when the last ping went out, until its pong is back

    def send(self, message: bytes, *, wait: float = 0.0) -> None:
        """Send a message, perhaps after so many seconds; never out of order."""
        if wait >= A_TICK and self.flushing:
            self.flush()  # earlier messages are not held back, nor does this one leave with them
        self.waiting.append(message)
        if self.timer is not None or self.flushing:
            return
        if wait >= A_TICK:
            self.timer = self.loop.call_later(wait, self.release)
            self.reveals.count += 1
        else:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def send_now(self, message: bytes) -> None:
        """Send a message in this very call, after all that waits; behind one held back, it waits too."""
        self.waiting.append(message)
        self.flush()

    def release(self) -> None:
        """Send what was held back."""
        self.stop_holding()
        self.flush()

    def stop_holding(self) -> None:
        """Hold nothing back any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.reveals.count -= 1

    def flush(self) -> None:
        """Write everything that waits at once. A client too far behind is dropped, and can come back.

        This happens once per turn of the loop: the system call is no small part of an action's cost.
        """
        self.flushing = False
        if self.timer is not None:
            return
        messages, self.waiting = self.waiting, []
        if not messages or self.socket.is_closed or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.abort()
            return
        self.transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))

    def forget_held(self) -> None:
        """Discard what is held back."""
        if self.timer is not None:
            self.stop_holding()
            self.waiting = []

    def abort(self) -> None:
        """Cut a connection that does not read."""
        self.forget_held()
        self.transport.abort()

    # Distance

    def ping(self, now: float) -> None:
        """Send a ping, which every WebSocket answers by itself."""
        if self.socket.is_closed or self.transport.is_closing():
            return
        self.pings += 1
        self.pinged = now
        self.socket.ping(str(self.pings).encode())

    def take_pong(self, payload: bytes, now: float) -> float | None:
        """The seconds since the ping that this pong answers; None if it answers none."""
        if self.pinged is None or payload != str(self.pings).encode():
            return None
        round_trip = now - self.pinged
        self.pinged = None
        return max(0.0, round_trip)

    def kernel_round_trip(self) -> float | None:
        """The round trip that a kernel measured: ours if the connection is direct, else the proxy's."""
        if not self.direct:
            return self.forwarded
        told = self.told_by_kernel()
        if told is None or not told[1]:
            return None
        return believed(told[1] / 1e6, None if told[2] == UNKNOWN else told[2] / 1e6)

    def came(self, now: float) -> float:
        """When the last bytes came in, for a caller who could not look at once."""
        told = self.told_by_kernel()
        return now if told is None else now - told[0] / 1e3

    def told_by_kernel(self) -> tuple[int, int, int] | None:
        """Milliseconds since bytes came in, and the recent and the shortest round trip in microseconds."""
        wire: Any = None if self.transport.is_closing() else self.transport.get_extra_info("socket")
        option = getattr(socket, "TCP_INFO", None) if IS_LINUX else None
        if wire is None or option is None or wire.family not in (socket.AF_INET, socket.AF_INET6):
            return None
        info: bytes = wire.getsockopt(socket.IPPROTO_TCP, option, TCP_INFO.size)
        if len(info) < TCP_INFO.size:
            return None
        waited, round_trip, shortest = TCP_INFO.unpack(info)
        return waited, round_trip, shortest


def believed(round_trip: float, shortest: float | None) -> float:
    """How much of a kernel's round trip to believe: a client can delay some acknowledgements on purpose.

    With a TCP stack of its own it can delay all of them, by acknowledging old numbers from the handshake on.
    So this only ever bounds what pongs say, and the table also considers how quick a person is (decision 9).
    """
    return round_trip if shortest is None else min(round_trip, SWING * shortest + DAWDLING)
