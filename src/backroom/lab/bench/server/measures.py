"""What a server is asked to do, and what it took: played as fast as it goes, at a rate, and held."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Final, NamedTuple

from msgspec import Struct

from backroom.complaint import Complaint
from backroom.lab.bench.server.pacer import Load, open_tables
from backroom.lab.bench.server.processes import Serving

RATE: Final = 500.0  # actions a second
HOLDING_RATE: Final = 200.0
WARM_UP: Final = 0.25  # seconds before each slice, and after it until what is under way is done
ROUND_RATE: Final = 1_000.0  # actions a second, until the logs of both have come round
ROUND_SECONDS: Final = 3.0
SETTLE: Final = 1.0  # seconds in which nothing is asked, before memory is looked at
ENOUGH: Final = 10  # actions from which on figures are figures


class Side(NamedTuple):
    """A server, and those who play there."""

    serving: Serving
    load: Load


class Saturated(NamedTuple):
    """A slice in which everybody acts as soon as they are answered."""

    actions: int
    seconds: float
    cpu_seconds: float  # of the server


class Timed(NamedTuple):
    """A slice of actions by a timetable."""

    latencies: Sequence[float]  # seconds from the time on it to the acknowledgement


class Held(Struct, frozen=True):
    """Many tables, of which some are asked at any time."""

    tables: int
    connections: int
    megabytes: float  # the whole server
    actions_per_second: float
    p50: float  # milliseconds
    p99: float


@contextmanager
def attentive() -> Generator[None]:
    """Let the players not look for garbage meanwhile: for tens of milliseconds they would hear nothing."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def come_round(side: Side) -> None:
    """Play until the log that the database writes ahead has been begun anew, as it is sooner or later.

    From then on commits write over what is there; while a file grows they take half as long again.
    """
    side.load.pacer.go(ROUND_RATE)
    await asyncio.sleep(ROUND_SECONDS)
    side.load.pacer.hold()
    await asyncio.sleep(WARM_UP)


async def saturate(side: Side, seconds: float) -> Saturated:
    """Play as fast as the server answers."""
    side.load.pacer.go()
    await asyncio.sleep(WARM_UP)
    side.load.pacer.go()
    cpu, began = side.serving.cpu_seconds(), perf_counter()
    await asyncio.sleep(seconds)
    actions = enough(len(side.load.pacer.hold()))
    took, used = perf_counter() - began, side.serving.cpu_seconds() - cpu
    await asyncio.sleep(WARM_UP)  # what is under way is not the next measure's
    return Saturated(actions, took, used)


async def time(side: Side, seconds: float, rate: float = RATE) -> Timed:
    """Play by a timetable; who comes too late for it has waited since then."""
    side.load.pacer.go(rate)
    await asyncio.sleep(WARM_UP)
    side.load.pacer.go(rate)
    await asyncio.sleep(seconds)
    latencies = side.load.pacer.hold()
    await asyncio.sleep(WARM_UP)
    return Timed(latencies)


async def size(side: Side, tables: int, actions: int) -> int:
    """The memory of a server with so many tables more, after so many actions for each of these."""
    await open_tables(side.load, tables)
    await side.load.pacer.answered(actions * tables)
    await asyncio.sleep(SETTLE)
    return side.serving.memory()


async def hold(side: Side, tables: int, seconds: float) -> Held:
    """Connect four seats to each of so many tables, and play here and there."""
    await open_tables(side.load, tables)
    with attentive():
        timed = [await time(side, seconds, HOLDING_RATE)]
    megabytes = side.serving.memory() / 1e6
    answered = len(timed[0].latencies) / seconds
    return Held(
        tables, 4 * tables, megabytes, answered, 1e3 * latency(timed, 0.5), 1e3 * latency(timed, 0.99)
    )


def actions_per_second(slices: Sequence[Saturated]) -> float:
    """Of all slices together."""
    return sum(one.actions for one in slices) / sum(one.seconds for one in slices)


def actions_per_cpu_second(slices: Sequence[Saturated]) -> float:
    """Of all slices together; where the kernel's clock has not ticked, it will have soon."""
    return sum(one.actions for one in slices) / max(0.01, sum(one.cpu_seconds for one in slices))


def latency(slices: Sequence[Timed], part: float) -> float:
    """The seconds within which this part of all actions of all slices was answered."""
    latencies = sorted([latency for one in slices for latency in one.latencies])
    enough(len(latencies))
    return at(latencies, part)


def at(ordered: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    return ordered[int(part * (len(ordered) - 1))]


def enough(actions: int) -> int:
    """Actions from which something can be said: else too little time was given, or all games are over."""
    if actions < ENOUGH:
        raise Complaint(f"Only {actions} actions were answered at a stretch; choose other --seconds.")
    return actions
