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
from backroom.lab.bench.engine import OPENSPIEL, ROUNDS, Measured, Side, run, summed_up

Flag = Annotated[bool, Parameter(negative="")]
BENCHED = ("omerta",)
LEAST, MOST = 0.01, 600.0

NAMES = {
    "uniform": "uniform, driven from Python",
    "tempered": "tempered, driven from Python",
    "uniform_inside": "uniform, inside the module",
    "tempered_inside": "tempered, inside the module",
    "crazy_eights": "crazy_eights, driven from Python",
    "crazy_eights_games": "crazy_eights, whole games in C++",
    "crazy_eights_rollouts": "crazy_eights, rollouts in C++",
    "hearts": "hearts, driven from Python",
    "hearts_games": "hearts, whole games in C++",
    "hearts_rollouts": "hearts, rollouts in C++",
}
HEAD = f"{'':<12}{'':<34}{'decisions/s':>12}{'games/s':>10}"
RATIOS = f"{'driven':>9}{'games':>9}{'rollouts':>10}"


class Report(msgspec.Struct):
    """What `--json` prints; an engine that is not here, and peers nobody asked for, are null."""

    game: str
    seconds: float
    rounds: int
    python: str
    interpreted: Measured | None
    compiled: Measured | None
    openspiel: Measured | None
    notes: list[str]


def bench_engine(
    game: str = "omerta", *, peers: Flag = False, seconds: float = 1.0, json: Flag = False
) -> None:
    """Measure the rules engine on one core: random play, and the cost of a view, a copy, an imagined table.

    Uniform play takes every option equally often; tempered play calls and throws rarely, as people do. Driven
    from Python, the options are listed at every decision; inside the module, one call plays a whole game.

    Parameters
    ----------
    game
        The game: omerta.
    peers
        Measure OpenSpiel's crazy_eights (4 players) and hearts in the same run, with ratios to the first.
    seconds
        How long each figure is measured.
    json
        Print one JSON object.
    """
    if game not in BENCHED:
        raise Complaint(f"there is no benchmark of {game!r}, only of {', '.join(BENCHED)}.")
    if not LEAST <= seconds <= MOST:
        raise Complaint(f"--seconds {seconds:g}: choose {LEAST:g} to {MOST:g} seconds for each figure.")
    tree = find_tree()
    sides, notes = engines(tree)
    if peers:
        sides.append(openspiel(tree))
    samples = run(sides, seconds)
    theirs = samples.get("openspiel")
    measured = {name: summed_up(found, theirs) for name, found in samples.items()}
    report = Report(
        game,
        seconds,
        ROUNDS,
        sys.version.split()[0],
        measured.get("interpreted"),
        measured.get("compiled"),
        measured.get("openspiel"),
        notes,
    )
    print(msgspec.json.encode(report).decode() if json else text(report))


def find_tree() -> Path | None:
    """The source tree this runs from, if any."""
    try:
        return source_tree()
    except Complaint:
        return None


def engines(tree: Path | None) -> tuple[list[Side], list[str]]:
    """The engines there are to measure, and a line about one that is missing."""
    python = Path(sys.executable)
    if tree is None:
        here = engine()
        return [Side(here, python, Path(__file__).parents[2])], [f"only the installed engine, {here}."]
    sides = [Side("interpreted", python, tree / "src")]
    compiled = asked_of_tools(tree, "-c", "from tools.compile import engine_tree as tree; print(tree())")
    if compiled == tree / "src":
        return sides, ["no compiled engine, or one older than the sources: ./backroom compile builds it."]
    return [*sides, Side("compiled", python, compiled)], []


def openspiel(tree: Path | None) -> Side:
    """The peers in an environment of their own, set up when it is missing."""
    if tree is None:
        raise Complaint("--peers needs a source tree, and this is an installed copy.")
    return Side("openspiel", asked_of_tools(tree, "tools/bootstrap.py", "peers"), tree / "src", OPENSPIEL)


def asked_of_tools(tree: Path, *arguments: str) -> Path:
    """The path that one of the tree's tools prints."""
    asked = subprocess.run(
        [sys.executable, *arguments], cwd=tree, stdout=subprocess.PIPE, text=True, check=False
    )
    if asked.returncode != 0:
        raise Complaint(
            "the tools of this source tree could not prepare the benchmark; their words are above."
        )
    return Path(asked.stdout.strip())


def text(report: Report) -> str:
    """The report for a person."""
    lines: list[str] = []
    if report.openspiel is not None:
        lines.append(f"{'':<{len(HEAD)}}{'times crazy_eights':>{len(RATIOS)}}")
    lines.append(HEAD + (RATIOS if report.openspiel is not None else ""))
    sides = {
        "interpreted": report.interpreted,
        "compiled": report.compiled,
        "openspiel": report.openspiel,
    }
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
        f"{report.rounds} rounds in turns, their median; {report.seconds:g} s of one core for each figure;"
        f" Python {report.python}"
    )
    return "\n".join(lines)


def plays(name: str, measured: Measured) -> list[str]:
    """A line for each way to play."""
    lines: list[str] = []
    for what, play in measured.plays.items():
        line = (
            f"{name:<12}{NAMES[what]:<34}{play.decisions_per_second:>12,.0f}{play.games_per_second:>10,.0f}"
        )
        if play.ratio and play.ratio_games and play.ratio_rollouts:
            line += f"{play.ratio:>9.2f}{play.ratio_games:>9.2f}{play.ratio_rollouts:>10.2f}"
        lines.append(line)
    return lines
