"""The loops that are compiled do what Python does in bulk; here Python runs them too."""

from random import Random

import pytest

from backroom.core import rows
from backroom.core.stream import Stream


def test_a_compiled_number_has_no_more_than_64_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MYPY", True)
    assert rows.all_bits() == -1


def test_a_loop_takes_the_same_part_of_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    row = [7, 8, 9, 10]
    in_bulk = [rows.part_of(row, first, count) for first in range(4) for count in range(4 - first)]
    monkeypatch.setattr(rows, "MYPY", True)
    assert [rows.part_of(row, first, count) for first in range(4) for count in range(4 - first)] == in_bulk


def test_a_loop_closes_the_same_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    before = [[rng.choice([0, 0, 3, 5]) for _ in range(8)] for _ in range(50)]

    def closed(row: list[int]) -> tuple[int, list[int]]:
        row = list(row)
        return rows.close_gaps(row, 6), row

    in_bulk = [closed(row) for row in before]
    monkeypatch.setattr(rows, "MYPY", True)
    assert [closed(row) for row in before] == in_bulk


@pytest.mark.parametrize("take", [1, 3, 6])
def test_a_loop_takes_the_same_bytes(monkeypatch: pytest.MonkeyPatch, take: int) -> None:
    rng = Random(take)
    pools = [bytes(rng.randrange(6) for _ in range(rng.randrange(1, 20))) for _ in range(50)]

    def taken(pool: bytes) -> tuple[int, list[int]]:
        stream = Stream(Random(1))
        after = rows.take_distinct(pool, 0, take, stream.picks, stream.marks)
        return after, list(stream.picks[:take]) if after else []

    in_bulk = [taken(pool) for pool in pools]
    assert any(after for after, _ in in_bulk)
    monkeypatch.setattr(rows, "MYPY", True)
    assert [taken(pool) for pool in pools] == in_bulk
