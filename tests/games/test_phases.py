"""The steps of every game keep one contract, and every fast lane is driven the same way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from backroom.core.game import FastLane
from backroom.core.phase import Phase
from backroom.core.refusal import Malformed, Refused
from backroom.core.stream import Stream
from backroom.games import GAMES
from backroom.games.omerta import game as omerta
from backroom.games.organized_crime import game as organized_crime

PHASES: dict[str, Sequence[Phase[Any, Any]]] = {
    "omerta": omerta.PHASES,
    "organized_crime": organized_crime.PHASES,
}


def step_of(name: str, state: Any) -> Phase[Any, Any]:
    """The step a state is waiting at."""
    place: int = state.step
    return PHASES[name][place]


@pytest.mark.parametrize("name", PHASES)
def test_a_step_asks_and_offers_what_its_game_does(name: str) -> None:
    game = GAMES[name]
    players = game.seats[0]
    state: Any = game.start(game.setup(players=players))
    fast: FastLane[Any] = state
    stream = Stream(Random(1))
    for _ in range(200):
        seats = fast.draw_on(stream)
        step = step_of(name, state)
        assert step.settle(state.copy()), "it waits"
        assert step.pending(state) == state.pending()
        for seat in range(players):
            assert step.options(state, seat) == state.options(seat)
        if not seats:
            break
        speakers = seats[:1] if state.pending().mode == "floor" else seats
        fast.answer(tuple((seat, game.default(state.options(seat))) for seat in speakers))


@pytest.mark.parametrize("name", PHASES)
def test_nature_is_not_answered_by_seats_nor_seats_by_nature(name: str) -> None:
    game = GAMES[name]
    state: Any = game.start(game.setup(players=game.seats[0]))
    stream = Stream(Random(1))
    with pytest.raises(Refused):
        step_of(name, state).answer(state, ())
    assert state.draw_on(stream)
    step = step_of(name, state)
    with pytest.raises(Malformed):
        step.drawn(state, (0,))
    with pytest.raises(AssertionError):
        step.happen(state, stream)
