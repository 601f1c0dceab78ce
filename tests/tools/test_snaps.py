"""What the `snaps` stage of ./check considers unfair."""

from backroom.lab.bench.snaps.races import MODES, Outcome
from tools.snaps import HONEST, LEAST, LONG, USUAL, WORST, complaints


def test_a_trick_that_wins_nearly_always_is_named() -> None:
    assert complaints((Outcome(WORST[0], 40, 40), Outcome(WORST[1], 22, 40)), USUAL.most) == [
        f"{WORST[0]}: won 40 of 40 races, and should win at most 75%"
    ]
    assert complaints((Outcome(WORST[0], 140, 200),), LONG.most)


def test_an_advantage_within_chance_is_not_named() -> None:
    assert not complaints((Outcome(WORST[0], 33, 40),), USUAL.most)
    assert not complaints((Outcome(WORST[0], 125, 200), Outcome(HONEST, 92, 200)), LONG.most)


def test_an_honest_player_who_loses_is_named() -> None:
    (said,) = complaints((Outcome(HONEST, 46, 200),), LONG.most)
    assert said == f"{HONEST}: won 46 of 200 races, and should win at least {LEAST:.0%}"


def test_the_modes_exist() -> None:
    assert {HONEST, *WORST} <= set(MODES) == set(LONG.modes)
