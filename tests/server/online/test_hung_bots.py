"""A bot process that hangs or dies, for whatever reason, holds up neither tables nor shutdown."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from backroom.core.game import Ask
from backroom.games.omerta.setup import Setup
from backroom.server.bots import pool, process
from backroom.server.bots.messages import Chair
from backroom.server.bots.pool import MOST_BLAMED, BotPool
from backroom.server.bots.process import TIME_TO_END, Ending, Failed, Question
from backroom.server.processes import compiled
from tests.support.bad_bots import WHAT
from tests.support.player import Player, play_out
from tests.support.server import Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

SOON = 1.0  # seconds between two checks; a process hangs after three, in which a busy machine starts one
SETUP = {"rounds": 1, "snap": "sealed"}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LOOK_EVERY", SOON)


def pid(server: Serving) -> int:
    """The pid of the process that all bots think in."""
    running = server.house.services.bot_pool.workers[0].running
    assert running is not None
    return running.process.pid


def is_over(player: Player) -> bool:
    return player.update["table"]["stage"] == "over"


def endings(server: Serving) -> list[Any]:
    return [entry for entry in server.log.entries if entry["event"] == "bots.process_ended"]


@pytest.mark.slow
@pytest.mark.parametrize(("sign", "how"), [(signal.SIGSTOP, "hung"), (signal.SIGKILL, "ended")])
async def test_games_go_on_when_the_process_is_stopped_or_killed(
    server: Serving, sign: signal.Signals, how: str
) -> None:
    hosts: list[Player] = []
    for _ in range(3):
        made = await server.make(fill="regular", setup=SETUP)
        hosts.append(await server.player(token=made["tokens"]["0"]).enter())
    playing = [asyncio.create_task(play_out([host])) for host in hosts]
    await hosts[0].until(lambda: len(hosts[0].told("answered")) > 4)
    first = pid(server)
    os.kill(first, sign)
    await asyncio.gather(*playing)
    assert all(is_over(host) for host in hosts)
    assert pid(server) != first
    assert not Path(f"/proc/{first}").exists() or sys.platform != "linux"
    assert [entry["how"] for entry in endings(server)][:1] == [how]
    text = server.house.services.metrics.text().decode()
    assert f'backroom_bot_processes_ended_total{{how="{how}"}}' in text


async def test_the_server_shuts_down_soon_although_a_process_is_stopped(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        made = await server.make(fill="regular", setup=SETUP)
        host = await server.player(token=made["tokens"]["0"]).enter()
        await host.do("start")
        await until(lambda: server.house.services.bot_pool.workers[0].running is not None)
        stopped = pid(server)
        os.kill(stopped, signal.SIGSTOP)
        await host.until(lambda: host.question)
        began = time.monotonic()
        await server.stop()
        took = time.monotonic() - began
    assert not Path(f"/proc/{stopped}").exists() or sys.platform != "linux"
    assert took < TIME_TO_END + 8.0, "of which a client's goodbye may take five"


@pytest.mark.slow
@pytest.mark.parametrize("what", ["loop", "die", "print", "refuse"])
async def test_a_bad_bot_stops_neither_its_own_table_nor_another(
    server: Serving, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(process, "PROGRAM", (sys.executable, "-m", "tests.support.bad_bots"))
    monkeypatch.setenv(WHAT, what)
    bad = await server.make(bots={"1": "random", "2": "regular"}, setup=SETUP)
    good = await server.make(fill="regular", setup=SETUP)
    tokens = (bad["tokens"]["0"], good["tokens"]["0"])
    hosts = [await server.player(token=token).enter() for token in tokens]
    await asyncio.gather(*(play_out([host]) for host in hosts))
    assert all(is_over(host) for host in hosts)
    failed = [entry["why"] for entry in server.log.entries if entry["event"] == "bot.failed"]
    assert not any("killer" in why for why in failed)
    ended = endings(server)
    if what in ("loop", "die"):
        assert failed
        assert 1 <= len(ended) <= 2 * MOST_BLAMED, "it is asked no more after a while"
        assert {entry["how"] for entry in ended} <= {"hung", "ended"}
    else:
        assert ended == []
        assert bool(failed) == (what == "refuse")


# Without a table


class Waits:
    """Questions to a process, and their outcomes."""

    def __init__(self) -> None:
        self.endings: list[tuple[Ending, int]] = []
        self.thinkers: BotPool = BotPool(1, lambda how, waiting: self.endings.append((how, waiting)))

    def chair(self, number: int, level: str) -> Chair:
        return Chair(f"table/{number}/{level}", "omerta", Setup(players=3), level, 1, number)

    def ask(
        self, number: int, level: str = "regular", heard: Any = (), owner: str = "Ann"
    ) -> asyncio.Task[Any]:
        return asyncio.create_task(self.answer(number, level, heard, owner))

    async def answer(self, number: int, level: str, heard: Any, owner: str) -> str:
        async def history(_: int) -> Any:
            return heard

        ask = Ask(1, (1,), "turn", "turn")
        question = Question(self.chair(number, level), history, None, ask, ("pass",), owner=owner)
        try:
            return str(await self.thinkers.answer(question))
        except Failed as problem:
            return str(problem)


@pytest.fixture
async def waits() -> AsyncGenerator[Waits]:
    made = Waits()
    yield made
    await made.thinkers.stop()


async def test_one_bot_is_blamed_and_those_behind_it_are_asked_again(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PROGRAM", (sys.executable, "-m", "tests.support.bad_bots"))
    monkeypatch.setenv(WHAT, "loop")
    looping = waits.ask(0, "random")
    await asyncio.sleep(0)
    others = [waits.ask(number) for number in range(1, 20)]
    assert await looping == process.WHY["hung"]
    assert {await other for other in others} == {"pass"}
    assert waits.endings == [("hung", 20)]
    assert await waits.ask(0, "random") == process.WHY["hung"]
    assert "not asked any more" in await waits.ask(0, "random")
    waits.thinkers.forget(waits.chair(0, "random"))


async def test_a_pipe_that_nobody_reads_takes_no_more_than_its_buffer(waits: Waits) -> None:
    """What waits for a stopped process stays where it is until the process is killed."""
    assert await waits.ask(0) == "pass"
    running = waits.thinkers.workers[0].running
    assert running is not None
    os.kill(running.process.pid, signal.SIGSTOP)
    much = ("x" * 20_000,)
    asked = [waits.ask(number, heard=much) for number in range(1, 500)]
    most = 0
    while not running.is_over:
        most = max(most, running.sink.transport.get_write_buffer_size())
        await asyncio.sleep(0.01)
    assert 0 < most < 1_000_000, "all that was asked would be ten times as much"
    said = [await one for one in asked]
    assert len([one for one in said if one == process.WHY["hung"]]) == 1


async def test_a_caller_who_gives_up_waiting_is_not_taken_for_another(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A looping bot goes on when its table no longer needs it; the next one is not to blame."""
    monkeypatch.setattr(process, "PROGRAM", (sys.executable, "-m", "tests.support.bad_bots"))
    monkeypatch.setenv(WHAT, "loop")
    looping = waits.ask(0, "random")
    worker = waits.thinkers.workers[0]
    await until(lambda: worker.running is not None and bool(worker.running.waiting))
    looping.cancel()
    waits.thinkers.forget(waits.chair(0, "random"))
    assert await waits.ask(1) == "pass"
    assert waits.endings == [("hung", 2)]
    assert worker.blamed == {}


