"""The fast lane of OMERTA: answers given one by one as an index in a menu, and whole random games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.game import Over
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA as TITLE
from tests.games.omerta.kit import OmertaKit
from tests.laws.sizes import games

KIT = OmertaKit()


@settings(max_examples=games(50))
@given(KIT.setups(), st.integers(0, 2**32))
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
    if seat in (1, 2):  # seats that are asked together answer one by one
        assert game.options(0) == ()
        game.choose(seat, 0)
        assert game.seats() == (3 - seat,)
        seat = 0
    before = KIT.snapshot(game)
    with pytest.raises(Refused, match="only those who are asked may answer") as refused:
        game.choose(seat, 0)
    assert refused.value.rule == "ask"
    assert KIT.snapshot(game) == before


def test_a_seat_that_has_answered_does_not_answer_again() -> None:
    game = TITLE.start(Setup(players=3))
    game.draw_on(Stream(Random(1)))
    game.options(1)
    game.choose(1, 2)
    with pytest.raises(Refused, match="only those who are asked may answer"):
        game.choose(1, 2)
    assert game.seats() == (0, 2)


def test_what_was_offered_before_is_not_chosen_from_afterwards() -> None:
    game = TITLE.start(Setup(players=3))
    stream = Stream(Random(1))
    for seat in game.draw_on(stream):
        game.options(0)  # asked again and again, even after the first has answered
        game.choose(seat, seat)
    seen = [[(card >> (5 + seat)) & 1 for card in game.hands[seat]] for seat in range(3)]
    assert seen == [[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1]]
    (turn,) = game.seats()
    game.choose(turn, len(game.options(turn)) - 1)
    assert game.draw_on(stream) == (turn,)
    game.choose(turn, 1)  # of the options for the drawn card, not those of the turn
    assert game.held == 0
