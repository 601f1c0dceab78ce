"""What OMERTA's search is fitted to, and the yardstick that sees all cards."""

from __future__ import annotations

from random import Random

from backroom.core.stream import Stream
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.state import TURN, Cards
from tools.omerta_ceiling import open_worlds
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
