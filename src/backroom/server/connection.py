"""One WebSocket, as a room sees it: what is sent never makes the room wait.

A call to the kernel costs more than all else that a message does, so what one command has to say to a client
(an update and an acknowledgement) leaves in one write. aiohttp would make one of each frame; so the few bytes
before a frame are written here.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import Any, Final

from backroom.server.reveals import Reveals
from backroom.server.wire import Wire
from backroom.table.delay import Delay

A_TICK: Final = 0.001  # seconds, as timers count; claims are equal within ten, so nothing is held for less
MOST_UNREAD: Final = 512 * 1024  # bytes that wait for a slow reader; one who is further behind is dropped
# of Linux: tcpi_last_data_recv in ms, tcpi_rtt and tcpi_min_rtt (of the last five minutes) in microseconds
TCP_INFO: Final = struct.Struct("=52xI12xI76xI")
UNKNOWN: Final = 0xFFFFFFFF  # that shortest round trip, before there was any
SWING: Final = 1.25  # times the shortest, and ...
DAWDLING: Final = 0.010  # ... so many seconds more, a wire may take on average
IS_LINUX: Final = sys.platform == "linux"
TEXT: Final = 0x81  # the last frame of a message, of text
SHORT: Final = 126  # bytes, from where on the length follows in two bytes
LONG: Final = 1 << 16  # ... and in eight
TEXT_16: Final = struct.Struct("!BBH")
TEXT_64: Final = struct.Struct("!BBQ")


def head_of(message: bytes) -> bytes:
    """What a WebSocket frame of text begins with (RFC 6455, 5.2): whole, not masked, not compressed."""
    length = len(message)
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONG:
        return TEXT_16.pack(TEXT, SHORT, length)
    return TEXT_64.pack(TEXT, SHORT + 1, length)


class Connection:
    """A client that has said who it is, or is about to."""

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
        "timer",
        "token",
        "transport",
        "waiting",
        "wire",
    )

    def __init__(
        self,
        wire: Wire,
        *,
        direct: bool,
        network: str = "",
        forwarded: float | None = None,
        reveals: Reveals | None = None,
    ) -> None:
        self.wire: Wire = wire
        self.transport: asyncio.Transport = wire.transport
        self.network: str = network  # from where they came
        self.direct: bool = direct  # no proxy between: the kernel knows the way to the client
        self.forwarded: float | None = forwarded  # seconds of the way there and back, where a proxy told
        self.reveals: Reveals = Reveals() if reveals is None else reveals  # of the whole house
        self.waiting: list[bytes] = []  # to be sent in one go, or when the timer says so
        self.flushing: bool = False  # before the loop does anything else
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.is_sent_away: bool = False  # from a seat that may be another's now: it does nothing more
        self.token: str | None = None  # by which they came to a seat
        self.own: str | None = None  # a token that they were given, and have not confirmed
        self.delay: Delay = Delay()  # what is known of the way to this client
        self.pings: int = 0
        self.pinged: float | None = None  # when the last ping went out, until its pong is back

    def send(self, message: bytes, *, wait: float = 0.0) -> None:
        """Send a message, or after so many seconds; never out of order."""
        if wait >= A_TICK and self.flushing:
            self.flush()  # what was there before is not held back, nor does this leave with it
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
        """Send a message in this very call, behind all that waits; what is held back keeps it waiting too."""
        self.waiting.append(message)
        self.flush()

    def release(self) -> None:
        """Send what was held back."""
        self.stop_holding()
        self.flush()

    def stop_holding(self) -> None:
        """Nothing is held back any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.reveals.count -= 1

    def flush(self) -> None:
        """Hand all that waits to the network at once; who is too far behind is dropped, and can come back.

        Once in a turn of the loop: what the kernel does for a write is no small part of an action's cost.
        """
        self.flushing = False
        if self.timer is not None:
            return
        messages, self.waiting = self.waiting, []
        if not messages or self.wire.is_closed or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.abort()
            return
        self.transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))

    def forget_held(self) -> None:
        """Do not send what is held back."""
        if self.timer is not None:
            self.stop_holding()
            self.waiting = []

    def abort(self) -> None:
        """Cut a connection that does not read."""
        self.forget_held()
        self.transport.abort()

    # How far away it is

    def ping(self, now: float) -> None:
        """Ask for a pong, which every WebSocket answers by itself."""
        if self.wire.is_closed or self.transport.is_closing():
            return
        self.pings += 1
        self.pinged = now
        self.wire.ping(str(self.pings).encode())

    def take_pong(self, payload: bytes, now: float) -> float | None:
        """The seconds since the ping that this answers; None if it answers none."""
        if self.pinged is None or payload != str(self.pings).encode():
            return None
        round_trip = now - self.pinged
        self.pinged = None
        return max(0.0, round_trip)

    def kernel_round_trip(self) -> float | None:
        """A kernel's own measure of the way: that of ours where there is nothing between, or a proxy's."""
        if not self.direct:
            return self.forwarded
        told = self.told_by_kernel()
        if told is None or not told[1]:
            return None
        return believed(told[1] / 1e6, None if told[2] == UNKNOWN else told[2] / 1e6)

    def came(self, now: float) -> float:
        """When the last that is here came in, for one who could not look at once."""
        told = self.told_by_kernel()
        return now if told is None else now - told[0] / 1e3

    def told_by_kernel(self) -> tuple[int, int, int] | None:
        """Milliseconds since bytes came in, and microseconds there and back, lately and at best."""
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
    """What to believe of a kernel's round trip: some acknowledgements can be late on purpose.

    All of them can, with a TCP of one's own that acknowledges old numbers, from the handshake on. So this
    only ever bounds what pongs say, and the table looks at how quick a person is besides (decision 9).
    """
    return round_trip if shortest is None else min(round_trip, SWING * shortest + DAWDLING)
