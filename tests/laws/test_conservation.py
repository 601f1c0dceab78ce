"""Law 4: every card is in exactly one place."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.omerta.cards import MAMMA, PATROL
from backroom.games.omerta.cells import FREE, KIND
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import DEAL, GANGSTERS, OVER, PEEKING
from tests.laws.playing import TEMPERS, Temper, next_entry, play, setups, snapshot
from tests.laws.sizes import games, is_long

LOOKS = 1 if is_long() else 3  # a look at every so many steps


def cards_of(state: Omerta, hands: list[list[int]]) -> list[int]:
    """The kind of every card on the table, in order."""
    found = state.pile + state.discard
    found += [card & KIND for hand in hands for card in hand if card]
    found += [card & KIND for card in state.safe]
    found += [lying.kind for lying in state.overlays]
    if state.held:
        found.append(state.held & KIND)
    if state.named != NOTHING and state.power in (MAMMA, PATROL):
        found.append(state.power)  # being laid
    found.sort()
    return found


@settings(max_examples=games(350))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_4_every_card_is_in_exactly_one_place(setup: Setup, seed: int, temper: Temper) -> None:
    for number, played in enumerate(play(setup, Random(seed), temper), seed):
        state = played.state
        assert state.step != PEEKING or state.piles == 0, "a new round counts its draw piles anew"
        # a card that is lost stays lost: a look now and then finds it
        if state.step in (GANGSTERS, DEAL, OVER) or number % LOOKS:
            continue
        hands, free, blocked = state.hands, state.free, state.blocked
        assert cards_of(state, hands) == sorted(state.rules.cards)
        patrols, barred = [0] * setup.players, 0
        for lying in state.overlays:
            if lying.kind == PATROL:
                patrols[lying.seat] |= 1 << lying.place
            else:
                barred |= 1 << lying.seat
        assert (state.barred, blocked) == (barred, patrols)
        for seat, hand in enumerate(hands):
            taken = sum([1 << place for place, card in enumerate(hand) if card])
            assert free[seat] | blocked[seat] == taken
            assert free[seat] & blocked[seat] == 0
        assert len(state.safe) == 4
        # nothing lies, or can be read, where there is no card any more
        in_hands = sum([len(hand) - hand.count(0) for hand in hands])
        assert FREE - state.row(0, FREE).count(0) == len(state.discard) + 4 + in_hands
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
