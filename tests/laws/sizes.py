"""How many games the laws are tried on: `pytest --long` plays twenty-five times as many."""

from __future__ import annotations

import sys

LONG = 25


def games(short: int) -> int:
    """So many games, or many more in a long run."""
    return short * LONG if "--long" in sys.argv else short
