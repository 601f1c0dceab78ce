"""A server that sends garbage ends a client with one clear sentence: no traceback, loop or full memory."""

from __future__ import annotations

import asyncio
import gzip
import resource
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

import msgspec
import pytest
from aiohttp import ClientSession, WSMessage, WSMsgType, web

from backroom import cli
from backroom.client import Gone, connect, make_table
from backroom.client import sense as senses
from backroom.client.line import Line
from backroom.client.link import Link
from backroom.client.lobby import game_at, record_at
from backroom.client.seat import Seat
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import VERSION
from tests.client.players import play
from tests.client.serving import SHORT, Server
from tests.support.garbage import misshape

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Json = dict[str, Any]
TOKEN: Final = "a-token-of-a-seat-of-nobody"  # noqa: S105 - of no seat
SOON: Final = 30.0  # seconds
DEEP: Final = 100_000
WELCOME: Final[Json] = {"type": "welcome", "version": VERSION, "seat": 0, "missed": False}
MOST_MEMORY: Final = 200 * 1024 * 1024  # bytes


@asynccontextmanager
async def answering(handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> AsyncGenerator[str]:
    """A server that gives everything this answer; yields its address."""
    app = web.Application()
    app.router.add_route("*", "/{any:.*}", handler)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@asynccontextmanager
async def saying(*messages: Json | str | bytes) -> AsyncGenerator[str]:
    """A server that says this on every connection; yields the link of a seat there."""

    async def say(request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.receive()
        for message in messages:
            if isinstance(message, bytes):
                await socket.send_frame(message, WSMsgType.BINARY)
            else:
                text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
                await socket.send_str(text)
        async for _ in socket:
            pass
        return socket

    async with answering(say) as address:
        yield f"{address}/t/BCDFGHJK#{TOKEN}"


async def real_messages(server: Server) -> list[Json]:
    """What a server of ours says to a seat, from its welcome to the end of a short game."""
    heard: list[Json] = []
    read = Line.read

    def note(line: Line, message: Any) -> Any:
        heard.append(msgspec.json.decode(message.data))
        return read(line, message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Line, "read", note)
        links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
        async with connect(links.seats[0]) as seat:
            await seat.start()
            await play(seat, Random(5))
    return heard


def changed(message: Json, *path: Any, to: Any) -> Json:
    """The message with another value at one place."""
    copy = msgspec.json.decode(msgspec.json.encode(message))
    place = copy
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return copy


async def ending(link: str) -> str:
    """The sentence a client ends with."""
    async with asyncio.timeout(SOON):
        with pytest.raises((Malformed, Gone)) as end:
            async with connect(link):
                pass
    return str(end.value)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["[" * DEEP], "the message cannot be read"),
        (['{"type":"said","name":' + "[" * DEEP], "the message cannot be read"),
        ([WELCOME, '{"type":"update","now":0,"told":' + "[" * DEEP], "the message"),
        (["x" * (senses.LONGEST_MESSAGE + 1)], "what cannot be read: Message size"),
        ([b"\x00" * 100], "messages are text"),
        (["not JSON"], "the message cannot be read"),
        ([WELCOME | {"seat": None}], "the server opened no seat for the token"),
        ([WELCOME | {"seat": -1}], "the server opened no seat for the token"),
        ([WELCOME | {"seat": "one"}], "the message cannot be read"),
        ([{"type": "goodbye", "reason": "because", "why": "?"}], "the message cannot be read"),
        ([{"type": "goodbye", "reason": "kicked", "why": "bye"}], "bye (kicked)"),
    ],
)
async def test_garbage_ends_a_client_with_a_sentence(said: list[Any], sentence: str) -> None:
    async with saying(*said) as link:
        assert sentence in await ending(link)


async def test_an_update_that_makes_no_sense_ends_a_client_with_a_sentence(server: Server) -> None:
    heard = await real_messages(server)
    update = next(one for one in heard if one["type"] == "update")
    later = next(one for one in heard[::-1] if one["type"] == "update")
    for said, sentence in [
        ([update], "an update before its welcome"),
        ([WELCOME | {"seat": 3}, update], "that we have seat 4 of 3"),
        ([WELCOME, changed(update, "table", "seats", to=[])], "that we have seat 1 of 0"),
        ([WELCOME, changed(update, "table", "game", to="chess")], "the game chess is not known here"),
        ([WELCOME, update, changed(update, "table", "game", to="organized_crime")], "another game now"),
        ([WELCOME, changed(update, "table", "setup", to={"players": "all"})], "the message cannot be read"),
        ([WELCOME, later], "the first update of a connection must have the setup"),
        ([WELCOME, changed(update, "table", "setup", to={"board": "[" * DEEP})], "cannot be read"),
        (
            [WELCOME, changed(update, "told", to=[{"number": 10**18, "event": {"type": "game_started"}}])],
            "cannot be read",
        ),
        (
            [WELCOME, changed(update, "told", to=[{"number": -1, "event": {"type": "table_resumed"}}])],
            "in numbers that cannot be",
        ),
    ]:
        async with saying(*said) as link:
            assert sentence in await ending(link)


