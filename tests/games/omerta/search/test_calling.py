"""How likely unseen cards are few points."""

from __future__ import annotations

from backroom.games.omerta.search.calling import GRAIN, HIGHEST, low_chances, place_of


def chance(kept: int, plain: int, points: int) -> float:
    return low_chances(70)[place_of(kept, plain) + points] / GRAIN


def test_one_card_counts_as_the_deck_says() -> None:
    assert abs(chance(0, 1, 0) - 1 / 60) < 0.001
    assert abs(chance(0, 1, 7) - 29 / 60) < 0.001
    assert abs(chance(1, 0, 7) - (0.7 + 0.3 * 29 / 60)) < 0.001


def test_more_cards_are_more_points_and_kept_ones_are_fewer() -> None:
    assert chance(0, 2, 7) < chance(1, 1, 7) < chance(2, 0, 7) < chance(1, 0, 7)
    assert chance(0, 9, HIGHEST) == chance(0, 6, HIGHEST)  # more than six are not told apart


def test_a_hand_without_cards_has_no_points() -> None:
    assert chance(0, 0, 0) == 1.0
