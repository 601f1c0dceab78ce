"""Randomness in bulk: every pick as likely, every order possible, the same from the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.core.stream import Stream


def some_of(stream: Stream, of: int, take: int) -> list[int]:
    return list(stream.some_of(of, take))[:take]


@pytest.mark.parametrize("of", [1, 3, 5, 40, 60, 256, 300])
def test_every_pick_is_as_likely(of: int) -> None:
    stream = Stream(Random(of))
    picks = Counter(stream.below(of) for _ in range(of * 400))
    assert set(picks) == set(range(of))
    assert sum((count - 400) ** 2 / 400 for count in picks.values()) < of + 5 * (2 * of) ** 0.5 + 10


@pytest.mark.parametrize(("of", "take"), [(3, 1), (3, 2), (4, 2), (5, 4), (4, 4), (1, 1), (3, 0), (0, 0)])
def test_every_order_is_as_likely(of: int, take: int) -> None:
    stream = Stream(Random(7))
    orders = Counter(tuple(some_of(stream, of, take)) for _ in range(6000))
    possible = 1
    for taken in range(take):
        possible *= of - taken
    assert len(orders) == possible
    for order, count in orders.items():
        assert len(set(order)) == take
        assert count == pytest.approx(6000 / possible, rel=0.5)


@pytest.mark.parametrize(("of", "take"), [(60, 20), (60, 24), (90, 30), (40, 2)])
def test_a_deal_favours_no_card(of: int, take: int) -> None:
    stream = Stream(Random(8))
    dealt = Counter(index for _ in range(1500) for index in some_of(stream, of, take))
    assert set(dealt) == set(range(of))
    assert all(
        count == pytest.approx(1500 * take / of, rel=0.35 if take > 2 else 0.6) for count in dealt.values()
    )


def test_a_chance_happens_as_often_as_it_says() -> None:
    stream = Stream(Random(9))
    assert sum(stream.happens(0.2) for _ in range(2000)) == pytest.approx(400, rel=0.2)


def test_the_same_seed_repeats_itself() -> None:
    one, other = Stream(Random(4)), Stream(Random(4))
    assert [one.below(40) for _ in range(600)] == [other.below(40) for _ in range(600)]


def test_the_picks_of_a_seed_are_these() -> None:
    """The same on both engines, though one counts in 64 bits and the other without end."""
    stream = Stream(Random(4))
    assert [stream.below(60) for _ in range(8)] == [3, 43, 42, 57, 41, 47, 48, 22]
    assert some_of(stream, 60, 8) == [46, 5, 24, 6, 40, 37, 43, 39]
    assert some_of(stream, 40, 3) == [8, 28, 7]
    assert some_of(stream, 5, 4) == [3, 1, 0, 4]


def test_every_page_of_a_seed_goes_on_differently_and_always_the_same() -> None:
    stream = Stream(Random(1))

    def first(seed: int, page: int) -> list[int]:
        stream.turn_to(seed, page)
        return [stream.below(1000) for _ in range(3)]

    assert first(5, 1) == first(5, 1)
    assert len({tuple(first(5, page)) for page in range(200)}) == 200
    picks = Counter(first(7, page)[0] // 100 for page in range(4000))
    assert sum((count - 400) ** 2 / 400 for count in picks.values()) < 30
    steps = Counter((first(7, page + 1)[0] - first(7, page)[0]) % 1000 // 100 for page in range(4000))
    assert sum((count - 400) ** 2 / 400 for count in steps.values()) < 30
