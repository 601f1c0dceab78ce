"""What OMERTA's search is fitted to, and the yardstick that sees all cards."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.stream import Stream
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.search.searching import Budget
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.state import TURN, Cards
from tools.omerta_ceiling import open_worlds
from tools.omerta_lab import believed, positions, reference, report_choices
from tools.omerta_style import agreement, recorded

QUESTIONS = recorded(1, 3)


def kinds(table: Cards) -> list[list[int]]:
    return [[card & KIND for card in hand] for hand in table.hands]


def test_the_quick_player_mostly_answers_as_regular_does() -> None:
    assert len(QUESTIONS) > 50
    assert agreement(Style(), QUESTIONS) > 0.8
    assert agreement(Style()._replace(patience=200), QUESTIONS) < agreement(Style(), QUESTIONS)


def test_the_yardstick_searches_the_real_table() -> None:
    stream = Stream(Random(1))
    for question in [question for question in QUESTIONS if question.table.step == TURN][::5]:
        world = open_worlds(question.table, question.seat).guess(stream)
        assert kinds(world) == kinds(question.table)
        assert sorted(world.pile) == sorted(question.table.pile)


def test_beliefs_are_compared_with_what_is_true() -> None:
    found = believed(1, 3)
    assert len(found) > 15
    assert all(0.0 < one.chance < 1.0 for one in found)
    assert abs(sum(one.points - one.true_points for one in found)) < 4 * len(found)


def test_a_choice_costs_what_the_best_option_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is better than the best of the reference."""
    position = next(positions(1, 3))
    values = reference(position, 20, "reference")
    assert set(values) <= set(position.state.options(position.seat))
    report_choices(1, 3, 6, [Budget(30, 600.0)])
    said = capsys.readouterr().out
    assert said.startswith("30 playouts")
    assert "-" not in said.split(":")[1].split("of a game")[0]
