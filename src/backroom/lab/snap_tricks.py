"""The tricks that were tried to win a snap without being quicker, and how often each beats an equal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from backroom.lab.snap_race import ALERT, USUAL, People, Report, Wire, simulate

NEAR: Final = 0.005  # seconds of one way, for both
LIE: Final = 0.226  # seconds there and back by which answers are delayed: the most that was measured
OFFICE: Final = 0.040  # seconds of one way, for a player whose distance a liar imitates


class Trick(NamedTuple):
    """A way to seem farther away, against an equally quick player who does nothing."""

    liar: Wire
    honest: Wire = Wire(NEAR)


TRICKS: Final[dict[str, Trick]] = {
    "nothing": Trick(Wire(NEAR)),
    "pongs are held back": Trick(Wire(NEAR, held_back=LIE)),
    "the same, behind a proxy that tells nothing": Trick(Wire(NEAR, held_back=LIE, direct=False)),
    "everything is late but claims": Trick(Wire(NEAR, late_too=LIE)),
    "the same, by as much as is made up for": Trick(Wire(NEAR, late_too=0.340)),
    "the same, by a little": Trick(Wire(NEAR, late_too=0.040)),
    "the same, to seem as near as the other": Trick(Wire(NEAR, late_too=0.069), Wire(OFFICE)),
    "the same, and one claim of ten is slow": Trick(Wire(NEAR, late_too=LIE, dawdles=0.1)),
    "the same, and three of ten are": Trick(Wire(NEAR, late_too=LIE, dawdles=0.3)),
    "a second tab is far away": Trick(Wire(NEAR + LIE / 2, second=NEAR)),
    "a second tab, and everything is late but claims": Trick(Wire(0.150, second=NEAR, late_too=0.1)),
}
LIAR: Final = Wire(NEAR, late_too=LIE)
TOGETHER: Final[dict[str, tuple[Wire, ...]]] = {  # the last player is honest, and as quick as the others
    "one liar and two who do nothing": (LIAR, Wire(NEAR), Wire(NEAR)),
    "two liars and one who does nothing": (LIAR, LIAR, Wire(NEAR)),
    "the same, who is 150 ms away": (LIAR, LIAR, Wire(0.150)),
    "two liars and two who do nothing": (LIAR, LIAR, Wire(NEAR), Wire(NEAR)),
}
PEOPLE: Final[dict[str, tuple[People, float]]] = {  # and how shaky their wires are
    "200 ms, nearly always": (ALERT, 0.02),
    "450 ms, half within 70": (USUAL, 0.10),
}


def play(trick: Sequence[Wire], people: str, races: int, seed: int = 1) -> Report:
    """Race tricksters against equals, in evenings of 200 races."""
    equals, swing = PEOPLE[people]
    wires = [wire._replace(swing=swing) for wire in trick]
    return simulate(wires, title=people, races=races, people=equals, seed=seed)
