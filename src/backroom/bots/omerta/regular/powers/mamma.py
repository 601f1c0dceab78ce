"""O28: the most dangerous player loses a turn."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import HARM, Reading
from backroom.games.omerta.moves import LayMamma, Move

TURN = 0.5  # what a turn is worth to somebody, in cards


def worth(reading: Reading) -> float:
    """What it is worth that an opponent loses a turn."""
    return TURN * reading.pile.mean() * HARM


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The opponent nearest to calling."""
    return max(options, key=lambda move: harm(reading, move))


def harm(reading: Reading, move: Move) -> float:
    """How much danger it holds up."""
    return 1000.0 - reading.danger(move.seat) if isinstance(move, LayMamma) else 0.0
