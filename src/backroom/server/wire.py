"""A WebSocket from its handshake on: aiohttp has read the request and answered it, and is done with it.

A request that stays open as long as somebody is at a table keeps its headers, its parser, its answer and a
dozen coroutines: half of what a table takes. So the connection is taken over, with aiohttp's parser of frames
alone. There is no public way to do this; the tests of the server fail where aiohttp changes it.
"""

# pyright: reportPrivateUsage=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
import struct
from asyncio import Future, Transport
from typing import Any, Final, Literal, cast

from aiohttp import WSMessage, WSMsgType, web
from aiohttp._websocket.models import WebSocketError
from aiohttp._websocket.reader import WebSocketReader
from aiohttp.streams import EofStream

from backroom.core.refusal import Malformed
from backroom.protocol.messages import LONGEST_MESSAGE
from backroom.server.frames import BAD_CODE, CODES, WHY, Fault, Frames
from backroom.server.inbox import Inbox

LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # bytes; what is longer is not even read to say why
TIME_FOR_GOODBYE: Final = 5.0  # seconds
CLOSE: Final = 0x88  # the only frame of a message, of each kind
PING: Final = 0x89
PONG: Final = 0x8A
CODE: Final = struct.Struct("!H")
OK: Final = 1000
NO_CODE: Final = 0  # of a goodbye without one
TEXT: Final = 0x81  # the only frame of a message, as CLOSE, PING and PONG
SHORTEST: Final = 6  # bytes of a masked frame: its kind, its length, its mask
SHORT: Final = 126  # bytes said, from where on the length has two bytes more
LONGEST: Final = SHORTEST + SHORT - 1  # bytes of a frame with less
MASKED: Final = 0x80 - SHORTEST  # what that byte says more than the frame has bytes
MIDDLING: Final = bytes((TEXT, 0x80 | SHORT))  # how a text begins that is longer, up to 64 KB


class Wire(asyncio.Protocol):
    """One connection, until it is lost."""

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
        self.is_closed: bool = False  # one of the two has said goodbye, or it is lost
        self.lost: Future[None] | None = None  # done when it is, where somebody waits for that
        self.inbox: Inbox = Inbox(self)
        self.parser: WebSocketReader = WebSocketReader(
            self.inbox, LONGEST_FRAME, compress=False, decode_text=False
        )
        self.frames: Frames = Frames()
        self.is_even: bool = True  # the next byte begins a message
        self.fault: Fault | None = None  # found in what came; nothing is parsed from there on
        self._reading_paused: bool = False  # by this name the queue asks for it

    # What the transport and the queue call

    def data_received(self, data: bytes) -> None:
        """Read frames; what is wrong with them is said where messages are read."""
        size = len(data)
        if (  # nearly all that comes is one short text, whose head is looked at without a call
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
            return True  # one text again, whose length is in two bytes
        fault = self.fault or self.frames.check(data)
        if fault is not None:
            self.fail(fault)
            return False
        self.is_even = self.frames.is_between()
        return True

    def fail(self, fault: Fault) -> None:
        """Parse nothing more; why is said where messages are read."""
        if self.fault is None:
            self.fault, self.is_even = fault, False
            self.inbox.set_exception(WebSocketError(fault.code, fault.why))

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.is_closed = True
        self.inbox.feed_eof()
        if self.lost is not None and not self.lost.done():
            self.lost.set_result(None)

    def pause_reading(self) -> None:
        """Too much waits to be read."""
        self._reading_paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """It was read."""
        self._reading_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # What a conversation needs

    async def receive(self) -> WSMessage | None:
        """What comes in next; None: there is nothing more, and goodbye has been said to who said so."""
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
        """Ask for a pong."""
        self.transport.write(bytes((PING, len(payload))) + payload)

    def pong(self, payload: bytes) -> None:
        """Answer a ping."""
        self.transport.write(bytes((PONG, len(payload))) + payload)

    async def close(self, code: int, reason: bytes) -> None:
        """Say goodbye, and wait a while for theirs."""
        if self.is_closed:
            return
        self.lost = asyncio.get_running_loop().create_future()
        self.say_goodbye(code, reason)
        self.inbox.feed_eof()  # whoever reads here goes on
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
        """Say goodbye to who sends what cannot be read, and read on a while, for nothing.

        A connection that is closed while something is unread is reset, and they would never hear why.
        """
        if self.is_closed:
            return
        self.fault = fault
        self.say_goodbye(fault.code, fault.why.encode())
        self.resume_reading()
        self.transport.write_eof()
        asyncio.get_running_loop().call_later(TIME_FOR_GOODBYE, self.transport.abort)

    def let_go(self) -> None:
        """End the connection when all is sent, or soon: who never reads would keep it open for ever."""
        unsent = self.transport.get_write_buffer_size()
        self.transport.close()
        if unsent:
            asyncio.get_running_loop().call_later(TIME_FOR_GOODBYE, self.transport.abort)

    def say_goodbye(self, code: int, reason: bytes = b"") -> None:
        """The last that is said here."""
        self.is_closed = True
        self.transport.write(bytes((CLOSE, CODE.size + len(reason))) + CODE.pack(code) + reason)


class Handshake(web.WebSocketResponse[Literal[True]]):
    """The answer to who asks for a WebSocket, and nothing of what aiohttp would talk by afterwards."""

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        self._writer = writer  # by which it counts as answered

    async def write_eof(self, data: bytes = b"") -> None:
        """The connection is not aiohttp's to end."""


async def take_over(request: web.Request) -> tuple[Wire, web.StreamResponse]:
    """Shake hands, or raise what is wrong with the request: the connection, and what aiohttp is to get."""
    response = Handshake(compress=False)
    try:
        await response.prepare(request)
    except UnicodeEncodeError:  # of an answer in which aiohttp repeats a header
        raise Malformed("this is no request for a WebSocket") from None
    handler: Any = request.protocol
    transport = request.transport
    if transport is None:
        raise ConnectionResetError("the connection is lost")
    wire = Wire(transport)
    early, handler._message_tail = handler._message_tail, b""  # it came with the request
    transport.set_protocol(wire)
    if handler._buffer_paused:
        transport.resume_reading()
    handler.transport = None  # so that it closes nothing
    handler.connection_lost(None)
    wire.data_received(early)
    return wire, response
