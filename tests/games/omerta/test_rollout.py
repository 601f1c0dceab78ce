"""Playouts with few calls and few throws: what is never considered never happens."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.stream import Stream
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.menus import CALLING, NOTHING, Choices
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.powers.gangster import GangsterPower
from backroom.games.omerta.printed.cards import KIND_OF
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import KILLER_QUESTION, SNAPPING, TURN, TURN_LIMIT
from tests.games.omerta.builder import a_table

BOTTLES = tuple(KIND_OF[str(value)] for value in range(1, 11)) * 4
LADIES = (KIND_OF["lady"],) * 20


def rolled(cards: tuple[int, ...], seed: int, call: float, throw: float) -> Omerta:
    """A round of three players, played to its end inside the engine."""
    game = Omerta(Rules(Setup(players=3, rounds=1), cards=cards))
    assert game.rollout(Stream(Random(seed)), call, throw) > 0
    return game


def test_a_game_that_is_over_has_no_decisions_left() -> None:
    game = rolled(BOTTLES, 1, call=1.0, throw=1.0)
    assert game.rollout(Stream(Random(1))) == 0


@pytest.mark.parametrize("seed", range(5))
def test_where_no_call_is_considered_a_round_goes_to_its_limit(seed: int) -> None:
    assert rolled(BOTTLES, seed, call=0.0, throw=0.0).turns == TURN_LIMIT


def test_the_more_calls_are_considered_the_shorter_is_a_round() -> None:
    turns = [
        sum(rolled(BOTTLES, seed, call, 0.0).turns for seed in range(40)) / 40 for call in (0.05, 0.5, 1.0)
    ]
    # a player who may call has two or three options, so a considered call is made in 2 of 5 turns
    assert turns[0] > 2 * turns[1] > 2.4 * turns[2]


@pytest.mark.parametrize("cards", [BOTTLES, BOTTLES[:20] + LADIES])
def test_where_no_throw_is_considered_nobody_snaps_or_shows_a_card(cards: tuple[int, ...]) -> None:
    for seed in range(5):
        assert [len(hand) for hand in rolled(cards, seed, call=0.0, throw=0.0).hands] == [4, 4, 4]


@pytest.mark.parametrize("cards", [BOTTLES, LADIES * 2])
def test_where_throws_are_considered_they_are_made_and_cost(cards: tuple[int, ...]) -> None:
    assert max(len(hand) for hand in rolled(cards, 1, call=0.0, throw=0.5).hands) > 4


def codes_of(choices: Choices) -> set[int]:
    return {choices.codes[index] for index in range(choices.count)}


@pytest.mark.parametrize("call", [0.0, 1.0])
@pytest.mark.parametrize("throw", [0.0, 1.0])
def test_a_tempered_answer_is_one_of_the_choices(call: float, throw: float) -> None:
    stream = Stream(Random(3))
    game = Omerta(Rules(Setup(players=4, edition="nl")))
    while seats := game.draw_on(stream):
        for seat in seats:
            phase = PHASES[game.step]
            choices = phase.choices(game, seat)
            code = game.tempered_code(phase, seat, stream, call, throw)
            assert code in codes_of(choices)
            if game.step == TURN and choices.count > 1:
                assert call == 1.0 or code != CALLING
            if game.step == SNAPPING or game.step == KILLER_QUESTION:
                assert throw == 1.0 or code == NOTHING
            index = next(index for index in range(choices.count) if choices.codes[index] == code)
            game.choose(seat, index)


@pytest.mark.parametrize("declinable", [False, True])
def test_o19_any_exchange_comes_up_and_nothing_else_does(declinable: bool) -> None:
    game = a_table(["1 2", "3", "4 5"]).state
    power, stream = GangsterPower(), Stream(Random(4))
    choices = power.choices(game)
    came = {power.any_code(game, declinable, stream) for _ in range(400)}
    assert len(codes_of(choices)) == 8
    assert came == codes_of(choices) | ({NOTHING} if declinable else set())


def test_a_step_that_asks_nobody_can_be_asked_nothing() -> None:
    game = a_table(["1", "2", "3"]).state
    step, stream = Phase(), Stream(Random(5))
    asked = [
        lambda: step.pending(game),
        lambda: step.choices(game, 0),
        lambda: step.refusal(game, 0, game.options(0)[0]),
        lambda: step.say(game, 0, NOTHING),
        lambda: step.happen(game, stream),
    ]
    for ask in asked:
        with pytest.raises(AssertionError):
            ask()
