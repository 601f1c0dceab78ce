"""Rows in bulk: the same whether it is done by a loop or by Python."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.rows import close_gaps, part_of, row_of, take_distinct
from backroom.core.stream import Stream


def picks_of(numbers: list[int]) -> Stream:
    """A stream whose picks are these numbers: the loaded engine's own kind of row."""
    stream = Stream(Random(1))
    for index, number in enumerate(numbers):
        stream.picks[index] = number
    return stream


@pytest.mark.parametrize(
    ("row", "end", "left"),
    [
        ([3, 0, 5, 0, 0, 7], 6, [3, 5, 7, 0, 0, 0]),
        ([0, 0, 1, 9], 3, [1, 0, 0, 9]),
        ([1, 2, 3], 3, [1, 2, 3]),
        ([0, 0], 2, [0, 0]),
        ([4], 0, [4]),
    ],
)
def test_gaps_are_closed_in_order(row: list[int], end: int, left: list[int]) -> None:
    picks = picks_of(row).picks
    assert close_gaps(picks, end) == sum(1 for number in row[:end] if number)
    assert part_of(picks, 0, len(row)) == left


@pytest.mark.parametrize("count", [0, 3, 256, 257])
def test_a_row_of_numbers_is_a_row_of_its_own(count: int) -> None:
    numbers = list(range(5, 5 + count))
    row, again = row_of(numbers), row_of(numbers)
    assert part_of(row, 0, count) == numbers
    if count:
        row[0] = 1
        assert (again[0], numbers[0], row_of([0])[0]) == (5, 5, 0)


def test_a_part_of_a_row() -> None:
    assert part_of(picks_of([7, 8, 9, 10]).picks, 1, 2) == [8, 9]
    assert part_of(picks_of([7]).picks, 0, 0) == []


@pytest.mark.parametrize(
    ("pool", "at", "take", "found", "after"),
    [
        (bytes([5, 5, 6, 5, 7, 6, 8]), 0, 3, [5, 6, 7], 5),
        (bytes([5, 5, 6, 5, 7, 6, 8]), 3, 3, [5, 7, 6], 6),
        (bytes([1] * 40 + [2]), 0, 2, [1, 2], 41),  # far apart
        (bytes([255, 0]), 0, 2, [255, 0], 2),
    ],
)
def test_the_first_different_ones(pool: bytes, at: int, take: int, found: list[int], after: int) -> None:
    stream = Stream(Random(1))
    for _ in range(2):  # what was taken before does not matter
        assert take_distinct(pool, at, take, stream.picks, stream.marks) == after
        assert part_of(stream.picks, 0, take) == found


def test_too_few_different_ones() -> None:
    stream = Stream(Random(1))
    assert take_distinct(bytes([4, 4, 4]), 0, 2, stream.picks, stream.marks) == 0
    assert take_distinct(b"", 0, 2, stream.picks, stream.marks) == 0
