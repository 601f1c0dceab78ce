"""Bots cannot look: with hidden cards swapped and the same seed, they decide the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.core.game import Answers, Ask, Over
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.lab.luck import Luck
from tests.bots.omerta.makers import MAKERS

GAMES = 2


@pytest.mark.slow
@pytest.mark.parametrize("name", MAKERS)
def test_o34_with_hidden_cards_swapped_a_bot_decides_the_same(name: str) -> None:
    """Each seat has two bots with one seed; one is shown the real table, one what its seat may imagine."""
    swapped = 0
    for number in range(GAMES):
        setup = Setup(players=3 + number % 2, edition="fr" if number % 2 else "en")
        seats = range(setup.players)
        pairs = [[MAKERS[name](seat, setup, Random(seat)) for _ in range(2)] for seat in seats]
        state = OMERTA.start(setup)
        luck, rng = Luck(f"{number}"), Random(number)
        while not isinstance(pending := state.pending(), Over):
            if not isinstance(pending, Ask):
                events = state.apply(luck.answer(pending))
            else:
                said: list[tuple[int, Any]] = []
                for seat in pending.seats:
                    other = state.imagine(seat, rng)
                    swapped += other.hands != state.hands
                    one, two = pairs[seat]
                    move = one.answer(state.view(seat), pending, state.options(seat))
                    assert two.answer(other.view(seat), pending, other.options(seat)) == move
                    said.append((seat, move))
                events = state.apply(Answers(pending.id, tuple(luck.in_any_order(said))))
            for seat in seats:
                for event in events:
                    for bot in pairs[seat]:
                        bot.hear(OMERTA.tell(event, seat))
    assert swapped > 50 * GAMES or name == "uniform"
