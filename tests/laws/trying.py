"""Turns a law, which is one function, into a test on random games of every game that has a kit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.kit import Kit, Trial
from tests.laws.kits import KITS
from tests.laws.sizes import games

Law = Callable[[Kit, Trial, Any, int, Any], None]  # the kit, how much, a setup, a seed and a temper


def on_random_games(name: str) -> Callable[[Law], Any]:
    """Try a law on as many games as the kit says under this name; none if it says 0."""

    def decorate(law: Law) -> Any:
        @pytest.mark.parametrize("kit", [pytest.param(kit, id=title) for title, kit in tried_on(name)])
        def test(kit: Kit) -> None:
            trial = kit.trial(name)

            def tried(setup: Any, seed: int, temper: Any) -> None:
                law(kit, trial, setup, seed, temper)

            tried.__name__ = (
                f"{law.__name__}_{kit.game.name}"  # so that each derandomized run has its own games
            )
            anything = given(kit.setups(), st.integers(0, 2**32), st.sampled_from(kit.tempers))
            settings(max_examples=games(trial.games))(anything(tried))()

        test.__name__ = law.__name__
        test.__doc__ = law.__doc__
        test.__module__ = law.__module__
        return test

    return decorate


def tried_on(name: str) -> list[tuple[str, Kit]]:
    """The games that a law of this name is tried on."""
    return [(title, kit) for title, kit in KITS.items() if kit.trial(name).games]
