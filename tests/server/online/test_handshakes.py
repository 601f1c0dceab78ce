"""A client that leaves in the middle of a request or handshake stays neither counted nor logged."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import pytest

from backroom.protocol.messages import VERSION
from backroom.server.app import CONVERSATIONS, PRESENCE
from backroom.server.runner import Server
from backroom.server.sockets.websocket import Handshake
from tests.support.frames import TEXT, frame
from tests.support.mute import connect, upgrade
from tests.support.server import Serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

AT_ONCE = struct.pack("ii", 1, 0)  # makes a close a reset
CLIENT_HELLO = bytes.fromhex("16030102000100 01fc0303") + bytes(range(256))  # of TLS


def leave(line: socket.socket) -> None:
    line.close()


def say_no_more(line: socket.socket) -> None:
    line.shutdown(socket.SHUT_WR)
    line.close()


def reset(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    line.close()


ENDS = [leave, say_no_more, reset]


async def nobody_is_there(server: Serving) -> None:
    """All counts are back to zero."""
    app = server.runner.app
    plain = cast("Server", server.runner.server).presence
    await until(lambda: app[PRESENCE].in_all == 0 and plain.in_all == 0 and not app[CONVERSATIONS])
    assert b"backroom_connections 0.0" in server.house.services.metrics.text()
    assert app[PRESENCE].open == plain.open == {}


def call(server: Serving, said: bytes) -> socket.socket:
    """Connect, and send something."""
    address = urlsplit(server.base)
    line = socket.create_connection((address.hostname, address.port))
    line.sendall(said)
    return line


async def cut(server: Serving, said: bytes, end: Callable[[socket.socket], None]) -> None:
    """Send something, and leave."""
    await asyncio.to_thread(lambda: end(call(server, said)))


@pytest.mark.parametrize("end", ENDS)
async def test_a_handshake_may_be_cut_at_every_byte(
    server: Serving, end: Callable[[socket.socket], None], caplog: pytest.LogCaptureFixture
) -> None:
    made = await server.make()
    await server.http.close()
    hello = f'{{"type":"hello","version":{VERSION},"token":"{made["tokens"]["0"]}"}}'.encode()
    said = upgrade(server.base) + frame(TEXT, hello)
    for length in range(len(said) + 1):
        await cut(server, said[:length], end)
    await nobody_is_there(server)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(
    "said", [CLIENT_HELLO, b"\x80\x2e\x01\x00\x02", b"SSH-2.0-x\r\n", b"\r\n" * 50, b"\x00"]
)
async def test_input_that_is_not_http_is_counted_and_not_logged(
    server: Serving, end: Callable[[socket.socket], None], said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    await server.http.close()
    for _ in range(5):
        await cut(server, said, end)
    reader, writer = await connect(server.base)
    writer.write(CLIENT_HELLO)
    assert (await reader.read()).startswith((b"HTTP/1.0 400 ", b"HTTP/1.1 400 "))
    writer.close()
    await nobody_is_there(server)
    assert b"backroom_bad_requests_total 0.0" not in server.house.services.metrics.text()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_client_that_leaves_while_it_is_answered_is_counted_and_not_logged(
    server: Serving,
    end: Callable[[socket.socket], None],
    moment: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Before the answer is written, or when it is written but not yet taken over."""
    prepare = Handshake.prepare
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        reached.set()
        await go_on.wait()

    async def slowly(self: Handshake, request: Any) -> Any:
        if moment == "before":
            await wait()
        made = await prepare(self, request)
        if moment == "after":
            await wait()
        return made

    monkeypatch.setattr(Handshake, "prepare", slowly)
    line = await asyncio.to_thread(call, server, upgrade(server.base))
    await reached.wait()
    end(line)
    await seen_to_be_lost(server)
    go_on.set()
    await nobody_is_there(server)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert b"backroom_lost_requests_total 0.0" not in server.house.services.metrics.text()


async def seen_to_be_lost(server: Serving) -> None:
    plain = cast("Server", server.runner.server).presence
    await until(lambda: plain.in_all == 0)


async def test_a_client_that_leaves_in_the_middle_of_a_body_is_counted_and_not_logged(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    await server.http.close()
    for end in ENDS:
        await cut(server, b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"game"', end)
    await nobody_is_there(server)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
