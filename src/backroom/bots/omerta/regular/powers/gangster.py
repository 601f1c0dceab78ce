"""O19: the bot's worst card for an opponent's best."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import HARM, Reading
from backroom.games.omerta.moves import Move, Swap

DOUBT = 0.5  # what it costs to give a known card for an unknown one


def worth(reading: Reading) -> float:
    """What the best exchange saves."""
    own = max((reading.points[place] for place in reading.free), default=0.0)
    theirs = [
        reading.expected_at(seat, place.place)
        for seat in reading.others
        for place in reading.view.hands[seat]
        if not place.blocked
    ]
    return max(0.0, own - min(theirs, default=own)) * (1 + HARM)


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The exchange that saves most; between two opponents, the one that hurts the more dangerous."""
    danger = {seat: reading.danger(seat) for seat in reading.others}
    expected = {
        (seat, place.place): reading.expected_at(seat, place.place)
        for seat, hand in enumerate(reading.view.hands)
        for place in hand
    }
    return max(options, key=lambda move: gain(reading, move, expected, danger))


def gain(
    reading: Reading, move: Move, expected: dict[tuple[int, int], float], danger: dict[int, float]
) -> float:
    """Points saved, and points given to somebody who is dangerous."""
    if not isinstance(move, Swap):
        return 0.0
    moved = expected[move.seat, move.place] - expected[move.other, move.other_place]
    if move.seat == reading.seat:
        doubt = DOUBT if reading.kind_at(move.place) else 0.0
        return moved * (1 + HARM) - doubt
    if danger[move.seat] > danger[move.other]:
        return moved * HARM / 2
    return -moved * HARM / 2
