"""Long work on the loop is done a little at a time, and shared between owners."""

from __future__ import annotations

import asyncio
import time

import pytest

from backroom.server.operations.time_slices import A_LITTLE, TimeSlices

pytestmark = pytest.mark.anyio


class Work:
    """A number of pieces, each taking as long as it is told."""

    def __init__(self, name: str, much: int, seconds: float, done: list[str]) -> None:
        self.name, self.left, self.seconds, self.done = name, much, seconds, done

    def work(self, most: int) -> bool:
        if not self.left:
            raise ZeroDivisionError
        self.left -= 1
        time.sleep(self.seconds)
        self.done.append(self.name)
        return self.left == 0


async def test_the_loop_has_its_turns_while_long_work_is_done() -> None:
    done: list[str] = []
    working = asyncio.create_task(TimeSlices().do(Work("long", 50, 0.003, done).work, None))
    turns = 0
    while not working.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= 50
    assert len(done) == 50


async def test_short_work_is_done_at_once_and_long_work_one_after_the_other() -> None:
    done: list[str] = []
    turns = TimeSlices()
    await asyncio.gather(*(turns.do(Work(name, 5, 0.003, done).work, None) for name in "abc"))
    assert "".join(done) == "aaaaabbbbbccccc"


async def test_a_long_piece_of_work_does_not_keep_another_owner_waiting() -> None:
    done: list[str] = []
    turns = TimeSlices()
    dear = [turns.do(Work("d", 20, 0.003, done).work, b"dear") for _ in range(3)]
    await asyncio.gather(*dear, turns.do(Work("c", 3, 0.001, done).work, b"cheap"))
    assert len(done) == 63
    assert "".join(done).rindex("c") < 8


async def test_a_failure_is_reported_and_keeps_nobody_waiting() -> None:
    turns = TimeSlices()
    with pytest.raises(ZeroDivisionError):
        await turns.do(Work("broken", 0, 0.0, []).work, None)
    left = list(range(3 * A_LITTLE))

    def work(most: int) -> bool:
        del left[:most]
        return not left

    await turns.do(work, None)
    assert left == []
