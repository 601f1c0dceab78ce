"""A WebSocket, taken over from aiohttp after its handshake.

Two files touch aiohttp's private parts: this one, and `runner.py`, which has aiohttp make our handlers.

An open request keeps its headers, its parser, its answer and a dozen coroutines for as long as somebody is at
a table: half the memory of a table. So we take over the connection, and use only aiohttp's frame parser.
There is no public way to do this. `pyproject.toml` bounds the versions of aiohttp for it, and
`tests/server/test_private_parts.py` says which of these private parts a new version has changed.
"""

# pyright: reportPrivateUsage=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
import struct
from asyncio import Future, Transport
from collections.abc import Callable
from typing import Any, Final, Literal, cast

from aiohttp import WSMessage, WSMsgType, web
from aiohttp._websocket.models import WebSocketError
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader
from aiohttp.streams import EofStream

from backroom.core.refusal import Malformed
from backroom.protocol.messages import LONGEST_MESSAGE
from backroom.server.sockets.frames import BAD_CODE, BAD_TEXT, CODES, WHY, Fault, Frames

MOST_QUEUED: Final = 1 << 16  # bytes, after which reading from the network pauses
LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # bytes; a longer one is not even read to say why
TIME_FOR_GOODBYE: Final = 5.0  # seconds
CLOSE: Final = 0x88  # the first byte of a message's only frame, by kind
PING: Final = 0x89
PONG: Final = 0x8A
CODE: Final = struct.Struct("!H")
OK: Final = 1000
NO_CODE: Final = 0  # of a goodbye without one
TEXT: Final = 0x81  # the first byte of a message's only frame, like CLOSE, PING and PONG
SHORTEST: Final = 6  # bytes of a masked frame: its kind, its length, its mask
SHORT: Final = 126  # a length byte of this value says that two bytes of length follow
LONGEST: Final = SHORTEST + SHORT - 1  # bytes of the longest frame without those
MASKED: Final = 0x80 - SHORTEST  # the difference between that byte and the size of the frame
MIDDLING: Final = bytes((TEXT, 0x80 | SHORT))  # how a longer text begins, up to 64 KB


