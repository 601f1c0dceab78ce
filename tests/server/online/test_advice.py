"""Advice is told to the seat that asks and to nobody else, where the table allows it, and never in a race."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from backroom.bots import ADVISER
from backroom.bots.bot import Advice
from backroom.games.omerta.advice import AdviceReason
from backroom.games.organized_crime.advice import AdviceReason as Commission
from backroom.games.outside import plugs
from backroom.server.bots import advising
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Failed, Question
from tests.browser.countries import found, session
from tests.support.player import Json, Player
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

DULL = ("pass", "draw", "discard", "decline")
NOT_HERE = ("table", "nobody is advised at this table")


async def alone(server: Serving, **wanted: Any) -> Player:
    """A person alone with two bots, in a game that has begun."""
    made = await server.make(fill="regular", **wanted)
    host = await server.player(token=made["tokens"]["0"]).enter()
    await host.do("start")
    await host.until(lambda: bool(host.update["question"]))
    return host


def dull(options: list[Json]) -> Json:
    """A move with which the game goes on and on."""
    return next((move for move in options if move["type"] in DULL), options[0])


async def until_asked(player: Player, *, clock: str) -> Json:
    """Answer everything until this is asked of the seat."""
    while True:
        question = await player.until(
            lambda: ((one := player.update["question"]) is not None and one["options"] and one) or None
        )
        if question["ask"]["clock"] == clock:
            return question
        await player.ask("answer", ask=question["ask"]["id"], move=dull(question["options"]))
        asked = question["ask"]["id"]
        await player.until(
            lambda asked=asked: (
                (one := player.update["question"]) is None or one["ask"]["id"] != asked or not one["options"]
            )
        )


async def test_a_person_alone_with_bots_is_advised_and_can_follow(server: Serving) -> None:
    host = await alone(server)
    for clock in ("peek", "turn"):
        question = await until_asked(host, clock=clock)
        assert question["advised"]
        before = len(host.messages)
        await host.do("ask_advice", ask=question["ask"]["id"])
        advice = await host.next("advised", before)
        assert advice["ask"] == question["ask"]["id"]
        assert advice["move"] in question["options"]
        assert advice["reason"]["code"]
        await host.do("answer", ask=question["ask"]["id"], move=advice["move"])
    assert host.told("adviser_asked") == []  # there is nobody to be told


async def test_asked_again_the_adviser_says_the_same_and_thinks_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Question] = []

    async def think(_: BotPool, question: Question) -> Any:
        if not question.advise:
            return question.options[0]
        thought.append(question)
        return Advice(move=question.options[0], reason=AdviceReason(code="tried"), chance=len(thought))

    monkeypatch.setattr(BotPool, "answer", think)
    async with serving(tmp_path / "store.sqlite3") as server:
        made = await server.make(bots={"1": "regular"}, advice="everybody")
        taken = await server.sit(made["code"], "Bob")
        host = await server.player(token=made["tokens"]["0"]).enter()
        guest = await server.player(token=taken["token"]).enter()
        await host.do("start")
        question = await until_asked(host, clock="peek")
        ask = question["ask"]["id"]
        other = await server.player(token=made["tokens"]["0"]).enter()
        command = {"type": "ask_advice", "id": "once", "ask": ask}
        assert (await host.send(command))["type"] == "ack"
        await host.until(lambda: host.of("advised"))
        assert (await host.send(command))["type"] == "ack"
        await other.do("ask_advice", ask=ask)
        await other.until(lambda: len(other.of("advised")) == 2)
        assert [one.chair.level for one in thought] == [ADVISER]
        assert len({one["chance"] for one in (*host.of("advised"), *other.of("advised"))}) == 1
        await guest.until(lambda: guest.told("adviser_asked"))
        await guest.do("chat", text="hm")
        assert guest.told("adviser_asked") == [{"type": "adviser_asked", "seat": 0}]
        assert guest.of("advised") == []


async def test_several_people_are_not_advised_unless_the_table_says_so(server: Serving) -> None:
    company = await server.company()
    await company[0].do("start")
    question = await until_asked(company[1], clock="peek")
    assert not question["advised"]
    assert await company[1].refused("ask_advice", ask=question["ask"]["id"]) == NOT_HERE


async def test_whoever_may_come_back_is_still_there(server: Serving) -> None:
    """Else a friend leaves for a moment, or a host sends away somebody whose connection broke, and asks."""
    made = await server.make(bots={"2": "regular"})
    taken = await server.sit(made["code"], "Bob")
    host = await server.player(token=made["tokens"]["0"]).enter()
    guest = await server.player(token=taken["token"]).enter()
    await host.do("start")
    ask = (await until_asked(host, clock="peek"))["ask"]["id"]

    async def cannot_ask() -> None:
        await host.until(lambda: host.update["table"]["seats"][1]["left"] == "Bob")
        assert not host.update["question"]["advised"]
        assert await host.refused("ask_advice", ask=ask) == NOT_HERE

    await guest.do("leave")
    await cannot_ask()
    guest = await server.player(token=taken["token"]).enter()
    await guest.do("sit", name="Bob")
    await guest.close()
    await host.until(lambda: not host.update["table"]["seats"][1]["connected"])
    await host.do("kick", seat=1)
    await cannot_ask()


async def test_nobody_is_advised_where_the_table_says_so(server: Serving) -> None:
    host = await alone(server, advice="nobody")
    question = await until_asked(host, clock="peek")
    assert not question["advised"]
    assert await host.refused("ask_advice", ask=question["ask"]["id"]) == NOT_HERE


async def test_where_all_may_ask_all_hear_who_did_and_nobody_what_was_said(server: Serving) -> None:
    made = await server.make(advice="everybody", bots={"2": "regular"})
    taken = await server.sit(made["code"], "Bob")
    host = await server.player(token=made["tokens"]["0"]).enter()
    guest = await server.player(token=taken["token"]).enter()
    watcher = await server.watcher(host)
    await host.do("start")
    question = await until_asked(guest, clock="peek")
    await guest.do("ask_advice", ask=question["ask"]["id"])
    await guest.until(lambda: guest.of("advised"))
    for one in (host, watcher):
        assert await one.until_told("adviser_asked") == {"type": "adviser_asked", "seat": 1}
        assert one.of("advised") == []
    assert await watcher.refused("ask_advice", ask=question["ask"]["id"]) == (
        "table", "only those who play may do this",
    )  # fmt: skip


async def test_c24_asked_again_on_a_floor_that_has_moved_on_it_thinks_again_and_all_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is the same, what was said on it is not; and the table's rule is asked again."""
    thought: list[Question] = []

    async def think(_: BotPool, question: Question) -> Any:
        thought.append(question)
        return Advice(move=None, reason=Commission(code="listen"), chance=len(thought))

    monkeypatch.setattr(BotPool, "answer", think)
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await found(server, session(2))
        bob = company.players[1]
        ann = await server.player(token=company.tokens[0]).enter()
        table = server.room(company.code).table
        table.options = replace(table.options, advice="everybody")
        ask = (await bob.until(lambda: bob.question))["ask"]["id"]

        async def asked(times: int) -> tuple[int, int]:
            """How often it has thought, and how often the others were told, when so much was advised."""
            await bob.do("ask_advice", ask=ask)
            await bob.until(lambda: len(bob.of("advised")) == times)
            await ann.do("chat", text="hm")  # after all that was sent before
            return len(thought), len(ann.told("adviser_asked"))

        assert await asked(1) == (1, 1)
        assert await asked(2) == (1, 1), "nothing has happened since"
        await company.answer(1, "cash")
        assert await asked(3) == (2, 2)
        assert bob.question is not None
        assert bob.question["ask"]["id"] == ask
        table.options = replace(table.options, advice="alone")
        assert await asked(4) == (2, 2), "it was said when it was allowed"
        await ann.do("aside", move={"type": "audit", "seat": 1})
        await bob.until_told("audited")
        assert await bob.refused("ask_advice", ask=ask) == NOT_HERE


