"""C23 to C27: sources of income, sessions, votes, penalties, deals."""

from __future__ import annotations

from typing import Unpack

import pytest

from backroom.core.form import Bag, Form, OneOf, Whole
from backroom.core.game import Answers, Ask
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import (
    Audited,
    DealMade,
    Eliminated,
    MotionDecided,
    OfferDropped,
    Offered,
    OfficialLost,
    OfficialsSuspended,
    Owed,
    PenaltyAsked,
    SessionOpened,
    Voted,
)
from backroom.games.organized_crime.moves import (
    Accept,
    Begin,
    CallVote,
    Cash,
    Close,
    Control,
    Demand,
    Hire,
    Kill,
    Leave,
    LoseMan,
    LoseOfficial,
    Offer,
    PassDice,
    Pay,
    Place,
    Reject,
    Request,
    Vote,
    Waive,
    Withdraw,
)
from tests.games.organized_crime.builder import Family, Has, Table, a_country

FAR = Family("miami")
THIRD = Family("new_york")


def on_city(**has: Unpack[Has]) -> Table:
    """A piece of seat 0 lands on CHICAGO."""
    family = Family("boston", men={"federal": 1}, **has)
    table = a_country(family, FAR, THIRD)
    return table.name("federal", "right").roll(1, 1).step("new_york_power_2", "chicago")


def on_illegal(**has: Unpack[Has]) -> Table:
    """A piece of seat 0 lands on ILLEGAL ACTIVITIES."""
    family = Family("boston", men={"new_york_power_2": 1}, **has)
    table = a_country(family, FAR, THIRD)
    return table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")


def on_business(**has: Unpack[Has]) -> Table:
    """A piece of seat 0 lands on BUSINESS INVESTMENT."""
    family = Family("boston", men={"new_york_official_3": 1}, **has)
    table = a_country(family, FAR, THIRD)
    return (
        table.name("new_york_official_3", "right")
        .roll(1, 1)
        .step("new_york_mistake_3", "new_york_business_3")
    )


def session(**has: Unpack[Has]) -> Table:
    return on_illegal(**(Has(circles="boston") | has)).say(Request("narcotics"))


def test_c23_the_first_city_needs_no_vote() -> None:
    table = on_city()
    table.say(Control("chicago"))
    assert table.circles(0) == ["chicago"]
    assert table.game.money[0] == 140_000
    assert table.refuses(Control("chicago")) == "C23", "[R] one request per landing"
    assert table.why_not(Control("chicago")) == "there is no free circle of that kind"


def test_c23_a_city_somebody_holds_gives_nothing() -> None:
    table = a_country(Family("boston", men={"federal": 1}), Family("miami", circles="chicago"))
    table.name("federal", "right").roll(1, 1).step("new_york_power_2", "chicago")
    assert table.game.landings == ()
    assert table.refuses(Control("chicago")) == "C23"
    assert table.why_not(Control("chicago")) == "there is no free circle of that kind"


def test_c23_a_city_that_one_has_passed_gives_nothing() -> None:
    assert on_illegal().refuses(Control("chicago")) == "C23"
    assert on_illegal().why_not(Control("chicago")) == "no landing of this turn lets you ask for that"


def test_c23_the_first_city_needs_the_money_and_a_man() -> None:
    assert on_city(money=0).refuses(Control("chicago")) == "C28"
    assert on_city(left=0).refuses(Control("chicago")) == "C2"
    assert on_city(left=0, circles="boston").refuses(Request("chicago")) == "C2"
    assert on_illegal(left=0, circles="boston").refuses(Request("narcotics")) == "C2"


def test_c23_a_request_needs_a_man_but_no_money() -> None:
    """[R] the money may be found during the settlement, but a man never comes back (C2)."""
    assert Request("narcotics") in on_illegal(money=0, circles="boston").menu()
    assert Request("narcotics") not in on_illegal(left=0, circles="boston").menu()


