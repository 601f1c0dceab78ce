"""Long work on the loop: a little at a time, one piece after the other."""

from __future__ import annotations

import asyncio
import time

import pytest

from backroom.server.turns import A_LITTLE, Turns

pytestmark = pytest.mark.anyio


class Work:
    """So much of it, each as long as it is told."""

    def __init__(self, name: str, much: int, seconds: float, done: list[str]) -> None:
        self.name, self.left, self.seconds, self.done = name, much, seconds, done

    def go_on(self, most: int) -> bool:
        if not self.left:
            raise ZeroDivisionError
        self.left -= 1
        time.sleep(self.seconds)
        self.done.append(self.name)
        return self.left == 0


async def test_the_loop_has_its_turns_while_long_work_is_done() -> None:
    done: list[str] = []
    working = asyncio.create_task(Turns().do(Work("long", 50, 0.003, done).go_on))
    turns = 0
    while not working.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= 50
    assert len(done) == 50


async def test_short_work_is_done_at_once_and_long_work_one_after_the_other() -> None:
    done: list[str] = []
    turns = Turns()
    await asyncio.gather(*(turns.do(Work(name, 5, 0.003, done).go_on) for name in "abc"))
    assert "".join(done) == "aaaaabbbbbccccc"


async def test_what_fails_is_told_and_keeps_nobody_waiting() -> None:
    turns = Turns()
    with pytest.raises(ZeroDivisionError):
        await turns.do(Work("broken", 0, 0.0, []).go_on)
    left = list(range(3 * A_LITTLE))

    def go_on(most: int) -> bool:
        del left[:most]
        return not left

    await turns.do(go_on)
    assert left == []
