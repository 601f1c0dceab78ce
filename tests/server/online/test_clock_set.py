"""The machine's clock is set while the server is stopped: nothing expires, and nothing waits for hours."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from backroom.games.omerta.title import CLOCKS
from backroom.server.house import clearing
from backroom.server.house.clearing import A_DAY, clear
from backroom.server.rooms.command_queue import TIME_TO_RETURN
from backroom.server.rooms.summary import Shelved
from tests.support.player import Json
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = pytest.mark.anyio

JUMPS = (-7200.0, 7200.0, 40 * A_DAY, -40 * A_DAY)  # seconds
real = time.time


@asynccontextmanager
async def started_at(path: Path, jump: float, *, tables: int = PATIENT.tables) -> AsyncGenerator[Serving]:
    """Start a server on a machine whose clock is this many seconds ahead."""
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
        assert server.room(code).queue.alarm.due == question["deadline"]
        await host.do("answer", ask=question["ask"]["id"], move=question["options"][0])


async def left_a_day_ago(server: Serving) -> Json:
    """A table that somebody made yesterday, and nobody visited since."""
    made = await server.make()
    room = server.room(made["code"])
    await room.listing.update()
    return made


@pytest.mark.parametrize("jump", JUMPS)
async def test_no_table_is_cleared_away_because_the_clock_was_set(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clearing, "STEP", 0.0)
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        made = [await left_a_day_ago(server) for _ in range(2)]
    for _ in range(2):  # nor after the next start with the same clock
        async with started_at(path, jump, tables=2) as server:
            rooms = [server.room(one["code"]) for one in made]
            now = server.house.now()
            await until(lambda now=now, rooms=rooms: all(now - A_DAY < r.listing.visited for r in rooms))
            assert await clear(server.house) == 0
            assert all(room.listing.visited <= server.house.now() + 7300 for room in rooms)
            store = server.house.services.store
            heads = [await store.find(room.head.id) for room in rooms]
            if abs(jump) > A_DAY:
                await stamped(server, [head.id for head in heads if head], now)


async def stamped(server: Serving, tables: list[str], now: float) -> None:
    """Wait until it is saved that they were left now."""
    for table in tables:
        while True:
            head = await server.house.services.store.find(table)
            assert head is not None
            if abs(Shelved.of(head.summary).used / 1000 - now) < A_DAY:
                break


async def test_a_visit_after_the_clock_was_set_back_is_noted(tmp_path: Path) -> None:
    """The stored visit is in the future by then."""
    async with serving(tmp_path / "store.sqlite3") as server:
        made = await server.make()
        room = server.room(made["code"])
        room.listing.stored = server.house.now() + 7200
        await server.player(token=made["tokens"]["0"]).enter()
        await until(lambda: abs(room.listing.stored - server.house.now()) < 60)


def test_the_shortest_age_that_counts_is_longer_than_the_clock_is_trusted() -> None:
    assert min(PATIENT.days_unstarted, PATIENT.days_unfinished) * A_DAY > clearing.LONG_AWAY
    assert clearing.A_DAY * 2 == clearing.LONG_AWAY
