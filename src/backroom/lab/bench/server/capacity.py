"""How many tables of people one core serves: more and more, until people are kept waiting.

Two delays are easily confused. The load notices an answer when it gets round to reading it, and a load for
hundreds of tables is as busy as the server. So a few people sit at their own tables in their own process (the
probe): what they wait for is the server.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

import msgspec
import uvloop
from msgspec import Struct

from backroom.complaint import Complaint
from backroom.lab.bench.server.measures import at, attentive, enough
from backroom.lab.bench.server.pacer import session
from backroom.lab.bench.server.people import Crowd
from backroom.lab.bench.server.processes import CLIENT_CORE, Serving, on_core, on_core_for_a_while

THINK: Final = 1.0  # seconds
PROBES: Final = 4  # tables in the probe
SETTLE: Final = 3.0  # seconds until the newest tables play like the others
TOO_LONG: Final = 0.100  # seconds; people notice a longer p99
BUSY: Final = 0.95  # of a core

Start = Callable[[Path], AbstractContextManager[Serving]]


class Step(Struct, frozen=True):
    """What was measured with this many tables."""

    tables: int
    actions_per_second: float
    server: float  # the share of its core that the server used
    load: float  # ... and the load, of its own
    p50: float  # milliseconds that the probe waited
    p99: float
    p99_of_load: float  # the same, as the load saw it

    @property
    def is_too_much(self) -> bool:
        """Whether people would notice the load."""
        return self.p99 > 1e3 * TOO_LONG

    @property
    def is_load_spent(self) -> bool:
        """Whether the load is at its limit, so that larger sizes would say nothing about the server."""
        return self.load >= BUSY


def run(start: Start, sizes: Sequence[int], seconds: float) -> list[Step]:
    """Measure each size in turn, and stop at the first that is too much."""
    with (
        tempfile.TemporaryDirectory(prefix="backroom-bench-") as data,
        start(Path(data)) as serving,
        on_core_for_a_while(CLIENT_CORE),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(climb(serving, sizes, seconds))


async def climb(serving: Serving, sizes: Sequence[int], seconds: float) -> list[Step]:
    """Measure the sizes on a running loop, up to the first that is too much."""
    steps: list[Step] = []
    async with session() as client:
        crowd = Crowd(client, serving.address, think=THINK)
        for size in sizes:
            await crowd.grow(size - len(crowd.people) // 4)
            await asyncio.sleep(SETTLE)
            steps.append(await measure(serving, crowd, seconds))
            if steps[-1].is_too_much or steps[-1].is_load_spent:
                break
        crowd.hang_up()
    return steps


async def measure(serving: Serving, crowd: Crowd, seconds: float) -> Step:
    """Measure one size."""
    with attentive():
        crowd.take_latencies()
        began, used, spent = perf_counter(), serving.cpu_seconds(), process_time()
        waited = await probe(serving.address, seconds)
        took = perf_counter() - began
        used, spent = serving.cpu_seconds() - used, process_time() - spent
        seen = crowd.take_latencies()
    enough(min(len(seen), len(waited)))
    return Step(
        tables=len(crowd.people) // 4,
        actions_per_second=round(len(seen) / took),
        server=round(used / took, 2),
        load=round(spent / took, 2),
        p50=round(1e3 * at(sorted(waited), 0.5), 2),
        p99=round(1e3 * at(sorted(waited), 0.99), 2),
        p99_of_load=round(1e3 * at(sorted(seen), 0.99), 2),
    )


async def probe(address: str, seconds: float) -> list[float]:
    """How long a few people in their own process waited for each answer, in seconds."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", __name__, address, str(seconds), stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    out, _ = await process.communicate()
    if process.returncode != 0:
        raise Complaint("The probe failed.")
    return msgspec.json.decode(out, type=list[float])


async def wait_there(address: str, seconds: float) -> list[float]:
    """The probe itself: play at a few tables, and print how long every answer took."""
    async with session() as client:
        crowd = Crowd(client, address, think=THINK / 4, seed=2)
        await crowd.grow(PROBES)
        await asyncio.sleep(SETTLE)
        crowd.take_latencies()
        await asyncio.sleep(seconds)
        latencies = crowd.take_latencies()
        crowd.hang_up()
    return latencies


def main(arguments: Sequence[str]) -> None:
    """`python -m backroom.lab.bench.server.capacity ADDRESS SECONDS`: the probe."""
    address, seconds = arguments
    on_core(CLIENT_CORE)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, attentive():
        latencies = runner.run(wait_there(address, float(seconds)))
    sys.stdout.buffer.write(msgspec.json.encode(latencies))


if __name__ == "__main__":
    main(sys.argv[1:])
