"""The lessons are real games, and show their pupils nothing that a player could not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from backroom.core.form import Form, allows
from backroom.games.omerta.events import GameEnded, RoundEnded
from backroom.games.organized_crime.events import CardsTaken, Controlled, Drew, Eliminated, MotionDecided
from backroom.table.table import Question
from tools import lessons
from tools.lesson import PUPIL, Lesson, Step
from tools.lesson_crime import VITO, crime_lesson
from tools.lesson_omerta import HANDS, SAFE, first_lesson

OTHER_HANDS = (HANDS[0], "8 3 2 patrol", "7 1 5 3")  # cards never shown before the end are different
OTHER_SAFE = "9 snitch lady 4"


def questions(lesson: Lesson) -> list[tuple[Step, Question[Any] | None]]:
    """Every step with the question that is open when the coach speaks."""
    found: list[tuple[Step, Question[Any] | None]] = []
    open_now: Question[Any] | None = None
    for step in lesson.steps:
        open_now = step.shown[-1].question if step.shown else open_now
        found.append((step, open_now))
    return found


def test_the_file_is_what_the_engine_plays_today() -> None:
    assert lessons.main(["--check"]) == 0


@pytest.mark.parametrize(("lesson", "least"), [(first_lesson, 30), (crime_lesson, 34)])
def test_every_move_the_coach_wants_or_allows_is_legal_then(lesson: Callable[[], Lesson], least: int) -> None:
    wanted = 0
    for step, question in questions(lesson()):
        options = () if question is None else question.options
        for move in (*step.wanted, *(one.move for one in step.tries)):
            assert any(allows(one, move) if isinstance(one, Form) else one == move for one in options), (
                step.cue,
                move,
            )
            wanted += 1
    assert wanted > least


@pytest.mark.parametrize("lesson", [first_lesson, crime_lesson])
def test_no_step_is_a_dead_end(lesson: Callable[[], Lesson]) -> None:
    for step, question in questions(lesson()):
        if step.must_try:
            assert step.tries, step.cue
        elif not step.wanted:
            assert step.shown or question is not None, step.cue


def test_the_pupil_calls_omerta_and_wins() -> None:
    told = first_lesson().steps[-1].shown[-1].told
    ended = next(event for event in told if isinstance(event, RoundEnded))
    assert (ended.caller, ended.stocks, ended.scores) == (PUPIL, (6, 24, 15), (0, 24, 15))
    assert any(isinstance(event, GameEnded) and event.winners == (PUPIL,) for event in told)


def test_a_wrong_throw_is_shown_and_costs_a_card() -> None:
    tries = [one for step in first_lesson().steps for one in step.tries]
    for one in tries:
        assert [msgspec.to_builtins(event)["type"] for event in one.shown[0].told] == [
            "race_judged",
            "snapped_wrong",
            "card_added",
        ]
    assert {one.cue for one in tries} == {"wrong"}


def test_until_the_end_nothing_depends_on_a_card_that_the_pupil_cannot_know() -> None:
    played, otherwise = first_lesson(), first_lesson(OTHER_HANDS, OTHER_SAFE)
    assert (HANDS, SAFE) != (OTHER_HANDS, OTHER_SAFE)
    assert msgspec.json.encode(played.steps[:-1]) == msgspec.json.encode(otherwise.steps[:-1])
    assert msgspec.json.encode(played.steps[-1]) != msgspec.json.encode(otherwise.steps[-1])


def test_the_pupil_takes_boston_survives_the_commission_and_wins_the_attack() -> None:
    told = [event for step in crime_lesson().steps for shown in step.shown for event in shown.told]
    assert Controlled(PUPIL, "boston") in told
    assert MotionDecided(carried=False, favour=2, against=4) in told
    assert Eliminated(VITO, PUPIL, "killed") in told
    assert any(isinstance(event, CardsTaken) and event.cards == ("money",) for event in told)


def test_the_pupil_is_shown_no_card_and_no_money_of_others_before_inheriting_it() -> None:
    for step in crime_lesson().steps:
        for shown in step.shown:
            for seat, family in enumerate(shown.view.families):
                if seat != PUPIL:
                    assert (family.money, family.known) == (None, ())
            drawn = [event for event in shown.told if isinstance(event, Drew) and event.seat != PUPIL]
            assert all(event.card is None for event in drawn)
