"""How much of each package the tests run, in lines and branches, and whether that is enough."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("src", "backroom")
COUNTED = Path("build", "counted")  # a folder for each stage, a file for each process
BARS = {  # percent, of a package or of a file beside them
    "core": 98,
    "games": 98,
    "table": 95,
    "protocol": 95,
    "server": 95,
    "client": 95,
    "bots": 94,
    "lab": 90,
    "commands": 92,
    "cli.py": 95,
    "engine.py": 95,
    "complaint.py": 95,
}
LEFT_OUT = {  # by file: what it needs
    "lab/bench/catanatron.py": "a peer, in an environment of its own",
    "lab/bench/openspiel.py": "the same",
    "lab/bench/server/peer.py": "the same",
    "lab/bench/snaps/network.py": "a network namespace, and so a kernel that lets us make one",
    "lab/bench/snaps/own_tcp.py": "the same",
    "lab/bench/snaps/racer.py": "the same",
    "lab/bench/snaps/races.py": "the same",
}
# no test can run these: only a type checker reads them, or they say that nothing gets there
NEVER_RUN = [
    "# pragma: no cover",
    "if TYPE_CHECKING:",
    "if MYPY:",
    "assert_never",
    "raise NotImplementedError",
    r": \.\.\.$",
    r"^\s*\.\.\.$",
]

Place = int | tuple[int, int]  # a line, or a branch from one line to another (0: to the end)


class Missing(NamedTuple):
    """What of a file was not run."""

    file: str
    places: list[Place]


class Figure(NamedTuple):
    """What of a package was run."""

    package: str
    total: int
    missing: list[Missing]

    @property
    def run(self) -> int:
        return self.total - sum(len(file.places) for file in self.missing)

    @property
    def percent(self) -> float:
        return 100.0 * self.run / self.total if self.total else 100.0

    @property
    def is_enough(self) -> bool:
        return self.percent >= BARS[self.package]


def read_notes(folder: Path) -> dict[str, set[Place]]:
    """What all processes of all stages have run, by file."""
    found: dict[str, set[Place]] = {}
    for path in folder.rglob("*.jsonl"):
        for line in path.read_text().splitlines(keepends=True):
            if not line.endswith("\n"):
                continue  # the process was killed while it wrote
            notes: dict[str, list[int | list[int]]] = json.loads(line)
            for file, places in notes.items():
                found.setdefault(file, set()).update(as_place(place) for place in places)
    return found


def as_place(noted: int | list[int]) -> Place:
    """A place as it is written in JSON."""
    return noted if isinstance(noted, int) else (noted[0], noted[1])


def places_of(package: Path) -> dict[str, set[Place]]:
    """Every line and branch of a package that a test can run, by file."""
    every, wanted = everything_in(package, []), everything_in(package, NEVER_RUN)
    found: dict[str, set[Place]] = {}
    for file, places in wanted.items():
        left_out = every[file] - places
        found[file] = {place for place in places if isinstance(place, int) or place[1] not in left_out}
    return found


def everything_in(package: Path, left_out: list[str]) -> dict[str, set[Place]]:
    """Every line and branch of a package, by file, without the lines that match one of these expressions."""
    slipcover: Any = importlib.import_module("slipcover")  # it has no types
    sources = package.parent.resolve()
    folder = sources / package.name if package.is_dir() else sources
    omit = [] if package.is_dir() else [f"{sources}/*/*"]  # of a file, no folder beside it
    counter = slipcover.Slipcover(branch=True, source=[str(folder)], omit=omit, exclude_lines=left_out)
    found: dict[str, set[Place]] = {}
    for name, file in counter.get_coverage()["files"].items():
        path = (Path.cwd() / name).resolve()
        if path.is_relative_to(sources / package.name):
            places = [*file["missing_lines"], *map(list, file["missing_branches"])]
            found[path.relative_to(sources).as_posix()] = {as_place(place) for place in places}
    return found


def measure(package: str, run: dict[str, set[Place]], sources: Path) -> Figure:
    """Compare what a package has with what was run of it."""
    files = {file: places for file, places in places_of(sources / package).items() if file not in LEFT_OUT}
    missing = [
        Missing(file, sorted(left, key=line_of))
        for file, places in sorted(files.items())
        if (left := places - run.get(file, set()))
    ]
    return Figure(package, sum(len(places) for places in files.values()), missing)


def line_of(place: Place) -> tuple[int, int]:
    return place if isinstance(place, tuple) else (place, -1)


def words(places: list[Place]) -> str:
    """The places as people write them: 12, 15-17, 20->25."""
    lines = {place for place in places if isinstance(place, int)}
    said: list[str] = []
    row: list[int] = []
    for place in [*places, -1]:
        if isinstance(place, tuple):
            if not lines.intersection(place):  # otherwise the line says it
                said.append(f"{place[0]}->{place[1] or 'end'}")
        elif row and place == row[-1] + 1:
            row.append(place)
        else:
            if row:
                said.append(f"{row[0]}-{row[-1]}" if len(row) > 1 else f"{row[0]}")
            row = [place]
    return ", ".join(said)


def main(root: Path = ROOT) -> int:
    """Print what is missing and a line for each package; 1 if one of them is below its bar."""
    run = read_notes(root / COUNTED)
    figures = [measure(package, run, root / SOURCES) for package in BARS]
    for figure in figures:
        for file in figure.missing:
            print(f"{file.file}: {words(file.places)}")
    print(f"\n{'package':<10} {'places':>7} {'missing':>7} {'run':>8} {'bar':>6}")
    for figure in figures:
        left, bar = figure.total - figure.run, BARS[figure.package]
        mark = "" if figure.is_enough else "  too little"
        print(f"{figure.package:<10} {figure.total:7} {left:7} {figure.percent:6.1f} % {bar:4} %{mark}")
    return 0 if all(figure.is_enough for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
