"""O1, O2, O2b: the cards."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from backroom.games.omerta.printed import cards
from backroom.games.omerta.printed.cards import (
    COPIES,
    FAMOUS,
    KIND_OF,
    NAMES,
    POINTS,
    CardName,
    DeckName,
    GangsterName,
    deck,
    is_bottle,
    name_of,
)

PRINTED = {
    "gangster": (15, 3), "lady": (15, 3), "mole": (15, 3), "snitch": (20, 2), "driver": (20, 3),
    "safecracker": (15, 1), "killer": (15, 1), "witness": (10, 1), "alibi": (0, 1), "mamma": (15, 1),
    "patrol": (15, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", get_args(DeckName))
def test_o1_there_are_40_bottles_20_characters_and_5_gangsters(name: DeckName) -> None:
    """65 cards: 40 bottles from 1 to 10, 20 characters, 5 famous gangsters."""
    cards = deck(name)
    assert sum(is_bottle(kind) for kind in cards) == 40
    assert sum(not is_bottle(kind) for kind in cards) == 20
    assert len(cards) + len(FAMOUS) == 65


@pytest.mark.parametrize("name", get_args(DeckName))
@pytest.mark.parametrize("value", range(1, 11))
def test_o1_four_bottles_of_each_value(name: DeckName, value: int) -> None:
    """Four bottles of each value; a bottle is worth its value."""
    assert deck(name).count(KIND_OF[str(value)]) == 4
    assert POINTS[KIND_OF[str(value)]] == value
    assert is_bottle(KIND_OF[str(value)])


def test_o1_nothing_but_the_ten_values_is_a_bottle() -> None:
    """An empty place is not a bottle, and neither is a character."""
    assert [kind for kind in range(len(NAMES)) if is_bottle(kind)] == list(range(1, 11))


@pytest.mark.parametrize(("character", "printed"), PRINTED.items())
def test_o2_points_and_copies_of_each_character(character: str, printed: tuple[int, int]) -> None:
    """Each character has its printed points, and as many copies as the print says or implies."""
    kind = KIND_OF[character]
    assert (POINTS[kind], deck("deduced").count(kind)) == printed
    assert not is_bottle(kind)
    assert name_of(kind) == character


def test_o2_the_other_reading_has_two_drivers_and_two_safecrackers() -> None:
    """The preset `sorted` has 2 drivers and 2 safecrackers, and the rest as deduced."""
    changed = {name: copies for name, copies in COPIES["sorted"].items() if COPIES["deduced"][name] != copies}
    assert changed == {"driver": 2, "safecracker": 2}
    assert Counter(deck("sorted"))[KIND_OF["driver"]] == 2


def test_o2_names_and_kinds_are_each_other_s_inverse() -> None:
    """A card is a name at the edge and a kind in the engine; nothing is lost between them."""
    assert set(KIND_OF) == set(get_args(CardName))
    assert [name_of(kind) for kind in range(1, len(NAMES))] == list(NAMES[1:])
    assert len(POINTS) == len(NAMES)


def test_o2b_the_famous_gangsters_are_no_playing_cards() -> None:
    """The famous gangsters have no power and are never dealt with the other cards."""
    assert FAMOUS[0] == "al_capone"
    assert set(FAMOUS) == set(get_args(GangsterName))
    assert not set(FAMOUS) & set(get_args(CardName))


@pytest.mark.parametrize("name", PRINTED)
def test_o2_the_engine_calls_every_character_by_its_name(name: str) -> None:
    """A character's number is the one its name stands for."""
    assert getattr(cards, name.upper()) == KIND_OF[name]
    assert NAMES[KIND_OF[name]] == name
    assert cards.KINDS == len(NAMES) == len(POINTS)
