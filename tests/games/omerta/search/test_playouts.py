"""Playouts: every seat by a quick policy, to the end of the round, by the rules."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.stream import Stream
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.printed.editions import EDITIONS, EditionName
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.tricks import throw_place
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import DEAL, OVER, SNAPPING, TURN
from tests.games.omerta.builder import a_table, mamma, patrol
from tests.games.omerta.kit import check_cards


def playouts(players: int, seed: int = 1, style: Style | None = None) -> Playouts:
    return Playouts([style or Style()] * players, Stream(Random(seed)))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_of_a_policy_is_one_of_the_choices(players: int, edition: EditionName) -> None:
    """Asked one by one, in whole games."""
    quick = playouts(players)
    for number in range(6):
        setup = Setup(
            players=players, edition=edition, snap="sealed" if number % 2 else "race", deck="sorted"
        )
        game = Omerta(Rules(setup))
        while seats := game.draw_on(quick.stream):
            phase = PHASES[game.step]
            for seat in seats:
                policy = quick.policies[seat]
                if game.step == TURN:
                    policy.look(game, seat)
                    code = policy.turn_code(game, seat)
                elif game.step == SNAPPING:
                    code = throw_place(game, seat)
                else:
                    code = quick.code(game, seat, game.step)
                choices = phase.choices(game, seat)
                assert code in [choices.codes[index] for index in range(choices.count)]
                phase.say(game, seat, code)
            game.run_to_question()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_playout_ends_with_the_round(players: int, edition: EditionName) -> None:
    """Every card is where it may be at any time, and nobody is asked any more."""
    quick = playouts(players)
    for number in range(10):
        setup = Setup(players=players, edition=edition, rounds=2, snap="sealed" if number % 2 else "race")
        game = Omerta(Rules(setup))
        game.draw_on(quick.stream)
        quick.run(game)
        assert game.step == DEAL
        game.draw_on(quick.stream)
        check_cards(game)
        quick.run(game)
        assert game.step == OVER


def test_a_playout_is_repeatable_by_its_seed() -> None:
    def total(seed: int) -> list[int]:
        quick = playouts(4, seed)
        game = Omerta(Rules(Setup(rounds=1)))
        game.draw_on(quick.stream)
        quick.run(game)
        return game.totals

    assert total(3) == total(3)
    assert len({tuple(total(seed)) for seed in range(5)}) > 1


def test_the_value_of_an_answer_is_a_chance_to_win() -> None:
    """O31: with nothing in the hand, a call in the last round wins at once."""
    table = a_table(["alibi", "10 10", "9 9"], round_number=3, known=[(0, 0, 0)])
    quick = playouts(3)
    assert quick.value(table.state, 0, 0) == pytest.approx(1.0)
    behind = a_table(["alibi", "10 10", "9 9"], round_number=3, totals=(90, 0, 0), known=[(0, 0, 0)])
    assert quick.value(behind.state, 0, 0) == pytest.approx(0.0, abs=0.01)
    assert behind.state.step == TURN  # a playout leaves the world as it was


def test_o28_o29_overlays_are_played_around() -> None:
    """A player under a Mamma loses the turn, and a blocked card stays."""
    quick = playouts(3)
    for seed in range(20):
        table = a_table(
            ["3 4", "7", "5 5"],
            pile="1 2 3 mole lady gangster snitch driver killer patrol mamma 8 9 safecracker",
            discard="10",
            overlays=[mamma(by=0, on=1), patrol(by=2, on=(0, 1))],
            known=[(0, 0, 0), (1, 1, 0), (2, 2, 0), (2, 2, 1)],
            turns=7 + seed,
        )
        quick.run(table.state)
        assert table.state.step in (DEAL, OVER)


def test_a_playout_can_be_cut_after_some_turns() -> None:
    quick = playouts(4)
    game = Omerta(Rules(Setup(rounds=1)))
    game.draw_on(quick.stream)
    quick.run(game, 4)
    assert (game.step, game.turns) == (TURN, 5)
