"""`backroom bench snaps`: how fair the snap race is, to distant players and against tricks."""

from __future__ import annotations

from backroom.complaint import Complaint
from backroom.lab.bench.snaps.report import race_in_namespaces
from backroom.lab.snap_race import Wire, simulate
from backroom.lab.snap_tricks import PEOPLE, TOGETHER, TRICKS, play

WIRES = (Wire(0.005), Wire(0.040), Wire(0.120), Wire(0.250))
FAR = (Wire(0.005), Wire(0.040), Wire(0.120), Wire(0.150))
MOST = 10_000_000
MOST_REAL = 10_000


def bench_snaps(*, races: int | None = None, sockets: bool = False) -> None:
    """Let equally quick people race, near and far, honest and not, and report how often each wins.

    Parameters
    ----------
    races
        How many races of each kind: 15,000, or 200 with --sockets.
    sockets
        Use a real server and real connections, in a network namespace (Linux), instead of a simulation.
    """
    most = MOST_REAL if sockets else MOST
    if races is not None and not 1 <= races <= most:
        raise Complaint(f"--races {races}: choose 1 to {most} races.")
    if sockets:
        print(race_in_namespaces(200 if races is None else races).text())
    else:
        simulate_all(15_000 if races is None else races)


def simulate_all(races: int) -> None:
    """Simulate the races."""
    for report in (
        simulate(WIRES, title="by arrival alone", scheme="none", races=races),
        simulate(WIRES, title="judged by the table", races=races),
        simulate(FAR, title="judged by the table, up to 150 ms", races=races),
    ):
        print(report.text())
    print(f"A trick against somebody as quick ({races:,} races each, in evenings of 200)")
    for people in PEOPLE:
        print(f"  both react in {people}")
        for name, trick in TRICKS.items():
            share = play(trick, people, races).shares[0]
            print(f"    {share.rate:6.1%}  ({share.low:.1%} to {share.high:.1%})  {name}")
    print(f"Several who lie together ({races:,} races each); the last is honest, and as quick as they are")
    for people in PEOPLE:
        print(f"  all react in {people}")
        for name, wires in TOGETHER.items():
            shares = play(wires, people, races).shares
            print(f"    {' '.join(f'{share.rate:6.1%}' for share in shares)}  {name}")
