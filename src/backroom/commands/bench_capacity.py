"""`backroom bench capacity`: how many tables of people one core serves before they have to wait."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import msgspec
from cyclopts import Parameter

from backroom.commands.bench_engine import find_tree
from backroom.commands.bench_server import engine_of, engine_tree
from backroom.complaint import Complaint
from backroom.lab.bench.server.capacity import THINK, TOO_LONG, Step, run
from backroom.lab.bench.server.processes import ours

Flag = Annotated[bool, Parameter(negative="")]
SIZES = (50, 100, 200, 400, 800, 1_600, 3_200)
LEAST, MOST = 1.0, 600.0
MOST_TABLES = 10_000


class Report(msgspec.Struct):
    """What `--json` prints."""

    engine: str
    think: float
    seconds: float
    steps: list[Step]


def bench_capacity(*, tables: tuple[int, ...] = SIZES, seconds: float = 15.0, json: Flag = False) -> None:
    """Seat four people who think for a second at more and more tables, with the server on one core.

    Prints for each size how busy the server's core and the load's are, and how long it takes until an answer
    is saved and acknowledged, as a few people in a separate process see it, and as the busy load does. It
    stops when 1 in 100 answers takes longer than 100 ms, or when the load itself is at its limit.

    Parameters
    ----------
    tables
        The sizes, one after the other.
    seconds
        How long each is measured.
    json
        Print one JSON object.
    """
    if not LEAST <= seconds <= MOST:
        raise Complaint(f"--seconds {seconds:g}: choose {LEAST:g} to {MOST:g} seconds for each size.")
    if list(tables) != sorted(set(tables)) or not tables or not 1 <= tables[0] <= tables[-1] <= MOST_TABLES:
        raise Complaint(f"--tables: choose increasing sizes from 1 to {MOST_TABLES:,}.")
    if sys.platform != "linux":
        raise Complaint("the cost of a server is read from /proc, which only Linux has.")
    imported = engine_tree(find_tree())
    steps = run(partial(ours, tree=imported), tables, seconds)
    report = Report(engine_of(imported), THINK, seconds, steps)
    print(msgspec.json.encode(report).decode() if json else text(report))


def text(report: Report) -> str:
    """The report for a person."""
    heads = (("tables", 8), ("actions/s", 11), ("server", 9), ("load", 8), ("p50 ms", 10), ("p99 ms", 10))
    head = "".join(f"{name:>{width}}" for name, width in heads) + f"{'p99 seen by the load':>23}"
    return "\n".join([head, *map(line, report.steps), verdict(report)])


def line(step: Step) -> str:
    """The line for one size."""
    return (
        f"{step.tables:>8,}{step.actions_per_second:>11,.0f}{step.server:>9.0%}{step.load:>8.0%}"
        f"{step.p50:>10.1f}{step.p99:>10.1f}{step.p99_of_load:>23.1f}"
    )


def verdict(report: Report) -> str:
    """The conclusion, as a sentence."""
    held = held_by(report.steps)
    last = report.steps[-1]
    limit = f"p99 stays within {1e3 * TOO_LONG:g} ms"
    people = (
        f"four people who think for {report.think:g} s, {report.engine} engine, {report.seconds:g} s per size"
    )
    if held is None:
        return f"One core does not hold {last.tables:,} tables while {limit}; {people}."
    if last is held:
        why = "; the load is at its limit" if last.is_load_spent else ""
        return f"One core holds {held.tables:,} tables or more: {limit}{why}; {people}."
    return f"One core holds {held.tables:,} tables and not {last.tables:,}: {limit}; {people}."


def held_by(steps: Sequence[Step]) -> Step | None:
    """The largest size at which nobody had to wait."""
    held = [step for step in steps if not step.is_too_much]
    return held[-1] if held else None
