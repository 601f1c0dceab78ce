"""Counts the lines and branches that a process runs; Python imports a `sitecustomize` when it starts.

`./check` puts this folder on the path of the stages whose lines are counted, and every process that a test
starts inherits it. What the facts amount to is in `tools/covered.py`.
"""

from __future__ import annotations

import atexit
import importlib
import importlib.util
import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

PACKAGES = "BACKROOM_COUNTED"  # the packages of backroom to count, with commas
FOLDER = "BACKROOM_COUNTED_IN"  # where to write what was run
ROOT = Path(__file__).resolve().parents[2]
SOURCES = (ROOT / "src" / "backroom", ROOT / "build" / "compiled" / "backroom")  # both have the same lines
OFTEN = 0.2  # seconds between two notes of a process that may be killed
NEVER = 1 << 30  # runs of a line before its probe is removed: to remove them takes longer than they do


class Counter:
    """Notes each line and branch the first time it runs."""

    def __init__(self, packages: list[str], folder: Path) -> None:
        slipcover: Any = importlib.import_module("slipcover")  # it has no types
        self.probes: Any = slipcover.Slipcover(branch=True, d_miss_threshold=NEVER, exclude_lines=[])
        matcher = slipcover.FileMatcher(sources=[str(tree / name) for tree in SOURCES for name in packages])
        slipcover.ImportManager(self.probes, matcher).__enter__()
        by_path = importlib.util.spec_from_file_location
        slipcover.wrap_spec_from_file_location(self.probes, matcher)
        counted: Any = importlib.util.spec_from_file_location

        def choose(name: str, location: Any = None, **how: Any) -> Any:
            """For alembic's migrations; all other files are imported as ever."""
            is_ours = location is not None and matcher.matches(str(location))
            return (counted if is_ours else by_path)(name, location, **how)

        importlib.util.spec_from_file_location = choose
        self.path: Path = folder / f"{os.getpid()}-{time.time_ns()}.jsonl"
        self.noted: dict[str, set[Any]] = {}
        self.writing: threading.Lock = threading.Lock()

    def note(self) -> None:
        """Write down what has run since the last time."""
        with self.writing:
            fresh: dict[str, list[Any]] = {}
            for file, seen in list(self.probes.newly_seen.items()):
                known = self.noted.setdefault(file, set())
                if new := set(seen.copy()) - known:
                    known |= new
                    tree = next(tree for tree in SOURCES if Path(file).is_relative_to(tree))
                    fresh[Path(file).relative_to(tree).as_posix()] = sorted(new, key=str)
            if fresh:
                with self.path.open("a") as file:
                    file.write(json.dumps(fresh) + "\n")

    def keep_noting(self) -> None:
        """Write it down often: a worker of the server ends by being killed."""
        while True:
            time.sleep(OFTEN)
            self.note()


def start() -> None:
    counter = Counter(os.environ[PACKAGES].split(","), Path(os.environ[FOLDER]))
    atexit.register(counter.note)
    if any(word.startswith("backroom") for word in sys.orig_argv):
        threading.Thread(target=counter.keep_noting, daemon=True).start()


if os.environ.get(PACKAGES):
    start()
