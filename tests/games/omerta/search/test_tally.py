"""Which options of a decision are kept: paired differences, world by world."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games.omerta.search.tally import Tally

LEAST = 0.001


def a_tally(worlds: int, gaps: tuple[float, ...], *, shared: float, own: float) -> Tally:
    """Options behind the first by these gaps; worlds differ by `shared`, an option in each by `own`."""
    rng = Random(3)
    tally = Tally(list(range(len(gaps))))
    for _ in range(worlds):
        world = rng.gauss(0.4, shared)
        tally.add([world - gap + rng.gauss(0.0, own) for gap in gaps])
    return tally


def test_what_is_clearly_worse_in_the_same_worlds_is_dropped() -> None:
    """How much worlds differ from each other does not matter."""
    tally = a_tally(400, (0.0, 0.05, 0.001), shared=0.4, own=0.05)
    tally.drop_hopeless(LEAST)
    assert tally.left == [0, 2]


def test_what_may_still_be_the_best_is_kept() -> None:
    tally = a_tally(400, (0.0, 0.02), shared=0.1, own=0.5)
    tally.drop_hopeless(LEAST)
    assert tally.left == [0, 1]


def test_nothing_is_dropped_after_a_few_worlds_that_happen_to_be_alike() -> None:
    few = a_tally(20, (0.0, 0.0), shared=0.0, own=0.0)
    few.drop_hopeless(LEAST)
    assert few.left == [0, 1]
    many = a_tally(2_000, (0.0, 0.0), shared=0.0, own=0.0)
    many.drop_hopeless(LEAST)
    assert many.left == [0]


def test_the_worse_half_is_dropped() -> None:
    tally = Tally([0, 1, 2, 3, 4])
    tally.add([1.0, 5.0, 2.0, 3.0, 0.0])
    tally.drop_worse_half()
    assert tally.left == [1, 2, 3]
    tally.add([2.0, 9.0, 2.0])
    assert (tally.best(), tally.left) == (2, [1, 2, 3])


def test_the_chance_of_an_option_that_was_dropped_is_told_by_what_it_lost_on_the_best() -> None:
    """It was played in two bad worlds, and the best in a good one as well."""
    tally = Tally([0, 1, 2])
    tally.add([0.2, 0.1, 0.2])
    tally.add([0.2, 0.1, 0.3])
    tally.left = [0, 2]
    tally.add([0.8, 0.6])
    assert tally.best() == 0
    assert tally.chance(0) == pytest.approx(0.4)
    assert tally.chance(1) == pytest.approx(0.3)
    assert tally.chance(2) == pytest.approx(0.4 - 0.1 / 3)
    lucky = Tally([0, 1])
    lucky.add([0.1, 0.3])
    lucky.left = [0]
    lucky.add([0.9])
    assert lucky.chance(1) == lucky.chance(0), "nothing is better than the best"