async def test_a_server_that_never_stops_telling_is_left(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.client.seat.MOST_UNREAD", 500)
    update = next(one for one in await real_messages(server) if one["type"] == "update")
    told = [{"number": number + 1, "event": {"type": "table_resumed"}} for number in range(200)]
    flood = [changed(update, "told", to=told)] * 10
    async with saying(WELCOME, update, *flood) as link:
        assert "more than any game has to tell" in await ending(link)


@pytest.mark.parametrize("seed", range(3))
async def test_no_change_to_what_a_server_says_is_met_by_another_error(server: Server, seed: int) -> None:
    """The messages of a real game, with values swapped for others, removed, nested and blown up."""
    heard, rng = await real_messages(server), Random(seed)
    ended = 0
    async with ClientSession() as http:
        for _ in range(1_000):  # it depends on the game how many are needed
            if ended == 100:
                break
            seat = Seat(http, Link("http://localhost", "BCDFGHJK", TOKEN))
            try:
                for message in heard:
                    text = msgspec.json.encode(misshape(message, rng) if rng.random() < 0.1 else message)
                    seat.hear(seat.line.read(WSMessage(WSMsgType.TEXT, text.decode(), None)))
            except (Malformed, Gone):
                ended += 1
    assert ended == 100


@pytest.mark.parametrize("status", [200, 400, 502])
@pytest.mark.parametrize(
    "body",
    [b"[" * DEEP, b'{"game":' + b"[" * DEEP, b"\xff" * 100, b"", b"null", b'{"game":1}', b"9" * 10_000],
    ids=["lists", "nested", "bytes", "nothing", "null", "number", "digits"],
)
async def test_garbage_over_http_ends_a_client_with_a_sentence(status: int, body: bytes) -> None:
    async def garbage(_: web.Request) -> web.Response:
        return web.Response(status=status, body=body)

    async with answering(garbage) as address:
        for asked in (game_at(f"{address}/t/BCDFGHJK"), make_table(address, game="omerta")):
            with pytest.raises((Malformed, Gone, Refused)):
                await asked


async def test_an_answer_without_end_or_one_that_inflates_fills_no_memory() -> None:
    bomb = gzip.compress(bytes(300 * 1024 * 1024), 9)

    async def endless(request: web.Request) -> web.StreamResponse:
        if "bomb" in request.path:
            return web.Response(body=bomb, headers={"Content-Encoding": "gzip"})
        stream = web.StreamResponse()
        await stream.prepare(request)
        while True:
            await stream.write(b"[" * 65_536)

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    async with answering(endless) as address, ClientSession() as http:
        for link in (f"{address}/t/BCDFGHJK", f"{address}/t/bomb"):
            with pytest.raises(Malformed):
                await game_at(link)
        with pytest.raises(Malformed):
            await record_at(http, Link(address, "BCDFGHJK"))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 - before < MOST_MEMORY


@pytest.mark.parametrize("level", ["random", "regular"])
async def test_a_bot_of_the_house_ends_with_one_sentence(
    server: Server, capsys: pytest.CaptureFixture[str], level: str
) -> None:
    """A question whose options fit nothing it sees, and a goodbye that would paint the terminal."""
    heard = await real_messages(server)
    asked = next(one for one in heard if one["type"] == "update" and one["question"] is not None)
    first = next(one for one in heard if one["type"] == "update")
    nonsense = changed(asked, "view", "seats", to=[])
    nonsense["table"]["setup"] = nonsense["view"]["setup"] = first["table"]["setup"]
    goodbye = {"type": "goodbye", "reason": "kicked", "why": "\x1b[2J\x9b31m you are \x07 gone"}
    for said in ([WELCOME, nonsense], [WELCOME, goodbye]):
        async with saying(*said) as link, talking(link) as seat_link:
            code = await asyncio.to_thread(cli.run, ["join", seat_link, "--bot-level", level])
        printed = capsys.readouterr().err
        assert code == 2
        assert printed.startswith("backroom: ")
        assert printed.count("\n") == 1
        assert printed.strip().isprintable()


@asynccontextmanager
async def talking(link: str) -> AsyncGenerator[str]:
    """The same seat behind a server that also says which game it is."""
    there = link.partition("/t/")[0]

    async def pass_on(request: web.Request) -> web.StreamResponse:
        if request.path != "/ws":
            return web.json_response({"game": "omerta"})
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async with ClientSession() as http, http.ws_connect(f"{there}/ws", max_msg_size=0) as line:
            await line.send_str(await socket.receive_str())
            async for message in line:
                await socket.send_str(message.data)
        return socket

    async with answering(pass_on) as address:
        yield link.replace(there, address)
