"""Law 4: everything is in exactly one place, and a copy shares nothing that changes."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from tests.laws.kit import Kit, Trial
from tests.laws.trying import on_random_games

IMAGINED = 0.02  # share of the states that are imagined


@on_random_games("account")
def test_law_4_everything_is_in_exactly_one_place(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """Nothing comes from nowhere, and nothing is lost; the kit says what is counted."""
    audit = kit.audit(setup)
    for played in kit.play(setup, Random(seed), temper, trial.longest):
        audit(played)


@on_random_games("copy")
def test_law_4_a_copy_shares_nothing_that_changes(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """Playing on with a copy, or imagining another world, leaves the original as it was."""
    rng = Random(seed)
    for played in kit.play(setup, rng, temper, trial.longest):
        if rng.random() >= trial.often:
            continue
        before = kit.snapshot(played.state)
        copy = played.state.copy()
        assert kit.snapshot(copy) == before
        if hasattr(played.state, "imagine") and rng.random() < IMAGINED / trial.often:
            played.state.imagine(int(rng.random() * setup.players), rng)
        for _ in range(20):
            entry = kit.next_entry(copy, rng, temper)
            if entry is None:
                break
            copy.apply(entry)
        assert kit.snapshot(played.state) == before


@on_random_games("parts")
def test_law_4_a_copy_has_parts_of_its_own(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """Whatever can change in place is another object, from the first draw on."""
    for index, played in enumerate(kit.play(setup, Random(seed), temper, trial.longest)):
        if index > 20 and index % 10:
            continue
        copy = played.state.copy()
        for name in dir(copy):
            value: object = getattr(played.state, name)
            if isinstance(value, kit.mutable) and not name.startswith("__"):
                twin = getattr(copy, name)
                assert twin is not value, name
                pairs = zip(inner(kit, value), inner(kit, twin), strict=True)
                assert not any(mine is yours for mine, yours in pairs), name


def inner(kit: Kit, thing: object) -> list[object]:
    """What can change in place within a list or the like."""
    parts: list[object] = []
    if isinstance(thing, list):
        parts = cast("list[object]", thing)
    elif isinstance(thing, dict):
        parts = list(cast("dict[Any, object]", thing).values())
    return [part for part in parts if isinstance(part, kit.mutable)]
