"""Balance: what is counted in a game, and how the games of a cell add up."""

from __future__ import annotations

import pytest

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Aside
from backroom.games.organized_crime.moves import Audit, Demand, Move, Roll, Vote, Waive
from backroom.games.organized_crime.printed.board_file import BOARD
from backroom.lab.balance import figures
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
    found = count(SHORT, games)
    assert (found.games, found.ended, found.to_the_last) == (4, 3, 3)
    boston, miami, new_york = found.by_base
    assert (boston.games, boston.wins, boston.times) == (3, 3.0, 2.0)
    assert (miami.games, miami.wins) == (2, 0.0)
    assert (new_york.games, new_york.wins) == (1, 0.0)
    assert [one.wins for one in found.by_order] == [1.0, 2.0]
    assert found.length() == (20, 20, 20)
    assert found.mean_minutes() == 10


def test_where_a_base_is_undecided_as_many_games_again_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """In `short` boston wins 5 of 8; in the other variants 1 of 2, which is soon decided."""

    def play_so(cell: Cell, bot: str, seed: int, numbers: range) -> list[Played]:
        bases = ("base_boston", "base_miami", "base_new_york", "base_las_vegas")[: cell.players]
        cycle = (1, 1, 1, 1, 1, 0, 0, 0) if cell.variant == "short" else (1, 0)
        wins = [
            (1.0, 0.0, 0.0, 0.0) if cycle[number % len(cycle)] else (0.0, 1.0, 0.0, 0.0) for number in numbers
        ]
        order = tuple(range(cell.players))
        return [Played(True, True, 9, 60, bases, order, win[: cell.players]) for win in wins]

    monkeypatch.setattr(figures, "play_some", play_so)
    told: list[int] = []
    two_players = [
        one
        for one in figures.measure(bot="regular", games=400, seed=1, most=1300, tick=told.append)
        if one.cell.players == 2
    ]
    assert [(one.cell.variant, one.games) for one in two_players] == [
        ("standard", 400),
        ("short", 1200),
        ("limit", 400),
    ]
    assert sum(told) == sum(one.games for one in figures.measure(bot="regular", games=400, seed=1, most=1300))
    assert {one.games for one in figures.measure(bot="regular", games=20, seed=1)} == {20}


def test_a_base_is_lopsided_undecided_or_neither() -> None:
    surely, perhaps, never = (
        rate("base_boston", [1.0] * won + [0.0] * (1000 - won), 4) for won in (400, 325, 250)
    )
    assert (surely.is_lopsided(), surely.is_undecided()) == (True, False)
    assert (perhaps.is_lopsided(), perhaps.is_undecided()) == (False, True)
    assert (never.is_lopsided(), never.is_undecided()) == (False, False)


def test_a_rate_has_an_interval_around_it() -> None:
    one = rate("base_boston", [1.0, 0.0, 1.0, 0.0], 4)
    assert one.low < one.rate < one.high
    assert one.share == 0.25
    assert rate("base_boston", [], 4).games == 0


def test_a_player_out_before_their_first_turn_comes_last() -> None:
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
