"""A conversation goes on over lost connections, and ends where trying again is of no use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, cast

import pytest
from aiohttp import ClientSession, WebSocketError, WSMessage, WSMsgType, web

from backroom.client import Gone
from backroom.client.line import Line, check_frames
from backroom.client.link import Link
from backroom.client.seat import Seat
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import Chat, FromServer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def http() -> AsyncGenerator[ClientSession]:
    async with ClientSession() as session:
        yield session


def ignore(_message: FromServer) -> None:
    """Hear nothing."""


def line_to(http: ClientSession, port: int = 1) -> Line:
    return Line(http, Link(f"http://127.0.0.1:{port}", "BCDFGHJK", "a-token"), ignore)


async def turned_away(http: ClientSession, status: int, *, patience: float) -> str:
    """How a conversation ends with a server that answers every handshake with this status."""

    async def refuse(_request: web.Request) -> web.Response:
        return web.Response(status=status)

    app = web.Application()
    app.router.add_get("/ws", refuse)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        line = line_to(http, runner.addresses[0][1])
        line.patience = patience
        with pytest.raises(Gone) as caught:
            await line.start()
    finally:
        await runner.cleanup()
    return caught.value.why


async def test_a_server_that_lets_nobody_in_is_not_asked_again(http: ClientSession) -> None:
    assert "does not let us in" in await turned_away(http, 404, patience=60.0)


async def test_a_busy_server_is_asked_again_until_patience_ends(http: ClientSession) -> None:
    assert "the server is busy" in await turned_away(http, 503, patience=0.0)


async def test_who_waits_for_a_reply_is_told_that_the_seat_was_closed(http: ClientSession) -> None:
    line = line_to(http)
    task = line.start()
    waiting = asyncio.create_task(line.do(Chat(id="1", text="hello")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(Gone, match="the seat was closed here"):
        await waiting


class Broken:
    """A socket that breaks when something is sent."""

    closed = False

    async def send_str(self, _text: str) -> None:
        raise ConnectionResetError


async def test_a_command_waits_for_the_next_connection_when_this_one_breaks(http: ClientSession) -> None:
    line = line_to(http)
    line.socket = cast("Any", Broken())
    await line.send(Chat(id="1", text="hello"))
    assert line.socket is None


async def test_a_reply_to_what_nobody_waits_for_is_ignored(http: ClientSession) -> None:
    line = line_to(http)
    line.give_reply("unknown", None)
    line.give_reply("unknown", Refused("O1", "no"))
    assert line.unacknowledged == {}


async def test_a_message_that_is_not_text_is_malformed(http: ClientSession) -> None:
    with pytest.raises(Malformed, match="messages are text"):
        line_to(http).read(WSMessage(WSMsgType.BINARY, b"", None))


def test_only_what_is_not_websocket_is_the_fault_of_the_server() -> None:
    check_frames(ConnectionResetError())
    with pytest.raises(Malformed, match="cannot be read"):
        check_frames(WebSocketError(1002, "a reserved bit"))


def seat_that_hears(http: ClientSession, monkeypatch: pytest.MonkeyPatch, answer: Exception) -> Seat:
    """A seat whose every command is answered in this way."""
    seat = Seat(http, Link("http://127.0.0.1:1", "BCDFGHJK", "a-token"))

    async def do(_command: Any) -> None:
        raise answer

    monkeypatch.setattr(seat.line, "do", do)
    return seat


async def test_a_seat_that_is_gone_after_leaving_was_left(
    http: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_that_hears(http, monkeypatch, Gone("no_such_seat", "no seat")).leave()
    with pytest.raises(Gone):
        await seat_that_hears(http, monkeypatch, Gone("kicked", "out")).leave()


async def test_a_command_that_comes_too_late_is_no_error(
    http: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = seat_that_hears(http, monkeypatch, Refused("ask", "this question is not open"))
    assert not await late.attempt(Chat(id="1", text="hello"))
    with pytest.raises(Refused):
        await seat_that_hears(http, monkeypatch, Refused("O1", "no")).attempt(Chat(id="1", text="hello"))