def test_c23_a_further_city_needs_the_commission() -> None:
    assert on_city().why_not(Request("chicago")) == "your first city needs no vote: take it"
    table = on_city(circles="boston")
    assert table.refuses(Control("chicago")) == "C23"
    assert table.why_not(Control("chicago")) == "you hold a city; the Commission votes on a further one"
    table.say(Request("chicago"))
    assert table.happened(SessionOpened) == [SessionOpened(0, "chicago", None)]
    table.vote(-1, 1, 2).say(Place(), seat=0).close()
    assert table.circles(0) == ["boston", "chicago"]
    assert table.game.money[0] == 140_000


def test_c23_businesses_and_activities_only_with_a_first_city() -> None:
    assert on_illegal().refuses(Request("narcotics")) == "C23"
    assert on_business().refuses(Request("trucking")) == "C23"
    first = "hold a first city before you ask for a business or an activity"
    assert on_illegal().why_not(Request("narcotics")) == on_business().why_not(Request("trucking")) == first


def test_c23_the_kind_of_business_or_activity_is_named() -> None:
    table = on_illegal(circles="boston")
    requests = {move for move in table.menu() if isinstance(move, Request)}
    assert requests == {Request("loan_sharking"), Request("narcotics"), Request("gambling")}
    assert table.refuses(Request("trucking")) == "C23"
    table = on_business(circles="boston")
    requests = {move for move in table.menu() if isinstance(move, Request)}
    assert requests == {Request("entertainment"), Request("trucking"), Request("securities")}


def test_c23_none_without_a_free_circle() -> None:
    table = on_illegal(circles="boston narcotics_1 narcotics_2")
    assert table.refuses(Request("narcotics")) == "C23"


def test_c24_the_printed_session_for_narcotics() -> None:
    """Request, discussion, vote called by the requester and taken from the left, placing, close."""
    table = session()
    assert table.ask == Ask(table.game.question, (0, 1, 2), "floor", "floor")
    assert table.refuses(CallVote(), seat=1) == "C24"
    table.say(CallVote(), seat=0)
    assert table.ask.seats == (1,), "from the caller's left, clockwise"
    table.say(Vote(True, 1))
    assert table.ask.seats == (2,)
    table.say(Vote(False, 1))
    assert table.ask.seats == (0,)
    table.say(Vote(True, 2))
    assert table.happened(MotionDecided) == [MotionDecided(True, 3, 1)]
    table.say(Place(), seat=0)
    assert "narcotics_1" in table.circles(0)
    assert table.refuses(Place(), seat=0) == "C23"
    table.close()
    assert table.ask.clock == "turn"
    assert table.refuses(Request("narcotics")) == "C23", "[R] one request per landing"


def test_c24_equal_votes_fail() -> None:
    table = session().vote(-2, 0, 2)
    assert table.happened(MotionDecided) == [MotionDecided(False, 2, 2)]
    assert table.refuses(Place(), seat=0) == "C23"
    table.close()
    assert table.circles(0) == ["boston"]


def test_c24_the_majority_of_votes_not_of_players() -> None:
    table = session(money=500_000).vote(-2, -2, 5)
    assert table.happened(MotionDecided) == [MotionDecided(True, 5, 4)]


def test_c24_casting_none_is_abstaining_and_a_motion_without_votes_fails() -> None:
    table = session().vote(0, 0, 0)
    assert table.happened(MotionDecided) == [MotionDecided(False, 0, 0)]


def test_c25_votes_for_the_boss_the_money_and_the_officials() -> None:
    table = session(money=310_000)
    table.game.circles[table.game.rules.circle["judge_1"]] = 1
    table.game.circles[table.game.rules.circle["senator_2"]] = 1
    table.say(CallVote(), seat=0)
    assert table.forms(1) == (Form("vote", (OneOf("favour", (True, False)), Whole("votes", 0, 6))),)
    assert table.refuses(Vote(True, 7)) == "C25"
    assert table.refuses(Vote(True, -1)) == "C25"
    table.say(Vote(True, 6), Vote(True, 1))
    assert table.forms(0)[0].fields[1] == Whole("votes", 0, 4)
    assert table.happened(Voted) == [Voted(1, True, 6, 6), Voted(2, True, 1, 2)]


def test_c25_suspended_officials_give_no_votes() -> None:
    table = session()
    table.game.circles[table.game.rules.circle["judge_1"]] = 1
    table.game.suspended[1] = 1
    table.say(CallVote(), seat=0)
    assert table.forms(1)[0].fields[1] == Whole("votes", 0, 2)


