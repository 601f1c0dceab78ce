"""Random draws for imagining a table."""

from __future__ import annotations

from random import Random


def pick(chances: list[float], total: float, rng: Random) -> int:
    """An index, in proportion to its chance."""
    point = rng.random() * total
    for index, chance in enumerate(chances):
        point -= chance
        if point < 0.0:
            return index
    return max(index for index, chance in enumerate(chances) if chance > 0.0)


def sum_of(chances: list[float]) -> float:
    """The sum of all chances."""
    total = 0.0
    for chance in chances:
        total += chance
    return total


def shuffle(things: list[int], rng: Random) -> None:
    """Put things in a random order."""
    for last in range(len(things) - 1, 0, -1):
        index = int(rng.random() * (last + 1))
        things[last], things[index] = things[index], things[last]
