"""Bots at a table answer like people, and their timing reveals nothing."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from backroom.bots import temper
from backroom.bots.temper import QUICKEST
from backroom.core.game import Ask
from backroom.server.bots import at_table as bots_at_table
from backroom.server.bots.bot_seat import MOST_INTERRUPTIONS
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Failed, Question
from backroom.table.journal import Armed
from tests.support.player import Player, play_out
from tests.support.server import PATIENT, Serving, serving

pytestmark = pytest.mark.anyio


async def test_a_game_against_bots_is_played_to_its_end(server: Serving) -> None:
    setup = {"rounds": 1, "snap": "sealed"}
    made = await server.make(players=4, fill="regular", bots={"3": "random"}, setup=setup)
    host = await server.player(token=made["tokens"]["0"]).enter()
    bots = [seat["bot"] for seat in host.update["table"]["seats"]]
    assert bots == [None, "regular", "regular", "random"]
    await play_out([host])
    assert host.update["table"]["secret"] is not None


def is_over(player: Player) -> bool:
    return player.update["table"]["stage"] == "over"


def kill(process: Process) -> None:
    process.kill()


def close_pipe(process: Process) -> None:
    """Close its pipe, which ends it; the reader notices later."""
    assert process.stdin is not None
    process.stdin.close()


@pytest.mark.parametrize("end", [kill, close_pipe])
async def test_bots_whose_process_dies_continue_in_another(
    server: Serving, end: Callable[[Process], None]
) -> None:
    made = await server.make(fill="regular", setup={"rounds": 1, "snap": "sealed"})
    host = await server.player(token=made["tokens"]["0"]).enter()
    playing = asyncio.create_task(play_out([host]))
    worker = server.house.services.bot_pool.workers[0]
    for turn in (1, 3):
        await host.until(lambda turn=turn: len(host.told("answered")) > 4 * turn or is_over(host))
        assert worker.running is not None
        end(worker.running.process)
    await playing
    assert is_over(host)


async def test_how_long_a_bot_thinks_cannot_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_: BotPool, question: Question) -> Any:
        await asyncio.sleep(0.8 if question.chair.seat == 2 else 0.0)
        return question.options[0]

    monkeypatch.setattr(BotPool, "answer", think)
    monkeypatch.setattr(bots_at_table, "HURRIED", 1.0)
    monkeypatch.setattr(bots_at_table, "AT_EASE", 1.0)
    monkeypatch.setattr(temper, "LINGERS", 1.0)
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, bot_pace=1.0)) as server:
        made = await server.make(fill="regular", speed="normal")
        host = await server.player(token=made["tokens"]["0"]).enter()
        await host.do("start")
        await host.until(lambda: len(host.told("answered")) == 2)
        times = [
            heard.at
            for heard, message in zip(host.heard, host.messages, strict=True)
            if any(told["event"]["type"] == "answered" for told in message.get("told", []))
        ]
        assert max(times) - min(times) < 0.5


async def test_on_the_floor_bots_leave_people_time_to_talk(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("organized_crime", players=2, fill="regular", setup={"players": 2})
    room = await server.house.find(made["code"])
    assert room is not None
    monkeypatch.setattr(bots_at_table, "HURRIED", 1.0)
    monkeypatch.setattr(bots_at_table, "AT_EASE", 1.0)
    monkeypatch.setattr(temper, "LINGERS", 1.0)
    slow = room.bots.thinking_time("regular", Ask(1, (0, 1), "floor", "floor"))
    quick = room.bots.thinking_time("regular", Ask(1, (0,), "turn", "turn"))
    alone = room.bots.thinking_time("regular", Ask(1, (1,), "floor", "floor"))
    assert (slow, alone) == (pytest.approx(bots_at_table.ON_THE_FLOOR * quick), quick)


async def test_bots_play_at_the_pace_of_the_table(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await server.make("organized_crime", players=2, fill="regular", setup={"players": 2})
    room = server.room(made["code"])
    monkeypatch.setattr(room.bots, "pace", 1.0)
    monkeypatch.setattr(bots_at_table, "HURRIED", 1.0)
    monkeypatch.setattr(bots_at_table, "AT_EASE", 1.0)
    monkeypatch.setattr(temper, "LINGERS", 1.0)
    turn, floor = Ask(1, (1,), "turn", "turn"), Ask(1, (0, 1), "floor", "floor")
    times: dict[str, float] = {}
    for pace in ("calm", "normal", "brisk", "skip"):
        room.table.options = replace(room.table.options, pace=pace)
        times[pace] = room.bots.thinking_time("regular", turn)
        assert room.bots.thinking_time("regular", floor) >= 2.0  # people may have something to say
        assert room.bots.thinking_time("don", turn) >= 2.0  # or the time of a search could be seen
    assert times["calm"] > times["normal"] > times["brisk"] > times["skip"]
    assert times["skip"] == pytest.approx(0.05)  # to weigh a call takes 0.4 ms and not 0.05: a low hand
    room.table.seats[0].person = None
    assert room.bots.thinking_time("regular", turn) == times["normal"]  # nobody waits for them
    room.table.options = replace(room.table.options, pace="calm")
    assert room.bots.thinking_time("regular", turn) == times["calm"]


def answers_with(answers: list[Any]) -> Callable[..., None]:
    """Keeps what a bot would answer."""

    def keep(*said: object) -> None:
        answers.append(said)

    return keep


async def test_on_the_floor_a_bot_thinks_again_when_somebody_has_spoken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it meant to say was meant before it heard that."""
    thought: list[int] = []
    asked = asyncio.Event()

    async def think(_: BotPool, question: Question) -> Any:
        thought.append(question.ask.id)
        asked.set()
        return question.options[0]

    monkeypatch.setattr(BotPool, "answer", think)
    monkeypatch.setattr(bots_at_table, "HURRIED", 1.0)
    monkeypatch.setattr(bots_at_table, "AT_EASE", 1.0)
    monkeypatch.setattr(bots_at_table, "ON_THE_FLOOR", 1)
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, bot_pace=0.3)) as server:
        made = await server.make("organized_crime", players=2, fill="regular", setup={"players": 2})
        room = await server.house.find(made["code"])
        assert room is not None
        bots = room.bots
        answers: list[Any] = []
        monkeypatch.setattr(bots, "answer", answers_with(answers))
        bots.reseat()
        seat, number = next((seat, number) for number, seat in bots.seats.items())
        for told in ([object()], []):
            asked.clear()
            question = Question(seat.chair, seat.history, None, Ask(1, (number,), "floor", "floor"), ("x",))
            playing = asyncio.create_task(bots.play(number, seat, question))
            await asked.wait()
            seat.hear(told)
            await playing
        assert len(thought) == 2
        assert len(answers) == 1, "the first answer was given to nobody"


