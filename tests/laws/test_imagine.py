"""Law 5: `imagine` never contradicts what was told, and a view forgets nothing of it."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.laws.kit import Kit, Memory, Trial
from tests.laws.trying import on_random_games

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