def test_c24_a_vote_out_of_turn_is_refused() -> None:
    table = session().say(CallVote(), seat=0)
    assert table.refuses(Vote(True, 1), seat=2) == "ask"
    assert table.refuses(CallVote(), seat=1) == "C24"


def test_c27_no_deals_during_the_vote() -> None:
    table = session().say(CallVote(), seat=0)
    assert table.refuses(Offer(0, 10_000, (), ()), seat=1) == "C24"


def test_c27_nobody_talks_from_the_calling_of_the_vote_to_its_count() -> None:
    table = session()
    assert table.game.silence() is None
    table.say(CallVote(), seat=0)
    for _ in range(3):
        assert table.game.silence() == "C27"
        table.say(Vote(True, 1))
    assert table.game.silence() is None


def test_c27_a_voter_who_leaves_does_not_end_the_silence() -> None:
    table = session().say(CallVote(), seat=0)
    table.aside(1, Leave())
    assert table.game.silence() == "C27"
    table.say(Vote(True, 1)).say(Vote(True, 1))
    assert table.game.silence() is None


def test_c28_the_informant_is_not_bought_on_credit() -> None:
    table = session(money=0).vote(1, 1, 1)
    assert table.refuses(Place(), seat=0) == "C28"
    table.say(Offer(0, 10_000, (), ()), seat=1).say(Accept(1), seat=0).say(Place(), seat=0).close()
    assert "narcotics_1" in table.circles(0)


def test_c24_the_floor_stays_open_under_the_same_id() -> None:
    table = session()
    asked = table.ask
    table.say(Offer(0, 10_000, (), ()), seat=1)
    assert table.ask == asked
    table.say(Offer(1, 0, (), ()), seat=0).say(Reject(1), seat=0)
    assert table.ask == asked
    table.say(CallVote(), seat=0)
    assert table.ask.id != asked.id
    with pytest.raises(Refused):
        table.take(Answers(asked.id, ((1, Vote(True, 1)),)))


def test_c24_one_speaks_at_a_time_on_the_floor() -> None:
    table = session()
    with pytest.raises(Refused):
        table.take(Answers(table.ask.id, ((0, CallVote()), (1, Cash()))))
    assert table.refuses(Hire(), seat=0) == "C24"
    assert table.refuses(PassDice(), seat=5) == "ask"


def test_c27_a_deal_of_money_and_cards_is_carried_out_when_accepted() -> None:
    table = session(cards="one_hit judge")
    table.game.pile[2] -= 1
    table.game.hands[1].append(2 | 1 << 4)
    table.say(Offer(1, -50_000, ("one_hit", "judge"), ("money",)), seat=0)
    assert table.game.money == [150_000] * 3
    assert table.heard(1) == [Offered(0, 1, -50_000, ("one_hit", "judge"), ("money",))]
    assert table.heard(2) == [], "others do not hear offers"
    table.say(Accept(0), seat=1)
    assert table.game.money == [200_000, 100_000, 150_000]
    assert table.cards(0) == ["money"]
    assert table.cards(1) == ["judge", "one_hit"]
    assert table.heard(2) == [DealMade(0, 1, None, None, None, (1, 1, 1, 0))]
    assert table.heard(0) == [DealMade(0, 1, -50_000, ("one_hit", "judge"), ("money",), (1, 1, 1, 0), (), ())]
    assert table.refuses(Accept(0), seat=1) == "C24"


def test_c24_an_offer_is_changed_withdrawn_or_rejected() -> None:
    table = session()
    table.say(Offer(1, 10_000, (), ()), seat=0)
    table.say(Offer(1, 20_000, (), ()), seat=0)
    assert len(table.game.offers) == 1
    table.say(Withdraw(1), seat=0)
    assert table.events == [OfferDropped(0, 1)]
    assert table.heard(2) == []
    assert table.refuses(Withdraw(1), seat=0) == "C24"
    table.say(Offer(1, 10_000, (), ()), seat=0).say(Reject(0), seat=1)
    assert table.game.offers == ()
    assert table.refuses(Reject(0), seat=1) == "C24"


