"""C23, C24, C29: what the caller may still do while the Commission settles the vote."""

from __future__ import annotations

import pytest

from backroom.games.organized_crime.events import Cashed, Paid
from backroom.games.organized_crime.moves import (
    Accept,
    CallVote,
    Cash,
    Claim,
    Close,
    Decline,
    Demand,
    Hire,
    Offer,
    PassDice,
    Place,
    Request,
    Vote,
)
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import Family, Table, a_country

FAR = Family("miami")
THIRD = Family("new_york")


def landed(*, money: int = 150_000, cards: str = "", other: Family = FAR) -> Table:
    """Seat 0, who holds BOSTON, lands a piece on ILLEGAL ACTIVITIES; nothing is claimed yet."""
    family = Family("boston", men={"new_york_power_2": 1}, circles="boston", money=money, cards=cards)
    table = a_country(family, other, THIRD)
    return table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")


def session(*, money: int = 150_000, cards: str = "", other: Family = FAR) -> Table:
    """... and asks the Commission for NARCOTICS."""
    return landed(money=money, cards=cards, other=other).say(Request("narcotics"))


def test_c23_the_winner_of_the_vote_claims_income_and_pays_for_the_informant() -> None:
    """A won vote lets the player buy the informant in that turn; the order is theirs (C31)."""
    table = session(money=0).vote(1, 1, 1)
    asked = table.ask
    assert table.refuses(Place(), seat=0) == "C28"
    assert table.menu(0) == (Close(), Claim())
    table.say(Claim(), seat=0)
    for seat in (None, 0, 1, 2):
        assert table.heard(seat) == [Paid(None, 0, 20_000, "income")], "as in the turn"
    assert table.ask == asked, "the session stays open under the same id"
    assert table.menu(0) == (Close(), Place())
    table.say(Place(), seat=0).close()
    assert table.circles(0) == ["boston", "narcotics_1"]
    assert table.game.money[0] == 10_000


@pytest.mark.parametrize(("votes", "due"), [((1, 1, 1), True), ((0, 0, 0), False)])
def test_c23_everybody_sees_that_an_informant_is_due_until_it_is_placed(
    votes: tuple[int, ...], due: bool
) -> None:
    table = session()
    assert not is_due(table)
    table.vote(*votes)
    assert is_due(table) is due
    if due:
        assert not is_due(table.say(Place(), seat=0))


def is_due(table: Table) -> bool:
    """Whether the session's view says that an informant is due; it is the same for everybody."""
    sessions = [table.game.view(seat).session for seat in (None, 0, 1, 2)]
    (due,) = {session.due for session in sessions if session is not None}
    return due


def test_c7_the_winner_of_the_vote_changes_a_money_card_and_pays_for_the_informant() -> None:
    """MONEY is exchanged at the Bank; the print names no moment for it."""
    table = session(money=0, cards="money money").vote(1, 1, 1)
    table.say(Cash(), seat=0)
    for seat in (None, 1, 2):
        assert table.heard(seat) == [Cashed(0), Paid(None, 0, 100_000, "money_card")], "as in the turn"
    table.say(Place(), seat=0)
    assert table.cards(0) == ["money"]
    table.say(Cash(), seat=0)
    assert table.game.money[0] == 190_000, "after placing too"
    assert table.refuses(Cash(), seat=0) == "C7"
    table.close()
    assert table.circles(0) == ["boston", "narcotics_1"]


def test_c29_income_is_claimed_once_a_turn_in_it_or_in_a_settlement() -> None:
    table = session().vote(1, 1, 1).say(Place(), Claim(), seat=0)
    assert table.game.money[0] == 160_000, "not of what was placed in this turn"
    assert table.refuses(Claim(), seat=0) == "C29"
    table.close()
    assert table.refuses(Claim()) == "C29"
    table = landed().say(Claim(), Request("narcotics")).vote(1, 1, 1)
    assert table.refuses(Claim(), seat=0) == "C29"


def test_c29_income_left_in_the_settlement_is_claimed_in_the_rest_of_the_turn() -> None:
    table = session().vote(1, 1, 1).close().say(Claim())
    assert table.game.money[0] == 170_000


