"""Every command, carried out and refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.support.player import Player
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

NOT_HOST = ("table", "only the host may do this")
NOT_PLAYING = ("table", "only those who play may do this")


async def started(server: Serving, **wanted: Any) -> list[Player]:
    """A game of OMERTA that has begun, with a person in every seat."""
    company = await server.company(**wanted)
    await company[0].do("start")
    for player in company:
        await player.until(lambda player=player: player.question)
    return company


async def test_only_the_host_starts_and_only_when_every_seat_is_taken(server: Serving) -> None:
    made = await server.make()
    host = await server.player(token=made["tokens"]["0"]).enter()
    assert await host.refused("start") == ("table", "there is an empty seat")
    taken = await server.sit(made["code"], "Bob")
    guest = await server.player(token=taken["token"]).enter()
    assert await guest.refused("start") == NOT_HOST
    await host.do("fill", level="random")
    await host.do("start")
    await guest.until_stage("running")
    assert guest.told("game_started")
    assert guest.update["view"] is not None
    assert await host.refused("start") == ("table", "the game has begun")


async def test_an_answer_that_comes_with_another_command_runs_after_it(server: Serving) -> None:
    host = (await started(server))[0]
    question = host.question
    assert question is not None
    pause = {"type": "pause", "id": "first"}
    answer = {"type": "answer", "id": "second", "ask": question["ask"]["id"], "move": question["options"][0]}
    await asyncio.gather(host.say(pause), host.say(answer))  # both leave in one packet
    await host.until(lambda: len(host.replies.keys() & {"first", "second"}) == 2)
    assert host.replies["first"]["type"] == "ack"
    assert host.replies["second"]["why"] == "the table is paused"


async def test_an_answer_is_given_once_to_the_open_question(server: Serving) -> None:
    company = await started(server)
    host = company[0]
    question = host.question
    assert question is not None
    ask, move = question["ask"]["id"], question["options"][0]
    assert await host.refused("answer", ask=ask + 1, move=move) == ("ask", "this question is not open")
    rule, _ = await host.refused("answer", ask=ask, move={"type": "snap", "place": 0})
    assert rule.startswith("O")
    assert (await host.refused("answer", ask=ask, move={"type": "dance"}))[0] == "message"
    assert (await host.refused("answer", ask=ask, move=[[[]]]))[0] == "message"
    await host.do("answer", ask=ask, move=move)
    assert await host.refused("answer", ask=ask, move=move) == ("ask", "you have answered this")
    await company[1].until_told("answered")
    for player in company[1:]:
        await player.do("answer", ask=ask, move=move)
    await host.until(lambda: host.update["question"]["ask"]["id"] != ask)
    asked = host.update["question"]["ask"]
    assert len(asked["seats"]) == 1
    other = next(player for seat, player in enumerate(company) if seat not in asked["seats"])
    refused = await other.refused("answer", ask=asked["id"], move={"type": "draw"})
    assert refused == ("ask", "only those who are asked may answer")


async def test_before_the_game_nothing_can_be_answered_or_said_aside(server: Serving) -> None:
    host = (await server.company())[0]
    assert await host.refused("answer", ask=0, move={"type": "pass"}) == ("ask", "this question is not open")
    assert await host.refused("aside", move={"type": "pass"}) == ("table", "no game is on")
    assert await host.refused("pause") == ("table", "no game is on")
    assert await host.refused("resume") == ("table", "the table is not paused")
    assert await host.refused("come_back") == ("table", "no bot sits in for you")
    assert await host.refused("rematch") == ("table", "the game is not over")


async def test_an_aside_is_accepted_whatever_is_asked(server: Serving) -> None:
    company = await server.company("organized_crime", players=2)
    await company[0].do("start")
    asides = await company[0].until(lambda: company[0].update["asides"])
    await company[0].do("aside", move=asides[0])
    await company[1].until_told("audited")
    rule, _ = await company[0].refused("aside", move={"type": "audit", "seat": 3})
    assert rule == "C30"


async def test_bytes_are_added_to_the_draws_once_before_the_game(server: Serving) -> None:
    host, guest, _ = await server.company()
    await host.do("contribute", given="00ff")
    assert (await guest.until_told("contribution_taken"))["seat"] == 0
    assert await host.refused("contribute", given="01") == ("table", "you have added to the draws")
    await host.do("start")
    given = (await guest.until_told("game_started"))["fairness"]["contributions"]
    assert given == ["00ff", None, None]
    assert await guest.refused("contribute", given="01") == (
        "table", "the draws are fixed when the game begins",
    )  # fmt: skip


async def test_the_host_seats_bots_and_takes_seats_away(server: Serving) -> None:
    host, guest, third = await server.company()
    assert await guest.refused("seat_bot", seat=2, level="random") == NOT_HOST
    assert await guest.refused("fill", level="random") == NOT_HOST
    assert await guest.refused("kick", seat=0) == NOT_HOST
    assert await host.refused("seat_bot", seat=1, level="random") == ("table", "this seat is taken")
    assert (await host.refused("seat_bot", seat=1, level="grandmaster"))[0] == "message"
    assert (await host.refused("seat_bot", seat=9, level="random"))[0] == "message"
    assert (await host.refused("kick", seat=9))[0] == "message"
    assert await host.refused("kick", seat=0) == ("table", "leave instead")
    await host.do("kick", seat=1)
    assert (await guest.until_closed())["reason"] == "kicked"
    assert await host.refused("kick", seat=1) == ("table", "nobody sits there")
    await host.do("seat_bot", seat=1, level="random")
    await third.until(lambda: third.update["table"]["seats"][1]["bot"] == "random")
    again = await server.player(token=guest.hello["token"]).open()
    assert (await again.until_closed())["reason"] == "no_such_seat"


async def test_the_host_pauses_and_resumes_the_clocks(server: Serving) -> None:
    host, guest, _ = await started(server, speed="normal")
    before = host.update["question"]["deadline"]
    assert await guest.refused("pause") == NOT_HOST
    await host.do("pause")
    assert await host.refused("pause") == ("table", "the table is paused")
    await guest.until(lambda: guest.update["table"]["paused"])
    question = guest.question
    assert question is not None
    refused = await guest.refused("answer", ask=question["ask"]["id"], move=question["options"][0])
    assert refused == ("table", "the table is paused")
    assert await guest.refused("resume") == NOT_HOST
    await host.do("resume")
    await guest.until(lambda: not guest.update["table"]["paused"])
    assert guest.update["question"]["deadline"] > before


async def test_the_host_lets_the_bots_play_at_another_pace(server: Serving) -> None:
    host, guest, _ = await started(server)
    watcher = await server.watcher(host)
    assert host.update["table"]["pace"] == "normal"
    assert await guest.refused("set_pace", pace="brisk") == NOT_HOST
    assert await host.refused("set_pace", pace="normal") == ("table", "the bots play at this pace")
    command = {"type": "set_pace", "id": "once", "pace": "brisk"}
    await host.say(command)
    await host.say(command)  # as a client does that heard no answer
    for player in (host, guest, watcher):
        await player.until(lambda player=player: player.update["table"]["pace"] == "brisk")
    await host.do("set_pace", pace="skip")
    for player in (host, guest, watcher):
        await player.until(lambda player=player: len(player.told("pace_changed")) >= 2)
        assert [told["pace"] for told in player.told("pace_changed")] == ["brisk", "skip"]
    assert host.replies["once"]["type"] == "ack"


async def test_a_table_is_made_with_a_pace_and_keeps_it_when_the_server_starts_again(tmp_path: Path) -> None:
    place = tmp_path / "backroom.sqlite3"
    async with serving(place) as server:
        made = await server.make(fill="regular", pace="calm")
        host = await server.player(token=made["tokens"]["0"]).enter()
        assert host.update["table"]["pace"] == "calm"
        await host.do("set_pace", pace="brisk")
    async with serving(place) as server:
        host = await server.player(token=made["tokens"]["0"]).enter()
        assert host.update["table"]["pace"] == "brisk"


async def test_a_seat_that_was_reserved_by_a_link_is_taken_by_sitting_down(server: Serving) -> None:
    made = await server.make(links=True)
    assert sorted(made["tokens"]) == ["0", "1", "2"]
    guest = await server.player(token=made["tokens"]["1"]).enter()
    for kind in ("leave", "rematch"):
        assert await guest.refused(kind) == ("table", "take the seat first")
    assert await guest.refused("chat", text="hello") == ("table", "take the seat first")
    assert await guest.refused("react", reaction="wow") == ("table", "take the seat first")
    assert await guest.refused("contribute", given="00") == ("table", "only a person adds to the draws")
    assert (await guest.refused("sit", name="\u200b \u202e"))[0] == "message"
    await guest.do("sit", name=" Bo \u202e b ")
    assert guest.update["table"]["seats"][1]["person"] == "Bo b"
    await guest.do("leave")


async def test_a_spectator_may_only_talk_and_tip(server: Serving) -> None:
    company = await started(server)
    watcher = await server.watcher(company[0])
    question = watcher.update["question"]
    assert question["options"] == []
    for kind, fields in {
        "answer": {"ask": question["ask"]["id"], "move": {"type": "pass"}},
        "aside": {"move": {"type": "pass"}},
        "sit": {"name": "Zoe"},
        "leave": {},
        "come_back": {},
        "contribute": {"given": "00"},
        "seat_bot": {"seat": 0, "level": "random"},
        "fill": {"level": "random"},
        "kick": {"seat": 0},
        "start": {},
        "pause": {},
        "resume": {},
        "set_pace": {"pace": "calm"},
        "rematch": {},
        "react": {"reaction": "wow"},
    }.items():
        assert await watcher.refused(kind, **fields) == NOT_PLAYING
    await watcher.do("chat", text="hello")
    await watcher.do("tip", seat=0)


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "null", "[]", "{}", '{"type":"start"}', '{"type":"start","id":""}',
        '{"type":"start","id":7}',
        '{"type":"chat","id":"1","text":""}', '{"type":"react","id":"1","reaction":"rude"}',
        '{"type":"contribute","id":"1","given":"0"}', '{"type":"contribute","id":"1","given":"00\\n"}',
        '{"type":"sit","id":"1","name":"' + "x" * 41 + '"}', '{"type":"kick","id":"1","seat":-1}',
        '{"type":"answer","id":"1","ask":1e99,"move":0}', '{"type":"welcome"}', b"\xff\xfe", b"{}",
        '{"type":"answer","id":"1","ask":1,"move":' + "[" * 5000 + "]" * 5000 + "}",
    ],
)  # fmt: skip
async def test_an_invalid_message_ends_the_conversation_with_a_reason(
    server: Serving, text: str | bytes
) -> None:
    host, guest, _ = await server.company()
    await host.say(text)
    goodbye = await host.until_closed()
    assert goodbye["reason"] == "bad_message"
    assert "Traceback" not in goodbye["why"]
    await guest.do("chat", text="still here")
