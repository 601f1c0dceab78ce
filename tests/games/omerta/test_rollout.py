"""Playouts with few calls and few throws: what is never considered never happens."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.stream import Stream
from backroom.games.omerta.cards import KIND_OF
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import TURN_LIMIT

BOTTLES = tuple(KIND_OF[str(value)] for value in range(1, 11)) * 4
LADIES = (KIND_OF["lady"],) * 20


def rolled(cards: tuple[int, ...], seed: int, call: float, throw: float) -> Omerta:
    """A round of three players, played to its end inside the engine."""
    game = Omerta(Rules(Setup(players=3, rounds=1), cards=cards))
    assert game.rollout(Stream(Random(seed)), call, throw) > 0
    return game


@pytest.mark.parametrize("seed", range(5))
def test_where_no_call_is_considered_a_round_goes_to_its_limit(seed: int) -> None:
    assert rolled(BOTTLES, seed, call=0.0, throw=0.0).turns == TURN_LIMIT


def test_the_more_calls_are_considered_the_shorter_is_a_round() -> None:
    turns = [
        sum(rolled(BOTTLES, seed, call, 0.0).turns for seed in range(40)) / 40 for call in (0.05, 0.5, 1.0)
    ]
    # where one may call there are two or three options, so a call that is considered is made in 2 of 5 turns
    assert turns[0] > 2 * turns[1] > 2.4 * turns[2]


@pytest.mark.parametrize("cards", [BOTTLES, BOTTLES[:20] + LADIES])
def test_where_no_throw_is_considered_nobody_snaps_or_shows_a_card(cards: tuple[int, ...]) -> None:
    for seed in range(5):
        assert [len(hand) for hand in rolled(cards, seed, call=0.0, throw=0.0).hands] == [4, 4, 4]


@pytest.mark.parametrize("cards", [BOTTLES, LADIES * 2])
def test_where_throws_are_considered_they_are_made_and_cost(cards: tuple[int, ...]) -> None:
    assert max(len(hand) for hand in rolled(cards, 1, call=0.0, throw=0.5).hands) > 4
