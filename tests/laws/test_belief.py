"""Law 5: from what one seat was told, a belief draws worlds it cannot tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Any

from backroom.core.game import Ask
from backroom.core.stream import Stream
from tests.laws.kit import Kit, Trial
from tests.laws.trying import on_random_games

ONWARD = 12  # entries that are played on in a drawn world


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
