"""How a seat changes hands in a running game, at the level of the table."""

from __future__ import annotations

import pytest

from backroom.core.refusal import Refused
from backroom.games import GAMES
from backroom.table.journal import read, write
from backroom.table.notices import PersonCameBack, PersonSeated, SeatWished, WishAgreed, WishRefused
from backroom.table.restoring import restore_table
from tests.table.seated import NOON, AnyTable, Journaled, a_table


def with_a_bot() -> Journaled:
    """A running game of two people, with a bot in seat 2, whose person has left."""
    journaled = a_table()
    journaled.keep(journaled.table.leave(2, may_return=True))
    return journaled


def restored(journaled: Journaled) -> AnyTable:
    game = GAMES["omerta"]
    return restore_table(game, [read(game, write(line)) for line in journaled.lines])


def test_all_who_were_asked_must_agree_and_everybody_hears_of_it() -> None:
    journaled = with_a_bot()
    table = journaled.table
    journaled.keep(table.wish_to_sit(2, "Zoe", until=NOON, present=[0, 1, 2], near=("P1",)))
    journaled.keep(table.consent(1, 0, yes=True))
    assert not table.is_agreed()
    journaled.keep(table.consent(1, 1, yes=True))
    assert table.is_agreed()
    with pytest.raises(Refused, match="all have agreed"):
        table.consent(1, 0, yes=False)
    journaled.keep(table.seat_person(2, "Zoe"))
    assert table.wish is None
    expected = [SeatWished(2, "Zoe", ("P1",)), WishAgreed(0), WishAgreed(1), PersonSeated(2, "Zoe")]
    for listener in (0, 1, 2, None):
        assert journaled.heard(listener)[-4:] == expected
    with pytest.raises(Refused, match="no seat here to come back to"):
        table.return_person(2)


def test_a_restored_table_knows_what_was_asked_and_who_may_come_back() -> None:
    journaled = with_a_bot()
    table = journaled.table
    assert restored(journaled).seats[2].left == "P2"
    journaled.keep(table.wish_to_sit(2, "Zoe", until=NOON, present=[0, 1]))
    journaled.keep(table.consent(1, 0, yes=True))
    again = restored(journaled)
    assert (again.wish, again.agreed) == (table.wish, [0])
    journaled.keep(table.end_wish(1, "lapsed"))
    assert restored(journaled).wish is None
    assert journaled.heard(0)[-1] == WishRefused(2, "Zoe", "lapsed", None)
    journaled.keep(table.return_person(2))
    assert journaled.heard(0)[-1] == PersonCameBack(2, "P2")
    assert restored(journaled).seats[2].person == "P2"


def test_nobody_waits_for_a_person_who_leaves_and_a_wish_without_voters_is_refused() -> None:
    table = with_a_bot().table
    table.wish_to_sit(2, "Zoe", until=NOON, present=[0, 1])
    table.consent(1, 0, yes=True)
    table.leave(1)
    assert table.is_agreed()
    table.leave(0)
    assert not table.is_agreed()


def test_a_host_who_sent_somebody_away_does_not_decide_alone_who_sits_there() -> None:
    table = a_table().table
    table.leave(2, sent_away_by=0)
    with pytest.raises(Refused, match="nobody is there"):
        table.wish_to_sit(2, "Zoe", until=NOON, present=[0])
    table.wish_to_sit(2, "Zoe", until=NOON, present=[0, 1])
    for seat in (0, 1):
        table.consent(1, seat, yes=True)
    assert table.is_agreed()
    table.leave(1)
    assert not table.is_agreed(), "only who sent them away is left"


def test_a_bot_of_another_level_changes_nothing_about_who_may_come_back() -> None:
    table = with_a_bot().table
    table.wish_to_sit(2, "Zoe", until=NOON, present=[0, 1])
    table.seat_bot(2, "random")
    assert table.wish is not None
    assert table.seats[2].left == "P2"


def test_nothing_is_wished_before_a_game_nor_two_things_at_once() -> None:
    table = with_a_bot().table
    table.wish_to_sit(2, "Zoe", until=NOON, present=[0, 1])
    with pytest.raises(Refused, match="something else"):
        table.wish_to_send_away(1, until=NOON, by=0, present=[0, 1])
