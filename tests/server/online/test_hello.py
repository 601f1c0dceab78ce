"""The first message: who is let in, and what the others are told."""

from __future__ import annotations

import pytest
from aiohttp import WSMsgType

from backroom.protocol.messages import VERSION
from backroom.server.rooms.audience import REMEMBERED
from backroom.server.sessions import session
from tests.support.player import Json
from tests.support.server import Serving

pytestmark = pytest.mark.anyio


async def turned_away(server: Serving, **hello: object) -> Json:
    player = await server.player(**hello).open()
    goodbye = await player.until_closed()
    assert player.code == 1008
    assert [one["type"] for one in player.messages] == ["goodbye"]
    return goodbye


async def test_a_seat_is_opened_by_its_token_and_shown_as_it_stands(server: Serving) -> None:
    made = await server.make()
    player = await server.player(token=made["tokens"]["0"]).enter()
    assert player.messages[0] == {"type": "welcome", "version": VERSION, "seat": 0, "missed": False}
    table = player.update["table"]
    assert (table["code"], table["stage"], table["host"]) == (made["code"], "open", 0)
    assert table["seats"][0] == {"person": "Ann", "bot": None, "connected": True, "left": None, "cousin": 0}
    assert table["secret"] is None
    assert player.update["view"] is None
    assert player.update["question"] is None


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ({"version": VERSION + 1, "token": "x" * 32}, "version"),
        ({"version": VERSION - 1, "seat_and_table": "x"}, "version"),
        ({"version": "2"}, "bad_message"),
        ({"token": "x" * 32}, "no_such_seat"),
        ({"token": "short"}, "bad_message"),
        ({"table": "BCDFGHJK"}, "no_such_table"),
        ({"table": "B\x00\U0001f575D"}, "no_such_table"),
        ({}, "bad_hello"),
        ({"token": None, "table": None}, "bad_hello"),
        ({"table": "BCDFGHJK", "unknown": 1}, "bad_message"),
        ({"last": "x"}, "bad_message"),
    ],
)
async def test_a_client_that_is_not_let_in_is_told_why(server: Serving, hello: Json, reason: str) -> None:
    goodbye = await turned_away(server, **hello)
    assert goodbye["reason"] == reason
    assert goodbye["why"]


async def test_the_first_message_is_a_hello_and_there_is_no_second(server: Serving) -> None:
    async with server.http.ws_connect(f"{server.base}/ws") as ws:
        await ws.send_str('{"type":"start","id":"1"}')
        assert (await ws.receive_json())["reason"] == "bad_hello"
    made = await server.make()
    eager = await server.player(token=made["tokens"]["0"]).enter()
    await eager.say({"type": "hello", "version": VERSION, "token": made["tokens"]["0"]})
    assert (await eager.until_closed())["reason"] == "bad_message"


async def test_a_client_without_a_hello_is_sent_away(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "TIME_FOR_HELLO", 0.05)
    async with server.http.ws_connect(f"{server.base}/ws") as ws:
        goodbye = await ws.receive_json(timeout=30)
        assert (goodbye["reason"], goodbye["why"]) == ("bad_hello", "no hello came")
        closing = await ws.receive()
        assert (closing.type, closing.data) == (WSMsgType.CLOSE, 1008)


def test_a_hello_has_ten_seconds() -> None:
    assert session.TIME_FOR_HELLO == 10


async def test_a_table_may_be_watched_unless_its_host_forbade_it(server: Serving) -> None:
    shown, hidden = await server.make(), await server.make(spectators=False)
    watcher = await server.player(table=shown["code"].lower()).enter()
    assert watcher.messages[0]["seat"] is None
    assert watcher.update["table"]["watching"] == 1
    assert (await turned_away(server, table=hidden["code"]))["reason"] == "no_spectators"


async def test_a_returning_client_hears_what_it_missed_or_is_told_that_the_view_must_do(
    server: Serving,
) -> None:
    host, guest, third = await server.company()
    await guest.vanish()
    await host.do("contribute", given="00")
    await host.do("start")
    await guest.come_again()
    assert guest.of("welcome")[-1]["missed"] is True
    assert [told["number"] for told in guest.events] == list(range(1, len(guest.events) + 1))
    assert guest.last == len(guest.events)
    await third.until(lambda: third.last == guest.last)
    stranger = server.player(token=guest.hello["token"], last=10_000)
    await stranger.enter()
    assert stranger.of("welcome")[-1]["missed"] is False
    assert stranger.update["told"] == []


async def test_a_client_that_kept_nothing_is_told_what_is_remembered_of_its_seat(
    server: Serving,
) -> None:
    host, guest, third = await server.company()
    await host.do("contribute", given="00")
    await host.do("start")
    for _ in range(REMEMBERED // 2):  # everybody hears of each twice
        await host.do("pause")
        await host.do("resume")
    await guest.until(lambda: guest.last == host.last)
    again = await server.player(token=guest.hello["token"]).enter()
    assert again.of("welcome")[-1]["missed"] is False  # it may not be everything
    assert again.update["told"] == guest.events[-REMEMBERED:]
    watcher = await server.player(table=guest.update["table"]["code"]).enter()
    assert len(watcher.update["told"]) == REMEMBERED
    await third.until(lambda: third.last == guest.last)