def test_c27_the_form_of_an_offer_says_exactly_what_may_be_offered() -> None:
    table = session(cards="one_hit one_hit judge")
    form = next(form for form in table.forms(0) if form.fields[0] == OneOf("to", (1,)))
    assert form.move == "offer"
    assert form.fields[:4] == (
        OneOf("to", (1,)),
        Whole("money", -1_000_000, 1_000_000, 10_000),
        Bag("give", (("one_hit", 2), ("judge", 1))),
        Bag("take", ()),
    )
    assert table.refuses(Offer(1, 5_000, (), ()), seat=0) == "C32"
    assert table.refuses(Offer(1, 1_010_000, (), ()), seat=0) == "C27"
    assert table.refuses(Offer(1, 0, ("money",), ()), seat=0) == "C27"
    assert table.refuses(Offer(1, 0, ("judge", "one_hit"), ()), seat=0) == "C27"
    assert table.refuses(Offer(1, 0, (), ("judge",)), seat=0) == "C27"
    assert table.refuses(Offer(0, 0, (), ()), seat=0) == "C24"
    assert table.refuses(Offer(7, 0, (), ()), seat=0) == "C24"


def test_c27_cards_one_does_not_have_cannot_be_given() -> None:
    table = session(cards="one_hit")
    table.say(Offer(0, 10_000, (), ("money",)), seat=1)
    assert Accept(1) not in table.menu(0)
    assert table.refuses(Accept(1), seat=0) == "C27"


def test_c24_an_offer_whose_cards_are_gone_is_off_the_floor() -> None:
    table = session(cards="money")
    table.say(Offer(1, 0, ("money",), ()), seat=0).say(Offer(2, 0, ("money",), ()), seat=0)
    table.say(Accept(0), seat=1)
    assert table.game.offers == ()
    assert table.cards(1) == ["money"]
    table.say(Offer(2, 0, ("money",), ()), seat=1).say(Cash(), seat=1)
    assert table.game.offers == ()
    assert table.game.money[1] == 250_000


def test_c7_money_is_cashed_in_a_session_before_the_vote() -> None:
    table = session(cards="money").say(Cash(), seat=0)
    assert table.game.money[0] == 250_000
    assert table.refuses(Cash(), seat=0) == "C7"
    table = session(cards="money").say(CallVote(), seat=0)
    for seat in (0, 1):
        assert table.refuses(Cash(), seat=seat) in {"ask", "C24"}, "not during it"
    table.say(Vote(True, 1), Vote(True, 1))
    assert table.refuses(Cash()) == "C24"


def test_c28_money_agreed_that_the_payer_lacks_becomes_a_debt() -> None:
    table = session(money=30_000)
    table.say(Offer(1, 50_000, (), ()), seat=0).say(Accept(0), seat=1)
    assert table.game.money == [0, 180_000, 150_000]
    assert table.game.debts == [(0, 1, 20_000)]
    assert table.happened(Owed) == [Owed(0, 1, 20_000)]


def test_c24_the_caller_closes_the_session() -> None:
    table = session().vote(0, 0, 0)
    assert table.ask.mode == "floor"
    assert table.ask.clock == "settlement"
    assert table.refuses(Close(), seat=1) == "C24"
    assert table.refuses(CallVote(), seat=0) == "C24"
    table.close()


# penalties


def crime(**has: Unpack[Has]) -> Table:
    """Seat 0 has killed a hit-man of seat 2, then one of seat 1, and passed the dice."""
    family = Family("boston", men={"chicago": 1, "cleveland": 3}, **has)
    table = a_country(
        family,
        Family("miami", men={"chicago": 1}),
        Family("new_york", men={"chicago": 1}),
        Family("las_vegas"),
    )
    return table.name("chicago", "left").roll(1, 1).kill(2).kill(1).pass_dice()


def sentenced(card: str, **has: Unpack[Has]) -> Table:
    """Only seat 2 demands a penalty, and the vote carries it."""
    table = crime(**has).all_say({1: Waive(), 2: Demand()})
    return table.vote(1, 0, 0, 1).draw(card)


