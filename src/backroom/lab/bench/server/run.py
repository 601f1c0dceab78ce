"""The server's benchmark: ours and the peer take turns, so that what disturbs one disturbs both."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

import uvloop
from aiohttp import ClientSession

from backroom.lab.bench.server import measures
from backroom.lab.bench.server.measures import Held, Medians, Saturated, Side, Timed, summed_up
from backroom.lab.bench.server.pacer import Load, close, open_tables, session
from backroom.lab.bench.server.processes import CLIENT_CORE, Serving, on_core_for_a_while

ROUNDS: Final = 5
ACTIONS: Final = 60  # at each table before its memory is looked at: ten turns of OMERTA

Start = Callable[[Path], AbstractContextManager[Serving]]  # with its data in this folder
Play = Callable[[ClientSession, str], Load]


class Entrant(NamedTuple):
    """A server that can be started, and how it is played."""

    name: str
    start: Start
    play: Play


class Plan(NamedTuple):
    """How much is measured."""

    seconds: float  # each figure, over all rounds
    tables: int = 40  # that are played
    some: int = 50  # tables whose memory is compared ...
    more: int = 150  # ... with that of so many more
    held: int = 200
    rounds: int = ROUNDS


class Results(NamedTuple):
    """What was found."""

    sides: dict[str, Medians]
    held: Held


def run(entrants: Sequence[Entrant], plan: Plan) -> Results:
    """Measure everything; only the first entrant is made to hold many tables."""
    with on_core_for_a_while(CLIENT_CORE), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(entrants, plan))


async def measure(entrants: Sequence[Entrant], plan: Plan) -> Results:
    """The same, on a loop."""
    saturated, timed = await in_turns(entrants, plan)
    sides: dict[str, Medians] = {}
    for entrant in entrants:
        per_table = await memory(entrant, plan)
        sides[entrant.name] = summed_up(saturated[entrant.name], timed[entrant.name], per_table)
    async with started(entrants[0]) as side:
        return Results(sides, await measures.hold(side, plan.held, plan.seconds))


async def in_turns(
    entrants: Sequence[Entrant], plan: Plan
) -> tuple[dict[str, list[Saturated]], dict[str, list[Timed]]]:
    """Ours, the peer, ours, the peer ...; whoever is not measured stands still.

    First by the timetable: players who are kept busy answer pings late, and a table that takes them for far
    away holds back the card that a race is about until it is with all of them.
    """
    saturated: dict[str, list[Saturated]] = {entrant.name: [] for entrant in entrants}
    timed: dict[str, list[Timed]] = {entrant.name: [] for entrant in entrants}
    async with AsyncExitStack() as stack:
        sides = {entrant.name: await stack.enter_async_context(started(entrant)) for entrant in entrants}
        for side in sides.values():
            await open_tables(side.load, plan.tables)
            await measures.come_round(side)
        for _ in range(plan.rounds):
            for name, side in sides.items():
                timed[name].append(await measures.time(side, plan.seconds / plan.rounds))
        for _ in range(plan.rounds):
            for name, side in sides.items():
                saturated[name].append(await measures.saturate(side, plan.seconds / plan.rounds))
    return saturated, timed


async def memory(entrant: Entrant, plan: Plan) -> float:
    """The bytes of one table with its four connections: by how much the server grows."""
    async with started(entrant) as side:
        before = await measures.size(side, plan.some, ACTIONS)
        after = await measures.size(side, plan.more, ACTIONS)
    return (after - before) / plan.more


@asynccontextmanager
async def started(entrant: Entrant) -> AsyncGenerator[Side]:
    """A server of this kind with nothing in it, and nobody there."""
    with (
        tempfile.TemporaryDirectory(prefix="backroom-bench-") as folder,
        entrant.start(Path(folder)) as serving,
    ):
        async with session() as client:
            load = entrant.play(client, serving.address)
            try:
                yield Side(serving, load)
            finally:
                await close(load)
