"""Trials: the better candidate wins, in the same worlds and with the same dice."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.organized_crime.moves import Hire, Move, Name, PassDice
from backroom.games.organized_crime.search.quick.style import SHARP, Style
from backroom.games.organized_crime.search.searching import Searching
from backroom.games.organized_crime.search.trials import Candidate, Trials
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.builder import Family, Table, a_country

SHORT = Setup(players=3, variant="short")
DOOR = "miami_official_1"


def at_the_door() -> Table:
    """A piece stands at the door of a rich Boss without guards."""
    return a_country(
        Family("boston", men={DOOR: 1, "base_boston_hit_men": 6}, money=300_000, circles="boston"),
        Family("miami", money=900_000, circles="miami"),
        Family("new_york", men={"base_new_york_hit_men": 8}, money=300_000, circles="new_york"),
        setup=SHORT,
    )


def prepared(table: Table) -> tuple[Searching, Worlds]:
    """What the player whose turn it is needs to search."""
    searching = Searching(0, table.game.rules.setup, Style(SHARP), Style())
    for event in table.all:
        searching.hear(event)
    asked = table.game.pending()
    assert isinstance(asked, Ask)
    return searching, searching.prepare(table.game.view(0), asked)


def test_c22_an_attack_that_wins_does_better_than_a_walk() -> None:
    searching, worlds = prepared(at_the_door())
    attack: tuple[Move, ...] = (Name(DOOR, False, "right", "base_miami"),)
    walk: tuple[Move, ...] = (Name(DOOR, False, "right", None),)
    refused: tuple[Move, ...] = (PassDice(),)
    trials = searching.trials(worlds, [refused, walk, attack], 2)
    stream = Stream(Random(1))
    for _ in range(40):
        assert trials.run(stream)
    assert not trials.run(stream, perf_counter()), "the time is up"
    assert trials.best().moves == attack
    assert trials.live[0].mean() == 0.0
    trials.halve()
    assert [candidate.moves for candidate in trials.live] == [attack], "the walk is clearly worse"
    assert isinstance(trials, Trials)


def test_a_candidate_that_was_not_tried_has_won_nothing() -> None:
    assert Candidate((Hire(),)).mean() == 0.0


def test_c12_the_shortlist_names_pieces_best_first() -> None:
    """It wants the Boss at the door."""
    searching, worlds = prepared(at_the_door())
    shortlist = searching.shortlist(worlds, Stream(Random(1)))
    names = shortlist.namings(5)
    assert len(names) == 5
    assert any(name.attack == "base_miami" and name.space == DOOR for name in names[0])


def a_candidate(count: int, mean: float, spread: float) -> Candidate:
    """One that was tried so often, with values this far from their mean."""
    candidate = Candidate((PassDice(),))
    candidate.count = count
    candidate.total = count * mean
    candidate.squares = count * (mean * mean + spread * spread)
    return candidate


def test_the_doubt_about_a_candidate_shrinks_with_the_trials() -> None:
    assert a_candidate(1, 0.5, 0.2).doubt() == 1.0
    assert a_candidate(17, 0.5, 0.2).doubt() == pytest.approx(0.05)
    assert a_candidate(401, 0.5, 0.2).doubt() == pytest.approx(0.01)


def test_halving_drops_the_worse_half_and_what_is_clearly_worse() -> None:
    searching, worlds = prepared(at_the_door())
    trials = searching.trials(worlds, [(PassDice(),)] * 4, 2)
    best, near = a_candidate(401, 0.5, 0.2), a_candidate(401, 0.46, 0.2)
    trials.live = [a_candidate(401, 0.3, 0.2), near, best, a_candidate(401, 0.2, 0.2)]
    trials.halve()
    assert trials.live == [near, best]
    trials.live = [a_candidate(401, 0.4, 0.2), a_candidate(401, 0.3, 0.2), best, a_candidate(401, 0.2, 0.2)]
    trials.halve()
    assert trials.live == [best]
    trials.halve()
    assert trials.live == [best]
    assert len(trials.tried) == 4
