"""Request bodies: none is inflated or comes in chunks, and hardly anything of a refused one is read."""

from __future__ import annotations

import asyncio
import gzip
import time
from urllib.parse import urlsplit

import msgspec
import pytest

from backroom.protocol.requests import ImportRecord, NewTable
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

WANTED = msgspec.json.encode({"game": "omerta", "name": "Ann", "setup": {"players": 3}})
PATHS = ["/api/tables", "/api/records", "/api/tables/NOSUCH22/seats", "/api/nothing", "/nothing", "/healthz"]
HUGE = 200 * 1024 * 1024  # bytes that a body claims to have
A_PIECE = 64 * 1024
IN_BUFFERS = 16 * 1024 * 1024  # bytes that both kernels may hold at most
PATIENCE = 30.0


async def send(server: Serving, path: str, head: str, body: bytes) -> bytes:
    """Send a request as bytes; returns the status line."""
    address = urlsplit(server.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\n{head}\r\n\r\n".encode() + body)
    status = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    return status


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "GZIP"])
async def test_a_compressed_body_is_refused_wherever_it_is_sent(
    server: Serving, path: str, encoding: str
) -> None:
    head = f"Content-Encoding: {encoding}\r\nContent-Length: {len(WANTED)}"
    assert (await send(server, path, head, WANTED)).startswith(b"HTTP/1.1 415 ")


async def test_a_body_declared_as_identity_is_read(server: Serving) -> None:
    head = f"Content-Encoding: identity\r\nContent-Length: {len(WANTED)}"
    assert (await send(server, "/api/tables", head, WANTED)).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize("path", ["/api/tables", "/nothing"])
async def test_nothing_is_inflated(server: Serving, path: str) -> None:
    bomb = gzip.compress(bytes(HUGE), 9)
    head = f"Content-Encoding: gzip\r\nContent-Length: {len(bomb)}"
    began = time.process_time()
    for _ in range(10):
        assert (await send(server, path, head, bomb)).startswith(b"HTTP/1.1 415 ")
    assert time.process_time() - began < 1.0  # it was 0.2 s for each of them


async def test_a_body_in_chunks_is_refused(server: Serving) -> None:
    for chunks in (b"1\r\n{\r\n" * 100, b"1;" + b"e" * 5000, b"0\r\n" + b"a: b\r\n" * 50):
        answered = await send(server, "/api/tables", "Transfer-Encoding: chunked", chunks)
        assert answered.startswith(b"HTTP/1.1 411 ")


async def test_a_body_that_is_too_long_is_refused_before_it_comes(server: Serving) -> None:
    for path, longest in (("/api/tables", NewTable.LONGEST), ("/api/records", ImportRecord.LONGEST)):
        answered = await send(server, path, f"Content-Length: {longest + 1}", b"")
        assert answered.startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    ("path", "head"),
    [
        ("/api/nothing", f"Content-Length: {HUGE}"),
        ("/api/tables", f"Content-Length: {HUGE}"),
        ("/api/tables", f"Content-Encoding: gzip\r\nContent-Length: {HUGE}"),
        ("/api/tables", "Transfer-Encoding: chunked"),
    ],
)
async def test_of_a_refused_body_hardly_anything_is_read(server: Serving, path: str, head: str) -> None:
    address = urlsplit(server.base)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\n{head}\r\n\r\n".encode())
    sent = 0
    try:
        async with asyncio.timeout(PATIENCE):
            while sent < HUGE:
                writer.write(b"%x\r\n%s\r\n" % (A_PIECE, bytes(A_PIECE)))
                await writer.drain()
                sent += A_PIECE
    except ConnectionError:
        pass  # as it should be
    assert sent < IN_BUFFERS
    writer.close()


async def test_a_client_refused_in_the_middle_of_a_body_hears_why(server: Serving) -> None:
    address = urlsplit(server.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n" + bytes(1_000_000)
    )
    answered = await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE)
    assert answered.startswith(b"HTTP/1.1 413 ")
    assert b"Connection: close" in answered
    writer.close()
