"""How many games the laws play: `pytest --long` plays twenty-five times as many, `--brief` a few."""

from __future__ import annotations

import os

from backroom.engine import engine

LONG = 25
BRIEF = 20
FEWER = 8


def is_long() -> bool:
    """Whether this run is for the full figures."""
    return os.environ.get("BACKROOM_TRIES") == "long"


def games(short: int) -> int:
    """This many games, more in a long run, or a few; half interpreted: by law 1 both engines play alike."""
    if os.environ.get("BACKROOM_TRIES") == "brief":
        return max(1, short // BRIEF)
    if is_long():
        return short * LONG
    return short if engine() == "compiled" else max(1, short // 2)


def samples(compiled: int) -> int:
    """This many imagined tables; fewer interpreted, since by law 1 both engines imagine the same ones."""
    return compiled if is_long() or engine() == "compiled" else compiled // FEWER
