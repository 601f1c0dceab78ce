"""One WebSocket, as a room sees it: what is sent never makes the room wait."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import deque
from typing import Any, Final

from aiohttp import WSMsgType, web

from backroom.protocol.messages import Goodbye, Reason
from backroom.protocol.wire import encode

MOST_UNREAD: Final = 512 * 1024  # bytes that wait for a slow reader; one who is further behind is dropped
NEVER_WAIT: Final = 1 << 40  # bytes after which aiohttp would make the sender wait: we drop the reader before
TCP_INFO_RTT: Final = struct.Struct("=68xI")  # tcpi_rtt in Linux's struct tcp_info, in microseconds
GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Connection:
    """A client that has said who it is, or is about to."""

    __slots__ = ("address", "direct", "held", "pinged", "pings", "timer", "transport", "ws")

    def __init__(
        self, ws: web.WebSocketResponse, request: web.Request, address: str, *, direct: bool
    ) -> None:
        assert request.transport is not None
        self.ws: web.WebSocketResponse = ws
        self.transport: asyncio.Transport = request.transport
        self.address: str = address
        self.direct: bool = direct  # no proxy between: the kernel knows the way to the client
        self.held: deque[bytes] = deque()  # to be sent when the timer says so, in order
        self.timer: asyncio.TimerHandle | None = None
        self.pings: int = 0
        self.pinged: float | None = None  # when the last ping went out, until its pong is back

    async def send(self, message: bytes, *, wait: float = 0.0) -> None:
        """Send a message, or after so many seconds; never out of order. Returns without waiting."""
        if self.timer is not None or wait > 0.0:
            self.held.append(message)
            if self.timer is None:
                self.timer = asyncio.get_running_loop().call_later(wait, self.release)
            return
        await self.send_now(message)

    async def send_now(self, message: bytes) -> None:
        """Hand a message to the network; a reader who is too far behind is dropped, and misses nothing."""
        if self.ws.closed or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.abort()
            return
        try:
            await self.ws.send_frame(message, WSMsgType.TEXT)
        except ConnectionError:  # it closed meanwhile; the read loop sees it and says so to the room
            self.abort()

    def release(self) -> None:
        """Send what was held back."""
        self.timer = None
        waiting, self.held = self.held, deque()
        _ = asyncio.get_running_loop().create_task(self.send_all(waiting))

    async def send_all(self, messages: deque[bytes]) -> None:
        """Send these, in order."""
        for message in messages:
            await self.send_now(message)

    async def close(self, reason: Reason, why: str) -> None:
        """Say why, and close."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        await self.send_now(encode(Goodbye(reason, why)))
        code = GOING_AWAY if reason == "closing" else POLICY
        await self.ws.close(code=code, message=reason.encode())

    def abort(self) -> None:
        """Cut a connection that does not read."""
        if self.timer is not None:
            self.timer.cancel()
        self.transport.abort()

    # How far away it is

    async def ping(self, now: float) -> None:
        """Ask for a pong, which every WebSocket answers by itself."""
        if self.ws.closed or self.transport.is_closing():
            return
        self.pings += 1
        self.pinged = now
        try:
            await self.ws.ping(str(self.pings).encode())
        except ConnectionError:
            self.abort()

    def take_pong(self, payload: bytes, now: float) -> float | None:
        """The seconds since the ping that this answers; None if it answers none."""
        if self.pinged is None or payload != str(self.pings).encode():
            return None
        round_trip = now - self.pinged
        self.pinged = None
        return max(0.0, round_trip)

    def kernel_round_trip(self) -> float | None:
        """The kernel's own measure of the way, where there is nothing between and it tells."""
        if not self.direct:
            return None
        wire: Any = self.transport.get_extra_info("socket")
        option = getattr(socket, "TCP_INFO", None)
        if wire is None or option is None or wire.family not in (socket.AF_INET, socket.AF_INET6):
            return None
        info: bytes = wire.getsockopt(socket.IPPROTO_TCP, option, TCP_INFO_RTT.size)
        if len(info) < TCP_INFO_RTT.size:
            return None
        (microseconds,) = TCP_INFO_RTT.unpack(info)
        return microseconds / 1e6 if microseconds else None