async def test_no_process_is_started_once_the_server_ends(waits: Waits) -> None:
    await waits.thinkers.stop()
    assert await waits.ask(1) == "the server ends"


async def test_if_no_process_can_be_started_the_bots_take_their_defaults(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PROGRAM", ("/nowhere/python",))
    assert await waits.ask(1) == "no process could be started for the bots"


async def test_nobody_waits_for_a_bot_that_searches(waits: Waits, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that search have processes of their own."""
    monkeypatch.setattr(pool, "THINKERS", {"random"})
    monkeypatch.setattr(process, "PROGRAM", (sys.executable, "-m", "tests.support.bad_bots"))
    monkeypatch.setenv(WHAT, "loop")
    looping = waits.ask(0, "random")
    await until(lambda: bool((running := waits.thinkers.thinkers[0].running) and running.waiting))
    assert await waits.ask(1) == "pass"
    assert waits.endings == []
    looping.cancel()
    waits.thinkers.forget(waits.chair(0, "random"))


async def test_bots_that_search_think_for_each_person_in_turn(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables one person has made."""
    monkeypatch.setattr(pool, "THINKERS", {"regular"})
    thought: list[Any] = []

    async def think(_: pool.Worker, question: Question) -> str:
        thought.append(question.owner)
        await asyncio.sleep(0.01)
        return "pass"

    monkeypatch.setattr(pool.Worker, "answer", think)
    asked = [waits.ask(number, owner="Ann") for number in range(6)]
    await asyncio.sleep(0)
    asked.append(waits.ask(6, owner="Bob"))
    await asyncio.gather(*asked)
    assert thought == ["Ann", "Bob", "Ann", "Ann", "Ann", "Ann", "Ann"]


async def test_a_bot_that_gets_up_keeps_its_turn_until_its_process_is_free(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or its searches would pile up in the process, at the cost of those who come next."""
    monkeypatch.setattr(pool, "THINKERS", {"regular"})
    thinking, most, free = 0, 0, asyncio.Event()

    async def think(_: pool.Worker, __: Question) -> str:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await free.wait()
        thinking -= 1
        return "pass"

    monkeypatch.setattr(pool.Worker, "answer", think)
    for number in range(5):
        asked = waits.ask(number)
        await asyncio.sleep(0.01)
        asked.cancel()
    free.set()
    assert await waits.ask(5) == "pass"
    assert most == 1


async def test_a_question_that_is_no_longer_open_is_not_searched(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "THINKERS", {"regular"})

    async def history(_: int) -> Any:
        return ()

    ask = Ask(1, (1,), "turn", "turn")
    question = Question(waits.chair(0, "regular"), history, None, ask, ("pass",), is_open=lambda: False)
    assert await waits.thinkers.answer(question) is None
    assert waits.thinkers.thinkers[0].running is None


async def test_a_race_does_not_wait_for_a_turn(waits: Waits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "THINKERS", {"regular"})

    async def history(_: int) -> Any:
        return ()

    async with waits.thinkers.turns[0].turn("somebody else"):
        ask = Ask(1, (1,), "race", "snap")
        question = Question(waits.chair(0, "regular"), history, None, ask, ("pass",))
        assert await waits.thinkers.answer(question) == "pass"


async def test_bots_move_to_an_engine_that_was_compiled_meanwhile(
    waits: Waits, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pool, "LOOK_EVERY", 0.0)
    monkeypatch.setenv(compiled.TREE, str(tmp_path))
    monkeypatch.setenv(compiled.STAMP, "as the sources")
    engine = tmp_path / "build" / "compiled"
    engine.mkdir(parents=True)
    (engine / "backroom-stamp").write_text("of other sources")
    assert await waits.ask(0) == "pass"
    first = waits.thinkers.workers[0].running
    assert first is not None
    assert await waits.ask(1) == "pass"
    assert waits.thinkers.workers[0].running is first
    (engine / "backroom-stamp").write_text("as the sources")
    assert await waits.ask(2) == "pass"
    second = waits.thinkers.workers[0].running
    assert second is not None
    assert (second is first, second.engine) == (False, engine)
    assert await waits.ask(3) == "pass"
    assert waits.thinkers.workers[0].running is second
    assert waits.endings == [], "nothing went wrong"
    path = compiled.environment(engine)["PYTHONPATH"].split(os.pathsep)
    assert path[0] == str(engine)
    assert compiled.environment(None) == dict(os.environ)


def test_without_a_source_tree_there_is_no_engine_to_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.TREE, raising=False)
    assert compiled.compiled_engine() is None
    monkeypatch.setenv(compiled.TREE, "/nowhere")
    monkeypatch.setenv(compiled.STAMP, "x")
    assert compiled.compiled_engine() is None
