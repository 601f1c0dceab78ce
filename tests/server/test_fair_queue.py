"""Time slices are shared by the time each owner uses, and nobody can keep the others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from backroom.server.operations import fair_queue as queueing
from backroom.server.operations.fair_queue import Busy, FairQueue

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Time that passes only when told to."""
    now = [0.0]
    monkeypatch.setattr(queueing.time, "perf_counter", lambda: now[0])

    def passes(seconds: float) -> None:
        now[0] += seconds

    return passes


async def test_an_owner_with_many_expensive_turns_delays_another_by_one_of_them(
    clock: Callable[[float], None],
) -> None:
    queue, order = FairQueue(), list[str]()

    async def use(owner: str, seconds: float) -> None:
        async with queue.turn(owner):
            order.append(owner)
            await asyncio.sleep(0)
            clock(seconds)

    async with queue.turn("greedy"):
        clock(5.0)
        greedy = [use("greedy", 5.0) for _ in range(9)]
        modest = [use("modest", 0.1) for _ in range(10)]
        using = [asyncio.create_task(one) for one in (*greedy, *modest, use("late", 0.1))]
        await asyncio.sleep(0)
    await asyncio.gather(*using)
    assert set(order[:11]) == {"modest", "late"}
    assert order[11:] == ["greedy"] * 9
    assert not queue.used
    assert not queue.wanted


async def test_equals_take_turns_and_nobody_saves_up_by_staying_away(clock: Callable[[float], None]) -> None:
    queue, order = FairQueue(), list[str]()

    async def use(owner: str) -> None:
        async with queue.turn(owner):
            order.append(owner)
            await asyncio.sleep(0)
            clock(1.0)

    first = [asyncio.create_task(use(owner)) for owner in "aaaaabbbbb"]
    await asyncio.wait([first[7]])
    assert "".join(order[:6]) == "ababab"
    later = [asyncio.create_task(use("c")) for _ in range(4)]
    await asyncio.gather(*first, *later)
    assert set(order[7:10]) == {"a", "b", "c"}
    assert "".join(order[-2:]) == "cc"


async def test_only_so_many_wait_of_an_owner_and_in_all() -> None:
    queue = FairQueue(most=3, most_each=2)
    async with queue.turn("a"):
        waiting = asyncio.create_task(hold(queue, "a"))
        await asyncio.sleep(0)
        with pytest.raises(Busy) as one_owners:
            await hold(queue, "a")
        assert one_owners.value.is_owners
        other = asyncio.create_task(hold(queue, "b"))
        await asyncio.sleep(0)
        with pytest.raises(Busy) as of_all:
            await hold(queue, "c")
        assert not of_all.value.is_owners
    await asyncio.gather(waiting, other)
    await hold(queue, "c")
    assert queue.in_all == 0


async def test_a_caller_who_gives_up_is_passed_over_whenever_that_is() -> None:
    queue = FairQueue()
    async with queue.turn("a"):
        gone = asyncio.create_task(hold(queue, "b"))
        patient = asyncio.create_task(hold(queue, "b"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        granted = asyncio.create_task(hold(queue, "c"))
        await asyncio.sleep(0)
    granted.cancel()  # its turn may have come in this moment
    await asyncio.wait([granted, patient], timeout=1.0)
    assert patient.done()
    assert not queue.is_taken
    assert not queue.waiting
    assert queue.in_all == 0


async def test_a_turn_granted_to_somebody_who_has_just_gone_is_passed_on() -> None:
    queue = FairQueue()
    async with queue.turn("a"):
        gone = asyncio.create_task(hold(queue, "b"))
        await asyncio.sleep(0)
    gone.cancel()  # it was granted, and has not run yet
    await asyncio.wait([gone])
    assert gone.cancelled()
    await asyncio.wait_for(hold(queue, "c"), 1.0)


async def test_only_so_many_owners_who_want_nothing_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queueing, "MOST_KNOWN", 3)
    queue = FairQueue()
    async with queue.turn("first"):
        waiting = [asyncio.create_task(hold(queue, str(number))) for number in range(50)]
        await asyncio.sleep(0)
    for count, task in enumerate(waiting):
        await task
        assert len(queue.used) <= max(4, 51 - count)


async def hold(queue: FairQueue, owner: str) -> None:
    async with queue.turn(owner):
        pass
