"""O22: two cards for the most dangerous."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import HARM, Reading
from backroom.games.omerta.moves import Give, Move


def worth(reading: Reading) -> float:
    """Two cards in opponents' hands."""
    return 2 * reading.pile.mean() * HARM


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """Each card to whoever is the most dangerous at that moment, the first one counted."""
    return max(options, key=lambda move: harm(reading, move))


def harm(reading: Reading, move: Move) -> float:
    """How much danger the gifts take away."""
    if not isinstance(move, Give):
        return 0.0
    gift = reading.pile.mean()
    first = reading.danger(move.first)
    second = reading.danger(move.second) + (gift if move.first == move.second else 0.0)
    return 1000.0 - first - second
