"""O20: shuffle the hand of somebody who knows it well and is near to calling."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import HARM, Reading
from backroom.games.omerta.moves import Mix, Move

KNOWN = 2.0  # what a card is worth to somebody who could name it


def worth(reading: Reading) -> float:
    """What the opponent who knows most would lose."""
    return HARM * KNOWN * max(reading.known_to_owner(seat) for seat in reading.others)


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The opponent who knows most, weighed against how far from calling they are."""
    return max(options, key=lambda move: harm(reading, move))


def harm(reading: Reading, move: Move) -> float:
    """How much a shuffle would cost this player."""
    if not isinstance(move, Mix):
        return 0.0
    return KNOWN * reading.known_to_owner(move.seat) - 0.1 * reading.danger(move.seat) + 20.0
