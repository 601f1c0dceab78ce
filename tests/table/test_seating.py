"""Who sits where: every command about seats, and everything that is refused."""

import pytest

from backroom.core.game import Ask
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.games.omerta.setup import Setup
from backroom.table.journal import Options
from backroom.table.notices import (
    BotSatIn,
    BotSeated,
    ContributionTaken,
    GameStarted,
    PaceChanged,
    PersonReturned,
    PersonSeated,
    SeatLeft,
    TableOpened,
)
from backroom.table.table import open_table
from tests.table.seated import NOON, SECRET, Journaled, a_full_table, a_table, an_open_table


def test_an_open_table_tells_its_commitment_to_everybody() -> None:
    journaled = an_open_table()
    for listener in (0, 1, 2, None):
        assert journaled.heard(listener) == [TableOpened(journaled.table.draws.commitment)]


def test_an_impossible_setup_is_malformed() -> None:
    with pytest.raises(Malformed, match="O3"):
        open_table(GAMES["omerta"], Setup(players=9), options=Options(), secret=SECRET, now=NOON)


def test_people_and_bots_take_seats() -> None:
    journaled = an_open_table()
    table = journaled.table
    journaled.keep(table.seat_person(0, "Zoë"))
    journaled.keep(table.seat_bot(1, "regular"))
    assert journaled.heard(None)[1:] == [PersonSeated(0, "Zoë"), BotSeated(1, "regular", 0)]
    assert [(seat.person, seat.bot) for seat in table.seats] == [
        ("Zoë", None),
        (None, "regular"),
        (None, None),
    ]


def test_bots_of_one_level_are_cousins_who_keep_their_names() -> None:
    journaled = an_open_table(seats=4)
    table = journaled.table
    for seat, level in enumerate(["regular", "regular", "boss", "regular"]):
        journaled.keep(table.seat_bot(seat, level))
    assert [seat.cousin for seat in table.seats] == [0, 1, 0, 2]
    assert BotSeated(3, "regular", 2) in journaled.heard(None)
    journaled.keep(table.seat_person(0, "Zoë"))
    assert [seat.cousin for seat in table.seats[1:]] == [1, 0, 2]
    journaled.keep(table.leave(2))
    journaled.keep(table.fill("regular"))
    assert table.seats[2].cousin == 0  # free again


def test_the_pace_of_the_bots_changes_until_the_end() -> None:
    journaled = a_table()
    table = journaled.table
    journaled.keep(table.set_pace("skip"))
    assert table.options.pace == "skip"
    assert journaled.heard(None)[-1] == PaceChanged("skip")
    with pytest.raises(Refused, match="this pace"):
        table.set_pace("skip")
    table.stage = "over"
    with pytest.raises(Refused, match="over"):
        table.set_pace("calm")


def test_a_person_may_take_a_bots_seat_and_nobody_a_persons() -> None:
    journaled = an_open_table()
    table = journaled.table
    table.seat_bot(0, "regular")
    table.seat_person(0, "Zoë")
    assert (table.seats[0].person, table.seats[0].bot) == ("Zoë", None)
    with pytest.raises(Refused, match="taken"):
        table.seat_person(0, "Max")
    with pytest.raises(Refused, match="taken"):
        table.seat_bot(0, "regular")


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", "a\x00"])
def test_a_name_has_sane_limits(name: str) -> None:
    with pytest.raises(Malformed, match="name"):
        an_open_table().table.seat_person(0, name)


@pytest.mark.parametrize("level", ["", "x" * 41])
def test_a_level_has_sane_limits(level: str) -> None:
    with pytest.raises(Malformed, match="level"):
        an_open_table().table.seat_bot(0, level)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    table = a_table().table
    ask = table.question()
    assert isinstance(ask, Ask)
    move = table.state.options(0)[0]
    for command in (
        lambda: table.seat_person(seat, "Zoë"),
        lambda: table.seat_bot(seat, "regular"),
        lambda: table.leave(seat),
        lambda: table.come_back(seat),
        lambda: table.contribute(seat, b""),
        lambda: table.answer(seat, ask.id, move, NOON),
        lambda: table.say_aside(seat, move, NOON),
        lambda: table.set_wires(seat, []),
    ):
        with pytest.raises(Malformed, match=f"no seat {seat}"):
            command()


def test_leaving_before_the_game_leaves_an_empty_seat() -> None:
    journaled = an_open_table()
    table = journaled.table
    table.seat_person(0, "Zoë")
    journaled.keep(table.leave(0))
    assert journaled.heard(1)[-1] == SeatLeft(0)
    assert not table.seats[0].is_taken
    with pytest.raises(Refused, match="nobody"):
        table.leave(0)


