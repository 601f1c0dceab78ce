"""The server's benchmark: ours and the peer take turns, so that what disturbs one disturbs both."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import uvloop
from aiohttp import ClientSession
from msgspec import Struct

from backroom.lab.bench.server import measures
from backroom.lab.bench.server.measures import Held, Saturated, Side, Timed
from backroom.lab.bench.server.pacer import Load, close, open_tables, session
from backroom.lab.bench.server.processes import CLIENT_CORE, Serving, on_core_for_a_while
from backroom.lab.bench.server.ratios import Slices

SLICE: Final = 0.5  # seconds, after which it is the other's turn
ACTIONS: Final = 60  # at each table before its memory is measured: ten turns of OMERTA

Start = Callable[[Path], AbstractContextManager[Serving]]  # storing its data in this folder
Play = Callable[[ClientSession, str], Load]


class Entrant(NamedTuple):
    """A server that can be started, and how it is played."""

    name: str
    start: Start
    play: Play


class Plan(NamedTuple):
    """How much is measured."""

    seconds: float  # per figure, over all slices
    tables: int = 40  # to play at
    some: int = 50  # tables whose memory is compared ...
    more: int = 150  # ... with that of so many more
    held: int = 200
    folder: Path | None = None  # whose disk is used; None: the folder for temporary files

    def slices(self) -> int:
        """How many turns each side has per figure."""
        return max(2, round(self.seconds / SLICE))


class Figures(Struct, frozen=True):
    """The figures of one side, over all its slices."""

    actions_per_second: float
    actions_per_cpu_second: float
    p50: float  # milliseconds
    p99: float
    kilobytes_per_table: float


class Results(NamedTuple):
    """What was measured."""

    sides: dict[str, Figures]
    slices: dict[str, Slices]
    held: Held


def run(entrants: Sequence[Entrant], plan: Plan) -> Results:
    """Measure everything; only the first entrant has to hold many tables."""
    with on_core_for_a_while(CLIENT_CORE), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(entrants, plan))


async def measure(entrants: Sequence[Entrant], plan: Plan) -> Results:
    """Measure everything, on a running loop."""
    slices = await in_turns(entrants, plan)
    sides = {entrant.name: figures(slices[entrant.name], await memory(entrant, plan)) for entrant in entrants}
    async with started(entrants[0], plan.folder) as side:
        return Results(sides, slices, await measures.hold(side, plan.held, plan.seconds))


async def in_turns(entrants: Sequence[Entrant], plan: Plan) -> dict[str, Slices]:
    """Ours, the peer, ours, the peer ...; the side that is not measured stands still.

    The timetable comes first: busy players answer pings late, and a table that takes them for far away holds
    back the card of a race until all of them have it.
    """
    saturated: dict[str, list[Saturated]] = {entrant.name: [] for entrant in entrants}
    timed: dict[str, list[Timed]] = {entrant.name: [] for entrant in entrants}
    seconds = plan.seconds / plan.slices()
    async with AsyncExitStack() as stack:
        sides = {
            entrant.name: await stack.enter_async_context(started(entrant, plan.folder))
            for entrant in entrants
        }
        for side in sides.values():
            await open_tables(side.load, plan.tables)
            await measures.come_round(side)
        stack.enter_context(measures.attentive())
        for _ in range(plan.slices()):
            for name, side in sides.items():
                timed[name].append(await measures.time(side, seconds))
        for _ in range(plan.slices()):
            for name, side in sides.items():
                saturated[name].append(await measures.saturate(side, seconds))
    return {name: Slices(saturated[name], timed[name]) for name in sides}


def figures(slices: Slices, bytes_per_table: float) -> Figures:
    """The figures of one side."""
    latency = partial(measures.latency, slices.timed)
    return Figures(
        round(measures.actions_per_second(slices.saturated)),
        round(measures.actions_per_cpu_second(slices.saturated)),
        round(1e3 * latency(0.5), 2),
        round(1e3 * latency(0.99), 2),
        round(bytes_per_table / 1000, 1),
    )


async def memory(entrant: Entrant, plan: Plan) -> float:
    """The bytes of one table with its four connections: how much the server grows."""
    async with started(entrant, plan.folder) as side:
        before = await measures.size(side, plan.some, ACTIONS)
        after = await measures.size(side, plan.more, ACTIONS)
    return (after - before) / plan.more


@asynccontextmanager
async def started(entrant: Entrant, folder: Path | None = None) -> AsyncGenerator[Side]:
    """An empty server of this kind; its data is deleted afterwards."""
    with (
        tempfile.TemporaryDirectory(prefix="backroom-bench-", dir=folder) as data,
        entrant.start(Path(data)) as serving,
    ):
        async with session() as client:
            load = entrant.play(client, serving.address)
            try:
                yield Side(serving, load)
            finally:
                await close(load)
