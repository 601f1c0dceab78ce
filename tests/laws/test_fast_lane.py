"""Law 1, once more: `seats` and `answer` play the same game as entries do."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.game import Answers, Ask, Over
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA as TITLE
from tests.laws.playing import TEMPERS, Temper, play, setups, snapshot
from tests.laws.sizes import games


@settings(max_examples=games(100))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_1_the_fast_lane_asks_and_answers_the_same(setup: Setup, seed: int, temper: Temper) -> None:
    fast = TITLE.start(setup)
    rng = Random(seed)
    for played in play(setup, Random(seed), temper):
        entry = played.entry
        if isinstance(entry, Answers):
            assert sorted(fast.seats()) == sorted(seat for seat, _ in entry.moves)
            fast.answer(entry.moves)
        else:
            assert fast.seats() == ()
            fast.advance(entry)
        pending = fast.pending()
        assert fast.seats() == (pending.seats if isinstance(pending, Ask) else ())
        if rng.random() < 0.05 or isinstance(pending, Over):
            assert snapshot(fast) == snapshot(played.state)
