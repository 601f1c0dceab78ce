"""A client by hand that opens a seat, and from then on neither reads nor says anything by itself."""

from __future__ import annotations

import asyncio
import base64
import os
from urllib.parse import urlsplit

from tests.support.frames import TEXT, frame


async def say_hello(base: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open the seat of a token."""
    address = urlsplit(base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=1024)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    writer.write(frame(TEXT, f'{{"type":"hello","version":1,"token":"{token}"}}'.encode()))
    return reader, writer


async def listen_without_reading(base: str, token: str) -> asyncio.StreamWriter:
    """Open the seat of a token, and never read what comes."""
    return (await say_hello(base, token))[1]
