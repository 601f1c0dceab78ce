"""`backroom bench engine`: how fast the rules engine is, interpreted and compiled, beside its peers."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from backroom.commands.compile import source_tree
from backroom.complaint import Complaint
from backroom.engine import engine
from backroom.lab.bench.engine import BENCHMARKS, ROUNDS, Benchmark, Measured, Side, run, summed_up

Flag = Annotated[bool, Parameter(negative="")]
LEAST, MOST = 0.01, 600.0

NAMES = {
    "uniform": "uniform, driven from Python",
    "tempered": "tempered, driven from Python",
    "uniform_inside": "uniform, inside the module",
    "tempered_inside": "tempered, inside the module",
    "uniform_rollouts": "uniform, rollouts after a deal",
    "crazy_eights": "crazy_eights, driven from Python",
    "crazy_eights_games": "crazy_eights, whole games in C++",
    "crazy_eights_rollouts": "crazy_eights, rollouts in C++",
    "hearts": "hearts, driven from Python",
    "hearts_games": "hearts, whole games in C++",
    "hearts_rollouts": "hearts, rollouts in C++",
    "catan": "Catan, its own loop",
}
HEAD = f"{'':<12}{'':<34}{'decisions/s':>12}{'games/s':>10}"
DRIVEN, GAMES, ROLLOUTS = 13, 9, 10  # widths of the columns of ratios


class Report(msgspec.Struct):
    """What `--json` prints; a missing engine and peers nobody asked for are null."""

    game: str
    seconds: float
    rounds: int
    python: str
    interpreted: Measured | None
    compiled: Measured | None
    openspiel: Measured | None
    catanatron: Measured | None
    notes: list[str]


def bench_engine(
    game: str = "omerta", *, peers: Flag = False, seconds: float = 1.0, json: Flag = False
) -> None:
    """Measure the rules engine on one core: random play, and the cost of a view, a copy, an imagined table.

    Uniform play takes every option equally often; tempered play is closer to people's (in OMERTA it rarely
    calls or throws, in ORGANIZED CRIME it ends whatever it can half of the time). Driven from Python, the
    options are listed at every decision; inside the module, one call plays a whole game.

    Parameters
    ----------
    game
        The game: omerta or organized_crime.
    peers
        Measure peers in the same run, with ratios: for omerta OpenSpiel's crazy_eights (4 players) and
        hearts, for organized_crime catanatron's Catan (4 players).
    seconds
        How long each figure is measured.
    json
        Print one JSON object.
    """
    benchmark = BENCHMARKS.get(game)
    if benchmark is None:
        raise Complaint(f"there is no benchmark for {game!r}, only for {', '.join(BENCHMARKS)}.")
    if not LEAST <= seconds <= MOST:
        raise Complaint(f"--seconds {seconds:g}: choose {LEAST:g} to {MOST:g} seconds for each figure.")
    tree = find_tree()
    sides, notes = engines(tree, benchmark)
    if peers:
        sides.append(peer(tree, benchmark))
    samples = run(sides, seconds)
    theirs = samples.get(benchmark.peer)
    measured = {name: summed_up(found, theirs, benchmark) for name, found in samples.items()}
    report = Report(
        game,
        seconds,
        ROUNDS,
        sys.version.split()[0],
        measured.get("interpreted"),
        measured.get("compiled"),
        measured.get("openspiel"),
        measured.get("catanatron"),
        notes,
    )
    print(msgspec.json.encode(report).decode() if json else text(report))


def find_tree() -> Path | None:
    """The source tree this runs from, if any."""
    try:
        return source_tree()
    except Complaint:
        return None


def engines(tree: Path | None, benchmark: Benchmark) -> tuple[list[Side], list[str]]:
    """The engines to measure, and a note about any that is missing."""
    python = Path(sys.executable)
    if tree is None:
        here = engine()
        installed = Side(here, python, Path(__file__).parents[2], benchmark.module)
        return [installed], [f"only the installed engine, {here}."]
    sides = [Side("interpreted", python, tree / "src", benchmark.module)]
    compiled = asked_of_tools(tree, "-c", "from tools.compile import engine_tree as tree; print(tree())")
    if compiled == tree / "src":
        return sides, ["no compiled engine, or it is older than the sources: ./backroom compile builds it."]
    return [*sides, Side("compiled", python, compiled, benchmark.module)], []


def peer(tree: Path | None, benchmark: Benchmark) -> Side:
    """The peers in their own environment, set up if missing."""
    if tree is None:
        raise Complaint("--peers needs a source tree, and this is an installed copy.")
    python = asked_of_tools(tree, "tools/bootstrap.py", "peers")
    return Side(benchmark.peer, python, tree / "src", benchmark.peer_module)


def asked_of_tools(tree: Path, *arguments: str) -> Path:
    """The path printed by one of the tree's tools."""
    asked = subprocess.run(
        [sys.executable, *arguments], cwd=tree, stdout=subprocess.PIPE, text=True, check=False
    )
    if asked.returncode != 0:
        raise Complaint("the tools of this source tree could not prepare the benchmark; see above.")
    return Path(asked.stdout.strip())


def text(report: Report) -> str:
    """The report for a person."""
    sides = {
        "interpreted": report.interpreted,
        "compiled": report.compiled,
        "openspiel": report.openspiel,
        "catanatron": report.catanatron,
    }
    benchmark = BENCHMARKS[report.game]
    lines: list[str] = []
    head = HEAD
    if sides[benchmark.peer] is not None:
        head += f"{'driven':>{DRIVEN}}"
        head += f"{'games':>{GAMES}}" if benchmark.games else ""
        head += f"{'rollouts':>{ROLLOUTS}}" if benchmark.rollouts else ""
        lines.append(f"{f'times {benchmark.yardstick}':>{len(head)}}")
    lines.append(head)
    for name, measured in sides.items():
        if measured is not None:
            lines += plays(name, measured)
    costs = {name: measured.microseconds for name, measured in sides.items() if measured is not None}
    for name, microseconds in costs.items():
        if microseconds:
            said = ", ".join(f"{what} {cost:.2f} µs" for what, cost in microseconds.items())
            lines.append(f"{name:<12}{said}")
    lines += report.notes
    lines.append(
        f"median of {report.rounds} alternating rounds; {report.seconds:g} s of one core per figure;"
        f" Python {report.python}"
    )
    return "\n".join(lines)


def plays(name: str, measured: Measured) -> list[str]:
    """One line per way to play."""
    lines: list[str] = []
    for what, play in measured.plays.items():
        line = (
            f"{name:<12}{NAMES[what]:<34}{play.decisions_per_second:>12,.0f}{play.games_per_second:>10,.0f}"
        )
        line += f"{play.ratio:>{DRIVEN}.2f}" if play.ratio else ""
        line += f"{play.ratio_games:>{GAMES}.2f}" if play.ratio_games else ""
        line += f"{play.ratio_rollouts:>{ROLLOUTS}.2f}" if play.ratio_rollouts else ""
        lines.append(line)
    return lines
