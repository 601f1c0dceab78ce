"""Sends large answers in pieces, as fast as they are read, and a limited number at a time."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from aiohttp import web

from backroom.server.http.bodies import SLOWEST, Handler
from backroom.server.operations.limits import site_of

PIECE: Final = 32 * 1024  # bytes
LARGE: Final = 64 * 1024  # bytes; smaller answers go to the transport in one piece
MOST: Final = 8 * 1024 * 1024  # bytes of large answers that one address has not read yet
MOST_IN_ALL: Final = 128 * 1024 * 1024
PREPARED: Final = 8  # requests of one address whose large answers are being prepared
PREPARED_IN_ALL: Final = 64
QUEUED: Final = 16  # requests of one address that wait for a place: five at one table, behind one router
A_SHARE: Final = 4  # one address may have this part of the places that are left, and always one
QUEUE_TIMEOUT: Final = 5.0  # seconds that an answer waits until others were prepared, or read
TIME_TO_BEGIN: Final = 10.0  # seconds until the first part must have been read; from then on, a minimum rate
GZIP: Final = "gzip"
WINDOW_OF_GZIP: Final = 16 + zlib.MAX_WBITS
LENGTH: Final = 4  # bytes at the end of a gzip file: the original length
A_LITTLE: Final = 4096  # bytes that are inflated together
A_MEGABYTE: Final = 1024 * 1024  # bytes


class Full(Exception):  # noqa: N818 - an answer, not an error
    """Too much is on its way already, to this address or in all."""


class Outbox:
    """Sends large answers, and bounds how much of them is unread: by address, and in all."""

    def __init__(self, charge: Callable[[str, float], None]) -> None:
        self.charge: Callable[[str, float], None] = charge  # called with the megabytes sent to an address
        self.prepared: dict[str, int] = {}  # large answers in preparation, by address or site
        self.queued: dict[str, int] = {}  # requests that wait for a place among these
        self.waiting: dict[str, int] = {}  # bytes, by address
        self.in_all: int = 0
        self.freed: asyncio.Event = asyncio.Event()  # set when a place is free, or some bytes were read

    async def deliver(
        self, request: web.Request, handler: Handler, *, address: str, heavy: bool
    ) -> web.StreamResponse:
        """Answer a request, or raise `Full`; a `heavy` one may need much memory before its answer is sent."""
        with ExitStack() as slot:
            if heavy:
                await self.wait_for_place(address)
                slot.enter_context(self.preparing(address))
            response = await handler(request)
            if not is_large(request, response):
                return response
            if not heavy:
                await self.wait_for_place(address)
                slot.enter_context(self.preparing(address))
            assert isinstance(response, web.Response)
            body = response.body
            assert isinstance(body, bytes)
            await self.wait_for_room(address, len(body))
            self.add(address, len(body))
        stream = Stream(request, response, body)
        try:
            return await stream.send()
        finally:
            self.add(address, -len(body))
            self.freed.set()
            self.charge(address, stream.sent / A_MEGABYTE)

    async def wait_for_place(self, address: str) -> None:
        """Wait until one more large answer may be prepared for an address, or raise `Full`."""
        owner = site_of(address) or address
        queued = self.queued.get(owner, 0)
        if self.has_place(owner):
            return
        if queued >= QUEUED:
            raise Full
        self.queued[owner] = queued + 1
        try:
            await self.wait_until(lambda: self.has_place(owner))
        finally:
            self.queued[owner] -= 1
            if not self.queued[owner]:
                del self.queued[owner]

    def has_place(self, owner: str) -> bool:
        """Whether one more large answer may be prepared for an address or site.

        The fewer places are left, the fewer one may have: a few greedy ones never fill them all.
        """
        left = PREPARED_IN_ALL - sum(self.prepared.values())
        return left > 0 and self.prepared.get(owner, 0) < max(1, min(PREPARED, left // A_SHARE))

    @contextmanager
    def preparing(self, address: str) -> Generator[None]:
        """Hold a place for a large answer in preparation, or raise `Full`."""
        owner = site_of(address) or address
        if not self.has_place(owner):
            raise Full
        self.prepared[owner] = self.prepared.get(owner, 0) + 1
        try:
            yield
        finally:
            self.prepared[owner] -= 1
            if not self.prepared[owner]:
                del self.prepared[owner]
            self.freed.set()

    async def wait_for_room(self, address: str, size: int) -> None:
        """Wait until this many more bytes may be unread, or raise `Full`."""
        await self.wait_until(lambda: self.has_room(address, size))

    async def wait_until(self, is_free: Callable[[], bool]) -> None:
        """Wait until there is room, or raise `Full`."""
        try:
            async with asyncio.timeout(QUEUE_TIMEOUT):
                while not is_free():
                    self.freed.clear()
                    await self.freed.wait()
        except TimeoutError:
            raise Full from None

    def has_room(self, address: str, size: int) -> bool:
        """Whether this many more bytes may be unread; an oversized answer may go when nothing else waits."""
        mine = self.waiting.get(address, 0)
        return (not mine or mine + size <= MOST) and (not self.in_all or self.in_all + size <= MOST_IN_ALL)

    def add(self, address: str, size: int) -> None:
        """Add to the count of unread bytes, or subtract from it."""
        self.in_all += size
        self.waiting[address] = self.waiting.get(address, 0) + size
        if not self.waiting[address]:
            del self.waiting[address]


def is_large(request: web.Request, response: web.StreamResponse) -> bool:
    """Whether an answer is sent in pieces; one that must be inflated may turn out large."""
    if not isinstance(response, web.Response) or not isinstance(response.body, bytes):
        return False
    return len(response.body) > LARGE or must_be_inflated(request, response)


def must_be_inflated(request: web.Request, response: web.Response) -> bool:
    """Whether an answer is compressed but the client does not accept that."""
    return response.headers.get("Content-Encoding") == GZIP and GZIP not in request.headers.get(
        "Accept-Encoding", ""
    )


class Stream:
    """Sends one answer piece by piece, no faster than it is read, and gives up on slow readers."""

    def __init__(self, request: web.Request, response: web.Response, body: bytes) -> None:
        self.request: web.Request = request
        self.response: web.StreamResponse = web.StreamResponse(
            status=response.status, headers=response.headers
        )
        self.sent: int = 0  # bytes
        self.pieces: Iterator[bytes | memoryview]
        if must_be_inflated(request, response):
            del self.response.headers["Content-Encoding"]
            self.response.content_length = int.from_bytes(body[-LENGTH:], "little")
            self.pieces = inflate(body)
        else:
            self.response.content_length = len(body)
            self.pieces = cut(body)

    async def send(self) -> web.StreamResponse:
        """Send all of it, or as much as is read in time."""
        transport = self.request.transport
        if transport is None:
            return self.response  # the client is gone
        transport.set_write_buffer_limits(high=PIECE)
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(TIME_TO_BEGIN) as deadline:
                await self.response.prepare(self.request)
                for piece in self.pieces if self.request.method != "HEAD" else ():
                    await self.response.write(piece)
                    self.sent += len(piece)
                    deadline.reschedule(began + TIME_TO_BEGIN + self.sent / SLOWEST)
                    await asyncio.sleep(0)  # let others run, however fast it is read
                await self.response.write_eof()
        except TimeoutError:
            transport.abort()
        except ConnectionError:
            transport.close()
        return self.response


def cut(body: bytes) -> Iterator[memoryview]:
    """Cut an answer into pieces."""
    whole = memoryview(body)
    for first in range(0, len(whole), PIECE):
        yield whole[first : first + PIECE]


def inflate(packed: bytes) -> Iterator[bytes]:
    """Compressed bytes inflated, in pieces."""
    inflating = zlib.decompressobj(WINDOW_OF_GZIP)
    for first in range(0, len(packed), A_LITTLE):
        little = packed[first : first + A_LITTLE]
        while little:
            piece = inflating.decompress(little, PIECE)
            little = inflating.unconsumed_tail
            if piece:
                yield piece
    last = inflating.flush()
    if last:
        yield last
