"""Which options of a decision are kept: paired differences, world by world."""

from __future__ import annotations

from random import Random

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
    assert (tally.best(), tally.mean(2), tally.mean(4)) == (2, 5.5, 0.0)
