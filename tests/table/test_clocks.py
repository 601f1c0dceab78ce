"""Clocks: their names, how long they are, what happens when they run out, and when they stop."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.core.game import Answers, Clock, Mode
from backroom.core.refusal import Refused
from backroom.games import HOUSE
from backroom.games.omerta.moves import Draw
from backroom.games.organized_crime.events import Voted
from backroom.table.clocks import Speed, seconds
from backroom.table.delay import Delay
from backroom.table.journal import Armed, BotStoodIn, Played
from backroom.table.notices import Answered, Asked, BotSatIn, TimeRanOut
from backroom.table.race import KEEPING
from backroom.table.restoring import restore_table
from tests.table.seated import (
    NOON,
    AnyTable,
    Journaled,
    a_table,
    kinds,
    play_on,
    play_until,
    question_of,
)

SOURCES = Path(__file__).parents[2] / "src" / "backroom" / "games"


def run_out(journaled: Journaled) -> list[Any]:
    """Let the clock of the open question run out; returns what a spectator was told."""
    table = journaled.table
    due = table.deadline()
    assert due is not None
    before = len(journaled.heard(None))
    journaled.now = max(journaled.now, due)
    journaled.keep(table.tick(journaled.now))
    return journaled.heard(None)[before:]


def until_seats_turn(journaled: Journaled, seat: int) -> None:
    """Let everybody draw, discard and pass until it is this seat's turn."""
    table = journaled.table
    for _ in range(1000):
        ask = question_of(table)
        if ask.clock == "turn" and ask.seats == (seat,) and Draw() in table.state.options(seat):
            return
        if ask.clock == "turn" or ask.clock == "power":
            one = ask.seats[0]
            by_bot = table.seats[one].bot is not None
            journaled.keep(table.answer(one, ask.id, table.default(one), journaled.now, by_bot=by_bot))
        else:
            run_out(journaled)
    raise AssertionError("it is never this seat's turn")


@pytest.mark.parametrize("name", HOUSE)
def test_every_clock_that_a_game_names_has_a_duration(name: str) -> None:
    named: set[str] = set()
    for source in (SOURCES / name).rglob("*.py"):
        named.update(re.findall(r'\bAsk\(.*, "(\w+)"\)', source.read_text()))
    assert named == set(HOUSE[name].clocks)


@pytest.mark.parametrize(
    ("speed", "turn", "race"),
    [("calm", 90, 8), ("normal", 45, 4), ("quick", 22.5, 2), ("untimed", None, 8)],
)
def test_the_speed_multiplies_and_a_race_always_ends(speed: Speed, turn: float | None, race: float) -> None:
    assert seconds(Clock(45), "turn", speed) == turn
    assert seconds(Clock(4), "race", speed) == race


@pytest.mark.parametrize("mode", ["turn", "sealed", "floor"])
def test_an_untimed_question_waits_for_ever(mode: Mode) -> None:
    assert seconds(Clock(4), mode, "untimed") is None


def test_an_untimed_table_needs_no_tick_until_there_is_a_race() -> None:
    journaled = a_table(speed="untimed")
    assert journaled.table.deadline() is None
    assert journaled.table.tick(NOON + 10**6).lines == ()
    play_until(journaled, "snap", Random(1))
    assert journaled.table.deadline() is not None


def test_everybody_is_told_the_deadline() -> None:
    journaled = a_table()
    ask = question_of(journaled.table)
    for listener in (0, 1, 2, None):
        assert journaled.heard(listener)[-1] == Asked(ask, NOON + 45, None)


def test_everybody_is_asked_for_the_same_time_whatever_they_hold() -> None:
    """The clock depends on the name of the question and on nothing else."""
    spans: dict[tuple[str, str], set[float]] = {}
    for seed in range(3):
        journaled = a_table()
        table = journaled.table
        last = question_of(table).id
        for now in play_on(journaled, Random(seed)):
            if table.armed is not None and table.armed.ask != last:
                last = table.armed.ask
                ask = question_of(table)
                assert table.armed.deadline is not None
                spans.setdefault((ask.clock, ask.mode), set()).add(round(table.armed.deadline - now, 6))
    assert len(spans) > 4
    assert all(len(span) == 1 for span in spans.values())


