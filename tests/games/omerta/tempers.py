"""Ways to play OMERTA at random: several tempers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from backroom.games.omerta.moves import CallOmerta, Move, Pass


class Temper(NamedTuple):
    """How wild the players are: the chance that they call, or throw, when they may."""

    call: float
    snap: float


TEMPERS: Final = (Temper(0.3, 0.75), Temper(0.02, 0.1), Temper(0.0, 0.5), Temper(0.005, 0.02))


def choose(options: Sequence[Move], rng: Random, temper: Temper) -> Move:
    """Choose one of the options, by temper."""
    if isinstance(options[0], CallOmerta) and len(options) > 1 and rng.random() >= temper.call:
        options = options[1:]
    elif isinstance(options[0], Pass) and rng.random() >= temper.snap:
        return options[0]
    return options[int(rng.random() * len(options))]