def test_c26_the_offended_may_demand_a_penalty_within_ten_seconds() -> None:
    table = crime()
    assert table.ask == Ask(table.game.question, (1, 2), "sealed", "penalty")
    assert table.game.options(3) == ()
    assert table.refuses(Demand(), seat=3) == "ask"
    for said in ({1: Demand()}, {1: Demand(), 2: Hire()}, {1: Demand(), 2: Waive(), 3: Waive()}):
        with pytest.raises(Refused):
            table.all_say(said)


def test_c26_several_are_heard_in_the_order_of_the_crimes() -> None:
    table = crime().all_say({1: Demand(), 2: Demand()})
    assert table.happened(PenaltyAsked) == [PenaltyAsked(0, (2, 1))]
    assert table.game.caller == 2
    table.vote(0, 0, 0, 0).close()
    assert table.game.caller == 1
    assert [event.caller for event in table.happened(SessionOpened)] == [2, 1]
    table.vote(0, 0, 0, 0).close()
    assert table.ask.clock == "turn"
    assert table.ask.seats == (1,)


def test_c26_when_nobody_demands_the_next_turn_begins() -> None:
    table = crime().all_say({1: Waive(), 2: Waive()})
    assert table.ask.seats == (1,)
    assert table.ask.clock == "turn"


def test_c24_the_printed_session_for_a_penalty() -> None:
    """White asks for a penalty against Yellow, who votes too; the offender draws one card."""
    table = crime().all_say({1: Waive(), 2: Demand()})
    assert table.happened(SessionOpened) == [SessionOpened(2, None, 0)]
    table.say(CallVote(), seat=2)
    order: list[int] = []
    while table.ask.mode == "turn":
        order.append(table.ask.seats[0])
        table.say(Vote(True, 1))
        if table.happened(MotionDecided):
            break
    assert order == [3, 0, 1, 2], "from the caller's left, the offender too, the caller last"
    table.draw("fine_50")
    assert table.game.money[0] == 100_000
    table.close()
    assert table.ask.seats == (1,)


def test_c26_a_penalty_that_fails_costs_nothing() -> None:
    table = crime().all_say({1: Waive(), 2: Demand()}).vote(-1, 0, 0, 1)
    assert table.ask.clock == "settlement"


def test_c10_the_owner_chooses_the_hit_men_that_are_removed() -> None:
    table = sentenced("lose_two_men")
    assert table.ask.seats == (0,)
    assert set(table.menu()) == {LoseMan("chicago"), LoseMan("cleveland")}
    assert table.refuses(LoseMan("boston")) == "C10"
    table.say(LoseMan("cleveland"), LoseMan("chicago"))
    assert table.all_men(0) == {"cleveland": 2}
    assert table.ask.clock == "settlement"


def test_c11_the_boss_only_when_no_hit_man_is_left() -> None:
    table = a_country(Family("boston", boss="chicago"), Family("miami", men={"chicago": 1}), THIRD)
    table.name("chicago", "left", boss=True).roll(1, 2).kill(1).step("new_york_power_2", "federal")
    assert not table.game.lives(0), "FEDERAL first: the penalty lapses"
    table = a_country(Family("boston", boss="detroit"), Family("miami", men={"detroit": 1}), THIRD)
    table.name("detroit", "left", boss=True).roll(1, 1).kill(1).step("new_york_official_4")
    table.say(*(move for move in table.menu() if move.__struct_config__.tag == "decline"))
    table.pass_dice().all_say({1: Demand()})
    table.vote(1, -1, 1).draw("lose_one_man")
    assert table.happened(Eliminated) == [Eliminated(0, None, "penalty")]
    table.close()
    assert table.ask.seats == (1,)


def test_c11_with_the_boss_gone_the_penalty_takes_nothing_more() -> None:
    table = crime()
    for space in ("chicago", "cleveland"):
        table.game.at[table.game.rules.board.number[space]] = 0
    table.all_say({1: Waive(), 2: Demand()}).vote(1, 0, 0, 1).draw("lose_two_men")
    assert table.happened(Eliminated) == [Eliminated(0, None, "penalty")]
    assert table.game.losses == 0


def test_c10_loss_of_one_official_of_the_owners_choice() -> None:
    table = sentenced("lose_one_official", circles="judge_1 judge_2 senator_1")
    assert set(table.menu()) == {LoseOfficial("judge"), LoseOfficial("senator")}
    table.say(LoseOfficial("judge"))
    assert table.circles(0) == ["judge_2", "senator_1"]
    assert table.happened(OfficialLost) == [OfficialLost(0, "judge_1")]


