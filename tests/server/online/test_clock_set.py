"""The machine's clock is set while the server is stopped: nothing lapses, and nothing waits for hours."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from backroom.server import attendance, caretaker
from backroom.server.caretaker import A_DAY, clear
from backroom.server.docket import TIME_TO_RETURN
from backroom.server.summary import Shelved
from backroom.table.clocks import CLOCKS
from tests.support.player import Json
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = pytest.mark.anyio

JUMPS = (-7200.0, 7200.0, 40 * A_DAY, -40 * A_DAY)  # seconds
real = time.time


@asynccontextmanager
async def started_at(path: Path, jump: float, *, tables: int = PATIENT.tables) -> AsyncGenerator[Serving]:
    """A server that is started on a machine whose clock is so many seconds ahead."""
    with pytest.MonkeyPatch.context() as setting:
        setting.setattr(time, "time", lambda: real() + jump)
        async with serving(path, replace(PATIENT, tables=tables)) as server:
            yield server


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_question_has_what_it_had_left(tmp_path: Path, jump: float) -> None:
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        host = (await server.company(speed="normal"))[0]
        await host.do("start")
        await host.until(lambda: host.question)
        token = host.hello["token"]
    async with started_at(path, jump) as server:
        host = await server.player(token=token).enter()
        question = await host.until(lambda: host.question)
        assert TIME_TO_RETURN - 5 < question["deadline"] - host.update["now"] <= CLOCKS["peek"].seconds
        assert host.told("time_ran_out") == []
        code = host.update["table"]["code"]
        assert server.room(code).alarm.due == question["deadline"]
        await host.do("answer", ask=question["ask"]["id"], move=question["options"][0])


async def left_a_day_ago(server: Serving) -> Json:
    """A table that somebody made yesterday, and nobody came to since."""
    made = await server.make()
    room = server.room(made["code"])
    await room.summarize()
    return made


@pytest.mark.parametrize("jump", JUMPS)
async def test_no_table_is_cleared_away_because_the_clock_was_set(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "STEP", 0.0)
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        made = [await left_a_day_ago(server) for _ in range(2)]
    for _ in range(2):  # nor after the next start by the same clock
        async with started_at(path, jump, tables=2) as server:
            rooms = [server.room(one["code"]) for one in made]
            now = server.house.now()
            await until(lambda now=now, rooms=rooms: all(now - A_DAY < r.attendance.last for r in rooms))
            assert await clear(server.house) == 0
            assert all(room.attendance.last <= server.house.now() + 7300 for room in rooms)
            store = server.house.services.store
            heads = [await store.find(room.head.id) for room in rooms]
            if abs(jump) > A_DAY:
                await stamped(server, [head.id for head in heads if head], now)


async def stamped(server: Serving, tables: list[str], now: float) -> None:
    """Wait until it is kept that they were left now."""
    for table in tables:
        while True:
            head = await server.house.services.store.find(table)
            assert head is not None
            if abs(Shelved.of(head.summary).used / 1000 - now) < A_DAY:
                break


async def test_who_comes_after_the_clock_was_set_back_is_noted(tmp_path: Path) -> None:
    """What is kept lies in the future by then."""
    async with serving(tmp_path / "store.sqlite3") as server:
        made = await server.make()
        room = server.room(made["code"])
        room.attendance.kept = server.house.now() + 7200
        await server.player(token=made["tokens"]["0"]).enter()
        await until(lambda: abs(room.attendance.kept - server.house.now()) < 60)


def test_the_shortest_age_that_counts_is_longer_than_what_is_believed() -> None:
    assert min(PATIENT.days_unstarted, PATIENT.days_unfinished) * A_DAY > attendance.LONG_AWAY
    assert caretaker.A_DAY * 2 == attendance.LONG_AWAY
