"""Runs the application on its sockets: bounds the connections, and adds headers to every answer.

It handles what no middleware sees: input that is not HTTP, and connections without requests. A connection
that becomes a WebSocket leaves it (server/sockets/websocket.py). There is no public way to have aiohttp make
handlers of ours (`_make_server`), nor to know when an answer begins (`finish_response`): the bounds on its
version and `tests/server/test_private_parts.py` cover both.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import BaseTransport, TimerHandle, Transport
from types import CoroutineType
from typing import Any, Final, cast

from aiohttp import web

from backroom.server.app import HEADERS, METRICS, SETTINGS
from backroom.server.http.addresses import network_of
from backroom.server.operations.limits import Limiter, Presence, Rate
from backroom.server.operations.metrics import Metrics
from backroom.server.settings import Settings

KEEP_ALIVE: Final = 20.0  # seconds until the head of the next request must have arrived
KEEP_ALIVE_OF_PROXY: Final = 150.0  # longer than proxies keep theirs: one may ask just as we close
LONGEST_REQUEST: Final = 180.0  # seconds for a request and its answer, on the slowest phone
INTERNAL_ERROR: Final = 500
NO_HTTP: Final = "this is no HTTP\n"
SWEEP_EVERY: Final = 10.0  # seconds
LONGEST_ADDRESS: Final = 2048  # bytes; routing takes time by the square of its parts
TIME_TO_HEAR: Final = 2.0  # seconds in which a refused client, still sending, can hear so
MANY: Final = 1_000_000_000  # connections in a row that a proxy may make: it makes everybody's
MOST_DROPPED: Final = 256 * 1024  # bytes that are read from it meanwhile, and thrown away


class Handler(web.RequestHandler):
    """Handles one connection, and answers what is not HTTP before any middleware."""

    __slots__ = ("address", "connects", "dropped", "is_deaf", "line", "metrics", "presence", "since")

    def __init__(self, server: Server) -> None:
        nothing: Any = None  # then aiohttp logs no requests, though its types do not say so
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            access_log=nothing,
            keepalive_timeout=server.keep_alive,  # also for the first head, however slowly it trickles in
            max_line_size=LONGEST_ADDRESS,
            lingering_time=TIME_TO_HEAR,
            auto_decompress=False,  # else aiohttp inflates whatever comes, before anybody can refuse it
        )
        self.presence: Presence = server.presence
        self.connects: Limiter = server.connects
        self.metrics: Metrics = server.metrics
        self.address: str | None = None  # under which it is counted
        self.line: Transport | None = None  # aiohttp forgets it as soon as it begins to close it
        self.since: float = time.monotonic()  # when it was made, or its last answer began
        self.is_deaf: bool = False  # it was answered before its whole request had come, and ends
        self.dropped: int = 0  # bytes that came since

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection, or drop it without a word: there are too many, or too many in a row."""
        line = cast("Transport", transport)
        address = address_of(line)
        if not self.connects.spend(address, self.since) or not self.presence.enter(address):
            line.abort()
            return
        self.address, self.line = address, line
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Note that the connection has ended, or goes on as a WebSocket."""
        if self.address is not None:
            self.presence.leave(self.address)
        self.address = self.line = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a request; from a client that is refused already, read a little and throw it away.

        Closing a connection with unread input resets it, and the client might never hear why.
        """
        if not self.is_deaf:
            super().data_received(data)
            return
        self.dropped += len(data)
        if self.dropped > MOST_DROPPED and self.line is not None:
            self.line.pause_reading()

    def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> CoroutineType[Any, Any, tuple[web.StreamResponse, bool]]:
        """Send an answer, and note that it began. There is no public hook; this costs no extra coroutine."""
        self.since = time.monotonic()
        if not request.content.is_eof() and not resp.prepared:
            self.is_deaf = True
            resp.force_close()
        return super().finish_response(request, resp, start_time)

    def cut(self) -> None:
        """End the connection, whatever it waits for."""
        if self.line is not None:
            self.line.abort()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer what is not HTTP, with the headers that every answer has."""
        if status < INTERNAL_ERROR:  # aiohttp would log an error that quotes the input
            self.metrics.bad_requests.inc()
            response: web.StreamResponse = web.Response(text=NO_HTTP, status=status)
            response.force_close()
        else:
            response = super().handle_error(request, status, exc, message)
        response.headers.update(HEADERS)
        return response


def address_of(line: Transport) -> str:
    """The address of the other end."""
    peer: Any = line.get_extra_info("peername")
    return (network_of(peer[0]) if peer else None) or "unknown"


class Server(web.Server):
    """Makes a handler for each connection, and ends the idle ones."""

    def __init__(self, made: web.Server, settings: Settings, metrics: Metrics) -> None:
        super().__init__(made.request_handler, request_factory=made.request_factory)
        proxied = settings.behind_proxy  # then all come from the same address
        self.keep_alive: float = KEEP_ALIVE_OF_PROXY if proxied else KEEP_ALIVE
        most = settings.connections if proxied else settings.plain_connections_per_address
        self.presence: Presence = Presence(most, settings.connections)
        burst = MANY if proxied else settings.connects_burst
        self.connects: Limiter = Limiter(Rate(burst, settings.connects_per_second))
        self.metrics: Metrics = metrics
        self.sweeping: TimerHandle | None = None
        self.sweep()

    def __call__(self) -> web.RequestHandler:
        """A handler for one more connection."""
        return Handler(self)

    def sweep(self) -> None:
        """Cut clients that take too long to ask or to read. One timer for all costs a request nothing."""
        oldest = time.monotonic() - self.keep_alive - LONGEST_REQUEST
        for handler in cast("list[Handler]", self.connections):
            if handler.since < oldest:
                handler.cut()
        self.sweeping = asyncio.get_running_loop().call_later(SWEEP_EVERY, self.sweep)

    async def shutdown(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - aiohttp's
        """Stop sweeping, and shut down all connections."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        await super().shutdown(timeout)


class Runner(web.AppRunner):
    """Runs the application like aiohttp's runner, with our handlers."""

    async def _make_server(self) -> web.Server:
        return Server(await super()._make_server(), self.app[SETTINGS], self.app[METRICS])