def test_c28_income_claimed_in_the_settlement_goes_first_to_debts() -> None:
    """Income goes to debts first, and may leave nothing for the informant."""
    table = session(money=0, cards="money")
    table.say(Offer(1, 30_000, (), ()), seat=0).say(Accept(0), seat=1).vote(1, 1, 1)
    assert table.game.debts == [(0, 1, 30_000)]
    table.say(Claim(), seat=0)
    assert table.game.money[:2] == [0, 170_000]
    assert table.game.debts == [(0, 1, 10_000)]
    assert table.refuses(Place(), seat=0) == "C28"
    table.say(Cash(), Place(), seat=0)
    assert table.game.money[0] == 90_000, "other money may be spent freely"
    assert table.game.debts == [(0, 1, 10_000)]


def test_c24_the_loser_of_the_vote_claims_and_changes_money_for_what_was_agreed() -> None:
    """The Commission stays in session for deals and payments, whatever the vote decided."""
    table = session(money=0, cards="money").vote(-1, -1, 1).say(Claim(), Cash(), seat=0)
    assert table.game.money[0] == 120_000
    assert table.refuses(Place(), seat=0) == "C23"


def test_c24_nobody_else_claims_or_changes_money_in_the_settlement() -> None:
    table = session(other=Family("miami", circles="miami", cards="money")).vote(1, 1, 1)
    for move in (Claim(), Cash()):
        assert table.refuses(move, seat=1) == "C24"
    assert table.menu(1) == ()


def test_c24_nothing_else_of_the_turn_is_done_in_the_settlement() -> None:
    table = session().vote(1, 1, 1)
    for move in (Hire(), PassDice(), Request("gambling")):
        assert table.refuses(move, seat=0) == "C24"


def test_c29_income_is_not_claimed_while_the_commission_discusses_and_votes() -> None:
    table = session()
    assert table.refuses(Claim(), seat=0) == "C24"
    table.say(CallVote(), seat=0).say(Vote(True, 1), Vote(True, 1))
    assert table.refuses(Claim()) == "C24"


def test_c24_an_offer_whose_card_is_changed_in_the_settlement_is_off_the_floor() -> None:
    table = session(cards="money").vote(1, 1, 1)
    table.say(Offer(1, 0, ("money",), ()), seat=0).say(Cash(), seat=0)
    assert table.game.offers == ()
    assert table.heard(2) == [Cashed(0), Paid(None, 0, 100_000, "money_card")]


def test_c23_what_is_not_placed_when_the_session_closes_lapses() -> None:
    """[R] The Commission stays in session for the placing, and the caller is the one who closes it."""
    table = session().vote(1, 1, 1).close()
    assert table.circles(0) == ["boston"]
    assert table.refuses(Place()) == "C31"
    assert table.refuses(Request("narcotics")) == "C23", "one request per landing"


def test_c24_a_caller_who_says_nothing_in_the_settlement_closes_it() -> None:
    table = session(money=0, cards="money").vote(1, 1, 1)
    assert {Claim(), Cash()} <= set(table.menu(0))
    assert ORGANIZED_CRIME.default(table.game.options(0)) == Close()


def test_c27_what_is_claimed_in_the_settlement_tells_no_more_than_that() -> None:
    """Money that changed hands unseen stays hidden: everybody heard the increase, but no total."""
    table = session(cards="money")
    table.say(Offer(1, 70_000, (), ()), seat=0).say(Accept(0), seat=1).vote(1, 1, 1)
    before = table.game.view(2).families[0]
    assert before.least < before.most
    table.say(Claim(), Cash(), seat=0)
    after = table.game.view(2).families[0]
    assert after.money is None
    assert (after.least, after.most) == (before.least + 120_000, before.most + 120_000)


def test_c24_a_player_who_called_for_a_penalty_claims_nothing_and_changes_no_money() -> None:
    """It is not their turn, and the offender's turn is over."""
    offender = Family("boston", men={"chicago": 1}, circles="boston", cards="money")
    offended = Family("miami", men={"chicago": 1}, circles="miami", cards="money")
    table = a_country(offender, offended).name("chicago", "left").roll(1, 1).kill(1).step("new_york_power_2")
    table.say(Decline()).pass_dice().all_say({1: Demand()}).vote(-2, 1)
    assert table.ask.clock == "settlement"
    assert table.game.income == 20_000
    for seat in (0, 1):
        for move in (Claim(), Cash()):
            assert table.refuses(move, seat=seat) == "C24"
    assert table.menu(1) == (Close(),)
