"""The bodies of requests: uncompressed, of a known length, and no longer than their type may be."""

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

TIME_FOR_BODY: Final = 15.0  # seconds, and more for what is long
SLOWEST: Final = 50_000  # bytes a second of a phone that is far from everything
AS_IT_IS: Final = "identity"  # the encoding of a body that has none


@web.middleware
async def check_body(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a body that would have to be inflated, or whose length nobody knows, before any of it is read.

    Nothing a browser or a client of ours sends is either. A few kilobytes would inflate to gigabytes; and
    the frames, extensions and trailers of chunks can be many times as long as the body in them.
    """
    encoding = request.headers.get("Content-Encoding", AS_IT_IS).strip().lower()
    if encoding != AS_IT_IS:
        raise web.HTTPUnsupportedMediaType(reason="a body must not be compressed")
    if "Transfer-Encoding" in request.headers:
        raise web.HTTPLengthRequired(reason="a body must come with its length, not in chunks")
    return await handler(request)


async def body(request: web.Request, kind: type[R]) -> R:
    """What a request says, or `Malformed`."""
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
    """What comes with a request, which must come soon; of what is too long, nothing."""
    length = request.content_length or 0
    if length > longest:
        raise web.HTTPRequestEntityTooLarge(longest, length)
    try:
        async with asyncio.timeout(TIME_FOR_BODY + longest / SLOWEST):
            return await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
