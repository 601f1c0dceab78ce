"""After a restart every clock has what it had left, whatever the machine's clock says by then."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.optional import decides_race
from backroom.table.journal import AnyLine, Armed, Played, Woken, read, write
from backroom.table.restoring import restore_table
from tests.table.seated import (
    NOON,
    AnyTable,
    Journaled,
    a_table,
    an_open_table,
    answer_one,
    play_until,
    question_of,
)

GRACE = 20.0
HOURS = (-1_000_000.0, -7200.0, -1.0, 0.0, 5.0, 7200.0, 40 * 86_400.0)  # seconds by which the clock is set


def woken(journaled: Journaled, now: float) -> AnyTable:
    """The table after a restart at this time."""
    game = journaled.table.game
    lines: list[AnyLine] = [read(game, write(line)) for line in journaled.lines]
    table: AnyTable = restore_table(game, lines)
    lines += table.wake(GRACE, now).lines
    again: AnyTable = restore_table(game, lines)
    assert (again.armed, again.held, again.closes, again.paused) == (
        table.armed, table.held, table.closes, table.paused
    )  # fmt: skip
    return table


def left(table: AnyTable, now: float) -> float:
    """How long the open question is still open."""
    due = table.deadline()
    assert due is not None
    return due - now


@pytest.mark.parametrize("jump", HOURS)
def test_a_question_has_what_it_had_left_when_something_was_last_written(jump: float) -> None:
    journaled = a_table()
    now = NOON + 10 + jump
    assert left(woken(journaled, now), now) == pytest.approx(45)
    answer_first(journaled, NOON + 10)
    assert left(woken(journaled, now), now) == pytest.approx(35)


def answer_first(journaled: Journaled, now: float) -> None:
    """Let the first seat answer a joint question."""
    table = journaled.table
    journaled.keep(table.answer(0, question_of(table).id, table.state.options(0)[0], now))


@pytest.mark.parametrize("jump", HOURS)
def test_it_has_at_least_the_time_to_return_and_no_more_after_a_second_restart(jump: float) -> None:
    journaled = a_table()
    answer_first(journaled, NOON + 40)
    for _ in range(3):
        now = NOON + 41 + jump
        table = woken(journaled, now)
        assert left(table, now) == pytest.approx(GRACE)
        journaled.lines += table.wake(GRACE, now).lines


@pytest.mark.parametrize("jump", HOURS)
def test_nobody_s_time_runs_out_by_a_jump(jump: float) -> None:
    journaled = a_table("organized_crime")
    now = NOON + jump
    table = woken(journaled, now)
    assert table.tick(now).lines == ()
    assert table.tick(now + GRACE - 1).lines == ()


@pytest.mark.parametrize("jump", HOURS)
def test_a_pause_keeps_what_was_left(jump: float) -> None:
    journaled = a_table()
    journaled.keep(journaled.table.pause(NOON + 10))
    now = NOON + 300 + jump
    table = woken(journaled, now)
    assert table.deadline() is None
    table.resume(now + 50)
    assert left(table, now + 50) == pytest.approx(35)


@pytest.mark.parametrize("jump", HOURS)
def test_a_race_with_a_claim_is_judged_in_a_moment_and_by_the_same_times(jump: float) -> None:
    journaled = a_table()
    reveal = play_until(journaled, "snap", Random(1), "race")
    table = journaled.table
    ask = question_of(table)
    seat, claim = next(
        (seat, move)
        for seat in ask.seats
        for move in table.state.options(seat)
        if move != table.default(seat) and decides_race(table.state, seat, move)
    )
    journaled.keep(table.answer(seat, ask.id, claim, reveal + 0.4))
    now = reveal + 60 + jump
    again = woken(journaled, now)
    assert 0 <= left(again, now) < 1
    update = again.tick(now + 1)
    rulings = [line.ruling for line in update.lines if isinstance(line, Played) and line.ruling]
    assert [(one.seat, one.milliseconds) for one in rulings[0].finishes] == [(seat, 400)]


@pytest.mark.parametrize("jump", HOURS)
def test_a_race_that_nobody_claimed_begins_again(jump: float) -> None:
    journaled = a_table()
    play_until(journaled, "snap", Random(1), "race")
    now = NOON + 1000 + jump
    table = woken(journaled, now)
    assert table.armed is not None
    assert table.armed.reveal == pytest.approx(now)
    assert left(table, now) == pytest.approx(GRACE)


@pytest.mark.parametrize("jump", HOURS)
def test_a_whole_game_goes_on_under_a_clock_that_jumps_at_every_restart(jump: float) -> None:
    journaled, rng = a_table(rounds=1), Random(3)
    game, now = journaled.table.game, NOON
    for _ in range(2000):
        table = journaled.table
        if table.stage == "over":
            return
        now += 1.0
        due = table.deadline()
        if due is not None and due <= now:
            journaled.keep(table.tick(now))
        else:
            answer_one(journaled, rng, now)
        if rng.random() < 0.2:
            now += jump
            journaled.table = restore_table(game, journaled.lines)
            journaled.keep(journaled.table.wake(GRACE, now))
            assert journaled.table.deadline() is None or 0 < left(journaled.table, now) <= 90
    raise AssertionError("the game ends")


def test_nothing_is_written_where_no_clock_runs() -> None:
    for journaled in (a_table(speed="untimed"), an_open_table()):
        table: AnyTable = restore_table(journaled.table.game, journaled.lines)
        assert table.wake(GRACE, NOON - 7200).lines == ()


def test_an_old_journal_tells_by_its_clock_how_long_a_question_was_open() -> None:
    """Its line that opens a question has no time."""
    journaled = a_table()
    assert isinstance(journaled.lines[-1], Armed)
    assert journaled.lines[-1].at is None
    table: AnyTable = restore_table(journaled.table.game, journaled.lines)
    assert table.wake(GRACE, NOON - 7200).lines == (Woken(NOON - 7200),)
    assert left(table, NOON - 7200) == pytest.approx(45)