async def test_on_the_floor_steady_chat_silences_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C24: a few lines make it think again; then it speaks, and the next question has a few of its own."""
    asked = asyncio.Event()

    async def think(_: BotPool, question: Question) -> Any:
        asked.set()
        return question.options[0]

    monkeypatch.setattr(BotPool, "answer", think)
    monkeypatch.setattr(bots_at_table, "ON_THE_FLOOR", 1)
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, bot_pace=0.1)) as server:
        made = await server.make("organized_crime", players=2, fill="regular", setup={"players": 2})
        bots = server.room(made["code"]).bots
        answers: list[Any] = []
        monkeypatch.setattr(bots, "answer", answers_with(answers))
        bots.reseat()
        number, seat = next(iter(bots.seats.items()))
        spoke: list[int] = []
        for ask in (1, 2):
            for _ in range(MOST_INTERRUPTIONS + 1):
                asked.clear()
                said = Ask(ask, (number,), "floor", "floor")
                question = Question(seat.chair, seat.history, None, said, ("x",))
                playing = asyncio.create_task(bots.play(number, seat, question))
                await asked.wait()
                line = object()
                monkeypatch.setattr(bots, "last_said", lambda line=line: line)
                await playing
                spoke.append(len(answers))
        assert spoke == [*[0] * MOST_INTERRUPTIONS, 1, *[1] * MOST_INTERRUPTIONS, 2]


async def test_a_bot_reacts_to_what_a_race_is_about_when_people_see_it(server: Serving) -> None:
    """Its time starts at the reveal, not when the server knows the card."""
    room = server.room((await server.make(fill="regular"))["code"])
    ahead = 60.0
    room.table.armed = Armed(1, None, reveal=room.services.clock.now() + ahead)
    paces = [room.bots.thinking_time("regular", Ask(1, (1,), "race", "snap")) for _ in range(20)]
    assert min(paces) > ahead - 5.0 + QUICKEST


async def test_a_bot_that_fails_takes_its_default_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: BotPool, question: Question) -> Any:
        raise Failed("KeyError: 'secret of seat 1'")

    monkeypatch.setattr(BotPool, "answer", fail)
    async with serving(tmp_path / "store.sqlite3") as server:
        made = await server.make(fill="regular", setup={"rounds": 1, "snap": "sealed"})
        host = await server.player(token=made["tokens"]["0"]).enter()
        await host.do("start")
        question = await host.until(lambda: host.question)
        await host.do("answer", ask=question["ask"]["id"], move=question["options"][0])
        await host.until(lambda: host.update["question"]["ask"]["id"] > question["ask"]["id"])
        assert any(entry["event"] == "bot.failed" for entry in server.log.entries)
        assert not any(b"KeyError" in heard.text for heard in host.heard)