async def test_what_is_no_longer_open_is_refused(server: Serving) -> None:
    host = await alone(server)
    question = await until_asked(host, clock="peek")
    ask = question["ask"]["id"]
    assert await host.refused("ask_advice", ask=ask + 1_000) == ("ask", "this question is not open")
    await host.do("answer", ask=ask, move=question["options"][0])
    reply = await host.ask("ask_advice", ask=ask)
    assert (reply["type"], reply["rule"]) == ("refused", "ask")


async def test_a_race_is_a_race(server: Serving) -> None:
    """O13: whoever is quickest wins; nobody is told what to throw."""
    host = await alone(server)
    question = await until_asked(host, clock="snap")
    assert not question["advised"]
    assert await host.refused("ask_advice", ask=question["ask"]["id"]) == (
        "table", "nobody is advised where to be quick is the game",
    )  # fmt: skip


async def test_a_game_without_an_adviser_gives_no_hints(server: Serving) -> None:
    [game] = plugs()
    made = await server.make(game, players=2, fill="random", advice="everybody", setup={"players": 2})
    host = await server.player(token=made["tokens"]["0"]).enter()
    assert host.update["table"]["advice"] == "nobody"
    await host.do("start")
    assert await host.refused("ask_advice", ask=0) == ("table", "there is no adviser for this game")


