"""Reads the bodies of requests: uncompressed, of known length, and bounded by their type."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from backroom.core.refusal import Malformed
from backroom.protocol.requests import Request

R = TypeVar("R", bound=Request)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

TIME_FOR_BODY: Final = 15.0  # seconds, and more for a long one
SLOWEST: Final = 50_000  # bytes a second, for a phone far from everything
AS_IT_IS: Final = "identity"  # the encoding of a body that has none


@web.middleware
async def check_body(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a compressed body, or one of unknown length, before reading any of it.

    No browser sends either, nor do our clients. A few kilobytes can inflate to gigabytes, and the framing,
    extensions and trailers of chunks can be many times as long as the body.
    """
    encoding = request.headers.get("Content-Encoding", AS_IT_IS).strip().lower()
    if encoding != AS_IT_IS:
        raise web.HTTPUnsupportedMediaType(reason="a body must not be compressed")
    if "Transfer-Encoding" in request.headers:
        raise web.HTTPLengthRequired(reason="a body must come with its length, not in chunks")
    return await handler(request)


async def body(request: web.Request, kind: type[R]) -> R:
    """A request's body, decoded, or `Malformed`."""
    text = await read(request, kind.LONGEST)
    if not text:
        raise Malformed("the request has no body")
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise Malformed("the request is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"the request cannot be read: {problem}") from None


async def read(request: web.Request, longest: int) -> bytes:
    """A request's body as bytes, which must arrive in time; one that is too long is not read at all."""
    length = request.content_length or 0
    if length > longest:
        raise web.HTTPRequestEntityTooLarge(longest, length)
    try:
        async with asyncio.timeout(TIME_FOR_BODY + longest / SLOWEST):
            return await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
