"""Law 3: every option is accepted; everything else is refused and changes nothing."""

from __future__ import annotations

from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.chance import Drawn, Pick, Shuffle
from backroom.core.game import Answers, Ask
from backroom.core.refusal import Malformed, Refused
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    OpenSafe,
    Pass,
    Peek,
    Replace,
    Show,
    Snap,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.setup import Setup
from tests.laws.playing import TEMPERS, Temper, play, setups, snapshot
from tests.laws.sizes import games

SEATS = range(-1, 6)
PLACES = (-1, 0, 1, 2, 3, 4, 5, 59, 60, 64, 10**30)


def everywhere() -> list[Move]:
    """Moves of every kind but one, possible or not."""
    moves: list[Move] = [CallOmerta(), Draw(), Take(), Pass(), Discard(), Decline(), OpenSafe()]
    moves += [Peek(pair) for pair in permutations((-1, 0, 1, 2, 3, 4), 2)] + [Peek((1, 1))]
    for place in PLACES:
        moves += [Replace(place), Snap(place), Look(place), Show(place), Throw((place,)), Throw((place, 1))]
        moves += [Exchange(place, safe) for safe in range(-1, 5)]
        moves += [LayPatrol(seat, place) for seat in SEATS]
    moves += [Throw(()), Throw((1, 1)), Throw((0, 1, 2))]
    moves += [Mix(seat) for seat in SEATS] + [LayMamma(seat) for seat in SEATS]
    return moves + [Give(first, second) for first, second in product(SEATS, SEATS)]


EVERYWHERE = everywhere()
SWAPS = [Swap(*seats, *places) for seats in permutations(SEATS, 2) for places in combinations(PLACES, 2)]


def conceivable(rng: Random) -> list[Move]:
    """Moves of every kind, possible or not."""
    return EVERYWHERE + rng.sample(SWAPS, 40)


def asked(state: Omerta) -> Ask | None:
    """The question to seats that is open, if any."""
    pending = state.pending()
    return pending if isinstance(pending, Ask) else None


def answers(ask: Ask, moves: dict[int, Move]) -> Answers[Move]:
    """What each of those who are asked says."""
    return Answers(ask.id, tuple([(seat, moves[seat]) for seat in ask.seats]))


def refusal(state: Omerta, answer: Answers[Move]) -> Refused:
    """How it is refused, as it must be; `pytest.raises` would take longer than the rules do."""
    try:
        state.apply(answer)
    except Refused as refused:
        return refused
    raise AssertionError(f"accepted: {answer}")


def check_state(state: Omerta, rng: Random) -> None:
    """Try everything conceivable on one state."""
    ask = asked(state)
    before = snapshot(state)
    if ask is None:
        with pytest.raises((Refused, Malformed)):
            state.apply(Answers(state.entries, ((0, Draw()),)))
        assert snapshot(state) == before
        return
    seat = rng.choice(ask.seats)
    options = state.options(seat)
    assert options
    assert len(set(options)) == len(options)
    firsts = {other: state.options(other)[0] for other in ask.seats}
    for move in rng.sample(options, min(len(options), 12)):
        state.copy().apply(answers(ask, firsts | {seat: move}))
    for move in conceivable(rng):
        if move not in options:
            assert refusal(state, answers(ask, firsts | {seat: move})).rule.startswith("O")
    assert snapshot(state) == before
    good = answers(ask, firsts)
    for bad in (
        Answers(ask.id + 1, good.moves),
        Answers(ask.id - 1, good.moves),
        Answers(ask.id, good.moves[1:]),
        Answers(ask.id, (*good.moves, good.moves[0])),
        Answers(ask.id, (*good.moves[1:], (5, options[0]))),
        Answers(ask.id, (*good.moves[1:], (-1, options[0]))),
    ):
        refusal(state, bad)
    assert snapshot(state) == before
    with pytest.raises(Malformed):
        state.apply(Drawn((0,)))
    assert snapshot(state) == before


@settings(max_examples=games(200))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_3_options_are_accepted_and_all_else_is_refused(setup: Setup, seed: int, temper: Temper) -> None:
    rng = Random(seed)
    for played in play(setup, rng, temper):
        state = played.state
        ask = asked(state)
        for seat in range(setup.players):
            assert bool(state.options(seat)) == (ask is not None and seat in ask.seats)
        if rng.random() < 0.012:
            check_state(state, rng)


@settings(max_examples=games(60))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_3_impossible_outcomes_are_malformed(setup: Setup, seed: int, temper: Temper) -> None:
    for played in play(setup, Random(seed), temper):
        state = played.state
        pending = state.pending()
        if not isinstance(pending, Pick | Shuffle):
            continue
        before = snapshot(state)
        for outcome in ((), (-1,), (pending.of,), (0,) * 61, (0, 0)):
            with pytest.raises(Malformed):
                state.apply(Drawn(outcome))
        assert snapshot(state) == before
