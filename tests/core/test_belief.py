"""The contract of beliefs, as bots that search rely on it; law 5 says what their worlds must be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.core.belief import HasBelief
from backroom.core.game import Ask
from backroom.core.nature import draw
from backroom.core.stream import Stream
from backroom.games.omerta.title import OMERTA
from backroom.games.organized_crime.title import ORGANIZED_CRIME

SEARCHED: list[HasBelief] = [OMERTA, ORGANIZED_CRIME]  # a type checker compares them with the contract


@pytest.mark.parametrize("title", SEARCHED, ids=["omerta", "organized_crime"])
def test_a_belief_made_from_seat_and_setup_draws_a_world_with_the_same_view(title: Any) -> None:
    setup, rng = title.setup(players=3), Random(1)
    state = title.start(setup)
    belief = title.belief(0, setup)
    while not isinstance(pending := state.pending(), Ask) or 0 not in pending.seats:
        assert not isinstance(pending, Ask)
        for event in state.apply(draw(pending, rng)):
            belief.hear(title.tell(event, 0))
    world = belief.prepare(state.view(0), pending).draw(Stream(rng))
    assert world is not state
    assert world.view(0) == state.view(0)
