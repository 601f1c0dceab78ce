"""O25: show the Killer, when it is there for sure; it takes its own 15 points with it."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.cards import KILLER
from backroom.games.omerta.moves import Move, Pass, Show


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The Killer, never another card."""
    for move in options:
        if isinstance(move, Show) and reading.kind_at(move.place) == KILLER:
            return move
    return next(move for move in options if isinstance(move, Pass))
