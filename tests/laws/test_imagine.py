"""Law 5: `imagine` never contradicts what was told, and imagines everything as often as it is likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.omerta.cards import GANGSTER, NAMES
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.events import tell
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import Look, Replace
from backroom.games.omerta.setup import Setup
from tests.laws.memory import Memory, Spot
from tests.laws.playing import TEMPERS, Temper, play, setups
from tests.laws.sizes import games, is_long, samples
from tests.laws.worlds import Story, a_story, believable, sampled, two_ladies

SAMPLES = samples(4_000)


def face_at(state: Omerta, spot: Spot) -> str | None:
    where, seat, place = spot
    if where == "drawn":
        return NAMES[state.held & KIND] if state.held else None
    row = state.safe if where == "safe" else state.hands[seat]
    return NAMES[row[place] & KIND]


@settings(max_examples=games(250))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_5_what_was_told_is_never_contradicted(setup: Setup, seed: int, temper: Temper) -> None:
    """Cards that can be followed keep their face; a shuffled hand still holds what was known to be in it."""
    rng = Random(seed)
    memories = [Memory() for _ in range(setup.players)]
    for played in play(setup, rng, temper):
        for event in played.events:
            for seat, memory in enumerate(memories):
                told = tell(event, seat)
                assert told is not None
                memory.hear(told)
        state = played.state
        mixed = any(memory.mixed for memory in memories)
        if rng.random() > (0.5 if mixed else 0.03) or state.round == 0:
            continue
        seat = int(rng.random() * setup.players)
        memory = memories[seat]
        imagined = state.imagine(seat, rng)
        for spot, face in memory.faces.items():
            if spot[0] != "drawn" or state.held:
                assert face_at(imagined, spot) == face
        if memory.mixed is not None:
            owner, known = memory.mixed
            assert known <= Counter(NAMES[card & KIND] for card in imagined.hands[owner] if card)


SEEDS = range(4 if is_long() else 2)
PAIRS = {"1-2": (1, 2), "1-1": (1, 1), "2-gangster": (2, GANGSTER)}
STORIES = [(seed, edition, length) for seed in SEEDS for edition in ("fr", "en") for length in (9, 17, 30)]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "edition", "length"), STORIES)
def test_law_5_the_frequencies_are_the_exact_posterior(seed: int, edition: str, length: int) -> None:
    """On a deck of eight cards all worlds can be counted; a chi-square test compares."""
    compare(a_story(seed, edition, length), edition)


@pytest.mark.slow
@pytest.mark.parametrize("last", [Replace(0), Replace(1), Look(0)], ids=["thrown-0", "thrown-1", "seen-0"])
@pytest.mark.parametrize("known", [0, 1])
@pytest.mark.parametrize("hand", PAIRS.values(), ids=PAIRS)
def test_law_5_two_shuffles_of_a_hand_of_which_something_was_known(
    hand: tuple[int, int], known: int, last: Replace | Look
) -> None:
    """What is seen of the hand later tells about what was in it before; exactly so much, and no more."""
    compare(two_ladies("fr", hand=hand, known=known, last=last), "fr")


def compare(told: Story, edition: str) -> None:
    """What each seat imagines, against what it may believe."""
    state, story = told
    for seat in range(3):
        exact = believable(story, seat, edition)
        found = sampled(state, seat, SAMPLES, Random(seat))
        assert set(found) <= set(exact)
        statistic, freedom = chi_square(found, exact)
        assert statistic < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seat, statistic, freedom)


def chi_square(
    found: Counter[tuple[tuple[int, ...], ...]], exact: dict[tuple[tuple[int, ...], ...], float]
) -> tuple[float, int]:
    """The statistic and its degrees of freedom, rare worlds thrown together."""
    statistic, cells, rare_found, rare_expected = 0.0, 0, 0, 0.0
    for world, chance in exact.items():
        expected = chance * SAMPLES
        if expected < 5:
            rare_found += found[world]
            rare_expected += expected
            continue
        statistic += (found[world] - expected) ** 2 / expected
        cells += 1
    if rare_expected >= 5:
        statistic += (rare_found - rare_expected) ** 2 / rare_expected
        cells += 1
    return statistic, max(cells - 1, 0)
