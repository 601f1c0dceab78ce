"""No bot can cheat: whatever is hidden, the same seed makes the same decision."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import BOTS
from backroom.core.game import Ask
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.setup import Setup
from tests.bots.organized_crime.seated import MAKERS, Player
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.games.organized_crime.tempers import FEW, TEMPERS

KIT = OrganizedCrimeKit()
OFTEN = 0.15


def decide(bot: Player, state: OrganizedCrime, seat: int, ask: Ask) -> Move | None:
    """What a bot answers when the table asks it."""
    options = (*state.options(seat), *state.asides(seat))
    return bot.answer(state.view(seat), ask, options)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS["organized_crime"])
def test_law_2_a_bot_decides_the_same_with_hidden_things_swapped(name: str) -> None:
    """Of two bots with one seed, one is asked at the real table and one at an imagined one."""
    positions = 0
    for number in range(8):
        setup = Setup(players=2 + number % 3, variant="short", rounds=6, decks=FEW if number % 2 else None)
        rng = Random(f"{name}:{number}")
        pairs = [
            tuple(MAKERS[name](seat, setup, Random(f"{number}:{seat}")) for _ in range(2))
            for seat in range(setup.players)
        ]
        for played in KIT.play(setup, rng, TEMPERS[number % 4], 600):
            for seat, pair in enumerate(pairs):
                for event in KIT.heard(played.events, seat):
                    for bot in pair:
                        bot.hear(event)
            state: OrganizedCrime = played.state
            ask = state.pending()
            if not isinstance(ask, Ask) or rng.random() >= OFTEN:
                continue
            seat = rng.choice(ask.seats)
            one, other = pairs[seat]
            swapped = state.imagine(seat, rng)
            assert decide(one, state, seat, ask) == decide(other, swapped, seat, ask)
            positions += 1
    assert positions >= 100
