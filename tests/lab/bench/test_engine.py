"""The benchmark's figures: workers take turns, and the median of the rounds counts."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET

from backroom.engine import engine
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from backroom.lab.bench import omerta, organized_crime
from backroom.lab.bench.engine import BENCHMARKS, OMERTA, Side, Worker, ratio, run, started, summed_up
from backroom.lab.bench.worker import Counts, repeat

SOURCES = Path(omerta.__file__).parents[3]
HERE = Side("here", Path(sys.executable), SOURCES)


def counts(decisions: float, seconds: float) -> Counts:
    return {"decisions": decisions, "games": decisions / 10, "seconds": seconds}


def test_a_piece_of_work_is_repeated_until_the_time_is_up() -> None:
    total = repeat(lambda: {"games": 2.0, "decisions": 70.0}, 0.001)
    assert total["seconds"] >= 0.001
    assert total["decisions"] == 35 * total["games"] > 70


@pytest.mark.slow
def test_every_worker_measures_everything_in_every_round() -> None:
    sides = [HERE, Side("there", HERE.python, SOURCES)]
    samples = run(sides, 0.002, rounds=2)
    assert list(samples) == ["here", "there"]
    for found in samples.values():
        assert list(found) == list(omerta.MEASURES)
        assert all(len(rounds) == 2 for rounds in found.values())
        assert all(one["seconds"] >= 0.001 for rounds in found.values() for one in rounds)


def test_a_worker_says_which_engine_it_loaded() -> None:
    with started(HERE) as worker:
        assert isinstance(worker, Worker)
        assert worker.engine == engine()


def test_a_worker_that_dies_is_not_waited_for() -> None:
    with (
        pytest.raises(RuntimeError, match="the benchmark of nobody ended too early"),
        started(Side("nobody", HERE.python, SOURCES, f"{OMERTA}_of_nobody")),
    ):
        pass


def test_figures_are_medians_and_ratios_those_of_neighbours() -> None:
    slow_machine = [counts(100, 1.0), counts(100, 4.0), counts(100, 2.0)]
    ours = {"uniform": slow_machine, "copy": [{"times": 10.0, "seconds": s} for s in (1e-5, 3e-5, 2e-5)]}
    peer = [counts(50, 1.0), counts(50, 4.0), counts(50, 2.0)]
    peers = {"crazy_eights": peer, "crazy_eights_games": slow_machine, "crazy_eights_rollouts": slow_machine}
    told = summed_up(ours, peers, BENCHMARKS["omerta"])
    play = told.plays["uniform"]
    assert (play.decisions_per_second, play.games_per_second) == (50, 5)
    assert (play.ratio, play.ratio_games, play.ratio_rollouts) == (2.0, 1.0, 1.0)
    assert told.microseconds == {"copy": 2.0}
    assert ratio(peer, slow_machine) == 0.5


def test_ratios_are_only_to_what_the_peer_has() -> None:
    ours = {"uniform": [counts(100, 1.0)]}
    play = summed_up(ours, {"catan": [counts(5, 1.0)]}, BENCHMARKS["organized_crime"]).plays["uniform"]
    assert play.ratio == 20.0
    assert (play.ratio_games, play.ratio_rollouts) == (UNSET, UNSET)


@pytest.mark.slow
def test_organized_crime_driven_and_inside_play_the_same_games() -> None:
    rules = organized_crime.Rules(organized_crime.Setup(players=4))
    driven = organized_crime.drive(rules, Random(1), 20)
    assert organized_crime.roll(rules, Random(1), 20) == driven
    tempered = organized_crime.drive_tempered(rules, Random(1), 20)
    assert organized_crime.roll_tempered(rules, Random(1), 20) == tempered
    assert len(organized_crime.positions()) == organized_crime.POSITIONS


def test_driven_and_inside_play_the_same_kind_of_game() -> None:
    """The length of a game is the same however it is driven, and tempered games are far longer."""
    rules = Rules(Setup(players=4))
    driven = omerta.drive(rules, Random(1), 300)
    assert omerta.roll(rules, Random(1), 300) == pytest.approx(driven, rel=0.15)
    tempered = omerta.drive_tempered(rules, Random(1), 4)
    assert omerta.roll_tempered(rules, Random(1), 4) == pytest.approx(tempered, rel=0.5)
    assert tempered / 4 > 5 * driven / 300
