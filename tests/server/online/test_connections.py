"""Connections that ask nothing, or ask for ever: each address has only so many, and none stays."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from backroom.protocol.requests import NewTable
from backroom.server import runner
from backroom.server.http import bodies
from backroom.server.runner import Server
from backroom.server.sockets import websocket as wire
from backroom.server.sockets.websocket import WebSocket
from tests.support.frames import CLOSE, frame
from tests.support.mute import listen_without_reading
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = pytest.mark.anyio

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
SOON = 0.3  # seconds
PATIENCE = 30.0


async def connect(server: Serving) -> Line:
    address = urlsplit(server.base)
    return await asyncio.open_connection(address.hostname, address.port)


async def ask(line: Line) -> bytes:
    """Make a request; returns the status line, or nothing if the connection is closed."""
    reader, writer = line
    try:
        writer.write(GET)
        status = await asyncio.wait_for(reader.readline(), PATIENCE)
        await asyncio.wait_for(reader.readuntil(b"ok\n"), PATIENCE)
    except (ConnectionError, asyncio.IncompleteReadError):
        return b""
    return status


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything that comes until the connection ends, however it ends."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


def present(server: Serving) -> int:
    """How many plain connections are open."""
    return cast("Server", server.runner.server).presence.in_all


def sweep(server: Serving) -> None:
    """Cut connections that take too long, now."""
    cast("Server", server.runner.server).sweep()


async def test_an_address_has_so_many_connections_besides_websockets(tmp_path: Path) -> None:
    settings = replace(PATIENT, plain_connections_per_address=3)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        lines = [await connect(server) for _ in range(3)]
        for line in lines:
            assert await ask(line) == b"HTTP/1.1 200 OK\r\n"
        further = [await connect(server) for _ in range(3)]
        assert [await ask(line) for line in further] == [b""] * 3
        lines[0][1].close()
        await until(lambda: present(server) == 2)
        lines.append(await connect(server))
        assert await ask(lines[-1]) == b"HTTP/1.1 200 OK\r\n"
        for _, writer in lines + further:
            writer.close()
        await until(lambda: present(server) == 0)


async def test_the_house_has_so_many_of_them_too_and_a_proxy_is_not_one_client(tmp_path: Path) -> None:
    settings = replace(PATIENT, plain_connections_per_address=1, connections=3, behind_proxy=True)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        lines = [await connect(server) for _ in range(3)]
        assert [await ask(line) for line in lines] == [b"HTTP/1.1 200 OK\r\n"] * 3
        lines.append(await connect(server))
        assert await ask(lines[-1]) == b""
        for _, writer in lines:
            writer.close()


async def test_a_connection_that_becomes_a_websocket_is_counted_as_one(tmp_path: Path) -> None:
    settings = replace(PATIENT, plain_connections_per_address=2)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        company = await server.company()
        await until(lambda: present(server) <= 1)  # the one that requested the seats
        await company[2].do("chat", text="here we are")


@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nHost:", GET, GET + GET[:-2]])
async def test_a_client_that_sends_nothing_or_half_a_request_is_dropped_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(runner, "KEEP_ALIVE", SOON)
    async with serving(tmp_path / "store.sqlite3") as server:
        reader, writer = await connect(server)
        writer.write(said)
        answered = await rest(reader)
        assert answered.count(b"HTTP/1.1 200 OK") == said.count(GET)
        writer.close()


async def test_a_head_that_trickles_in_gains_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "KEEP_ALIVE", SOON)
    async with serving(tmp_path / "store.sqlite3") as server:
        reader, writer = await connect(server)
        ending = asyncio.create_task(rest(reader))
        writer.write(b"GET /healthz HTTP/1.1\r\nX: ")
        began = time.monotonic()
        while not ending.done() and time.monotonic() - began < PATIENCE:
            writer.write(b"x")
            await asyncio.sleep(SOON / 10)
        assert await ending == b""
        writer.close()


async def test_a_body_that_trickles_in_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "TIME_FOR_BODY", SOON - NewTable.LONGEST / bodies.SLOWEST)
    async with serving(tmp_path / "store.sqlite3") as server:
        reader, writer = await connect(server)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
        answering = asyncio.create_task(reader.readuntil(b"}"))
        while not answering.done():
            writer.write(b" ")
            await asyncio.sleep(SOON / 10)
        assert (await answering).startswith(b"HTTP/1.1 408 ")
        writer.close()


async def test_a_client_that_never_reads_the_answer_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "KEEP_ALIVE", SOON)
    monkeypatch.setattr(runner, "LONGEST_REQUEST", SOON)
    monkeypatch.setattr(runner, "SWEEP_EVERY", SOON)
    async with serving(tmp_path / "store.sqlite3", send_buffer=4096) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.base).port, limit=1024)
        for _ in range(200):
            writer.write(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        await until(lambda: present(server) == 1)
        await until(lambda: present(server) == 0)
        writer.close()


async def test_a_websocket_is_not_cut_off_however_old_it_is(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await server.company()
    _, writer = line = await connect(server)
    assert await ask(line) == b"HTTP/1.1 200 OK\r\n"
    monkeypatch.setattr(runner, "LONGEST_REQUEST", -1000.0)  # every open connection is too old
    sweep(server)
    assert await ask(line) == b""
    for player in company:
        await player.do("chat", text="still here")
    writer.close()


async def test_a_websocket_whose_end_is_never_read_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[WebSocket] = []
    end = WebSocket.connection_lost

    def note(line: WebSocket, exc: Exception | None) -> None:
        lost.append(line)
        end(line, exc)

    monkeypatch.setattr(WebSocket, "connection_lost", note)
    monkeypatch.setattr(wire, "TIME_FOR_GOODBYE", SOON)
    async with serving(tmp_path / "store.sqlite3", send_buffer=4096) as server:
        host, guest, _ = await server.company()
        await server.see_off(guest)
        ear = server.room(host.update["table"]["code"]).audience.ears[1]
        await until(lambda: not ear.connections)
        lost.clear()
        writer = await listen_without_reading(server.base, guest.hello["token"])
        await until(lambda: bool(ear.connections))
        mute = ear.connections[0]
        while mute.transport.get_write_buffer_size() < 100_000:  # more than any kernel buffers
            await host.do("chat", text="x" * 500)
        writer.write(frame(CLOSE, b"\x03\xe8"))
        await until(lambda: mute.socket in lost)
        writer.close()
