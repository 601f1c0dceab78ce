"""The engine's benchmark: workers that take turns (A B C A B C ...), and the median of the rounds."""

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
OMERTA = "backroom.lab.bench.omerta"
OPENSPIEL = "backroom.lab.bench.openspiel"


class Side(Struct, frozen=True):
    """One process to be measured: a Python, where it imports backroom from, and the module to run."""

    name: str
    python: Path
    tree: Path
    module: str = OMERTA


class Play(Struct, frozen=True):
    """One way to play; the ratios are to crazy_eights, driven from Python and in OpenSpiel's own loops."""

    decisions_per_second: float
    games_per_second: float
    ratio: float | UnsetType = UNSET
    ratio_games: float | UnsetType = UNSET
    ratio_rollouts: float | UnsetType = UNSET


class Measured(Struct, frozen=True):
    """One side: the ways to play, and what a view, a copy, an imagined table cost in microseconds."""

    plays: dict[str, Play]
    microseconds: dict[str, float] | UnsetType = UNSET


Samples = dict[str, list[Counts]]  # by measure, one of each round


class Worker:
    """A running side."""

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
    """A worker that ends when it is asked nothing more."""
    command = [side.python, "-P", "-m", side.module]
    env = {**os.environ, "PYTHONPATH": str(side.tree)}
    with subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Worker(side, process)


def run(sides: Sequence[Side], seconds: float, rounds: int = ROUNDS) -> dict[str, Samples]:
    """Measure everything everywhere, so many seconds each, in turns: what disturbs one disturbs all."""
    with ExitStack() as stack:
        workers = [stack.enter_context(started(side)) for side in sides]
        for _ in range(rounds):
            for worker in workers:
                for measure in worker.measures:
                    worker.measure(measure, seconds / rounds)
        return {worker.name: worker.samples for worker in workers}


def rates(samples: Sequence[Counts], what: str) -> list[float]:
    """How many a second, round by round."""
    return [counts[what] / counts["seconds"] for counts in samples]


def ratio(samples: Sequence[Counts], to: Sequence[Counts]) -> float:
    """How many times more decisions a second: the median of the rounds, each against its own neighbour."""
    pairs = zip(rates(samples, "decisions"), rates(to, "decisions"), strict=True)
    return round(median([ours / theirs for ours, theirs in pairs]), 3)


def summed_up(samples: Samples, peers: Samples | None) -> Measured:
    """The medians of one side."""
    plays: dict[str, Play] = {}
    costs: dict[str, float] = {}
    for measure, counts in samples.items():
        if measure in COSTS:
            costs[measure] = round(1e6 / median(rates(counts, "times")), 3)
            continue
        plays[measure] = Play(
            round(median(rates(counts, "decisions"))),
            round(median(rates(counts, "games")), 1),
            ratio(counts, peers["crazy_eights"]) if peers else UNSET,
            ratio(counts, peers["crazy_eights_games"]) if peers else UNSET,
            ratio(counts, peers["crazy_eights_rollouts"]) if peers else UNSET,
        )
    return Measured(plays, costs or UNSET)
