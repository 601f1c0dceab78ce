"""Each listener is told what the game lets them hear, in order, without a gap; and no more."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from backroom.core.game import Answers, NotNow
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.games.omerta.moves import Take
from backroom.games.organized_crime.events import Audited
from backroom.games.organized_crime.moves import Audit, Leave
from backroom.table.journal import Played, read, record, write
from backroom.table.notices import Asked, GameStarted, Notice, SecretRevealed
from backroom.table.restoring import restore_table
from tests.table.seated import (
    NOON,
    SECRET,
    AnyTable,
    Journaled,
    a_table,
    answer_one,
    kinds,
    play_on,
    play_until,
    question_of,
)
from tests.table.test_restore import snapshot

SIZES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]
NOTICES = get_args(Notice)
LONGEST = 400


def listeners(journaled: Journaled) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(len(journaled.table.seats)), None]


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_everybody_hears_what_the_game_tells_them(name: str, seats: int) -> None:
    game = GAMES[name]
    journaled = a_table(name, seats)
    for _ in play_on(journaled, Random(f"told {name} {seats}"), longest=LONGEST):
        pass
    state = game.start(journaled.table.setup)
    expected: dict[int | None, list[Any]] = {listener: [] for listener in listeners(journaled)}
    for entry in record(game, journaled.lines).entries:
        for event in state.apply(entry):
            for listener, events in expected.items():
                heard = game.tell(event, listener)
                if heard is not None:
                    events.append(heard)
    for listener, events in expected.items():
        assert [event for event in journaled.heard(listener) if type(event) not in NOTICES] == events
        assert len(events) > 20


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_everybody_hears_the_same_notices_and_counts_without_a_gap(name: str, seats: int) -> None:
    """An event that a listener does not hear leaves no hole in the numbers either."""
    journaled = a_table(name, seats)
    for _ in play_on(journaled, Random(f"gap {name} {seats}"), longest=LONGEST):
        pass
    public = [event for event in journaled.heard(None) if type(event) in NOTICES]
    for listener in listeners(journaled):
        heard = journaled.told[listener]
        assert [told.number for told in heard] == list(range(1, len(heard) + 1))
        assert [told.event for told in heard if type(told.event) in NOTICES] == public


def test_an_offer_between_two_is_not_even_counted_by_the_others() -> None:
    journaled = a_table("organized_crime", 3)
    now = play_until(journaled, "floor", Random(3))
    table = journaled.table
    ask = question_of(table)
    seat = next(seat for seat in ask.seats if table.default(seat).__struct_config__.tag == "offer")
    offer = table.default(seat)
    update = table.answer(seat, ask.id, offer, now + 1)
    assert set(update.told) == {seat, offer.to}


@pytest.mark.parametrize("name", list(GAMES))
def test_the_secret_is_told_when_the_game_is_over_and_not_before(name: str) -> None:
    journaled = a_table(name, 3)
    for _ in play_on(journaled, Random(2)):
        pass
    for listener in listeners(journaled):
        *before, last = journaled.heard(listener)
        assert last == SecretRevealed(SECRET.hex())
        assert SECRET.hex().encode() not in msgspec.json.encode(before)
        started = next(event for event in before if isinstance(event, GameStarted))
        assert started.fairness.commitment == journaled.table.draws.commitment


def hold_defaults(table: AnyTable, listener: int, now: float) -> list[Any]:
    """Let all but one answer a joint question; returns what this listener is told."""
    ask = question_of(table)
    due = table.deadline()
    told: list[Any] = []
    if ask.mode not in ("sealed", "race") or due is None or due <= now:
        return told
    for seat in ask.seats:
        if seat != listener and seat not in table.held and len(table.held) + 1 < len(ask.seats):
            told.append(table.answer(seat, ask.id, table.default(seat), now).told.get(listener))
    return told


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_nothing_a_listener_can_see_depends_on_cards_they_may_not_know(name: str, seats: int) -> None:
    """With other hidden cards, the question, its time and what the others' answers tell are the same."""
    rng = Random(f"hidden {name} {seats}")
    compared = 0
    while compared <= 5:
        journaled = a_table(name, seats)
        for _ in play_on(journaled, rng, longest=200):
            if journaled.table.question() is None or rng.random() < 0.85:
                continue
            compare_with_imagined(journaled, rng.randrange(seats), rng)
            compared += 1


def compare_with_imagined(journaled: Journaled, seat: int, rng: Random) -> None:
    """Assert that a seat notices no difference between the table and another that it imagines."""
    real: AnyTable = restore_table(journaled.table.game, journaled.lines)
    other: AnyTable = restore_table(journaled.table.game, journaled.lines)
    imagined: Any = other.state
    other.state = imagined.imagine(seat, rng)
    told = [hold_defaults(table, seat, journaled.now + 0.01) for table in (real, other)]
    assert told[0] == told[1]
    assert real.view(seat) == other.view(seat)
    assert real.asked(seat) == other.asked(seat)
    assert real.deadline() == other.deadline()


def test_the_question_is_shown_with_the_options_of_the_seats_asked() -> None:
    journaled = a_table()
    table = journaled.table
    now = play_until(journaled, "turn", Random(1))
    ask = question_of(table)
    asked, spectator = table.asked(ask.seats[0]), table.asked(None)
    assert asked is not None
    assert spectator is not None
    assert asked.options == table.state.options(ask.seats[0])
    assert (spectator.ask, spectator.options, spectator.answered) == (ask, (), ())
    assert asked.deadline == now + 45
    other = table.asked((ask.seats[0] + 1) % 3)
    assert other is not None
    assert other.options == ()


