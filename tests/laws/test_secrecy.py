"""Law 2: what a seat sees, is asked, may do and hears does not change with the cards it cannot see."""

from __future__ import annotations

import re
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.game import Answers
from backroom.core.refusal import Refused
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import Replace, Show, Snap
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.telling import tell
from backroom.games.omerta.title import OMERTA
from tests.laws.playing import TEMPERS, Entry, Temper, next_entry, setups
from tests.laws.sizes import games

FACE = re.compile(
    r'"(?:[1-9]|10|gangster|lady|mole|snitch|driver|safecracker|killer|witness|alibi|mamma|patrol)"'
)


def heard(events: list[Event], seat: int | None) -> bytes:
    """The bytes a seat is told."""
    return msgspec.json.encode([told for event in events if (told := tell(event, seat)) is not None])


def refusals(state: Omerta) -> list[str]:
    """The words in which this state refuses some foolish answers."""
    words: list[str] = []
    for seat in range(state.rules.players):
        for move in (Replace(1), Snap(59), Show(-1)):
            try:
                state.copy().apply(Answers(state.entries, ((seat, move),)))
            except Refused as refused:
                words.append(f"{seat} {move} {refused}")
    return words


def same_to(seat: int, real: Omerta, other: Omerta, rng: Random, temper: Temper) -> None:
    """Assert that this seat cannot tell the two apart, now or by what happens next."""
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(real.view(seat))
    assert other.pending() == real.pending()
    for asked in range(real.rules.players):
        assert other.options(asked) == real.options(asked)
    assert refusals(other) == refusals(real)
    entry = next_entry(real, rng, temper)
    if entry is None:
        return
    there, here = real.copy(), other.copy()
    told_there, told_here = heard(there.apply(entry), seat), heard(here.apply(entry), seat)
    if FACE.findall(told_there.decode()) == FACE.findall(told_here.decode()):
        assert told_here == told_there  # no face came up that tells them apart: nothing else may


@settings(max_examples=games(450))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_2_nothing_told_depends_on_a_hidden_card(setup: Setup, seed: int, temper: Temper) -> None:
    rng = Random(seed)
    state = OMERTA.start(setup)
    entry: Entry | None = next_entry(state, rng, temper)
    while entry is not None:
        state.apply(entry)
        if rng.random() < 0.02:
            seat = int(rng.random() * setup.players)
            same_to(seat, state, state.imagine(seat, rng), rng, temper)
        entry = next_entry(state, rng, temper)


@settings(max_examples=games(150))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_2_a_spectator_is_shown_no_face_that_lies_hidden(setup: Setup, seed: int, temper: Temper) -> None:
    """A spectator hears what any two seats hear alike, and sees no more than a seat without memory."""
    rng = Random(seed)
    state = OMERTA.start(setup)
    entry: Entry | None = next_entry(state, rng, temper)
    while entry is not None:
        events = state.apply(entry)
        public = set(FACE.findall(heard(events, None).decode()))
        for seat in range(setup.players):
            assert public <= set(FACE.findall(heard(events, seat).decode()))
        view = state.view(None)
        assert view.drawn_card is None or view.drawn_from_discard
        assert all(place.card is None for hand in view.hands for place in hand)
        assert setup.open_safe or all(card is None for card in view.safe)
        entry = next_entry(state, rng, temper)
