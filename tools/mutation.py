"""Mutation testing: break a game's sources in small ways, one at a time, and see that a test notices.

tests/mutation/<game>.toml says what is mutated, which tests are tried in which order, and which mutants are
equivalent, with the reason. Everything happens in copies of the tree.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import queue
import random
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools.mutants import Mutant, is_real, mutants  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

MEMORY = 4 << 30  # bytes a mutant may take
TIMES = 5  # a mutant that takes this many times as long as the untouched tree is stuck
PATIENCE = 15.0  # ... but at least this many seconds
IGNORED = shutil.ignore_patterns("__pycache__", ".hypothesis", ".pytest_cache", "*.so")


class Suite(NamedTuple):
    """Some tests, as arguments of pytest, and the files they cover (none: all)."""

    name: str
    arguments: list[str]
    files: list[str]


@dataclass
class Plan:
    """The content of tests/mutation/<game>.toml."""

    source: str
    copied: list[str]
    suites: list[Suite]
    equivalent: dict[tuple[str, str, str, str], str]  # by key: why no test can kill it
    left_out: list[str] = field(default_factory=list[str])  # folders of the source that decide no rule


class Verdict(NamedTuple):
    mutant: Mutant
    killer: str | None  # the suite that killed it; None: it survived
    stuck: bool = False  # ... by running out of time


@dataclass
class Report:
    """The results of a run."""

    verdicts: list[Verdict]
    equivalent: list[tuple[Mutant, str]] = field(default_factory=list[tuple[Mutant, str]])

    @property
    def survivors(self) -> list[Mutant]:
        return [verdict.mutant for verdict in self.verdicts if verdict.killer is None]

    @property
    def percent(self) -> float:
        killed = len(self.verdicts) - len(self.survivors)
        return 100.0 * killed / len(self.verdicts) if self.verdicts else 100.0


class Problem(Exception):  # noqa: N818
    """Something that makes a run worthless, in one sentence."""


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    options = parser().parse_args(arguments)
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(10**6)
    began = time.monotonic()
    try:
        plan = read_plan(root / "tests" / "mutation" / f"{options.game}.toml")
        found = find(plan, root)
        refuse_stale(plan, found)
        chosen, equivalent = choose(plan, found, root, options.sample, seed, options.only)
        print(f"seed {seed}: {len(chosen)} of {len(found)} mutants of {plan.source}", flush=True)
        report = Report(list(try_all(plan, chosen, root, options.workers)), equivalent)
    except Problem as problem:
        print(problem)
        return 1
    describe(report, time.monotonic() - began)
    print(f"{report.percent:.1f} % killed, of at least {options.at_least} % wanted (seed {seed})")
    return 0 if report.percent >= options.at_least else 1


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"tools/mutation.py: {message}", file=sys.stderr)
        raise SystemExit(2)


def parser() -> Parser:
    out = Parser(prog="tools/mutation.py", description="Break the sources and see that a test notices.")
    out.add_argument("game", help="the name of a file in tests/mutation")
    out.add_argument("--sample", type=int, default=300, help="how many mutants to try")
    out.add_argument("--seed", type=int, help="of the sample; by default chosen and printed")
    out.add_argument("--at-least", type=int, default=90, metavar="PERCENT", help="how many must be killed")
    out.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many to try at once")
    out.add_argument("--only", metavar="FILE[:LINE]", default="", help="only mutants of this file or line")
    return out


def read_plan(path: Path) -> Plan:
    try:
        said: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except OSError:
        raise Problem(f"there is no {path.name} in tests/mutation") from None
    suites = [
        Suite(suite["name"], shlex.split(suite["tests"]), suite.get("files", [])) for suite in said["suites"]
    ]
    equivalent: dict[tuple[str, str, str, str], str] = {}
    for one in said.get("equivalent", []):
        file = f"{said['source']}/{one['file']}"
        equivalent[file, one["function"], one["original"], one["mutated"]] = one["reason"]
    return Plan(said["source"], said["copied"], suites, equivalent, said.get("left_out", []))


def find(plan: Plan, root: Path) -> list[Mutant]:
    """Find every mutant."""
    found: list[Mutant] = []
    source = root / plan.source
    left_out = [source / folder for folder in plan.left_out]
    for path in sorted(source.rglob("*.py")):
        if any(path.is_relative_to(folder) for folder in left_out):
            continue
        found += mutants(path.relative_to(root).as_posix(), path.read_bytes())
    return found


def refuse_stale(plan: Plan, found: Iterable[Mutant]) -> None:
    """Refuse a list of equivalent mutants that names one which no longer exists."""
    keys = {mutant.key for mutant in found}
    stale = [f"{key[0]}, {key[1]}: {key[2]}\n  => {key[3]}" for key in plan.equivalent if key not in keys]
    if stale:
        raise Problem("\n".join(["listed as equivalent, but there is no such mutant:", *stale]))


def choose(
    plan: Plan, found: Sequence[Mutant], root: Path, sample: int, seed: int, only: str
) -> tuple[list[Mutant], list[tuple[Mutant, str]]]:
    """Draw a sample; equivalent mutants in it are set aside."""
    file, _, line = only.partition(":")
    order = [m for m in found if m.file.endswith(file) and (not line or m.line == int(line))]
    random.Random(seed).shuffle(order)  # noqa: S311
    chosen: list[Mutant] = []
    equivalent: list[tuple[Mutant, str]] = []
    for mutant in order:
        if len(chosen) == sample:
            break
        if mutant.key in plan.equivalent:
            equivalent.append((mutant, plan.equivalent[mutant.key]))
        elif is_real(mutant, (root / mutant.file).read_bytes()):
            chosen.append(mutant)
    return chosen, equivalent


def try_all(plan: Plan, chosen: Sequence[Mutant], root: Path, workers: int) -> Generator[Verdict]:
    """Try every mutant, this many at once."""
    count = max(1, min(workers, len(chosen)))
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / "build", prefix="mutation-") as folder:
        trees: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for number in range(count):
            trees.put(copy_tree(plan, root, Path(folder, str(number))))

        limits = Limits()

        def attempt(mutant: Mutant) -> Verdict:
            with borrowed(trees) as tree:
                return try_one(plan, mutant, tree, limits)

        with ThreadPoolExecutor(count) as pool:
            try:
                for verdict in pool.map(attempt, chosen):
                    if verdict.killer is None:
                        print(difference(verdict.mutant, "survived"), flush=True)
                    yield verdict
            finally:
                pool.shutdown(cancel_futures=True)


class Limits:
    """How long a mutant may take in each suite, measured on the untouched tree when the first gets there."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.measuring = threading.Lock()

    def of(self, suite: Suite, untouched: Path) -> float:
        with self.measuring:
            if suite.name not in self.seconds:
                took = time_untouched(suite, untouched)
                self.seconds[suite.name] = max(PATIENCE, TIMES * took)
            return self.seconds[suite.name]


