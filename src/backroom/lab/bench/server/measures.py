"""What a server is asked to do, and what it costs: at full speed, at a fixed rate, and holding tables."""

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
WARM_UP: Final = 0.25  # seconds before each slice, and after it until pending actions are done
ROUND_RATE: Final = 1_000.0  # actions a second, until the logs of both have wrapped around
ROUND_SECONDS: Final = 3.0
SETTLE: Final = 1.0  # quiet seconds before memory is measured
ENOUGH: Final = 10  # actions; fewer prove nothing


class Side(NamedTuple):
    """A server and the load that plays there."""

    serving: Serving
    load: Load


class Saturated(NamedTuple):
    """A slice in which everybody acts as soon as they are answered."""

    actions: int
    seconds: float
    cpu_seconds: float  # of the server


class Timed(NamedTuple):
    """A slice of actions on a timetable."""

    latencies: Sequence[float]  # seconds from the scheduled time to the acknowledgement


class Held(Struct, frozen=True):
    """Many tables, of which any may be asked to act."""

    tables: int
    connections: int
    megabytes: float  # the whole server
    actions_per_second: float
    p50: float  # milliseconds
    p99: float


@contextmanager
def attentive() -> Generator[None]:
    """Stop garbage collection for a while: it would keep the players deaf for tens of milliseconds."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def come_round(side: Side) -> None:
    """Play until the database's write-ahead log has wrapped around, as it does sooner or later.

    From then on commits overwrite it; while the file grows they take half as long again.
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
    await asyncio.sleep(WARM_UP)  # pending actions must not count in the next measurement
    return Saturated(actions, took, used)


async def time(side: Side, seconds: float, rate: float = RATE) -> Timed:
    """Play on a timetable; an action that misses its time has been waiting since then."""
    side.load.pacer.go(rate)
    await asyncio.sleep(WARM_UP)
    side.load.pacer.go(rate)
    await asyncio.sleep(seconds)
    latencies = side.load.pacer.hold()
    await asyncio.sleep(WARM_UP)
    return Timed(latencies)


async def size(side: Side, tables: int, actions: int) -> int:
    """The server's memory with this many more tables, after this many actions at each of them."""
    await open_tables(side.load, tables)
    await side.load.pacer.answered(actions * tables)
    await asyncio.sleep(SETTLE)
    return side.serving.memory()


async def hold(side: Side, tables: int, seconds: float) -> Held:
    """Connect four seats to each of this many tables, and play here and there."""
    await open_tables(side.load, tables)
    with attentive():
        timed = [await time(side, seconds, HOLDING_RATE)]
    megabytes = side.serving.memory() / 1e6
    answered = len(timed[0].latencies) / seconds
    return Held(
        tables, 4 * tables, megabytes, answered, 1e3 * latency(timed, 0.5), 1e3 * latency(timed, 0.99)
    )


def actions_per_second(slices: Sequence[Saturated]) -> float:
    """Actions per second over all slices."""
    return sum(one.actions for one in slices) / sum(one.seconds for one in slices)


def actions_per_cpu_second(slices: Sequence[Saturated]) -> float:
    """Actions per CPU second over all slices; at least one tick of the kernel's clock."""
    return sum(one.actions for one in slices) / max(0.01, sum(one.cpu_seconds for one in slices))


def latency(slices: Sequence[Timed], part: float) -> float:
    """The seconds within which this share of all actions in all slices was answered."""
    latencies = sorted([latency for one in slices for latency in one.latencies])
    enough(len(latencies))
    return at(latencies, part)


def at(ordered: Sequence[float], part: float) -> float:
    """The value below which this share of them lies."""
    return ordered[int(part * (len(ordered) - 1))]


def enough(actions: int) -> int:
    """The number of actions; fails if it is too small, because time was too short or all games are over."""
    if actions < ENOUGH:
        raise Complaint(f"Only {actions} actions were answered at a stretch; choose other --seconds.")
    return actions
