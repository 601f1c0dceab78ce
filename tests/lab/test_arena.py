"""The arena: every deal from every seat, the same from the same seed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.bots import BOTS
from backroom.core.chance import Drawn, Pick, Shuffle
from backroom.core.game import Answers, Entry, Over
from backroom.core.log import read, replay
from backroom.games import GAMES
from backroom.games.omerta.moves import Move
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.lab.arena import Plan, Result, play_game, run, standings
from backroom.lab.luck import Luck
from backroom.lab.match import play

BOTS_OF_4 = ("regular", "random", "uniform", "random")


def plan(*, games: int = 8, seed: int = 3, records: str | None = None) -> Plan:
    setup = Setup(players=4, rounds=1)
    return Plan(game="omerta", setup=setup, bots=BOTS_OF_4, games=games, seed=seed, records=records)


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    assert run(plan()) == run(plan())
    assert run(plan()) != run(plan(seed=4))


@pytest.mark.slow
def test_the_results_do_not_depend_on_how_many_play_them() -> None:
    assert run(plan(games=10), jobs=2) == run(plan(games=10))


def test_every_tick_says_how_many_games_are_done() -> None:
    ticks: list[int] = []
    run(plan(games=40), tick=ticks.append)
    assert sum(ticks) == 40
    assert len(ticks) > 10


def test_the_deal_of_every_round_is_the_same_in_every_rotation() -> None:
    luck, other = Luck("one"), Luck("one")
    deal = Shuffle(60, 20)
    first = (luck.answer(deal), luck.answer(deal))
    rotated = (other.answer(deal), other.answer(Pick(40)), other.answer(Shuffle(30, 2)), other.answer(deal))
    assert first == (rotated[0], rotated[-1])
    assert Luck("two").answer(deal) != first[0]


def test_every_rotation_plays_the_same_deal(tmp_path: Path) -> None:
    run(plan(games=4, records=str(tmp_path)))
    deals: set[tuple[int, ...]] = set()
    for file in tmp_path.iterdir():
        entries = read(file.read_bytes(), GAMES).entries
        drawn = [entry.outcome for entry in entries if isinstance(entry, Drawn)]
        deals.add(next(outcome for outcome in drawn if len(outcome) == 20))
    assert len(list(tmp_path.iterdir())) == 4
    assert len(deals) == 1


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_in_every_rotation_the_bots_sit_one_seat_further(rotation: int, tmp_path: Path) -> None:
    result = play_game(plan(records=str(tmp_path)), 4 + rotation)
    (file,) = tmp_path.iterdir()
    over = replay(read(file.read_bytes(), GAMES), OMERTA).pending()
    assert isinstance(over, Over)
    assert file.name == f"omerta-000001-{rotation}.jsonl"
    assert [over.scores[(position + rotation) % 4] for position in range(4)] == list(result.scores)


def test_a_race_is_judged_in_any_order() -> None:
    setup = Setup(players=3)
    orders: set[tuple[int, ...]] = set()
    entries: list[Entry[Move]] = []
    for number in range(10):
        bots = [BOTS["omerta"]["random"](seat, setup, Random(seat)) for seat in range(3)]
        play(OMERTA, setup, bots, Luck(f"{number}"), entries=entries)
    for entry in entries:
        if isinstance(entry, Answers):
            orders.add(tuple(seat for seat, _ in entry.moves))
    assert {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)} <= orders


def test_a_shared_win_counts_in_equal_parts() -> None:
    results = [Result((0.5, 0.5, 0.0, 0.0), (3, 3, 9, 9)), Result((1.0, 0.0, 0.0, 0.0), (1, 7, 9, 9))]
    table = standings(plan(games=2), results)
    assert [standing.wins for standing in table] == [1.5, 0.5, 0.0, 0.0]
    assert [standing.win_rate for standing in table] == [0.75, 0.25, 0.0, 0.0]
    assert [standing.mean_score for standing in table] == [2.0, 5.0, 9.0, 9.0]
    assert [standing.name for standing in table] == list(BOTS_OF_4)


@pytest.mark.parametrize("games", [1, 3, 9])
def test_wins_add_up_to_the_games(games: int) -> None:
    table = standings(plan(games=games), run(plan(games=games)))
    assert sum(standing.wins for standing in table) == pytest.approx(games, abs=0.001)