def is_utf8(text: bytes) -> bool:
    """Whether bytes are valid UTF-8."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def leave_it(_: bytes) -> bool:
    """Take nothing."""
    return False


class Inbox(WebSocketDataQueue):
    """Receives the messages of one connection: most are handled at once, the rest wait to be read.

    aiohttp's parser puts every message into a queue, which wakes the task that reads it: a good part of what
    a short message costs. This queue looks at the message first, and avoids that where it can.
    """

    __slots__ = ("measures", "socket", "takes")

    def __init__(self, socket: WebSocket) -> None:
        protocol: Any = socket  # the queue only asks whether it is reading, and pauses or resumes it
        super().__init__(protocol, MOST_QUEUED, loop=asyncio.get_running_loop())
        self.socket: WebSocket = socket
        self.takes: Callable[[bytes], bool] = leave_it  # handles a text at once, or leaves it
        self.measures: Callable[[bytes], bool] = leave_it  # measures a pong that was asked for

    def feed_data(self, data: Any, size: int) -> None:
        """Handle a message at once, or queue it; once goodbye is said, only theirs is awaited."""
        if self.socket.is_closed:
            if data.type is WSMsgType.CLOSE:
                self.socket.transport.close()
            return
        kind = data.type
        if kind is WSMsgType.TEXT and not data.data.isascii() and not is_utf8(data.data):
            self.socket.fail(BAD_TEXT)
            return
        try:
            taken = (kind is WSMsgType.TEXT and self.takes(data.data)) or (
                kind is WSMsgType.PONG and self.measures(bytes(data.data))
            )
        except Exception:  # noqa: BLE001 - nobody would hear of it here; it is raised again where it is read
            taken = False
        if not taken:
            super().feed_data(data, size)


class WebSocket(asyncio.Protocol):
    """Reads and writes the frames of one connection, until it is lost."""

    __slots__ = (
        "_reading_paused",
        "fault",
        "frames",
        "inbox",
        "is_closed",
        "is_even",
        "lost",
        "parser",
        "transport",
    )

    def __init__(self, transport: Transport) -> None:
        self.transport: Transport = transport
        self.is_closed: bool = False  # either side has said goodbye, or the connection is lost
        self.lost: Future[None] | None = None  # done when it is lost, if somebody waits for that
        self.inbox: Inbox = Inbox(self)
        self.parser: WebSocketReader = WebSocketReader(
            self.inbox, LONGEST_FRAME, compress=False, decode_text=False
        )
        self.frames: Frames = Frames()
        self.is_even: bool = True  # the next byte begins a message
        self.fault: Fault | None = None  # found in the input; nothing after it is parsed
        self._reading_paused: bool = False  # the queue reads it under this name

    # Called by the transport and the queue

    def data_received(self, data: bytes) -> None:
        """Check and parse frames; faults are reported where messages are read."""
        size = len(data)
        if (  # nearly all input is one short text, whose header is checked without a call
            self.is_even and SHORTEST <= size <= LONGEST and data[0] == TEXT and data[1] == size + MASKED
        ) or self.has_good_heads(data):
            self.parser.feed_data(data)

    def has_good_heads(self, data: bytes) -> bool:
        """Whether all frames that begin here may be parsed."""
        if (
            self.is_even
            and data[:2] == MIDDLING
            and SHORT <= int.from_bytes(data[2:4], "big") == len(data) - 8
        ):
            return True  # one text again, with its length in two bytes
        fault = self.fault or self.frames.check(data)
        if fault is not None:
            self.fail(fault)
            return False
        self.is_even = self.frames.is_between()
        return True

    def fail(self, fault: Fault) -> None:
        """Parse nothing more; the reason is reported where messages are read."""
        if self.fault is None:
            self.fault, self.is_even = fault, False
            self.inbox.set_exception(WebSocketError(fault.code, fault.why))

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection has ended."""
        self.is_closed = True
        self.inbox.feed_eof()
        if self.lost is not None and not self.lost.done():
            self.lost.set_result(None)

    def pause_reading(self) -> None:
        """Pause reading: too much is queued."""
        self._reading_paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading: the queue has been read."""
        self._reading_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # Used by a session

    async def receive(self) -> WSMessage | None:
        """The next message; None after the last, once a goodbye from the client has been answered."""
        try:
            message = cast("WSMessage", await self.inbox.read())
        except EofStream:
            return None
        except WebSocketError as problem:
            self.refuse(self.fault or Fault(problem.code, WHY[problem.code]))
            return None
        if message.type is not WSMsgType.CLOSE:
            return message
        if message.data == NO_CODE or message.data in CODES:
            self.hang_up(OK)
        else:
            self.refuse(BAD_CODE)
        return None

    def ping(self, payload: bytes) -> None:
        """Send a ping."""
        self.transport.write(bytes((PING, len(payload))) + payload)

    def pong(self, payload: bytes) -> None:
        """Answer a ping, if the client is still there."""
        if not self.transport.is_closing():
            self.transport.write(bytes((PONG, len(payload))) + payload)

    async def close(self, code: int, reason: bytes) -> None:
        """Say goodbye, and wait a while for theirs."""
        if self.is_closed:
            return
        self.lost = asyncio.get_running_loop().create_future()
        self.say_goodbye(code, reason)
        self.inbox.feed_eof()  # wakes the task that reads here
        try:
            await asyncio.wait([self.lost], timeout=TIME_FOR_GOODBYE)
        finally:
            self.let_go()

    def hang_up(self, code: int) -> None:
        """Say goodbye, and wait for nothing."""
        if not self.is_closed:
            self.say_goodbye(code)
            self.let_go()

    def refuse(self, fault: Fault) -> None:
        """Say goodbye to a client whose input is unreadable, and read on for a while, ignoring it.

        Closing a connection with unread input resets it, and the client would never hear why.
        """
        if self.is_closed:
            return
        self.fault = fault
        self.say_goodbye(fault.code, fault.why.encode())
        self.resume_reading()
        self.transport.write_eof()
        asyncio.get_running_loop().call_later(TIME_FOR_GOODBYE, self.transport.abort)

    def let_go(self) -> None:
        """End the connection once all is sent, or soon: a client that never reads must not keep it open."""
        unsent = self.transport.get_write_buffer_size()
        self.transport.close()
        if unsent:
            asyncio.get_running_loop().call_later(TIME_FOR_GOODBYE, self.transport.abort)

    def say_goodbye(self, code: int, reason: bytes = b"") -> None:
        """Send the closing frame, the last one."""
        self.is_closed = True
        self.transport.write(bytes((CLOSE, CODE.size + len(reason))) + CODE.pack(code) + reason)


class Handshake(web.WebSocketResponse[Literal[True]]):
    """Answers the request for a WebSocket, without the machinery that aiohttp would use afterwards."""

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        self._writer = writer  # so that it counts as answered

    async def write_eof(self, data: bytes = b"") -> None:
        """Do nothing: the connection is not aiohttp's to end."""


async def take_over(request: web.Request) -> tuple[WebSocket, web.StreamResponse]:
    """Shake hands, or raise what is wrong with the request; return the socket, and an answer for aiohttp."""
    response = Handshake(compress=False)
    try:
        await response.prepare(request)
    except UnicodeEncodeError:  # from an answer in which aiohttp repeats a header
        raise Malformed("this is no request for a WebSocket") from None
    handler: Any = request.protocol
    transport = request.transport
    if transport is None:
        raise ConnectionResetError("the connection is lost")
    socket = WebSocket(transport)
    early, handler._message_tail = handler._message_tail, b""  # it came with the request
    transport.set_protocol(socket)
    if handler._buffer_paused:
        transport.resume_reading()
    handler.transport = None  # so that it closes nothing
    handler.connection_lost(None)
    socket.data_received(early)
    return socket, response
