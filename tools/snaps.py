"""Check that no trick wins snaps against an equally quick player, over real sockets (`backroom bench snaps`).

By default the two tricks that used to win every race, forty times; with --long all of them, two hundred
times.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from backroom.lab.bench.snaps.network import what_is_missing
from backroom.lab.bench.snaps.races import MODES, Outcome
from backroom.lab.bench.snaps.report import race_in_namespaces
from backroom.lab.interval import wilson
from tools.stages import SKIP

HONEST: Final = "150 ms away, honestly"
WORST: Final = ("all acknowledgements are stale, from the handshake on", "a second tab with a slow way back")
LEAST: Final = 0.47  # share of the races for an honest player


class Size(NamedTuple):
    """How many races, which modes, and how much a trick may win."""

    races: int
    modes: tuple[str, ...]
    most: float


USUAL: Final = Size(40, WORST, 0.75)  # a lie wins most of the first ten races
LONG: Final = Size(200, tuple(MODES), 0.60)


def complaints(outcomes: tuple[Outcome, ...], most: float) -> list[str]:
    """What is unfair beyond chance, 19 times in 20 (both ends together)."""
    found: list[str] = []
    for mode, wins, races in outcomes:
        low, high = wilson(wins / races, races)
        if low > most:
            found.append(f"{mode}: won {wins} of {races} races, and should win at most {most:.0%}")
        if mode == HONEST and high < LEAST:
            found.append(f"{mode}: won {wins} of {races} races, and should win at least {LEAST:.0%}")
    return found


def main(arguments: list[str]) -> int:
    """Race, and report what is unfair."""
    missing = what_is_missing()
    if missing is not None:
        print(f"no races over real sockets here: {missing}")
        return SKIP
    size = LONG if "--long" in arguments else USUAL
    report = race_in_namespaces(size.races, size.modes)
    print(report.text())
    found = complaints(report.outcomes, size.most)
    for complaint in found:
        print(complaint)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
