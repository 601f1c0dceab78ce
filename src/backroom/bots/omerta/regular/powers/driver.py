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
    return max([saved(reading, places) for places in throws], default=0.0)


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
    bottles = reading.bottles
    saved = 0.0
    if not EDITIONS[reading.view.setup.edition].driver_returns_all:
        for place in places:
            chance, points = bottles[place]
            saved += points - (1 - chance) * penalty
        return saved
    all_bottles = 1.0
    for place in places:
        all_bottles *= bottles[place][0]
    if not all_bottles:
        return -penalty
    for place in places:
        chance, points = bottles[place]
        saved += points / chance
    return all_bottles * saved - (1 - all_bottles) * penalty
