"""Law 4: every dollar, debt, man and card is in exactly one place, and the events say how it came there."""

from __future__ import annotations

from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.organized_crime.events import (
    BaseChosen,
    CameHome,
    Controlled,
    Eliminated,
    Hired,
    Killed,
    ManRemoved,
    OfficialLost,
    Stepped,
)
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import Walker
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import snapshot
from tests.games.organized_crime.playing import check_cards, check_knowledge, check_men, check_money
from tests.laws.organized_crime.books import Books, compare_money, compare_things
from tests.laws.organized_crime.playing import Temper, next_entry, play, setups, tempers
from tests.laws.sizes import games

MEN_CHANGE = (BaseChosen, Hired, Controlled, Killed, ManRemoved, OfficialLost, Eliminated, CameHome, Stepped)


@settings(max_examples=games(10))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_4_every_dollar_debt_man_and_card_is_accounted_for(
    setup: Setup, seed: int, temper: Temper
) -> None:
    """C2, C3, C6, C28: nothing comes from nowhere, and nothing is lost."""
    men = [20] * setup.players
    for played in play(setup, Random(seed), temper):
        check_money(played.state)
        check_cards(played.state)
        check_knowledge(played.state)
        if any(isinstance(event, MEN_CHANGE) for event in played.events):
            men = check_men(played.state, men)


@settings(max_examples=games(10))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_4_the_events_add_up_to_the_state(setup: Setup, seed: int, temper: Temper) -> None:
    """Money and debts to the dollar, every piece on its space, every card in its hand."""
    books = Books(setup, ORGANIZED_CRIME.start(setup))
    for index, played in enumerate(play(setup, Random(seed), temper)):
        books.hear(played.events)
        compare_money(books, played.state)
        if index % 16 == 0:  # the books are kept on, so nothing is missed
            compare_things(books, played.state)


@settings(max_examples=games(8))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_4_a_copy_shares_nothing_that_changes(setup: Setup, seed: int, temper: Temper) -> None:
    """Playing on with a copy, or imagining another world, leaves the original as it was."""
    rng = Random(seed)
    for played in play(setup, rng, temper):
        if rng.random() < 0.02:
            before = snapshot(played.state)
            copy = played.state.copy()
            assert snapshot(copy) == before
            played.state.imagine(int(rng.random() * setup.players), rng)
            for _ in range(20):
                entry = next_entry(copy, rng, temper)
                if entry is None:
                    break
                copy.apply(entry)
            assert snapshot(played.state) == before


@settings(max_examples=games(4))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_4_a_copy_has_lists_of_its_own(setup: Setup, seed: int, temper: Temper) -> None:
    """Whatever can change in place is another object, from the first throw of the dice on."""
    for index, played in enumerate(play(setup, Random(seed), temper, longest=300)):
        if index > 20 and index % 10:
            continue
        copy = played.state.copy()
        for name in dir(copy):
            value: object = getattr(played.state, name)
            if isinstance(value, list):
                twin = getattr(copy, name)
                assert twin is not value, name
                parts = cast("list[object]", value)
                assert not any(
                    mine is yours for mine, yours in zip(parts, twin, strict=True) if is_mutable(mine)
                )


def is_mutable(thing: object) -> bool:
    return isinstance(thing, list | Walker)