def test_when_the_clock_ends_the_default_is_played_and_everybody_told() -> None:
    journaled = a_table()
    told = run_out(journaled)
    assert told[0] == TimeRanOut((0, 1, 2))
    assert kinds(told[1:4]) == ["Peeked"] * 3
    assert isinstance(told[-1], Asked)
    assert [seat.misses for seat in journaled.table.seats] == [1, 1, 1]


def test_an_answer_at_the_deadline_is_too_late() -> None:
    table = a_table().table
    due = table.deadline()
    assert due is not None
    ask = question_of(table)
    with pytest.raises(Refused, match="time for this is over"):
        table.answer(0, ask.id, table.default(0), due)
    assert table.answer(0, ask.id, table.default(0), due - 0.001).lines


def test_an_answer_that_came_in_time_is_not_late_because_it_had_to_wait() -> None:
    table = a_table().table
    due = table.deadline()
    assert due is not None
    assert table.answer(0, question_of(table).id, table.default(0), due + 5, came=due - 0.001).lines


def test_after_two_missed_clocks_in_a_row_a_bot_stands_in() -> None:
    journaled = a_table()
    table = journaled.table
    run_out(journaled)  # the peeks: everybody misses once
    first = question_of(table).seats[0]
    told = run_out(journaled)
    assert BotSatIn(first, "regular") in told
    assert table.seats[first].is_away
    assert journaled.lines.count(BotStoodIn(first, "regular")) == 1
    assert [seat.is_away for number, seat in enumerate(table.seats) if number != first] == [False, False]
    table.come_back(first)
    assert table.seats[first].misses == 0


def test_an_answer_in_between_shows_that_somebody_is_there() -> None:
    journaled = a_table()
    table = journaled.table
    run_out(journaled)
    first = question_of(table).seats[0]
    journaled.keep(table.answer(first, question_of(table).id, Draw(), NOON + 31))
    assert table.seats[first].misses == 0
    run_out(journaled)
    assert not table.seats[first].is_away
    assert table.seats[first].misses == 1


def test_a_player_who_passes_a_snap_in_silence_is_not_absent() -> None:
    journaled = a_table()
    table = journaled.table
    for seat in range(3):
        table.answer(seat, question_of(table).id, table.default(seat), NOON + 1)
    for _ in range(6):
        play_until(journaled, "snap", Random(4), "race")
        told = run_out(journaled)
        assert "TimeRanOut" not in kinds(told)
        assert all(seat.bot is None for seat in table.seats)


def test_a_bot_that_says_nothing_is_played_by_default_and_stays() -> None:
    journaled = a_table()
    table = journaled.table
    table.seat_bot(0, "regular")
    run_out(journaled)
    until_seats_turn(journaled, 0)
    run_out(journaled)
    assert table.seats[0].is_away


def test_c24_a_player_away_from_a_vote_abstains() -> None:
    """C24: casting none of one's votes is abstaining."""
    journaled = a_table("organized_crime", 3)
    play_until(journaled, "vote", Random(3))
    voter = question_of(journaled.table).seats[0]
    told = run_out(journaled)
    assert told[0] == TimeRanOut((voter,))
    voted = next(event for event in told if isinstance(event, Voted))
    assert (voted.seat, voted.votes) == (voter, 0)


@pytest.mark.parametrize("clock", ["floor", "settlement"])
def test_c24_when_the_time_of_the_floor_is_over_its_caller_closes_it(clock: str) -> None:
    """C24: the player who called the session ends it; each answer before that counts at once."""
    journaled = a_table("organized_crime", 4)
    play_until(journaled, clock, Random(3))
    table = journaled.table
    ask = question_of(table)
    told = run_out(journaled)
    assert isinstance(told[0], TimeRanOut)
    assert kinds(told)[1] in ("VoteCalled", "SessionClosed")
    assert table.question() is None or question_of(table).id != ask.id


def test_the_floor_keeps_its_clock_while_people_speak() -> None:
    journaled = a_table("organized_crime", 3)
    now = play_until(journaled, "floor", Random(3))
    table = journaled.table
    ask = question_of(table)
    due = table.deadline()
    silent = next(seat for seat in ask.seats if table.default(seat).__struct_config__.tag == "offer")
    update = table.answer(silent, ask.id, table.default(silent), now + 1)
    assert question_of(table).id == ask.id
    assert table.deadline() == due
    assert [type(line) for line in update.lines] == [Played]


