"""Law 5: `imagine` never contradicts what was told, and imagines each world as often as it is likely."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.laws.kit import Kit, Memory, Trial
from tests.laws.kits import KITS
from tests.laws.trying import on_random_games
from tests.laws.worlds import chi_square

LIKELY = 0.5  # how often something is imagined where it is worthwhile


def memories_of(kit: Kit, setup: Any) -> list[Memory]:
    """One memory for each seat."""
    memories = [kit.memory(setup, seat) for seat in range(setup.players)]
    return [memory for memory in memories if memory is not None]


def hear(kit: Kit, memories: list[Memory], events: list[Any]) -> None:
    """Tell every seat what it may hear."""
    for seat, memory in enumerate(memories):
        memory.hear(kit.heard(events, seat))


@on_random_games("imagine")
def test_law_5_what_was_told_is_never_contradicted(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """What a perfect memory is certain of holds in the real state and in every imagined one."""
    rng = Random(seed)
    memories = memories_of(kit, setup)
    for played in kit.play(setup, rng, temper, trial.longest):
        hear(kit, memories, played.events)
        if rng.random() >= (LIKELY if kit.is_telling(played.events) else trial.often):
            continue
        seat = int(rng.random() * setup.players)
        imagined = played.state.imagine(seat, rng)
        for memory in memories[seat : seat + 1]:
            memory.check(played.state)
            memory.check(imagined)
        kit.check_imagined(played, imagined, seat)


@on_random_games("views")
def test_law_5_a_view_forgets_nothing_that_was_told(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """What a perfect memory is certain of can be read off the view."""
    rng = Random(seed)
    memories = memories_of(kit, setup)
    for played in kit.play(setup, rng, temper, trial.longest):
        hear(kit, memories, played.events)
        if rng.random() < trial.often:
            for seat, memory in enumerate(memories):
                memory.check_view(played.state.view(seat))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "name"), [(title, name) for title, kit in KITS.items() for name in kit.posteriors]
)
def test_law_5_the_frequencies_are_the_exact_posterior(title: str, name: str) -> None:
    """On a deck of a few cards all worlds can be counted; a chi-square test compares."""
    posterior = KITS[title].posteriors[name]()
    counted: list[int] = []
    for seat in posterior.seats:
        exact = posterior.exact(seat)
        assert exact[posterior.truth] > 0
        found = posterior.sampled(seat)
        assert set(found) <= set(exact)
        statistic, freedom = chi_square(found, exact)
        assert statistic < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seat, statistic, freedom)
        counted.append(len(exact))
    assert posterior.worlds is None or counted == list(posterior.worlds)
