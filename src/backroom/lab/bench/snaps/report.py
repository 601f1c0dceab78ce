"""Starts races over real sockets, and reports their results."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from backroom.complaint import Complaint
from backroom.lab.bench.snaps.network import inside, what_is_missing
from backroom.lab.bench.snaps.races import MODES, Outcome
from backroom.lab.interval import wilson


class Report(NamedTuple):
    """How often each mode won against an equally quick player."""

    outcomes: tuple[Outcome, ...]

    def text(self) -> str:
        """One line per mode."""
        lines = ["both react in 200 ms, over real sockets; the first of them:", " races  wins  95 % interval"]
        for outcome in self.outcomes:
            low, high = wilson(outcome.wins / outcome.races, outcome.races)
            interval = f"{low:.1%} to {high:.1%}"
            lines.append(f"{outcome.races:6} {outcome.wins:5}  {interval:16}  {outcome.mode}")
        return "\n".join(lines)


def race_in_namespaces(races: int, modes: Sequence[str] = tuple(MODES)) -> Report:
    """Race this many times in each mode, all at the same time, in a private network; or say why not."""
    missing = what_is_missing()
    if missing is not None:
        raise Complaint(f"No races over real sockets on this machine: {missing}.")
    command = [sys.executable, "-P", "-m", "backroom.lab.bench.snaps.races", str(races), *modes]
    done = subprocess.run(inside(command), check=False, capture_output=True, text=True)
    if done.returncode:
        raise Complaint(f"The races were not run: {done.stderr.strip()[-500:]}")
    return Report(msgspec.json.decode(done.stdout, type=tuple[Outcome, ...]))