def test_leaving_during_the_game_leaves_the_seat_to_a_bot() -> None:
    journaled = a_table()
    table = journaled.table
    journaled.keep(table.leave(2))
    assert journaled.heard(0)[-1] == BotSeated(2, "regular", 0)
    with pytest.raises(Refused, match="no bot sits in"):
        table.come_back(2)
    with pytest.raises(Refused, match="a bot stays"):
        table.leave(2)
    journaled.keep(table.seat_person(2, "Max"))
    assert table.seats[2].person == "Max"
    assert table.seats[2].bot is None


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    journaled = a_table()
    table = journaled.table
    journaled.keep(table.seat_bot(1, "regular"))
    assert journaled.heard(None)[-1] == BotSatIn(1, "regular")
    assert table.seats[1].is_away
    with pytest.raises(Refused, match="taken"):
        table.seat_bot(1, "regular")
    journaled.keep(table.come_back(1))
    assert journaled.heard(0)[-1] == PersonReturned(1)
    with pytest.raises(Refused, match="no bot sits in"):
        table.come_back(1)


def test_only_the_player_at_a_seat_answers_for_it() -> None:
    table = a_table().table
    ask = table.question()
    assert ask is not None
    move = table.state.options(1)[0]
    with pytest.raises(Refused, match="a person plays here"):
        table.answer(1, ask.id, move, NOON, by_bot=True)
    table.seat_bot(1, "regular")
    with pytest.raises(Refused, match="a bot plays here"):
        table.answer(1, ask.id, move, NOON)
    assert table.answer(1, ask.id, move, NOON, by_bot=True).lines


def test_people_add_to_the_draws_before_the_game() -> None:
    journaled = a_full_table()
    table = journaled.table
    journaled.keep(table.contribute(0, b"\xc0\xff\xee"))
    assert journaled.heard(2)[-1] == ContributionTaken(0)
    with pytest.raises(Refused, match="you have added"):
        table.contribute(0, b"again")
    with pytest.raises(Malformed, match="at most 64 bytes"):
        table.contribute(1, bytes(65))
    table.leave(2)
    with pytest.raises(Refused, match="only a person"):
        table.contribute(2, b"")
    table.seat_bot(2, "regular")
    with pytest.raises(Refused, match="only a person"):
        table.contribute(2, b"")
    journaled.keep(table.start(NOON))
    started = next(event for event in journaled.heard(None) if isinstance(event, GameStarted))
    assert started.fairness.contributions == ("c0ffee", None, None)
    with pytest.raises(Refused, match="fixed"):
        table.contribute(1, b"")


def test_a_person_who_takes_a_seat_adds_their_own_bytes() -> None:
    table = a_full_table().table
    table.contribute(0, b"old")
    table.leave(0)
    table.seat_person(0, "Max")
    assert table.contribute(0, b"new").lines
    assert table.draws.contributions[0] == b"new"


def test_a_game_begins_once_and_with_every_seat_taken() -> None:
    table = an_open_table().table
    with pytest.raises(Refused, match="empty seat"):
        table.start(NOON)
    for seat in range(3):
        table.seat_bot(seat, "regular")
    assert table.start(NOON).lines
    with pytest.raises(Refused, match="has begun"):
        table.start(NOON)


def test_before_the_game_there_is_nothing_to_answer_or_pause() -> None:
    table = a_full_table().table
    move = table.state.options(0)
    assert move == ()
    assert table.asked(0) is None
    assert table.deadline() is None
    assert table.tick(NOON).lines == ()
    assert table.prolong(60, NOON).lines == ()
    for command in (
        lambda: table.answer(0, 0, None, NOON),
        lambda: table.say_aside(0, None, NOON),
        lambda: table.pause(NOON),
        lambda: table.resume(NOON),
    ):
        with pytest.raises(Refused):
            command()


def finished() -> Journaled:
    """A game that is over."""
    journaled = a_table(rounds=1)
    table = journaled.table
    now = NOON
    while table.stage == "running":
        due = table.deadline()
        assert due is not None
        now = max(now, due)
        journaled.keep(table.tick(now))
    return journaled


def test_a_game_that_nobody_plays_ends_and_nothing_is_possible_after_it() -> None:
    table = finished().table
    assert table.stage == "over"
    assert table.deadline() is None
    assert table.question() is None
    for command in (
        lambda: table.seat_person(0, "Zoë"),
        lambda: table.seat_bot(0, "regular"),
        lambda: table.leave(0),
        lambda: table.pause(NOON),
        lambda: table.answer(0, 1, None, NOON, by_bot=True),
        lambda: table.say_aside(0, None, NOON, by_bot=True),
        lambda: table.start(NOON),
    ):
        with pytest.raises(Refused):
            command()
