"""Bulk operations on rows of numbers: loops when compiled, otherwise what Python does fastest."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from backroom.core.native import i64, vec


def _is_python() -> None:
    """A Python function, unless it is compiled."""


MYPY: Final = not isinstance(_is_python, FunctionType)  # mypy and its kin read this name as true


SHORT: Final = 1 << 8
ZEROS: Final[vec[i64]] = vec[i64]([0] * SHORT)


def all_bits() -> i64:
    """The mask that cuts a number to 64 bits; compiled numbers have no more."""
    if not MYPY:
        return 0xFFFF_FFFF_FFFF_FFFF
    return -1


def part_of(row: vec[i64], first: i64, count: i64) -> list[int]:
    """A part of a row, as a list."""
    if not MYPY:
        return row[first : first + count]
    return [row[first + index] for index in range(count)]


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of these numbers."""
    if not MYPY:
        return numbers[:]
    count = len(numbers)
    if count > SHORT:
        return vec[i64](numbers)
    row = ZEROS[:count]  # a vec that is made of a list first fails to read it as a buffer
    for index in range(count):
        row[index] = numbers[index]
    return row


def close_gaps(row: vec[i64], end: i64) -> i64:
    """Move the nonzero values among the first `end` of a row to its front, in order, and count them."""
    if not MYPY:
        left = list(filter(None, row[:end]))
        row[:end] = left + [0] * (end - len(left))
        return len(left)
    count: i64 = 0
    while count < end and row[count]:  # most rows have few gaps
        count += 1
    for index in range(count + 1, end):
        thing: i64 = row[index]
        row[count] = thing
        count += 1 if thing else 0  # no branch, which could not be foreseen
    for index in range(count, end):
        row[index] = 0
    return count


def take_distinct(pool: bytes, at: i64, take: i64, row: vec[i64], marks: vec[i64]) -> i64:
    """Put the first `take` different bytes of a pool, from an index on, into a row.

    Returns the index after the last of them, or 0 if there are not so many. `marks` is a row that nobody else
    writes to, with one more cell than there are bytes.
    """
    if not MYPY:
        taken = list(dict.fromkeys(pool[at : at + 2 * take]))[:take]
        if len(taken) < take:
            taken = list(dict.fromkeys(pool[at:]))[:take]
        row[:take] = taken
        return pool.index(taken[-1], at) + 1 if len(taken) == take else 0
    marks[0] += 1  # the number of this call: bytes marked with it were taken
    call: i64 = marks[0]
    taken_so_far: i64 = 0
    while at < len(pool):
        thing: i64 = pool[at]
        at += 1
        if marks[thing + 1] != call:
            marks[thing + 1] = call
            row[taken_so_far] = thing
            taken_so_far += 1
            if taken_so_far == take:
                return at
    return 0
