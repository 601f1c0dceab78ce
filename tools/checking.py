"""Run the stages of ./check, some at a time, and report at the end how each went."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import IO, TYPE_CHECKING, NoReturn

from tools import bootstrap
from tools.compile import COMPILED, engine_tree
from tools.covered import COUNTED
from tools.stages import SKIP, STAGES, Stage

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PASSED = ("passed", "unsteady")
AGAIN = "--- the same tests by themselves"
UNSTEADY_AT_MOST = 2  # failures of a stage that may be the machine's; more are the tree's
WIDTH = 4  # processes that want to compute at once: on two cores, since many of them wait for others
LOGS = bootstrap.ROOT / "build" / "check"
COUNTING = bootstrap.ROOT / "tools" / "counting"  # its sitecustomize.py
COUNTS = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|deselected)\b")


@dataclass
class Run:
    stage: Stage
    process: subprocess.Popen[bytes]
    log: IO[bytes]
    began: float
    env: dict[str, str]
    work: float = 0.0
    unsteady: list[str] = field(default_factory=list[str])  # tests that failed and are tried again


@dataclass
class Result:
    word: str  # passed, unsteady, failed or skipped
    seconds: float = 0.0
    note: str = ""
    work: float = 0.0  # seconds of processor time, which do not depend on other programs
    counts: Counter[str] = field(default_factory=Counter[str])
    unsteady: list[str] = field(default_factory=list[str])  # tests that passed when they were tried again


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    if options.list:
        for stage in STAGES:
            where = " (in --long)" if stage.only_long else "" if stage.quick else " (not in --quick)"
            print(f"{stage.name:<16} {stage.what}{where}")
        return 0
    form = "long" if options.long else "quick" if options.quick else "full"
    chosen = choose(options.stages, form)
    python = bootstrap.ensure("dev")
    began = time.monotonic()
    try:
        results = run_all(chosen, form, python)
    except KeyboardInterrupt:
        bootstrap.fail("stopped before the end.", code=130)
    return summarise(results, time.monotonic() - began)


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        bootstrap.fail(f"{message[0].lower()}{message[1:].rstrip('.')}; try ./check --help.", code=2)


def parser() -> Parser:
    out = Parser(prog="./check", description="Check everything, in under 12 minutes.", allow_abbrev=False)
    form = out.add_mutually_exclusive_group()
    form.add_argument("--quick", action="store_true", help="the inner loop, in under a minute")
    form.add_argument("--long", action="store_true", help="everything, with the full figures")
    out.add_argument("--list", action="store_true", help="list the stages and stop")
    names = [stage.name for stage in STAGES]
    out.add_argument("stages", nargs="*", metavar="STAGE", help=f"only these: {', '.join(names)}")
    return out


def choose(names: Sequence[str], form: str) -> list[Stage]:
    """The stages of this form of the run, or the named ones and whatever they need."""
    known = {stage.name: stage for stage in STAGES}
    wanted = set(names)
    if unknown := sorted(wanted - set(known)):
        bootstrap.fail(f"there is no stage {unknown[0]!r}; the stages are {', '.join(known)}.", code=2)
    if not wanted:
        return [stage for stage in STAGES if is_part_of(stage, form)]
    for stage in reversed(STAGES):  # a stage comes after the one it needs
        if stage.name in wanted:
            wanted.update(stage.needs)
    return [stage for stage in STAGES if stage.name in wanted]


def is_part_of(stage: Stage, form: str) -> bool:
    return bool(stage.quick) if form == "quick" else form == "long" or not stage.only_long


def run_all(stages: Sequence[Stage], form: str, python: Path) -> dict[str, Result]:
    LOGS.mkdir(parents=True, exist_ok=True)
    waiting, running, results = list(stages), list[Run](), dict[str, Result]()
    try:
        while waiting or running:
            for stage in list(waiting):
                if {*stage.needs, stage.after} & unfinished(waiting, running):
                    continue
                if missing := next((name for name in stage.needs if results[name].word not in PASSED), None):
                    waiting.remove(stage)
                    before = results[missing]
                    results[stage.name] = Result("skipped", note=before.note or f"{missing} {before.word}")
                elif may_start(stage, running):
                    waiting.remove(stage)
                    running.append(start(stage, form, python))
            time.sleep(0.02)
            for run in list(running):
                code = look_after(run)
                if code is None or (code != 0 and form == "full" and try_again(run)):
                    continue
                running.remove(run)
                results[run.stage.name] = result = finish(run, code)
                report(run.stage, result)
    finally:
        for run in running:
            run.process.terminate()
    return {stage.name: results[stage.name] for stage in stages}


def unfinished(waiting: Sequence[Stage], running: Sequence[Run]) -> set[str | None]:
    return {stage.name for stage in (*waiting, *[run.stage for run in running])}


def may_start(stage: Stage, running: Sequence[Run]) -> bool:
    if stage.alone:
        return not running
    width = sum(run.stage.width for run in running) + stage.width
    return width <= WIDTH and not any(run.stage.alone for run in running)


def start(stage: Stage, form: str, python: Path) -> Run:
    command = {"quick": stage.quick, "long": stage.long}.get(form) or stage.command
    env = {**os.environ, "PATH": f"{python.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    env |= {"VIRTUAL_ENV": str(python.parent.parent), "COLUMNS": "110"}
    env.pop("PYTHONPATH", None)
    env.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # or each of hundreds of processes compiles everything it imports
    if stage.engine == "compiled":
        env["PYTHONPATH"] = str(bootstrap.ROOT / COMPILED)
    elif stage.engine == "quickest":
        env["PYTHONPATH"] = str(engine_tree())
    if stage.covers and form != "quick":
        env = counted(env, stage.name, stage.covers)
    log = (LOGS / f"{stage.name}.log").open("w+b")
    if stage.counts:
        failures_of(stage).unlink(missing_ok=True)
        command += f" --failures {shlex.quote(str(failures_of(stage)))}"
    # finds the programs in .venv, whatever PATH this process has
    program, *rest = shlex.split(command)
    argv = [str(python.parent / program), *rest]
    process = subprocess.Popen(argv, cwd=bootstrap.ROOT, env=env, stdout=log, stderr=subprocess.STDOUT)
    return Run(stage, process, log, time.monotonic(), env)


def failures_of(stage: Stage) -> Path:
    """Where a stage's tests write which of them failed."""
    return LOGS / f"{stage.name}.failures"


