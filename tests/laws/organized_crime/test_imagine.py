"""Law 5: `imagine` never contradicts what was told, and imagines everything as often as it is likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.organized_crime.events import Voted
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import CARDS
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND
from backroom.games.organized_crime.telling import tell
from tests.games.organized_crime.playing import check_cards, check_knowledge, check_money
from tests.laws.organized_crime.memory import Memory
from tests.laws.organized_crime.playing import Temper, play, setups, tempers
from tests.laws.organized_crime.worlds import STORIES, believable, hands, sampled
from tests.laws.sizes import games, samples

SAMPLES = samples(3_000)


def cards_of(state: OrganizedCrime, seat: int) -> Counter[str]:
    return Counter(CARDS[card & KIND] for card in state.hands[seat])


def check_memory(memory: Memory, imagined: OrganizedCrime) -> None:
    """Assert that what this seat remembers holds in the imagined state."""
    assert sum(imagined.money) == memory.total
    for seat, money in enumerate(memory.money):
        assert money is None or imagined.money[seat] == money
    for seat, known in enumerate(memory.known):
        assert [int(imagined.backs(seat, False)), int(imagined.backs(seat, True))] == memory.backs[seat]
        assert known <= cards_of(imagined, seat)
    for one in memory.somewhere:
        together: Counter[str] = Counter()
        for seat in one.hands:
            together += cards_of(imagined, seat)
        assert one.cards <= together


@settings(max_examples=games(25))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_5_what_was_told_is_never_contradicted(setup: Setup, seed: int, temper: Temper) -> None:
    """Cards shown, money counted, votes cast, and what all have together."""
    rng = Random(seed)
    memories = [Memory(setup, seat) for seat in range(setup.players)]
    for played in play(setup, rng, temper, longest=1_500):
        for seat, memory in enumerate(memories):
            told = [tell(event, seat) for event in played.events]
            memory.hear([event for event in told if event is not None])
        state = played.state
        votes = [event for event in played.events if isinstance(event, Voted)]
        if rng.random() > (0.5 if votes else 0.05):
            continue
        seat = int(rng.random() * setup.players)
        imagined = state.imagine(seat, rng)
        check_memory(memories[seat], state)
        check_memory(memories[seat], imagined)
        assert imagined.hands[seat] == state.hands[seat]
        assert imagined.money[seat] == state.money[seat]
        for vote in votes:
            assert imagined.votes(vote.seat) == vote.available
        check_money(imagined)
        check_cards(imagined)
        check_knowledge(imagined)


@settings(max_examples=games(12))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_5_a_view_forgets_nothing_that_was_told(setup: Setup, seed: int, temper: Temper) -> None:
    """It names the cards that are certain to be in a hand, and the money where it is certain."""
    memories = [Memory(setup, seat) for seat in range(setup.players)]
    for index, played in enumerate(play(setup, Random(seed), temper, longest=1_500)):
        for seat, memory in enumerate(memories):
            told = [tell(event, seat) for event in played.events]
            memory.hear([event for event in told if event is not None])
        if index % 10:
            continue
        for seat, memory in enumerate(memories):
            for family, known, money in zip(
                played.state.view(seat).families, memory.known, memory.money, strict=True
            ):
                assert known <= Counter(family.known)
                assert money is None or family.least == family.most == money


WORLDS = {
    "bought": [2, 3, 4],
    "half": [11, 4, 8],
    "shown": [4, 2, 7],
    "settled": [4, 3, 4],
    "turned_over": [12, 6, 12],
    "bribed": [4, 6, 4],
}  # how many deals of the cards each seat may believe in


@pytest.mark.slow
@pytest.mark.parametrize("name", STORIES)
def test_law_5_the_frequencies_are_the_exact_posterior(name: str) -> None:
    """On decks of a few cards all worlds can be counted; a chi-square test compares."""
    table = STORIES[name]()
    counted: list[int] = []
    for seat in range(3):
        exact = believable(table.story, seat)
        assert exact[hands(table.game)] > 0
        found = sampled(table.game, seat, SAMPLES, Random(seat))
        assert set(found) <= set(exact)
        statistic = 0.0
        for world, chance in exact.items():
            statistic += (found[world] - chance * SAMPLES) ** 2 / (chance * SAMPLES)
        freedom = len(exact) - 1
        assert statistic < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seat, statistic, freedom)
        counted.append(len(exact))
    assert counted == WORLDS[name]
