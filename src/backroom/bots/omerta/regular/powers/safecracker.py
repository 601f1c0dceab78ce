"""O23: the lowest card of the safe for the bot's worst."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Exchange, Move, OpenSafe

LOWEST_OF_FOUR = 0.3  # of the mean: what the lowest of four unseen cards is expected to be


def worth(reading: Reading) -> float:
    """The bot's worst card, less what the safe is likely to offer."""
    worst = max((reading.points[place] for place in reading.free), default=0.0)
    offers = [reading.expected(sight) for sight in reading.memory.safe.values()]
    return max(0.0, worst - min(*offers, LOWEST_OF_FOUR * reading.pile.mean()))


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """Look always; then the exchange that saves most, or none that costs where none is allowed."""
    return max(options, key=lambda move: gain(reading, move))


def gain(reading: Reading, move: Move) -> float:
    """Points saved by this answer."""
    if isinstance(move, OpenSafe):
        return 1.0
    if not isinstance(move, Exchange):
        return 0.0
    return reading.points[move.place] - reading.expected(reading.memory.safe[move.safe])