def test_paused_clocks_stand_still() -> None:
    journaled = a_table()
    table = journaled.table
    ask = question_of(table)
    journaled.keep(table.answer(0, ask.id, table.default(0), NOON + 5))
    journaled.keep(table.pause(NOON + 10))
    assert table.deadline() is None
    assert table.tick(NOON + 1000).lines == ()
    assert table.prolong(60, NOON + 1000).lines == ()
    for command in (
        lambda: table.answer(1, ask.id, table.default(1), NOON + 20),
        lambda: table.say_aside(1, table.default(1), NOON + 20),
        lambda: table.pause(NOON + 20),
    ):
        with pytest.raises(Refused, match="paused"):
            command()
    restored: AnyTable = restore_table(table.game, journaled.lines)
    for one in (table, restored):
        told = one.resume(NOON + 1000).told[None]
        assert kinds([heard.event for heard in told]) == ["TableResumed", "Asked"]
        assert one.deadline() == NOON + 1000 + 35
        assert list(one.held) == [0]
        with pytest.raises(Refused, match="not paused"):
            one.resume(NOON + 1001)


def test_an_untimed_table_can_be_paused_too() -> None:
    table = a_table(speed="untimed").table
    table.pause(NOON)
    told = table.resume(NOON + 9).told[None]
    assert kinds([heard.event for heard in told]) == ["TableResumed"]
    assert table.deadline() is None


def test_a_race_is_never_paused_whether_or_not_somebody_has_claimed() -> None:
    journaled = a_table()
    now = play_until(journaled, "snap", Random(1), "race")
    with pytest.raises(Refused, match="race is open"):
        journaled.table.pause(now)


def test_after_a_restart_people_get_time_to_return() -> None:
    journaled = a_table()
    restored: AnyTable = restore_table(journaled.table.game, journaled.lines)
    update = restored.prolong(60, NOON + 3600)
    assert update.lines == (Armed(question_of(restored).id, NOON + 3660, at=NOON + 3600),)
    assert restored.deadline() == NOON + 3660
    assert restored.prolong(60, NOON + 3600).lines == ()


def test_a_race_that_nobody_has_claimed_begins_again() -> None:
    """Nobody could be heard meanwhile, and everybody must see the card together."""
    journaled = a_table()
    now = play_until(journaled, "snap", Random(1), "race")
    table = journaled.table
    asked = question_of(table)
    far = Delay()
    far.measure(0.2)
    table.set_wires(asked.seats[0], [far])
    journaled.keep(table.answer(asked.seats[1], asked.id, table.default(asked.seats[1]), now + 1))
    update = table.prolong(60, now + 30)
    ahead = 0.1 + KEEPING
    (line,) = update.lines
    assert isinstance(line, Armed)
    assert line.reveal == pytest.approx(now + 30 + ahead, abs=1e-6)
    assert line.deadline == pytest.approx(now + 30 + ahead + 60 + ahead, abs=1e-6)
    assert asked.seats[1] in table.held, "who has let it go by has"
    assert table.prolong(60, now + 30).lines == ()


def test_a_race_that_somebody_has_claimed_is_judged_by_the_claims_there_are() -> None:
    journaled = a_table()
    now = play_until(journaled, "snap", Random(1), "race")
    table = journaled.table
    asked = question_of(table)
    claims = [
        (seat, move)
        for seat in asked.seats
        for move in table.state.options(seat)
        if move != table.default(seat)
    ]
    seat, claim = claims[0]
    journaled.keep(table.answer(seat, asked.id, claim, now + 1))
    assert table.prolong(60, now + 30).lines == ()


def test_sealed_answers_are_held_until_all_are_in() -> None:
    journaled = a_table()
    table = journaled.table
    ask = question_of(table)
    before = table.view(None)
    journaled.keep(table.answer(2, ask.id, table.default(2), NOON + 1))
    assert journaled.heard(0)[-1] == Answered(2)
    assert table.view(None) == before
    with pytest.raises(Refused, match="answered this"):
        table.answer(2, ask.id, table.default(2), NOON + 2)
    journaled.keep(table.answer(0, ask.id, table.default(0), NOON + 2))
    update = journaled.keep(table.answer(1, ask.id, table.default(1), NOON + 3))
    entry = next(line.entry for line in update.lines if isinstance(line, Played))
    assert isinstance(entry, Answers)
    assert [seat for seat, _ in entry.moves] == [0, 1, 2]
    assert question_of(table).id != ask.id
