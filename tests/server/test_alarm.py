"""A clock that ends while the loop is busy gives way to what has arrived meanwhile."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any

import pytest

from backroom.server.clock import Clock
from backroom.server.rooms.alarm import Alarm
from tests.support.stalls import while_reading

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """uvloop checks its timers after reading, and reads what arrived meanwhile only then."""
    return "asyncio", {"use_uvloop": True}


async def test_an_alarm_rings_when_due_and_not_after_it_was_reset() -> None:
    clock, rung = Clock(), asyncio.Event()
    alarm = Alarm(clock, rung.set)
    began = clock.now()
    alarm.set(began + 60.0)
    alarm.set(began + 0.02)
    async with asyncio.timeout(30):
        await rung.wait()
    assert clock.now() - began >= 0.019
    rung.clear()
    alarm.set(clock.now() + 0.01)
    alarm.stop()
    await asyncio.sleep(0.03)
    assert not rung.is_set()


async def test_input_that_came_in_time_is_read_before_a_late_alarm() -> None:
    """O13: a claim made in time counts, whatever kept the server busy."""
    clock, happened = Clock(), list[str]()
    over = asyncio.Event()

    def ring() -> None:
        happened.append("rang")
        over.set()

    alarm = Alarm(clock, ring)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.setblocking(False)
        loop = asyncio.get_running_loop()
        loop.add_reader(ours, lambda: happened.append(ours.recv(100).decode()))
        alarm.set(clock.now() + 0.02)

        def stall() -> None:
            theirs.send(b"a claim")
            time.sleep(0.06)

        with while_reading(stall):
            async with asyncio.timeout(30):
                await over.wait()
        loop.remove_reader(ours)
    assert happened == ["a claim", "rang"]


def test_a_clock_notes_when_the_loop_was_busy_for_long() -> None:
    clock = Clock()
    assert clock.caught_up < clock.now()
    clock.was_away(0.001)
    assert clock.caught_up < clock.now(), "that is nothing"
    clock.was_away(0.05)
    assert clock.caught_up > clock.now()
    assert clock.caught_up < clock.now() + 1.0


def test_a_clock_is_unaffected_when_the_machines_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise every deadline would move, and an hour be given or taken."""
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before + 3600.0)
    assert before <= clock.now() < before + 60.0
