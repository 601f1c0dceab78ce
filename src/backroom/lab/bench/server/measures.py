"""What a server is asked to do, and what it took: played as fast as it goes, at a rate, and held."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from msgspec import Struct

from backroom.complaint import Complaint
from backroom.lab.bench.server.pacer import Load, open_tables
from backroom.lab.bench.server.processes import Serving

RATE: Final = 500.0  # actions a second
HOLDING_RATE: Final = 200.0
WARM_UP: Final = 0.5  # seconds
ROUND_RATE: Final = 1_000.0  # actions a second, until the logs of both have come round
ROUND_SECONDS: Final = 3.0
SETTLE: Final = 1.0  # seconds in which nothing is asked, before memory is looked at
ENOUGH: Final = 10  # actions from which on figures are figures


class Side(NamedTuple):
    """A server, and those who play there."""

    serving: Serving
    load: Load


class Saturated(Struct, frozen=True):
    """Everybody acts as soon as they are answered."""

    actions_per_second: float
    actions_per_cpu_second: float
    busy: float  # the part of its core that the server used


class Timed(Struct, frozen=True):
    """Actions by a timetable: milliseconds from the time on it to the acknowledgement."""

    actions_per_second: float
    p50: float
    p99: float


class Held(Struct, frozen=True):
    """Many tables, of which some are asked at any time."""

    tables: int
    connections: int
    megabytes: float  # the whole server
    actions_per_second: float
    p50: float
    p99: float


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
    actions = len(enough(side.load.pacer.hold()))
    took, used = perf_counter() - began, side.serving.cpu_seconds() - cpu
    await asyncio.sleep(WARM_UP)  # what is under way is not the next measure's
    return Saturated(actions / took, actions / used, used / took)


async def time(side: Side, seconds: float, rate: float = RATE) -> Timed:
    """Play by a timetable; who comes too late for it has waited since then."""
    side.load.pacer.go(rate)
    await asyncio.sleep(WARM_UP)
    side.load.pacer.go(rate)
    await asyncio.sleep(seconds)
    latencies = sorted(enough(side.load.pacer.hold()))
    await asyncio.sleep(WARM_UP)
    return Timed(len(latencies) / seconds, 1e3 * at(latencies, 0.5), 1e3 * at(latencies, 0.99))


async def size(side: Side, tables: int, actions: int) -> int:
    """The memory of a server with so many tables more, after so many actions for each of these."""
    await open_tables(side.load, tables)
    await side.load.pacer.answered(actions * tables)
    await asyncio.sleep(SETTLE)
    return side.serving.memory()


async def hold(side: Side, tables: int, seconds: float) -> Held:
    """Connect four seats to each of so many tables, and play here and there."""
    await open_tables(side.load, tables)
    timed = await time(side, seconds, HOLDING_RATE)
    megabytes = side.serving.memory() / 1e6
    return Held(tables, 4 * tables, megabytes, timed.actions_per_second, timed.p50, timed.p99)


def at(ordered: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    return ordered[int(part * (len(ordered) - 1))]


def enough(latencies: list[float]) -> list[float]:
    """Latencies from which something can be said."""
    if len(latencies) < ENOUGH:
        raise Complaint(f"Only {len(latencies)} actions were answered; choose more --seconds.")
    return latencies


class Medians(Struct, frozen=True):
    """One side: the medians of its rounds."""

    actions_per_second: float
    actions_per_cpu_second: float
    p50: float
    p99: float
    kilobytes_per_table: float


def summed_up(saturated: Sequence[Saturated], timed: Sequence[Timed], per_table: float) -> Medians:
    """The medians."""
    return Medians(
        round(median(one.actions_per_second for one in saturated)),
        round(median(one.actions_per_cpu_second for one in saturated)),
        round(median(one.p50 for one in timed), 2),
        round(median(one.p99 for one in timed), 2),
        round(per_table / 1000, 1),
    )
