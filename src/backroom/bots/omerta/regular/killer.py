"""O25: show the Killer if it is certainly there; its own 15 points go with it."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Move, Pass, Show
from backroom.games.omerta.printed.cards import KILLER


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The Killer, never another card."""
    for move in options:
        if isinstance(move, Show) and reading.kind_at(move.place) == KILLER:
            return move
    return next(move for move in options if isinstance(move, Pass))
