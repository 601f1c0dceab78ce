"""Law 4: every card is in exactly one place."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.omerta.cards import MAMMA, PATROL
from backroom.games.omerta.cells import FREE, KIND
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import DEAL, GANGSTERS, OVER
from tests.laws.playing import TEMPERS, Temper, next_entry, play, setups, snapshot
from tests.laws.sizes import games


def cards_of(state: Omerta) -> Counter[int]:
    """Every card on the table, by kind."""
    found = Counter(state.pile) + Counter(state.discard)
    found += Counter(card & KIND for hand in state.hands for card in hand if card)
    found += Counter(card & KIND for card in state.safe)
    found += Counter(lying.kind for lying in state.overlays)
    if state.held:
        found[state.held & KIND] += 1
    if state.named != NOTHING and state.power in (MAMMA, PATROL):
        found[state.power] += 1  # being laid
    return found


@settings(max_examples=games(500))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_4_every_card_is_in_exactly_one_place(setup: Setup, seed: int, temper: Temper) -> None:
    for played in play(setup, Random(seed), temper):
        state = played.state
        if state.step in (GANGSTERS, DEAL, OVER):
            continue
        assert cards_of(state) == Counter(state.rules.cards)
        for seat, hand in enumerate(state.hands):
            taken = sum(1 << place for place, card in enumerate(hand) if card)
            assert state.free[seat] | state.blocked[seat] == taken
            assert state.free[seat] & state.blocked[seat] == 0
            patrols = sum(1 << o.place for o in state.overlays if o.kind == PATROL and o.seat == seat)
            assert state.blocked[seat] == patrols
        assert state.barred == sum(1 << o.seat for o in state.overlays if o.kind == MAMMA)
        assert len(state.safe) == 4
        # nothing lies, or can be read, where there is no card any more
        assert sum(1 for card in state.row(0, FREE) if card) == len(state.discard) + 4 + sum(
            1 for hand in state.hands for card in hand if card
        )
        assert not any(list(state.deck)[state.piled :])


@settings(max_examples=games(100))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_4_a_copy_shares_nothing_that_changes(setup: Setup, seed: int, temper: Temper) -> None:
    """Playing on with a copy leaves the original as it was."""
    rng = Random(seed)
    for played in play(setup, rng, temper):
        if rng.random() < 0.1:
            before = snapshot(played.state)
            copy = played.state.copy()
            assert snapshot(copy) == before
            for _ in range(20):
                entry = next_entry(copy, rng, temper)
                if entry is None:
                    break
                copy.apply(entry)
            assert snapshot(played.state) == before
