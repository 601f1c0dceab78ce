"""O10: where the drawn card goes, weighed in points."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.powers import WORTH
from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Discard, Move, Replace
from backroom.games.omerta.printed.cards import KIND_OF, POINTS, is_bottle

FIRST = 0.85  # how often the bot is the first to throw a card it knows
KNOWING = 1.0  # what it is worth to know a card of one's own
SURPRISE = 0.5  # what an unknown card does when it is discarded: a power, or somebody's snap


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The put that leaves the fewest points."""
    assert reading.view.drawn_card is not None
    drawn = KIND_OF[reading.view.drawn_card]
    return max(options, key=lambda move: gain(reading, move, drawn))


def gain(reading: Reading, move: Move, drawn: int) -> float:
    """How many points this put is expected to save."""
    if isinstance(move, Discard):
        return follow(reading, drawn)
    assert isinstance(move, Replace)
    return release(reading, move.place) - POINTS[drawn]


def release(reading: Reading, place: int) -> float:
    """What it is worth to get rid of a card of one's own: its points, and what its discard brings."""
    kind = reading.kind_at(place)
    points = reading.points[place]
    if kind == 0:
        return points + SURPRISE + KNOWING
    return points + follow(reading, kind, besides=place)


def follow(reading: Reading, kind: int, besides: int | None = None) -> float:
    """O13, O18: what a discard of this kind brings: a snap with an equal card, or a power."""
    if not is_bottle(kind):
        worth = reading.worths.get(kind)
        if worth is None:
            worth = reading.worths[kind] = WORTH[kind](reading)
        return worth
    kinds = reading.kinds
    if kind in kinds.values():
        for place in reading.free:
            if kinds[place] == kind and place != besides:
                return FIRST * kind
    return 0.0


def best_release(reading: Reading) -> float | None:
    """The most that replacing a card is worth, without the new card; None if none can be replaced."""
    return max((release(reading, place) for place in reading.free), default=None)
