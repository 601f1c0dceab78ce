"""The application on its sockets, with every answer protected: also those that it never hears of."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import web

from backroom.server.app import HEADERS


class Handler(web.RequestHandler):
    """One connection; what is no HTTP is answered here, before any middleware."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Say that it is none, with the headers that everything has."""
        response = super().handle_error(request, status, exc, message)
        response.headers.update(HEADERS)
        return response


class Server(web.Server):
    """Makes a handler for each connection."""

    def __call__(self) -> web.RequestHandler:
        """One more."""
        nothing: Any = None  # aiohttp writes no log of requests then; its types do not say so
        return Handler(self, loop=asyncio.get_running_loop(), access_log=nothing)


class Runner(web.AppRunner):
    """aiohttp's, with handlers of ours."""

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return Server(made.request_handler, request_factory=made.request_factory)
