"""How many games the laws are tried on: `pytest --long` plays twenty-five times as many, `--brief` a few."""

from __future__ import annotations

import sys

LONG = 25
BRIEF = 20


def games(short: int) -> int:
    """So many games, many more in a long run, or only a few."""
    if "--brief" in sys.argv:
        return max(1, short // BRIEF)
    return short * LONG if "--long" in sys.argv else short
