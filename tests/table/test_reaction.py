"""Bots throw a card as quickly as people do."""

from random import Random
from statistics import median, quantiles

import pytest

from backroom.bots import BOTS
from backroom.table.reaction import QUICKEST, QUICKNESS, USUAL, reaction


@pytest.mark.parametrize("level", [*QUICKNESS, "of somebody else"])
def test_the_figures_are_as_documented(level: str) -> None:
    rng = Random(level)
    times = [reaction(level, rng) for _ in range(20_000)]
    wanted = QUICKNESS.get(level, USUAL)
    assert median(times) == pytest.approx(wanted.median, rel=0.02)
    assert min(times) >= QUICKEST
    low, _, high = quantiles(times, n=4)
    assert high / low == pytest.approx(2.718281828 ** (2 * 0.6745 * wanted.spread), rel=0.03)


def test_a_regular_bot_is_no_quicker_than_a_person() -> None:
    rng = Random(1)
    times = sorted(reaction("regular", rng) for _ in range(20_000))
    assert times[5_000] == pytest.approx(0.61, abs=0.01)
    assert times[15_000] == pytest.approx(0.92, abs=0.015)
    assert times[1_000] == pytest.approx(0.46, abs=0.01)


def test_every_level_of_the_house_has_its_figures() -> None:
    assert {level for bots in BOTS.values() for level in bots} <= set(QUICKNESS)