def test_c10_with_no_official_no_effect() -> None:
    assert sentenced("lose_one_official").ask.clock == "settlement"
    assert sentenced("lose_all_officials", circles="judge_1 senator_1").circles(0) == []


def test_c10_officials_are_suspended_until_the_end_of_the_next_three_turns() -> None:
    table = sentenced("officials_suspended", circles="judge_1")
    assert table.happened(OfficialsSuspended) == [OfficialsSuspended(0, 3)]
    table.close()
    assert table.game.votes(0) == 2, "no votes by the judge"
    assert table.game.suspended[0] == 3


def test_c10_a_fine_by_penalty_may_be_owed() -> None:
    table = sentenced("fine_100", money=30_000, cards="one_hit")
    assert table.ask.clock == "pay"
    assert table.game.view(3).session is not None
    table.say(Pay())
    assert table.game.debts == [(0, 4, 70_000)]
    assert table.ask.clock == "settlement"


def test_c26_it_lapses_if_either_party_is_out() -> None:
    table = crime(money=0)
    table.game.at[table.game.rules.board.number["cleveland"]] = 0
    table.game.at[table.game.rules.board.number["chicago"]] = 0
    table.all_say({1: Demand(), 2: Demand()}).vote(1, 0, 0, 1).draw("lose_one_man")
    assert not table.game.lives(0)
    table.close()
    assert [event.caller for event in table.happened(SessionOpened)] == [2]
    assert table.ask.clock == "turn"


def test_c30_an_audit_in_a_session_changes_nothing() -> None:
    table = session()
    asked = table.ask
    table.audit(2, 0)
    assert table.events == [Audited(2, 0, 150_000)]
    assert table.ask == asked


@pytest.mark.parametrize("huge", [1 << 70, -(1 << 70)])
def test_a_number_that_is_far_too_large_is_refused(huge: int) -> None:
    table = session()
    for move in (
        Offer(huge, 0, (), ()),
        Offer(1, huge * 10_000, (), ()),
        Accept(huge),
        Reject(huge),
        Withdraw(huge),
    ):
        assert table.refuses(move, seat=0) in {"C24", "C27", "C32"}
    assert table.refuses(CallVote(), seat=huge) == "ask"
    with pytest.raises(Refused):
        table.take(Answers(huge, ((0, CallVote()),)))
    for seat, of in ((huge, 0), (0, huge)):
        with pytest.raises(Refused):
            table.audit(seat, of)
    table.say(CallVote(), seat=0)
    assert table.refuses(Vote(True, huge)) == "C25"
    assert table.refuses(Vote(True, 1), seat=huge) == "ask"
    table = a_country(Family("boston", men={"oakland": 1, "chicago": 1}), FAR)
    table.name("oakland", "left").name("chicago", "left").roll(1, 1)
    assert table.refuses(Begin(huge, 1)) == "C12"
    assert table.refuses(Begin(0, huge)) == "C12"
    table.say(Begin(0, 1))
    assert table.refuses(Kill(huge, False)) == "C19"
    with pytest.raises(Refused):
        crime().all_say({huge: Demand(), 2: Waive()})


def test_c23_two_landings_in_a_turn_are_two_sessions_and_two_informants() -> None:
    """Each request has its own session, vote and informant."""
    family = Family("boston", men={"new_york_power_2": 1, "las_vegas_power_2": 1}, circles="boston")
    table = a_country(family, FAR, THIRD)
    table.name("new_york_power_2", "right").name("las_vegas_power_2", "right").roll(2, 2).say(Begin(0, 2))
    table.step("chicago", "new_york_illegal_2").step("los_angeles", "las_vegas_illegal_2")
    table.say(Request("narcotics")).vote(1, 1, 1).say(Place(), seat=0).close()
    table.say(Request("gambling")).vote(1, 1, 1).say(Place(), seat=0).close()
    assert table.circles(0) == ["boston", "narcotics_1", "gambling_1"]
    assert table.refuses(Request("gambling")) == "C23", "one request per landing"
