"""Law 1 again: a game with a fast lane plays the same there as it does entry by entry."""

from __future__ import annotations

from random import Random
from typing import Any

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.game import Answers, Ask, Over
from backroom.core.stream import Stream
from tests.laws.kit import Kit, Trial
from tests.laws.trying import on_random_games


@on_random_games("fast_lane")
def test_law_1_the_fast_lane_asks_and_answers_the_same(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    fast: Any = kit.game.start(setup)
    rng = Random(seed)
    for played in kit.play(setup, Random(seed), temper, trial.longest):
        entry = played.entry
        if isinstance(entry, Answers):
            said = [seat for seat, _ in entry.moves]
            if fast.pending().mode == "floor":
                assert said[0] in fast.seats()
            else:
                assert sorted(said) == sorted(fast.seats())
            kit.answer_fast(fast, entry.moves)
        else:
            assert not isinstance(entry, Drawn) or fast.seats() == ()
            fast.advance(entry)
        pending = fast.pending()
        assert fast.seats() == (pending.seats if isinstance(pending, Ask) else ())
        if rng.random() < trial.often or isinstance(pending, Over):
            assert kit.snapshot(fast) == kit.snapshot(played.state)


def draw_slowly(state: Any, stream: Stream) -> Ask | Over:
    """Answer for nature entry by entry, from the same stream, until seats are asked or the game is over."""
    while not isinstance(chance := state.pending(), Ask | Over):
        if isinstance(chance, Pick):
            outcome = (stream.below(chance.of),)
        elif isinstance(chance, Dice):
            outcome = tuple(1 + stream.below(chance.sides) for _ in range(chance.count))
        else:
            outcome = tuple(list(stream.some_of(chance.of, chance.take))[: chance.take])
        state.apply(Drawn(outcome))
    return chance


@on_random_games("fast_draws")
def test_law_1_the_fast_lane_draws_the_same(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    rng = Random(seed)
    fast: Any = kit.game.start(setup)
    slow: Any = kit.game.start(setup)
    stream, same = Stream(Random(seed)), Stream(Random(seed))
    for _ in range(trial.longest):
        seats = fast.draw_on(stream)
        asked = draw_slowly(slow, same)
        assert fast.seats() == seats == (asked.seats if isinstance(asked, Ask) else ())
        assert fast.pending() == asked
        assert kit.snapshot(fast) == kit.snapshot(slow)
        entry = kit.next_entry(slow, rng, temper)
        if entry is None:
            return
        slow.apply(entry)
        if isinstance(entry, Answers):
            kit.answer_fast(fast, entry.moves)
        else:
            fast.advance(entry)
