"""How many games the laws play: `pytest --long` plays twenty-five times as many, `--brief` a few.

Compiled, each law is tried in full. Interpreted, a short run tries it on fewer games: law 1 compares on both
engines what they play, tell and imagine, and is never cut down.
"""

from __future__ import annotations

import os

from backroom.engine import engine

LONG = 25
BRIEF = 20
SHARE = 6  # for six games that are played compiled, one is played interpreted
EVERY = 4  # ... and for four stories whose worlds are counted, one is
FEWER = 8


def is_long() -> bool:
    """Whether this run is for the full figures."""
    return os.environ.get("BACKROOM_TRIES") == "long"


def games(short: int) -> int:
    """This many games, more in a long run, or a few; interpreted, a share of them."""
    if os.environ.get("BACKROOM_TRIES") == "brief":
        return max(1, short // BRIEF)
    if is_long():
        return short * LONG
    return short if engine() == "compiled" else max(1, short // SHARE)


def samples(compiled: int) -> int:
    """This many imagined tables; fewer interpreted, since by law 1 both engines imagine the same ones."""
    return compiled if is_long() or engine() == "compiled" else compiled // FEWER


def some(names: list[str]) -> list[str]:
    """All of them; interpreted, a share."""
    return names if is_long() or engine() == "compiled" else names[::EVERY]
