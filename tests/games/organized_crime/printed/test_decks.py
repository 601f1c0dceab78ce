"""The shipped decks: the part that is printed and the part that is reconstructed."""

import pytest

from backroom.games.organized_crime.printed.board import GOVERNOR, JUDGE, NONE, OFFICIALS, SENATOR
from backroom.games.organized_crime.printed.decks import (
    DECK_NAMES,
    FINE,
    LOSE_ALL_OFFICIALS,
    LOSE_OFFICIALS,
    MISTAKE_DECK,
    MONEY,
    OFFICIAL_DECK,
    ONE_HIT,
    ONE_OR_TWO_HITS,
    PENALTY_DECK,
    POWER_DECK,
    POWERS,
    REMOVE,
    REMOVE_MEN,
    SUSPEND_OFFICIALS,
)
from backroom.games.organized_crime.printed.decks_file import DECKS, DECKS_TEXT


def mistake(name: str) -> tuple[int, int, int, int]:
    card = DECKS.ids[MISTAKE_DECK].index(name)
    return (
        DECKS.mistake_does[card],
        DECKS.mistake_fine[card],
        DECKS.mistake_unless[card],
        DECKS.counts[MISTAKE_DECK][card],
    )


def penalty(name: str) -> tuple[int, int, int]:
    card = DECKS.ids[PENALTY_DECK].index(name)
    return DECKS.penalty_does[card], DECKS.penalty_number[card], DECKS.counts[PENALTY_DECK][card]


def test_c6_there_are_four_decks() -> None:
    assert DECK_NAMES == ("power", "corrupt_official", "mistake", "penalty")
    assert DECKS.sizes == (24, 18, 16, 12)
    assert tuple(sum(counts) for counts in DECKS.counts) == DECKS.sizes


def test_c7_power_cards_are_one_hit_one_or_two_hits_and_money() -> None:
    assert DECKS.ids[POWER_DECK] == POWERS
    counts = DECKS.counts[POWER_DECK]
    assert (counts[ONE_HIT], counts[ONE_OR_TWO_HITS], counts[MONEY]) == (10, 6, 8)


def test_c7_a_money_card_is_exchanged_for_100000() -> None:
    assert DECKS.money == 100_000


def test_c8_corrupt_officials_are_judges_governors_and_senators() -> None:
    assert DECKS.ids[OFFICIAL_DECK] == OFFICIALS
    counts = DECKS.counts[OFFICIAL_DECK]
    assert (counts[JUDGE], counts[GOVERNOR], counts[SENATOR]) == (8, 6, 4)


def test_c9_a_mistake_removes_the_piece_or_costs_a_fine() -> None:
    assert set(DECKS.mistake_does) == {REMOVE, FINE}
    for does, fine in zip(DECKS.mistake_does, DECKS.mistake_fine, strict=True):
        assert (fine > 0) == (does == FINE)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("removed", (REMOVE, 0, NONE, 3)),
        ("removed_unless_judge", (REMOVE, 0, JUDGE, 2)),
        ("removed_unless_governor", (REMOVE, 0, GOVERNOR, 1)),
        ("fine_10", (FINE, 10_000, NONE, 2)),
        ("fine_20", (FINE, 20_000, NONE, 2)),
        ("fine_30", (FINE, 30_000, NONE, 2)),
        ("fine_50", (FINE, 50_000, NONE, 1)),
        ("fine_50_unless_judge", (FINE, 50_000, JUDGE, 1)),
        ("fine_50_unless_governor", (FINE, 50_000, GOVERNOR, 1)),
        ("fine_100_unless_senator", (FINE, 100_000, SENATOR, 1)),
    ],
)
def test_c9_some_mistakes_are_undone_by_an_official(name: str, expected: tuple[int, int, int, int]) -> None:
    assert mistake(name) == expected
    assert len(DECKS.ids[MISTAKE_DECK]) == 10


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("lose_one_man", (REMOVE_MEN, 1, 3)),
        ("lose_two_men", (REMOVE_MEN, 2, 2)),
        ("fine_30", (FINE, 30_000, 2)),
        ("fine_50", (FINE, 50_000, 1)),
        ("fine_100", (FINE, 100_000, 1)),
        ("lose_one_official", (LOSE_OFFICIALS, 1, 1)),
        ("lose_all_officials", (LOSE_ALL_OFFICIALS, 0, 1)),
        ("officials_suspended", (SUSPEND_OFFICIALS, 3, 1)),
    ],
)
def test_c10_a_penalty_takes_men_money_or_officials(name: str, expected: tuple[int, int, int]) -> None:
    assert penalty(name) == expected
    assert len(DECKS.ids[PENALTY_DECK]) == 8


def test_every_entry_says_printed_or_reconstructed() -> None:
    for number, line in enumerate(DECKS_TEXT.splitlines(), 1):
        entry, _, said = line.partition("#")
        if entry.strip() and entry.strip()[0] not in "[]" and not entry.strip().endswith("["):
            assert "printed" in said or "reconstructed" in said, number
