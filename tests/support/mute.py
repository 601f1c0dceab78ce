"""A hand-written client that opens a seat, and then neither reads nor sends anything."""

from __future__ import annotations

import asyncio
import base64
import os
from urllib.parse import urlsplit

from backroom.protocol.messages import VERSION
from tests.support.frames import TEXT, frame


def upgrade(base: str) -> bytes:
    """The request for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /ws HTTP/1.1\r\nHost: {urlsplit(base).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def connect(base: str, **options: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection over which nothing has been sent."""
    address = urlsplit(base)
    return await asyncio.open_connection(address.hostname, address.port, **options)


async def say_hello(base: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open the seat of a token."""
    reader, writer = await connect(base, limit=1024)
    writer.write(upgrade(base))
    writer.write(frame(TEXT, f'{{"type":"hello","version":{VERSION},"token":"{token}"}}'.encode()))
    return reader, writer


async def listen_without_reading(base: str, token: str) -> asyncio.StreamWriter:
    """Open the seat of a token, and never read what comes."""
    return (await say_hello(base, token))[1]
