"""A connection is taken over from aiohttp after its handshake: no input is lost, and it ends well."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType

from backroom.protocol.messages import LONGEST_MESSAGE, VERSION
from backroom.server.app import PRESENCE
from backroom.server.sessions.session import Session
from backroom.server.sockets import websocket as wire
from backroom.server.sockets.frames import WHY
from tests.support.frames import CLOSE, LAST_PART, PARTED, TEXT, frame
from tests.support.mute import connect, say_hello, upgrade
from tests.support.player import PATIENCE
from tests.support.server import PATIENT, Serving, serving

pytestmark = pytest.mark.anyio


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything that comes until the connection ends."""
    return await asyncio.wait_for(reader.read(), 30)


async def test_input_that_comes_with_the_request_or_in_parts_is_heard(server: Serving) -> None:
    made = await server.make()
    hello = f'{{"type":"hello","version":{VERSION},"token":"{made["tokens"]["0"]}"}}'.encode()
    reader, writer = await connect(server.base)
    writer.write(upgrade(server.base) + frame(PARTED, hello[:20]))
    await reader.readuntil(b"\r\n\r\n")
    for place in range(20, len(hello)):
        writer.write(frame(0, hello[place : place + 1])[:5])
        await writer.drain()
        writer.write(frame(0, hello[place : place + 1])[5:])
    writer.write(frame(LAST_PART, b""))
    assert b'"welcome"' in await asyncio.wait_for(reader.readuntil(b'"welcome"'), 30)
    writer.write(frame(CLOSE, b"\x03\xe8"))
    assert (await all_of(reader)).endswith(b"\x88\x02\x03\xe8")
    writer.close()


async def test_aiohttp_keeps_nothing_of_a_connection_that_was_taken_over(server: Serving) -> None:
    host, *_ = await server.company()
    await server.http.close()  # which has its own connections
    assert server.runner.server is not None
    while server.runner.server.connections:  # noqa: ASYNC110 - the last one is about to go
        await asyncio.sleep(0.01)
    await host.do("chat", text="still here")


async def test_a_client_that_never_closes_is_dropped_after_a_while(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "TIME_FOR_GOODBYE", 0.1)
    reader, writer = await connect(server.base)
    writer.write(upgrade(server.base) + frame(TEXT, b"hello!"))
    said = await all_of(reader)
    assert b'"bad_message"' in said
    assert said.endswith(b"\x03\xf0bad_message")
    writer.close()


async def test_shutdown_also_ends_connections_without_a_hello(tmp_path: Path) -> None:
    async with serving(tmp_path / "backroom.sqlite3") as server:
        ws = await server.http.ws_connect(f"{server.base}/ws")
        await server.stop()
        assert (await asyncio.wait_for(ws.receive(), 30)).type is WSMsgType.CLOSE


async def test_a_mistake_of_ours_ends_one_conversation_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Any) -> None:
        raise ZeroDivisionError

    path = tmp_path / "backroom.sqlite3"
    async with serving(path, PATIENT, may_fail=["conversation.failed"]) as server:
        monkeypatch.setattr(Session, "run", fail)
        ws = await server.http.ws_connect(f"{server.base}/ws")
        goodbye = await ws.receive()
        assert (goodbye.type, goodbye.data) == (WSMsgType.CLOSE, 1011)
        assert [failure["event"] for failure in server.failures()] == ["conversation.failed"]
        assert server.runner.app[PRESENCE].in_all == 0


async def test_a_client_still_sending_something_too_long_hears_why(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection closed with unread input is reset, and the reason with it."""
    monkeypatch.setattr(wire, "TIME_FOR_GOODBYE", PATIENCE)
    made = await server.make()
    reader, writer = await say_hello(server.base, made["tokens"]["0"])
    await reader.readuntil(b'"type":"welcome"')
    message = frame(TEXT, b"x" * 5 * LONGEST_MESSAGE)
    for begin in range(0, len(message), LONGEST_MESSAGE):
        writer.write(message[begin : begin + LONGEST_MESSAGE])
        await writer.drain()
        await asyncio.sleep(0.02)  # it was refused after its first bytes
    said = await asyncio.wait_for(reader.read(), PATIENCE)
    assert said.endswith((1009).to_bytes(2, "big") + WHY[1009].encode())
    writer.close()


async def send_for_ever(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"x" * LONGEST_MESSAGE)
        await writer.drain()
        await asyncio.sleep(0.001)


async def test_a_refused_client_that_sends_for_ever_is_cut_off(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "TIME_FOR_GOODBYE", 0.1)
    made = await server.make()
    _, writer = await say_hello(server.base, made["tokens"]["0"])
    writer.write(frame(TEXT, b"x" * 5 * LONGEST_MESSAGE))
    with pytest.raises(ConnectionError):
        await asyncio.wait_for(send_for_ever(writer), PATIENCE)
