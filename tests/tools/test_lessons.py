"""The first lesson is a real game, and shows its pupil nothing that a player could not see."""

from __future__ import annotations

import msgspec

from backroom.games.omerta.events import GameEnded, RoundEnded
from tools import lessons
from tools.lesson_omerta import HANDS, SAFE, first_lesson
from tools.lesson_stage import PUPIL, Lesson, Move, Question, Step

OTHER_HANDS = (HANDS[0], "8 3 2 patrol", "7 1 5 3")  # what is never shown before the end is another card
OTHER_SAFE = "9 snitch lady 4"


def questions(lesson: Lesson) -> list[tuple[Step, Question[Move] | None]]:
    """Every step with the question that is open when the coach speaks."""
    found: list[tuple[Step, Question[Move] | None]] = []
    open_now: Question[Move] | None = None
    for step in lesson.steps:
        open_now = step.shown[-1].question if step.shown else open_now
        found.append((step, open_now))
    return found


def test_the_file_is_what_the_engine_plays_today() -> None:
    assert lessons.main(["--check"]) == 0


def test_everything_that_the_coach_wants_or_lets_try_may_be_done_then() -> None:
    wanted = 0
    for step, question in questions(first_lesson()):
        options = () if question is None else question.options
        for move in (*step.wanted, *(one.move for one in step.tries)):
            assert move in options, (step.cue, move)
            wanted += 1
    assert wanted > 30


def test_no_step_is_a_dead_end() -> None:
    for step, question in questions(first_lesson()):
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
