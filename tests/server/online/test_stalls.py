"""Input that arrived while the loop was busy counts from its arrival, and is not late for that."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from backroom.server.clock import AFTERWARDS
from backroom.server.store.sqlite import DiskSpeed
from tests.server.online.keeping import Gate, an_answer, held_in, write
from tests.support.server import serving
from tests.support.stalls import between, while_reading

pytestmark = pytest.mark.anyio

A_MOMENT = 0.1  # seconds

# so that a commit takes a twentieth of a second
SLOWLY = """
    CREATE TRIGGER slowly AFTER INSERT ON journal
    BEGIN SELECT length(hex(randomblob(10000000))); END
"""


async def test_an_answer_that_came_while_the_loop_was_busy_counts_from_its_arrival(tmp_path: Path) -> None:
    gate = Gate()
    async with serving(tmp_path / "store.sqlite3", wrap=gate.over) as server:
        company = await server.company(players=3)
        await company[0].do("start")
        player = company[0]
        await player.until(lambda: player.question)
        clock = server.house.services.clock
        gate.appends.clear()
        await player.say(an_answer(player, "away"))
        sent = clock.now()
        time.sleep(0.1)  # noqa: ASYNC251 - as a disk that stalls would make it
        clock.was_away(0.1)
        await player.until(lambda: player.replies.get("away"))
        held = [line for pages in gate.appends for line in held_in(pages)]
        assert [line["at"] for line in held] == [pytest.approx(sent, abs=0.05)]


async def test_a_commit_that_keeps_the_loop_is_noted_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a claim that came meanwhile is known to be older than it looks."""
    monkeypatch.setattr(DiskSpeed, "is_quick", is_so)  # so that commits are made on the loop
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        made = await server.make()
        host = await server.player(token=made["tokens"]["0"]).enter()
        with contextlib.closing(sqlite3.connect(path)) as other:
            other.execute(SLOWLY)
        clock = server.house.services.clock
        before = clock.now()
        await host.do("contribute", given="00")
        assert before < clock.caught_up - AFTERWARDS < clock.now()


@pytest.mark.parametrize("stalling", [while_reading, between])
async def test_an_answer_that_came_in_time_counts_although_it_is_read_after_the_deadline(
    tmp_path: Path,
    stalling: Callable[[Callable[[], None]], AbstractContextManager[None]],
) -> None:
    """O13: as in a race, whatever kept the server busy."""
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3, speed="normal")
        await company[0].do("start")
        for player in company:
            await player.until(lambda player=player: player.question)
        room = server.room(company[0].update["table"]["code"])
        due = room.table.deadline()
        assert due is not None
        clock = server.house.services.clock
        hasty = company[0]

        def stall() -> None:
            clock.ahead += due - A_MOMENT - clock.now()  # as if almost all of the time had passed
            room.queue.alarm.stop()
            room.queue.watch_table()
            write(hasty, an_answer(hasty, "hasty"))
            time.sleep(2 * A_MOMENT)

        with stalling(stall):
            reply = await hasty.until(lambda: hasty.replies.get("hasty"))
        assert reply["type"] == "ack"
        missed = await company[1].until_told("time_ran_out")
        assert missed["seats"] == [1, 2]


def is_so(_: object) -> bool:
    return True
