"""How certain a win rate is."""

import pytest

from backroom.lab.interval import design_effect, rate_interval, wilson


def test_wilson_s_interval_is_the_one_in_the_books() -> None:
    assert wilson(0.9, 100) == pytest.approx((0.8256, 0.9448), abs=1e-4)
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_a_rate_of_all_or_nothing_is_not_certain() -> None:
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_games_of_a_deal_that_turn_out_alike_count_as_one() -> None:
    alike = [[1.0, 1.0], [0.0, 0.0]] * 50
    assert design_effect(alike) == pytest.approx(2.0, abs=0.02)
    assert rate_interval(alike) == pytest.approx(wilson(0.5, 100), abs=0.001)


def test_games_of_a_deal_that_have_nothing_in_common_count_fully() -> None:
    apart = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [0.0, 1.0]] * 25
    assert design_effect(apart) == pytest.approx(1.0, abs=0.01)


def test_seats_that_balance_each_other_are_not_counted_as_more_than_they_are() -> None:
    balanced = [[1.0, 0.0]] * 50
    assert design_effect(balanced) == 1.0


def test_one_deal_alone_says_nothing_about_deals() -> None:
    assert design_effect([[1.0, 0.0, 0.0]]) == 1.0
