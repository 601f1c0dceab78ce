"""O29: the most dangerous player cannot call, and keeps the worst card for two turns."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import HARM, Reading
from backroom.games.omerta.moves import LayPatrol, Move

TWO_TURNS = 0.6  # what it costs not to call, nor to touch a card, for two turns, in cards


def worth(reading: Reading) -> float:
    """Two turns of an opponent, cut short."""
    return TWO_TURNS * reading.pile.mean() * HARM


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """On the highest card of whoever is nearest to calling: it counts, and cannot be got rid of."""
    return max(options, key=lambda move: harm(reading, move))


def harm(reading: Reading, move: Move) -> float:
    """How much danger it holds up, and how many points it holds fast."""
    if not isinstance(move, LayPatrol):
        return 0.0
    return 1000.0 - reading.danger(move.seat) + 0.01 * reading.expected_at(move.seat, move.place)
