"""Balance: what is counted in a game, and how the games of a cell add up."""

from __future__ import annotations

import pytest

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Aside
from backroom.games.organized_crime.board_file import BOARD
from backroom.games.organized_crime.moves import Audit, Demand, Move, Roll, Vote, Waive
from backroom.lab.balance.figures import Cell, Played, count, finish_order, play_one, play_some, rate
from backroom.lab.balance.seconds import ANY_OTHER, SECONDS, seconds_of

SHORT = Cell("short", 2)


def test_a_game_says_who_won_from_where_and_how_long_it_took() -> None:
    game = play_one(SHORT, "regular", 5, 0)
    assert game.ended
    assert 0 < game.turns <= 24
    assert game.seconds > 60
    assert set(game.bases) <= set(BOARD.base_ids)
    assert sorted(game.order) == [0, 1]
    assert sum(game.wins) == pytest.approx(1)


def test_the_same_seed_plays_the_same_games() -> None:
    assert play_some(SHORT, "random", 5, range(3)) == play_some(SHORT, "random", 5, range(3))
    assert play_some(SHORT, "random", 5, range(3)) != play_some(SHORT, "random", 6, range(3))


def played(winner: int, *, bases: tuple[str, ...], order: tuple[int, ...], ended: bool = True) -> Played:
    wins = tuple(float(seat == winner and ended) for seat in range(2))
    return Played(ended, ended, 20, 600, bases, order, wins)


def test_wins_are_counted_by_base_and_by_order_of_play() -> None:
    games = [
        played(0, bases=("base_boston", "base_miami"), order=(1, 0)),
        played(0, bases=("base_boston", "base_new_york"), order=(0, 1)),
        played(1, bases=("base_miami", "base_boston"), order=(0, 1)),
        played(0, bases=("base_miami", "base_boston"), order=(0, 1), ended=False),
    ]
    figures = count(SHORT, games)
    assert (figures.games, figures.ended, figures.to_the_last) == (4, 3, 3)
    boston, miami, new_york = figures.by_base
    assert (boston.games, boston.wins, boston.times) == (3, 3.0, 2.0)
    assert (miami.games, miami.wins) == (2, 0.0)
    assert (new_york.games, new_york.wins) == (1, 0.0)
    assert [one.wins for one in figures.by_order] == [1.0, 2.0]
    assert figures.length() == (20, 20, 20)
    assert figures.mean_minutes() == 10


def test_a_rate_has_an_interval_around_it() -> None:
    one = rate("base_boston", [1.0, 0.0, 1.0, 0.0], 4)
    assert one.low < one.rate < one.high
    assert one.share == 0.25
    assert rate("base_boston", [], 4).games == 0


def test_who_is_out_before_the_first_turn_comes_last() -> None:
    assert finish_order([2, 0], 3) == (2, 0, 1)


def test_decisions_made_together_take_as_long_as_the_slowest() -> None:
    together: tuple[tuple[int, Move], ...] = ((0, Demand()), (1, Waive()))
    entries = [
        Answers[Move](1, together),
        Drawn((3, 4)),
        Answers[Move](2, ((0, Vote(favour=True, votes=1)),)),
        Answers[Move](3, ((0, Roll()),)),
        Aside[Move](1, Audit(0)),
    ]
    assert seconds_of(entries) == SECONDS["demand"] + SECONDS["vote"] + ANY_OTHER
