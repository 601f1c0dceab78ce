"""O21: look at an unknown card of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Look, Move

LOOKING = 1.5  # what it is worth to learn a card of one's own


def worth(reading: Reading) -> float:
    """A little, if there is anything to learn."""
    return LOOKING if any(reading.kind_at(place) == 0 for place in reading.free) else 0.0


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The unknown card that is expected to be the worst; a known one only if the print commands it."""
    return max(options, key=lambda move: news(reading, move))


def news(reading: Reading, move: Move) -> float:
    """What a look may tell."""
    if not isinstance(move, Look) or reading.kind_at(move.place):
        return 0.0
    return 1.0 + reading.points[move.place]
