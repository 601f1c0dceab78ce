"""Nothing that happens to the network or the server costs a client its game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession, WSMessage

from backroom.client import Gone, Question, Seat, connect, make_table
from backroom.client.line import Line
from backroom.client.lobby import Story, story_at
from backroom.core.game import Answers
from backroom.core.refusal import Refused
from backroom.protocol.messages import VERSION, Ack, Chat, Confirm, FromServer, Hello, Orders, Refusal
from backroom.protocol.wire import encode
from backroom.server.house.room import Room
from backroom.server.sessions.session import Session
from backroom.table.notices import GameStarted
from tests.client.players import play, until
from tests.client.serving import SHORT, Server, of_the_game
from tests.support.server import bots_rest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
RETRY_AT_ONCE = 0.001


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make clients come back at once, whatever the server said."""
    monkeypatch.setattr("backroom.client.line.FIRST_WAIT", RETRY_AT_ONCE)
    monkeypatch.setattr("backroom.client.line.AFTER_GOODBYE", RETRY_AT_ONCE)


async def test_a_client_that_is_cut_off_at_every_tenth_message_hears_everything_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    came = 0
    read = Line.read

    def lose_the_connection(self: Line, message: WSMessage) -> FromServer:
        nonlocal came
        came += 1
        if came % 10 == 0:
            raise ClientConnectionError("lost")
        return read(self, message)

    monkeypatch.setattr(Line, "read", lose_the_connection)
    setup = {**SHORT, "rounds": 8}
    links = await make_table(server.address, game="omerta", setup=setup, fill="random")
    async with watched(links.table), connect(links.seats[0]) as seat:
        await seat.start()
        heard = await play(seat, Random(5))
    assert came >= 30  # connections were lost, even if each round was over soon
    await server.record(links.table)
    assert of_the_game(heard) == await (await server.room(links.table)).stories.told_so_far(0)


async def test_a_command_whose_acknowledgement_was_lost_is_done_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str] = []
    reply = Session.reply

    async def lose_acknowledgement(self: Session, room: Room, command: Orders | Confirm) -> Ack | Refusal:
        said = await reply(self, room, command)
        came.append(command.id)
        if came.count(command.id) == 1:
            self.connection.abort()
        return said

    monkeypatch.setattr(Session, "reply", lose_acknowledgement)
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
    async with connect(links.seats[0]) as seat:
        await seat.chat("once")
        await seat.start()
        heard = await play(seat, Random(8))
        assert [said.text for said in seat.talk] == ["once"]
    assert all(came.count(command) == 2 for command in came)
    assert sum(isinstance(event, GameStarted) for event in heard) == 1
    record = await server.record(links.table)
    asked = [entry.ask for entry in record.entries if isinstance(entry, Answers)]
    assert len(asked) == len(set(asked))


async def test_a_client_plays_on_after_the_server_restarts(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="untimed")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        first = await anext(seat)
        await server.stop()
        answering = asyncio.create_task(seat.answer(first, first.options[0]))
        await server.start()
        assert await answering
        heard = [*first.told, *await play(seat, Random(9))]
    await server.record(links.table)
    assert of_the_game(heard) == await (await server.room(links.table)).stories.told_so_far(0)


async def miss_much(server: Server) -> tuple[str, Room, Question]:
    """Start a game and leave; returns the link, its table and the question. The server forgets everything."""
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="untimed")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        first = await anext(seat)
        assert first.complete
    room = await server.room(links.table)
    await bots_rest(room)
    room.audience.ears[0].recent.clear()  # as if a great deal had happened
    return links.seats[0], room, first


async def test_a_client_that_missed_too_much_is_told_everything_from_the_start(server: Server) -> None:
    link, room, first = await miss_much(server)
    async with connect(link) as again:
        question = await anext(again)
        assert not question.complete
        assert of_the_game(question.told) == await room.stories.told_so_far(0) == of_the_game(first.told)
        assert (question.ask, question.options, question.view) == (first.ask, first.options, first.view)


async def test_a_story_that_cannot_be_had_just_now_is_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a busy moment of the server or its proxy would cost a bot its game."""
    answers: list[Exception] = [
        Gone("unreachable", "the server is busy: its proxy answers 502"),
        Refused("limit", "too many requests; wait a moment"),
    ]

    async def asked(*where: Any) -> Story[Any]:
        if answers:
            raise answers.pop(0)
        return await story_at(*where)

    monkeypatch.setattr("backroom.client.seat.story_at", asked)
    monkeypatch.setattr("backroom.client.seat.RECALL_PAUSE", 0.01)
    link, room, _ = await miss_much(server)
    async with connect(link) as again:
        assert of_the_game((await anext(again)).told) == await room.stories.told_so_far(0)
    assert answers == []


async def test_two_connections_of_a_seat_hear_the_same(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
    async with connect(links.seats[0]) as one, connect(links.seats[0]) as two:
        await say(two, "hello")
        await until(one, lambda: bool(one.talk))
        assert one.talk == two.talk
        await one.start()
        await until(two, lambda: two.latest.question is not None)
        assert two.view == one.view


@asynccontextmanager
async def watched(link: str) -> AsyncGenerator[None]:
    """A spectator, so that the server keeps the table in memory when its game is over."""
    address, _, code = link.rpartition("/t/")
    async with ClientSession() as session, session.ws_connect(f"{address}/ws") as spectator:
        await spectator.send_str(encode(Hello(version=VERSION, table=code)).decode())
        await spectator.receive()
        yield


async def say(seat: Seat, text: str) -> None:
    """Chat, through a command of the protocol."""
    await seat.do(Chat(id=seat.line.new_id(), text=text))
