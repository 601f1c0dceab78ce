"""A child process of the server: one job at a time, under limits, replaced when it has ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import pytest

from backroom.server.processes.child import Child, Failed, TookTooLong
from tests.support.chores import LONG, Chore

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]


def child() -> Child:
    """A process that does chores."""
    return Child("tests.support.chores_worker", deadline=LONG)


async def test_a_process_does_one_job_after_the_other() -> None:
    worker = child()
    said = await asyncio.gather(*(worker.do(Chore(str(number))) for number in range(5)))
    assert [done.said for done in said] == [f"{number} 0" for number in range(5)]
    assert len({done.process for done in said}) == 1
    await worker.kill()


async def test_a_job_that_takes_too_long_ends_the_process_and_the_next_one_is_done() -> None:
    worker = child()
    before = await worker.do(Chore("first"))
    worker.deadline = 1.0
    with pytest.raises(TookTooLong):
        await worker.do(Chore("sleep"))
    worker.deadline = LONG
    after = await worker.do(Chore("second"))
    assert after.said == "second 0"
    assert after.process != before.process
    with pytest.raises(ProcessLookupError):
        os.kill(before.process, 0)
    await worker.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system does not hold to it")
async def test_a_job_has_limited_cpu_and_memory() -> None:
    worker = child()
    with pytest.raises(TookTooLong):
        await worker.do(Chore("compute"))
    assert (await worker.do(Chore("take"))).said == "no memory"
    await worker.kill()


async def test_a_process_killed_while_idle_is_replaced() -> None:
    worker = child()
    before = await worker.do(Chore("first"))
    os.kill(before.process, signal.SIGKILL)
    assert (await worker.do(Chore("second"))).said == "second 0"
    with pytest.raises(Failed):
        await worker.do(Chore("die"))
    await worker.kill()
