"""Law 5: from what one seat was told, a belief draws worlds it cannot tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.core.game import Ask
from backroom.core.stream import Stream
from tests.laws.kit import Kit, Trial
from tests.laws.kits import KITS
from tests.laws.trying import on_random_games
from tests.laws.worlds import chi_square

ONWARD = 12  # entries that are played on in a drawn world
STORIES = [  # those that were told to a seat, and so can be believed
    (title, name)
    for title, kit in KITS.items()
    for name, tell in kit.posteriors.items()
    if getattr(tell(), "belief", None) is not None
]


@on_random_games("belief")
def test_law_5_a_belief_draws_worlds_that_look_like_the_real_one(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """The same view, options and question; nothing is missing; and one can play on."""
    rng = Random(seed)
    stream = Stream(Random(seed))
    game: Any = kit.game
    beliefs = [game.belief(seat, setup) for seat in range(setup.players)]
    memories = [kit.memory(setup, seat) for seat in range(setup.players)]
    for played in kit.play(setup, rng, temper, trial.longest):
        for seat, belief in enumerate(beliefs):
            memory = memories[seat]
            heard = kit.heard(played.events, seat)
            for told in heard:
                belief.hear(told)
            if memory is not None:
                memory.hear(heard)
        pending = played.state.pending()
        if not isinstance(pending, Ask) or rng.random() >= trial.often:
            continue
        seat = rng.choice(pending.seats)
        view = played.state.view(seat)
        worlds = beliefs[seat].prepare(view, pending)
        drawn = [worlds.draw(stream) for _ in range(2)]
        for world in drawn:
            assert world.view(seat) == view
            assert list(world.options(seat)) == list(played.state.options(seat))
            assert world.pending() == pending
            kit.check_world(world)
            memory = memories[seat]
            if memory is not None:
                memory.check(world)
        play_on(kit, drawn[-1], rng, temper)


def play_on(kit: Kit, world: Any, rng: Random, temper: Any) -> None:
    """Go on in a drawn world for a while."""
    for _ in range(ONWARD):
        entry = kit.next_entry(world, rng, temper)
        if entry is None:
            return
        world.apply(entry)
        kit.check_world(world)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "name"), STORIES)
def test_law_5_a_belief_draws_each_world_as_often_as_it_is_likely(title: str, name: str) -> None:
    """On a deck of a few cards all worlds can be counted; a chi-square test compares."""
    posterior = KITS[title].posteriors[name]()
    for seat in posterior.seats:
        found = posterior.believed(seat)
        assert found is not None
        exact = posterior.exact(seat)
        assert set(found) <= set(exact)
        statistic, freedom = chi_square(found, exact)
        assert statistic < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seat, statistic, freedom)
