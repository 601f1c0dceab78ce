"""How likely a seat is to win, by the totals."""

from __future__ import annotations

import pytest

from backroom.games.omerta.search.outlook import Outlook
from backroom.games.omerta.state import DEAL, OVER
from tests.games.omerta.builder import a_table


def chances(totals: tuple[int, ...], round_number: int) -> list[float]:
    state = a_table(["1", "2", "3"], totals=totals, round_number=round_number).state
    state.step = OVER if round_number == 3 else DEAL
    return [Outlook().chance(state, seat) for seat in range(3)]


def test_o3_after_the_last_round_the_lowest_total_wins() -> None:
    assert chances((10, 5, 7), 3) == [0.0, 1.0, 0.0]
    assert chances((5, 5, 7), 3) == [0.5, 0.5, 0.0]


def test_before_that_the_lowest_is_the_most_likely_and_more_so_near_the_end() -> None:
    early, late = chances((20, 5, 7), 1), chances((20, 5, 7), 2)
    for row in (early, late):
        assert sum(row) == pytest.approx(1.0)
        assert row[1] > row[2] > row[0] > 0.0
    assert late[1] > early[1]


def test_of_hopeless_answers_the_one_with_fewer_points_is_better() -> None:
    state = a_table(["1", "2", "3"], totals=(90, 1, 2), round_number=3).state
    state.step = OVER
    worse = a_table(["1", "2", "3"], totals=(95, 1, 2), round_number=3).state
    worse.step = OVER
    assert Outlook().value(state, 0) > Outlook().value(worse, 0)
