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


@dataclass
class Result:
    word: str  # passed, failed or skipped
    seconds: float = 0.0
    note: str = ""
    work: float = 0.0  # seconds of processor time, which do not depend on other programs
    counts: Counter[str] = field(default_factory=Counter[str])


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
                if missing := next((name for name in stage.needs if results[name].word != "passed"), None):
                    waiting.remove(stage)
                    before = results[missing]
                    results[stage.name] = Result("skipped", note=before.note or f"{missing} {before.word}")
                elif may_start(stage, running):
                    waiting.remove(stage)
                    running.append(start(stage, form, python))
            time.sleep(0.02)
            for run in list(running):
                code, work = look_after(run)
                if code is not None:
                    running.remove(run)
                    results[run.stage.name] = result = finish(run, code, work)
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
    # finds the programs in .venv, whatever PATH this process has
    program, *rest = shlex.split(command)
    argv = [str(python.parent / program), *rest]
    process = subprocess.Popen(argv, cwd=bootstrap.ROOT, env=env, stdout=log, stderr=subprocess.STDOUT)
    return Run(stage, process, log, time.monotonic())


def counted(env: dict[str, str], name: str, packages: str) -> dict[str, str]:
    """An environment in which every process notes the lines it runs, in a folder of the stage."""
    folder = bootstrap.ROOT / COUNTED / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path = [str(COUNTING), *filter(None, [env.get("PYTHONPATH")])]
    env |= {"BACKROOM_COUNTED": packages, "BACKROOM_COUNTED_IN": str(folder)}
    return env | {"PYTHONPATH": os.pathsep.join(path)}


def look_after(run: Run) -> tuple[int | None, float]:
    """The exit code of a stage and the processor time it used; None while it runs."""
    pid, status, used = os.wait4(run.process.pid, os.WNOHANG)
    if pid == 0:
        return None, 0.0
    run.process.returncode = os.waitstatus_to_exitcode(status)
    return run.process.returncode, used.ru_utime + used.ru_stime


def finish(run: Run, code: int, work: float) -> Result:
    seconds = time.monotonic() - run.began
    run.log.seek(0)
    lines = [line for line in run.log.read().decode(errors="replace").splitlines() if line.strip()]
    run.log.close()
    last = lines[-1].strip("= ")[:100] if lines else ""
    if code == SKIP:
        return Result("skipped", seconds, last, work)
    counts = Counter[str]()
    if run.stage.counts:
        for number, word in COUNTS.findall(last):
            counts["failed" if word.startswith("error") else word] += int(number)
    note = last if run.stage.counts else ""
    return Result("failed" if code else "passed", seconds, note, work, counts)


def report(stage: Stage, result: Result) -> None:
    """Print that a stage ended; print its output only if it failed."""
    if result.word == "failed":
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
    work = sum(result.work for result in results.values())
    print(f"\n{verdict}, in {seconds:.1f} s ({work:.0f} s of work)")
    counts = sum((result.counts for result in results.values()), Counter[str]())
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