def try_again(run: Run) -> bool:
    """Start a stage's failed tests again by themselves, if they are few and it is the first time.

    A test that passes then is unsteady: the summary names it, and it is to be mended, but the machine may
    just have been busy.
    """
    path = failures_of(run.stage)
    if run.unsteady or not path.exists():
        return False
    failed = path.read_text().splitlines()
    if not 0 < len(failed) <= UNSTEADY_AT_MOST:
        return False
    run.unsteady = failed
    run.log.seek(0, os.SEEK_END)
    run.log.write(f"\n{AGAIN}\n".encode())
    run.log.flush()
    argv = [run.env["VIRTUAL_ENV"] + "/bin/python", "-m", "pytest", "-q", *failed]
    run.process = subprocess.Popen(
        argv, cwd=bootstrap.ROOT, env=run.env, stdout=run.log, stderr=subprocess.STDOUT
    )
    return True


def counted(env: dict[str, str], name: str, packages: str) -> dict[str, str]:
    """An environment in which every process notes the lines it runs, in a folder of the stage."""
    folder = bootstrap.ROOT / COUNTED / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path = [str(COUNTING), *filter(None, [env.get("PYTHONPATH")])]
    env |= {"BACKROOM_COUNTED": packages, "BACKROOM_COUNTED_IN": str(folder)}
    return env | {"PYTHONPATH": os.pathsep.join(path)}


def look_after(run: Run) -> int | None:
    """The exit code of a stage, whose processor time is noted; None while it runs."""
    pid, status, used = os.wait4(run.process.pid, os.WNOHANG)
    if pid == 0:
        return None
    run.work += used.ru_utime + used.ru_stime
    run.process.returncode = os.waitstatus_to_exitcode(status)
    return run.process.returncode


def finish(run: Run, code: int) -> Result:
    seconds = time.monotonic() - run.began
    run.log.seek(0)
    lines = [line for line in run.log.read().decode(errors="replace").splitlines() if line.strip()]
    run.log.close()
    last = lines[-1].strip("= ")[:100] if lines else ""
    if code == SKIP:
        return Result("skipped", seconds, last, run.work)
    if not run.stage.counts:
        return Result("failed" if code else "passed", seconds, work=run.work)
    again = len(lines) - 1 - lines[::-1].index(AGAIN) if run.unsteady else len(lines)
    first = lines[again - 1].strip("= ")[:100] if again else ""
    counts = Counter[str]()
    for number, word in COUNTS.findall(first):
        counts["failed" if word.startswith("error") else word] += int(number)
    if run.unsteady and code == 0:
        counts["unsteady"] = counts.pop("failed")
        return Result("unsteady", seconds, first, run.work, counts, run.unsteady)
    return Result("failed" if code else "passed", seconds, first, run.work, counts)


def report(stage: Stage, result: Result) -> None:
    """Print that a stage ended; print its output only if a test of it failed."""
    if result.word in ("failed", "unsteady"):
        print(f"--- {stage.name}: {stage.what}")
        print((LOGS / f"{stage.name}.log").read_text(errors="replace").rstrip())
        print("---")
    print(f"{stage.name:<16} {result.word:<8} {result.seconds:6.1f} s", flush=True)


def summarise(results: dict[str, Result], seconds: float) -> int:
    print(f"\n{'stage':<16} {'result':<8} {'seconds':>7} {'of work':>7}")
    for name, result in results.items():
        line = f"{name:<16} {result.word:<8} {result.seconds:7.1f} {result.work:7.1f}  {result.note}"
        print(line.rstrip())
    failed = [name for name, result in results.items() if result.word == "failed"]
    skipped = [name for name, result in results.items() if result.word == "skipped"]
    verdict = f"failed: {', '.join(failed)}" if failed else "all passed"
    if skipped:
        verdict += f"; skipped: {', '.join(skipped)}"
    unsteady = [test for result in results.values() for test in result.unsteady]
    for test in unsteady:
        print(f"unsteady: {test} failed among the others and passed by itself: mend it")
    work = sum(result.work for result in results.values())
    print(f"\n{verdict}, in {seconds:.1f} s ({work:.0f} s of work)")
    counts = sum((result.counts for result in results.values()), Counter[str]())
    words = ("passed", "failed", "skipped", *(["unsteady"] if unsteady else []))
    print(", ".join(f"{counts[word]} {word}" for word in words))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
