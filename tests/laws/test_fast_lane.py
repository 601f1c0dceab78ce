"""Law 1, once more: `seats`, `choose` and `draw_on` play the same game as entries do."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.chance import Drawn, Pick, Shuffle
from backroom.core.game import Answers, Ask, Over
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA as TITLE
from tests.laws.playing import TEMPERS, Temper, choose, play, setups, snapshot
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
            for seat, move in entry.moves:
                fast.choose(seat, fast.options(seat).index(move))
        else:
            assert fast.seats() == ()
            fast.advance(entry)
        pending = fast.pending()
        assert fast.seats() == (pending.seats if isinstance(pending, Ask) else ())
        if rng.random() < 0.05 or isinstance(pending, Over):
            assert snapshot(fast) == snapshot(played.state)


def picks(stream: Stream, of: int, take: int) -> tuple[int, ...]:
    """Some of so many, as an outcome."""
    return tuple(list(stream.some_of(of, take))[:take])


def draw_slowly(state: Omerta, stream: Stream) -> None:
    """Answer for nature entry by entry, from the same stream."""
    while not isinstance(chance := state.pending(), Ask | Over):
        if isinstance(chance, Pick):
            state.apply(Drawn((stream.below(chance.of),)))
        else:
            assert isinstance(chance, Shuffle)
            state.apply(Drawn(picks(stream, chance.of, chance.take)))


@settings(max_examples=games(60))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_1_the_fast_lane_draws_the_same(setup: Setup, seed: int, temper: Temper) -> None:
    rng = Random(seed)
    fast, slow = TITLE.start(setup), TITLE.start(setup)
    stream, same = Stream(Random(seed)), Stream(Random(seed))
    while seats := fast.draw_on(stream):
        draw_slowly(slow, same)
        ask = slow.pending()
        assert isinstance(ask, Ask)
        assert fast.seats() == seats == ask.seats
        said = tuple((seat, choose(slow.options(seat), rng, temper)) for seat in seats)
        for seat, move in said:
            fast.choose(seat, fast.options(seat).index(move))
        slow.apply(Answers(ask.id, said))
        assert snapshot(fast) == snapshot(slow)
    draw_slowly(slow, same)
    assert fast.seats() == ()
    assert isinstance(fast.pending(), Over)
    assert snapshot(fast) == snapshot(slow)


@settings(max_examples=games(50))
@given(setups(), st.integers(0, 2**32))
def test_a_rollout_ends_the_game_and_counts_its_decisions(setup: Setup, seed: int) -> None:
    wild, tame = TITLE.start(setup), TITLE.start(setup)
    assert wild.rollout(Stream(Random(seed))) >= setup.players
    assert tame.rollout(Stream(Random(seed)), call=0.2, throw=0.1) >= setup.players
    assert isinstance(wild.pending(), Over)
    assert isinstance(tame.pending(), Over)


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 5, 1 << 70])
def test_only_who_is_asked_chooses(seat: int) -> None:
    game = TITLE.start(Setup(players=3))
    stream = Stream(Random(1))
    assert game.draw_on(stream) == (0, 1, 2)
    game.choose(0, 1)
    if seat in (1, 2):  # those who are asked together answer one by one
        assert game.options(0) == ()
        game.choose(seat, 0)
        assert game.seats() == (3 - seat,)
        seat = 0
    before = snapshot(game)
    with pytest.raises(Refused, match="only who is asked answers") as refused:
        game.choose(seat, 0)
    assert refused.value.rule == "ask"
    assert snapshot(game) == before


def test_who_has_answered_does_not_answer_again() -> None:
    game = TITLE.start(Setup(players=3))
    game.draw_on(Stream(Random(1)))
    game.options(1)
    game.choose(1, 2)
    with pytest.raises(Refused, match="only who is asked answers"):
        game.choose(1, 2)
    assert game.seats() == (0, 2)


def test_what_was_offered_before_is_not_chosen_from_afterwards() -> None:
    game = TITLE.start(Setup(players=3))
    stream = Stream(Random(1))
    for seat in game.draw_on(stream):
        game.options(0)  # shown again and again, also after the first has answered
        game.choose(seat, seat)
    seen = [[(card >> (5 + seat)) & 1 for card in game.hands[seat]] for seat in range(3)]
    assert seen == [[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1]]
    (turn,) = game.seats()
    game.choose(turn, len(game.options(turn)) - 1)
    assert game.draw_on(stream) == (turn,)
    game.choose(turn, 1)  # of what may be done with the drawn card, not of the options of the turn
    assert game.held == 0