async def test_an_adviser_that_fails_or_is_late_says_so_and_may_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: BotPool, question: Question) -> Any:
        if question.advise:
            raise Failed("KeyError: 'secret of seat 1'")
        return question.options[0]

    async def sleep(_: BotPool, question: Question) -> Any:
        await asyncio.sleep(3600.0 if question.advise else 0.0)
        return question.options[0]

    monkeypatch.setattr(advising, "TIME_TO_ADVISE", 0.05)
    async with serving(tmp_path / "store.sqlite3") as server:
        monkeypatch.setattr(BotPool, "answer", fail)
        host = await alone(server)
        question = await until_asked(host, clock="peek")
        nothing = {"type": "advised", "ask": question["ask"]["id"]} | dict.fromkeys(
            ("move", "reason", "chance", "next_best")
        )
        for count, broken in enumerate((fail, sleep), start=1):
            monkeypatch.setattr(BotPool, "answer", broken)
            await host.do("ask_advice", ask=question["ask"]["id"])
            await host.until(lambda count=count: len(host.of("advised")) == count)
        assert host.of("advised") == [nothing, nothing]
        assert sum(entry["event"] == "adviser.failed" for entry in server.log.entries) == 2
        assert not server.failures()


async def test_the_adviser_leaves_when_the_question_closes_and_when_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = asyncio.Event()
    answer = BotPool.answer

    async def slow(pool: BotPool, question: Question) -> Any:
        if question.advise:
            thinking.set()
            await asyncio.sleep(3600.0)
        return await answer(pool, question)

    forgotten: list[str] = []
    forget = BotPool.forget

    def note(pool: BotPool, chair: Any) -> None:
        forgotten.append(chair.chair)
        forget(pool, chair)

    monkeypatch.setattr(BotPool, "answer", slow)
    monkeypatch.setattr(BotPool, "forget", note)
    async with serving(tmp_path / "store.sqlite3") as server:
        host = await alone(server)
        room = server.room(host.update["table"]["code"])
        question = await until_asked(host, clock="peek")
        await host.do("ask_advice", ask=question["ask"]["id"])
        await thinking.wait()
        await host.do("answer", ask=question["ask"]["id"], move=question["options"][0])
        await host.until(lambda: room.advising.asked[0].task is None)
        assert host.of("advised") == []
        await host.do("leave")
        await host.until_closed()
        assert [chair for chair in forgotten if chair.startswith("advice/")] == [f"advice/{room.head.id}/0"]
        assert not room.advising.asked


async def test_after_a_restart_the_adviser_knows_what_the_seat_was_told(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite3"
    async with serving(store) as server:
        host = await alone(server)
        question = await until_asked(host, clock="turn")
        await host.do("ask_advice", ask=question["ask"]["id"])
        before = (await host.until(lambda: host.of("advised")))[0]
        token = host.hello["token"]
    async with serving(store) as server:
        host = await server.player(token=token).enter()
        question = await until_asked(host, clock="turn")
        assert question["ask"]["id"] == before["ask"]
        await host.do("ask_advice", ask=question["ask"]["id"])
        after = (await host.until(lambda: host.of("advised")))[0]
    assert after["reason"]["code"]
    assert after["move"] in question["options"]
