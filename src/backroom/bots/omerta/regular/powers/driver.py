"""O24: throw the bottles with the most points; unknown cards only if the odds pay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Move, Throw
from backroom.games.omerta.printed.editions import EDITIONS


def worth(reading: Reading) -> float:
    """What the best throw saves."""
    worthy = sorted(reading.free, key=lambda place: -single(reading, place))[:3]
    throws = [(place,) for place in worthy] + list(combinations(worthy, 2))
    return max((saved(reading, places) for places in throws), default=0.0)


def single(reading: Reading, place: int) -> float:
    """What one card alone would save."""
    return saved(reading, (place,))


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """The throw that saves most, the higher card on top; none if every throw is more likely to cost."""
    return max(options, key=lambda move: (gain(reading, move), top(reading, move)))


def gain(reading: Reading, move: Move) -> float:
    """Points saved by this answer."""
    return saved(reading, move.places) if isinstance(move, Throw) else 0.0


def top(reading: Reading, move: Move) -> float:
    """The next player may take the card on top: better a high one."""
    return reading.points[move.places[-1]] if isinstance(move, Throw) else 0.0


def saved(reading: Reading, places: tuple[int, ...]) -> float:
    """O24: the points thrown if all are bottles, less a penalty card for a character among them."""
    penalty = reading.pile.mean()
    if not EDITIONS[reading.view.setup.edition].driver_returns_all:
        return sum(bottle_points(reading, place) - (1 - bottle(reading, place)) * penalty for place in places)
    all_bottles = 1.0
    for place in places:
        all_bottles *= bottle(reading, place)
    if not all_bottles:
        return -penalty
    points = sum(bottle_points(reading, place) / bottle(reading, place) for place in places)
    return all_bottles * points - (1 - all_bottles) * penalty


def bottle(reading: Reading, place: int) -> float:
    """How likely this own card is a bottle."""
    return reading.chance_of_bottle(reading.own[place])


def bottle_points(reading: Reading, place: int) -> float:
    """The points of this own card, a character counted as none."""
    return reading.bottle_points(reading.own[place])