def test_a_secret_answer_is_shown_as_given_but_not_what_it_is() -> None:
    journaled = a_table()
    table = journaled.table
    table.answer(1, question_of(table).id, table.default(1), NOON + 1)
    for listener in listeners(journaled):
        asked = table.asked(listener)
        assert asked is not None
        assert asked.answered == (1,)
        assert bool(asked.options) == (listener in (0, 2))


# Refusals


@pytest.mark.parametrize("name", list(GAMES))
def test_a_refused_command_changes_nothing(name: str) -> None:
    rng = Random(6)
    refused = 0
    while refused < 1000:
        journaled = a_table(name, 3)
        for _ in play_on(journaled, rng, longest=150):
            refused += refuse_at(journaled)


def refuse_at(journaled: Journaled) -> int:
    """Answer the open question with what cannot be said; returns how often that was refused."""
    table = journaled.table
    ask = table.question()
    if ask is None:
        return 0
    before = snapshot(table)
    refused = 0
    for seat in range(3):
        for number, move in ((ask.id, {"type": "x"}), (ask.id, Audit(seat)), (ask.id + 1, None)):
            with pytest.raises((Refused, Malformed)):
                table.answer(seat, number, move, journaled.now + 0.01)
            refused += 1
    assert snapshot(table) == before
    assert table.done().lines == ()
    return refused


def test_only_seats_that_are_asked_answer() -> None:
    journaled = a_table()
    now = play_until(journaled, "turn", Random(1))
    ask = question_of(journaled.table)
    move = journaled.table.default(ask.seats[0])
    with pytest.raises(Refused, match="only those who are asked"):
        journaled.table.answer((ask.seats[0] + 1) % 3, ask.id, move, now)


# Asides


def test_c30_an_audit_is_heard_whatever_is_asked_and_changes_no_question() -> None:
    """C30: have this player's money counted, at any time."""
    journaled = a_table("organized_crime", 3)
    now = play_until(journaled, "turn", Random(3))
    table = journaled.table
    ask = question_of(table)
    due = table.deadline()
    audit = next(aside for aside in table.asides(0) if isinstance(aside, Audit))
    update = table.say_aside(0, audit, now + 1)
    assert [type(line) for line in update.lines] == [Played]
    assert (question_of(table), table.deadline()) == (ask, due)
    own, public = update.told[0][0].event, update.told[None][0].event
    assert isinstance(own, Audited)
    assert isinstance(public, Audited)
    assert own.amount is not None
    assert public.amount is None


def test_c1_leaving_the_game_changes_the_question() -> None:
    """C1: a player may leave for good at any time; an answer to the old question is stale."""
    journaled = a_table("organized_crime", 3)
    now = play_until(journaled, "turn", Random(3))
    table = journaled.table
    ask = question_of(table)
    update = table.say_aside(ask.seats[0], Leave(), now + 1)
    assert kinds(update.lines)[0] == "Played"
    assert isinstance(update.told[None][-1].event, Asked)
    assert question_of(table).id != ask.id
    with pytest.raises(Refused, match="not open"):
        table.answer(ask.seats[0], ask.id, None, now + 2)


def test_c1_an_answer_held_for_a_question_that_changed_is_asked_for_again() -> None:
    """C1, C26: with one player fewer the question is another one, and an answer names its question."""
    journaled = a_table("organized_crime", 4)
    table = journaled.table
    rng = Random(5)
    while len(question_of(table).seats) < 2:
        play_until(journaled, "penalty", rng)
    ask = question_of(table)
    first = ask.seats[0]
    journaled.keep(table.answer(first, ask.id, table.default(first), journaled.now + 1))
    assert list(table.held) == [first]
    leaver = next(seat for seat in range(4) if seat not in ask.seats and table.asides(seat)[-1:])
    journaled.keep(table.say_aside(leaver, Leave(), journaled.now + 2))
    assert table.held == {}
    assert question_of(table).id != ask.id
    restored: AnyTable = restore_table(table.game, journaled.lines)
    assert snapshot(restored) == snapshot(table)


def test_an_impossible_aside_is_refused() -> None:
    table = a_table().table
    with pytest.raises(Refused, match="nothing is said aside"):
        table.say_aside(0, table.default(0), NOON + 1)


# The journal is lines of text


@pytest.mark.parametrize("name", list(GAMES))
def test_every_line_is_read_as_it_was_written(name: str) -> None:
    journaled = a_table(name, 3)
    for _ in play_on(journaled, Random(3)):
        pass
    game = GAMES[name]
    assert [read(game, write(line)) for line in journaled.lines] == journaled.lines


def test_a_floor_takes_each_answer_at_once() -> None:
    journaled = a_table("organized_crime", 3)
    play_until(journaled, "floor", Random(3))
    update = answer_one(journaled, Random(1), journaled.now + 1)
    entry = next(line.entry for line in update.lines if isinstance(line, Played))
    assert isinstance(entry, Answers)
    assert len(entry.moves) == 1


def test_only_the_seat_that_is_asked_is_told_why_not() -> None:
    """The first player finds no discard pile to take from; nobody else is told what they look for."""
    journaled = a_table("omerta", 3)
    play_until(journaled, "turn", Random(1))
    table = journaled.table
    [asked] = question_of(table).seats
    for listener in listeners(journaled):
        question = table.asked(listener)
        assert question is not None
        if listener == asked:
            assert question.not_now == (NotNow(Take(), "O9", "empty"),)
        else:
            assert question.not_now is msgspec.UNSET


def test_a_game_that_does_not_say_why_not_sends_nothing_of_it() -> None:
    journaled = a_table("organized_crime", 3)
    questions = [journaled.table.asked(listener) for listener in listeners(journaled)]
    assert all(question is None or question.not_now is msgspec.UNSET for question in questions)
