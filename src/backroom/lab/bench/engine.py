"""The engine's benchmark: workers take turns (A B C A B C ...), and the median of the rounds counts."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from backroom.lab.bench.worker import Counts

ROUNDS = 5
PLAYS = ("uniform", "tempered", "uniform_inside", "tempered_inside")
COSTS = ("view", "copy", "imagine")
SEARCHES = ("world", "playout")  # ... and of games that can be searched
OMERTA = "backroom.lab.bench.omerta"


class Benchmark(Struct, frozen=True):
    """How one game is measured, and which peer it is compared with."""

    module: str
    peer: str  # the side it is compared with
    peer_module: str
    yardstick: str  # the peer's measure that is driven from Python
    games: str | None = None  # ... its whole games in its own loop
    rollouts: str | None = None  # ... and its rollouts


BENCHMARKS = {
    "omerta": Benchmark(
        OMERTA,
        "openspiel",
        "backroom.lab.bench.openspiel",
        "crazy_eights",
        "crazy_eights_games",
        "crazy_eights_rollouts",
    ),
    "organized_crime": Benchmark(
        "backroom.lab.bench.organized_crime", "catanatron", "backroom.lab.bench.catanatron", "catan"
    ),
}


class Side(Struct, frozen=True):
    """One process to be measured: a Python, where it imports backroom from, and the module it runs."""

    name: str
    python: Path
    tree: Path
    module: str = OMERTA


class Play(Struct, frozen=True):
    """One way to play, with its ratios to the peer's yardstick and to the peer's own loops, if any."""

    decisions_per_second: float
    games_per_second: float
    ratio: float | UnsetType = UNSET
    ratio_games: float | UnsetType = UNSET
    ratio_rollouts: float | UnsetType = UNSET


class Measured(Struct, frozen=True):
    """One side: its ways to play, and the cost of a view, a copy and an imagined table in microseconds."""

    plays: dict[str, Play]
    microseconds: dict[str, float] | UnsetType = UNSET


Samples = dict[str, list[Counts]]  # by measure, one per round


class Worker:
    """Drives the process of one side of a benchmark, and collects its samples."""

    def __init__(self, side: Side, process: subprocess.Popen[str]) -> None:
        self.name = side.name
        self.process = process
        about = self.answer()
        self.engine: str = about["engine"]
        self.measures: list[str] = about["measures"]
        self.samples: Samples = {measure: [] for measure in self.measures}

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the benchmark of {self.name} ended too early; what it said is above.")
        return json.loads(line)

    def measure(self, measure: str, seconds: float) -> None:
        assert self.process.stdin is not None
        print(json.dumps({"measure": measure, "seconds": seconds}), file=self.process.stdin, flush=True)
        self.samples[measure].append(self.answer())


@contextmanager
def started(side: Side) -> Generator[Worker]:
    """A worker, which is stopped at the end of the block."""
    command = [side.python, "-P", "-m", side.module]
    env = {**os.environ, "PYTHONPATH": str(side.tree)}
    with subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Worker(side, process)


def run(sides: Sequence[Side], seconds: float, rounds: int = ROUNDS) -> dict[str, Samples]:
    """Measure everything on every side, this many seconds each, in turns: what disturbs one disturbs all."""
    with ExitStack() as stack:
        workers = [stack.enter_context(started(side)) for side in sides]
        for _ in range(rounds):
            for worker in workers:
                for measure in worker.measures:
                    worker.measure(measure, seconds / rounds)
        return {worker.name: worker.samples for worker in workers}


def rates(samples: Sequence[Counts], what: str) -> list[float]:
    """How many per second, round by round."""
    return [counts[what] / counts["seconds"] for counts in samples]


def ratio(samples: Sequence[Counts], to: Sequence[Counts]) -> float:
    """How many times as many decisions per second: the median over the rounds, each with its neighbour."""
    pairs = zip(rates(samples, "decisions"), rates(to, "decisions"), strict=True)
    return round(median([ours / theirs for ours, theirs in pairs]), 3)


def summed_up(samples: Samples, peers: Samples | None, benchmark: Benchmark) -> Measured:
    """The medians of one side."""

    def to(counts: Sequence[Counts], measure: str | None) -> float | UnsetType:
        return ratio(counts, peers[measure]) if peers and measure else UNSET

    plays: dict[str, Play] = {}
    costs: dict[str, float] = {}
    for measure, counts in samples.items():
        if measure in COSTS or measure in SEARCHES:
            costs[measure] = round(1e6 / median(rates(counts, "times")), 3)
            continue
        plays[measure] = Play(
            round(median(rates(counts, "decisions"))),
            round(median(rates(counts, "games")), 1),
            to(counts, benchmark.yardstick),
            to(counts, benchmark.games),
            to(counts, benchmark.rollouts),
        )
    return Measured(plays, costs or UNSET)