@contextlib.contextmanager
def borrowed(trees: queue.SimpleQueue[Path]) -> Generator[Path]:
    tree = trees.get()
    try:
        yield tree
    finally:
        trees.put(tree)


def copy_tree(plan: Plan, root: Path, tree: Path) -> Path:
    for name in plan.copied:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        if (root / name).is_dir():
            shutil.copytree(root / name, tree / name, ignore=IGNORED)
        else:
            shutil.copy(root / name, tree / name)
    # by content: two mutants of the same second and size must not be confused
    compiling = ["-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src"]
    subprocess.run([sys.executable, *compiling], cwd=tree, check=True)
    return tree


def time_untouched(suite: Suite, tree: Path) -> float:
    """Run a suite on untouched sources and return the seconds; it must pass."""
    began = time.monotonic()
    code, said = run(suite, tree, None)
    if code != 0:
        raise Problem(f"{said}\nthe suite {suite.name} fails before anything is mutated")
    return time.monotonic() - began


def try_one(plan: Plan, mutant: Mutant, tree: Path, limits: Limits) -> Verdict:
    """Run the suites on one mutant until one of them fails."""
    for suite in plan.suites:
        if suite.files and not any(mutant.file.endswith(f"/{file}") for file in suite.files):
            continue
        limit = limits.of(suite, tree)
        with changed(mutant, tree):
            code, _ = run(suite, tree, limit)
        if code != 0:
            return Verdict(mutant, suite.name, stuck=code is None)
    return Verdict(mutant, None)


@contextlib.contextmanager
def changed(mutant: Mutant, tree: Path) -> Generator[None]:
    path = tree / mutant.file
    source = path.read_bytes()
    path.write_bytes(mutant.apply(source))
    try:
        yield
    finally:
        path.write_bytes(source)


def run(suite: Suite, tree: Path, limit: float | None) -> tuple[int | None, str]:
    """Run a suite: its exit code, None if it took too long, and its output."""
    # the engine's tests need no plugin, and loading all plugins costs more than most mutants
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # pytest's compiled tests are the same for every mutant
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *suite.arguments],
        cwd=tree,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # so that everything it starts ends with it
    )
    if hasattr(resource, "prlimit"):  # only Linux can limit another process
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        said, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        return None, ""
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    return process.returncode, said.decode(errors="replace")


def stop(number: int, _frame: object) -> NoReturn:
    """Exit when told to, removing the copies first."""
    sys.exit(128 + number)


def difference(mutant: Mutant, title: str) -> str:
    where = f"{mutant.file}:{mutant.line} in {mutant.function}"
    return f"{title}: {where}\n  - {mutant.original}\n  + {mutant.mutated}"


def describe(report: Report, seconds: float) -> None:
    """Print the results; the survivors have been printed as they came up."""
    for mutant, reason in report.equivalent:
        print(difference(mutant, "equivalent"))
        print(f"  {reason}")
    by_suite = Counter(verdict.killer for verdict in report.verdicts if verdict.killer is not None)
    stuck = sum(verdict.stuck for verdict in report.verdicts)
    killed = ", ".join(f"{suite} {count}" for suite, count in by_suite.items())
    print(
        f"killed {by_suite.total()} ({killed}; {stuck} of them ran out of time), "
        f"survived {len(report.survivors)}, equivalent {len(report.equivalent)}, in {seconds:.0f} s"
    )


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    sys.exit(main(sys.argv[1:]))
