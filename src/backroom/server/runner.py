"""The application on its sockets: so many connections, none for ever, and every answer protected.

Here is what no middleware hears of: what is no HTTP, and connections over which nothing is asked. One that
becomes a WebSocket is no longer of these (server/wire.py).
"""

from __future__ import annotations

import asyncio
import time
from asyncio import BaseTransport, TimerHandle, Transport
from types import CoroutineType
from typing import Any, Final, cast

from aiohttp import web

from backroom.server.address import network_of
from backroom.server.app import HEADERS, METRICS, SETTINGS
from backroom.server.limits import Presence
from backroom.server.metrics import Metrics
from backroom.server.settings import Settings

KEEP_ALIVE: Final = 20.0  # seconds until the head of the next request must have come
KEEP_ALIVE_OF_PROXY: Final = 150.0  # longer than proxies keep theirs: one may ask just as we close
LONGEST_REQUEST: Final = 180.0  # seconds for a request and its answer, on the slowest phone
INTERNAL_ERROR: Final = 500
NO_HTTP: Final = "this is no HTTP\n"
SWEEP_EVERY: Final = 10.0  # seconds
LONGEST_ADDRESS: Final = 2048  # bytes; to find out what is there takes time by the square of its parts
TIME_TO_HEAR: Final = 2.0  # seconds for who still sends what was refused to hear so
MOST_DROPPED: Final = 256 * 1024  # bytes that are taken from them meanwhile, and thrown away


class Handler(web.RequestHandler):
    """One connection; what is no HTTP is answered here, before any middleware."""

    __slots__ = ("address", "dropped", "is_deaf", "line", "metrics", "presence", "since")

    def __init__(self, server: Server) -> None:
        nothing: Any = None  # aiohttp writes no log of requests then; its types do not say so
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            access_log=nothing,
            keepalive_timeout=server.keep_alive,  # also for the first head, however it trickles in
            max_line_size=LONGEST_ADDRESS,
            lingering_time=TIME_TO_HEAR,
            auto_decompress=False,  # else it inflates whatever comes, before anybody may refuse it
        )
        self.presence: Presence = server.presence
        self.metrics: Metrics = server.metrics
        self.address: str | None = None  # under which it is counted
        self.line: Transport | None = None  # which aiohttp forgets as it begins to close it
        self.since: float = time.monotonic()  # when it was made, or its last answer began
        self.is_deaf: bool = False  # it was answered before all it said had come, and ends
        self.dropped: int = 0  # bytes that came since

    def connection_made(self, transport: BaseTransport) -> None:
        """Count it, or refuse it without a word: there are too many to talk to."""
        line = cast("Transport", transport)
        address = address_of(line)
        if not self.presence.enter(address):
            line.abort()
            return
        self.address, self.line = address, line
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """It has ended, or goes on as a WebSocket."""
        if self.address is not None:
            self.presence.leave(self.address)
        self.address = self.line = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what comes; from who is refused already, a little that is thrown away.

        A connection that is closed while something is unread is reset, and they might never hear why.
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
        """Send an answer. No public place tells of this; it is noted here without one more coroutine."""
        self.since = time.monotonic()
        if not request.content.is_eof() and not resp.prepared:
            self.is_deaf = True
            resp.force_close()
        return super().finish_response(request, resp, start_time)

    def cut(self) -> None:
        """End it, whatever it waits for."""
        if self.line is not None:
            self.line.abort()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Say that it is none, with the headers that everything has."""
        if status < INTERNAL_ERROR:  # aiohttp would write an error with what came into the log
            self.metrics.bad_requests.inc()
            response: web.StreamResponse = web.Response(text=NO_HTTP, status=status)
            response.force_close()
        else:
            response = super().handle_error(request, status, exc, message)
        response.headers.update(HEADERS)
        return response


def address_of(line: Transport) -> str:
    """Who is at the other end."""
    peer: Any = line.get_extra_info("peername")
    return (network_of(peer[0]) if peer else None) or "unknown"


class Server(web.Server):
    """Makes a handler for each connection, and ends those that nothing comes of."""

    def __init__(self, made: web.Server, settings: Settings, metrics: Metrics) -> None:
        super().__init__(made.request_handler, request_factory=made.request_factory)
        proxied = settings.behind_proxy  # then all come from the same address
        self.keep_alive: float = KEEP_ALIVE_OF_PROXY if proxied else KEEP_ALIVE
        most = settings.connections if proxied else settings.plain_connections_per_address
        self.presence: Presence = Presence(most, settings.connections)
        self.metrics: Metrics = metrics
        self.sweeping: TimerHandle | None = None
        self.sweep()

    def __call__(self) -> web.RequestHandler:
        """One more."""
        return Handler(self)

    def sweep(self) -> None:
        """Cut who takes for ever to ask or to read: one timer for all costs a request nothing."""
        oldest = time.monotonic() - self.keep_alive - LONGEST_REQUEST
        for handler in cast("list[Handler]", self.connections):
            if handler.since < oldest:
                handler.cut()
        self.sweeping = asyncio.get_running_loop().call_later(SWEEP_EVERY, self.sweep)

    async def shutdown(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - aiohttp's
        """The server ends."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        await super().shutdown(timeout)


class Runner(web.AppRunner):
    """aiohttp's, with handlers of ours."""

    async def _make_server(self) -> web.Server:
        return Server(await super()._make_server(), self.app[SETTINGS], self.app[METRICS])
