"""`backroom bench snaps`: how fair the snap race is to people on wires of different length."""

from __future__ import annotations

from backroom.complaint import Complaint
from backroom.lab.snap_race import Wire, simulate

WIRES = (Wire(0.005), Wire(0.040), Wire(0.120), Wire(0.250))
LIAR = Wire(0.005, held_back=2 * (0.150 - 0.005))
NEAR = (Wire(0.005), Wire(0.040), Wire(0.120))
MOST = 10_000_000


def bench_snaps(*, races: int = 15_000) -> None:
    """Let equally quick people race on wires of 5, 40, 120 and 250 ms, and say how often each wins.

    Once by arrival alone, once judged as a table does, and once with a seat near the server that holds back
    its pongs to seem 150 ms away.

    Parameters
    ----------
    races
        How many races of each kind.
    """
    if not 1 <= races <= MOST:
        raise Complaint(f"--races {races}: choose 1 to {MOST} races.")
    for report in (
        simulate(WIRES, title="by arrival alone", scheme="none", races=races),
        simulate(WIRES, title="judged by the table", races=races),
        simulate((Wire(0.005), *NEAR), title="four honest seats, two of them near", races=races),
        simulate((LIAR, *NEAR), title="the first of them holds back its pongs", races=races),
    ):
        print(report.text())
