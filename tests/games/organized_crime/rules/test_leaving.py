"""C1, C11: [R] a player who leaves for good is out, and the game goes on without them."""

from __future__ import annotations

import pytest

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.game import Answers
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import (
    CardsReturned,
    DebtMoved,
    DicePassed,
    Eliminated,
    GameEnded,
    MotionDecided,
    OfferDropped,
    Paid,
    SessionClosed,
    SessionOpened,
    Stranded,
    TurnBegun,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    BuyPower,
    CallVote,
    ChooseBase,
    Close,
    Demand,
    Hire,
    Leave,
    LoseMan,
    Offer,
    Pay,
    Place,
    Request,
    Roll,
    Vote,
    Waive,
)
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.builder import Family, Table, a_country, snapshot

MIAMI = Family("miami")
NEW_YORK = Family("new_york")
LAS_VEGAS = Family("las_vegas")


def four() -> Table:
    """Four families, at the first one's turn."""
    return a_country(Family("boston"), MIAMI, NEW_YORK, LAS_VEGAS)


def leave(table: Table, seat: int) -> Table:
    return table.aside(seat, Leave())


def in_session() -> Table:
    """Seat 0 of four asks for NARCOTICS."""
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="money"),
        Family("miami", cards="one_hit"),
        NEW_YORK,
        LAS_VEGAS,
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    return table.say(Request("narcotics"))


def crime() -> Table:
    """Seat 0 of four has killed a man of seat 2, then one of seat 1, and passed the dice."""
    table = a_country(
        Family("boston", men={"chicago": 1, "cleveland": 3}, money=40_000, cards="one_hit"),
        Family("miami", men={"chicago": 1}),
        Family("new_york", men={"chicago": 1}),
        LAS_VEGAS,
    )
    return table.name("chicago", "left").roll(1, 1).kill(2).kill(1).pass_dice()


def test_c1_a_player_who_leaves_is_out_and_everything_goes_to_the_bank() -> None:
    """Money, cards, men and informants go as for a Boss removed by the law, debts as in any elimination."""
    table = a_country(
        Family("boston"),
        Family(
            "miami", men={"chicago": 2}, circles="miami judge_1", money=70_000, cards="one_hit judge", left=9
        ),
        NEW_YORK,
        debts=[(1, 0, 20_000), (2, 1, 30_000), (1, None, 50_000)],
    )
    leave(table, 1)
    assert table.events[0] == Eliminated(1, None, "left")
    assert Paid(1, None, 70_000, "estate") in table.events
    assert Paid(None, 0, 20_000, "debt") in table.events
    assert DebtMoved(2, 1, 30_000) in table.events
    assert CardsReturned(1, ("one_hit", "judge")) in table.events
    assert table.game.money == [170_000, 0, 150_000]
    assert table.game.debts == [(2, 4, 30_000)]
    assert table.all_men(1) == {}
    assert table.circles(1) == []
    assert table.boss(1) is None
    assert sum(table.game.used) == 2
    assert table.heard(None) == table.heard(2) == table.events


def test_c1_the_last_one_who_stays_wins() -> None:
    table = a_country(Family("boston"), MIAMI)
    leave(table, 0)
    assert table.over.winners == (1,)
    assert table.happened(GameEnded)[0].reason == "last_boss"
    for seat in (0, 1):
        assert table.game.asides(seat) == ()
        with pytest.raises(Refused):
            leave(table, seat)


def test_c1_leaving_in_your_own_turn_ends_it() -> None:
    table = four()
    assert Leave() in table.game.asides(0)
    leave(table, 0)
    assert table.happened(TurnBegun) == [TurnBegun(1, 1, 0)]
    assert table.happened(DicePassed) == []
    assert table.ask.seats == (1,)


def test_c1_leaving_in_anothers_turn_does_not_end_that_turn() -> None:
    """The question stays but gets a new id: it was asked about a board with one more family."""
    table = four()
    before = table.ask
    leave(table, 2)
    assert table.ask.seats == before.seats
    assert table.ask.id != before.id
    with pytest.raises(Refused) as refused:
        table.take(Answers(before.id, ((0, Hire()),)))
    assert refused.value.rule == "ask"
    table.say(Hire())


@pytest.mark.parametrize("leaver", [0, 1])
def test_c1_while_the_dice_roll_or_a_card_is_drawn(leaver: int) -> None:
    """If the drawer leaves, nobody draws; if anybody else leaves, nothing changes."""
    table = a_country(Family("boston", men={"oakland": 1}), MIAMI, NEW_YORK)
    table.name("oakland", "right").say(Roll())
    assert isinstance(table.game.pending(), Dice)
    leave(table, leaver)
    if leaver:
        assert isinstance(table.game.pending(), Dice)
        return
    assert table.ask.seats == (1,)
    table = a_country(Family("boston", money=200_000), MIAMI, NEW_YORK)
    table.say(BuyPower())
    assert isinstance(table.game.pending(), Pick)
    leave(table, 0)
    assert table.ask.seats == (1,)
    assert table.cards(0) == []


def test_c1_a_base_that_is_attacked_closes_when_its_owner_leaves() -> None:
    """C16: the attacker, inside or on its way, walks on."""
    table = a_country(Family("boston", men={"miami_official_1": 1}), MIAMI, NEW_YORK)
    table.name("miami_official_1", "right", attack="miami").roll(1, 2)
    assert "base_miami_hit_men" in table.steps()
    leave(table, 1)
    assert "base_miami_hit_men" not in table.steps()
    table = a_country(Family("boston", men={"miami_official_1": 1}), MIAMI, NEW_YORK)
    table.name("miami_official_1", "right", attack="miami").roll(1, 2).step("base_miami_hit_men")
    leave(table, 1)
    assert table.steps() == {"miami_business_1"}, "not to the empty Boss space, and not back"


def test_c1_not_before_every_boss_is_in_its_base() -> None:
    game = OrganizedCrime(Rules(Setup(players=2)))
    table = Table(game)
    before = snapshot(game)
    for seat in (0, 1):
        assert Leave() not in game.asides(seat)
        with pytest.raises(Refused) as refused:
            leave(table, seat)
        assert refused.value.rule == "C1"
    assert snapshot(game) == before
    table.take(Drawn((6, 6, 1, 1)))
    with pytest.raises(Refused):
        leave(table, 0)
    table.say(ChooseBase("base_boston", "green"), ChooseBase("base_miami", "white"))
    with pytest.raises(Refused):
        leave(table, 0)
    table.take(Drawn((6, 6, 1, 1)))
    leave(table, 0)
    assert table.over.winners == (1,)


@pytest.mark.parametrize("seat", [-1, 4, 1 << 70, -(1 << 70)])
def test_c1_nobody_leaves_who_is_not_there(seat: int) -> None:
    table = four()
    before = snapshot(table.game)
    with pytest.raises(Refused) as refused:
        leave(table, seat)
    assert refused.value.rule == "C1"
    assert snapshot(table.game) == before
    assert table.refuses(Leave()) == "C31", "it answers no question"


def test_c1_the_offers_of_who_leaves_are_off_the_floor() -> None:
    table = in_session()
    floor = table.ask
    table.say(Offer(1, 20_000, (), ("one_hit",)), seat=0)
    table.say(Offer(2, 10_000, (), ()), seat=1)
    assert table.ask == floor, "the floor stays open under its id"
    leave(table, 1)
    assert table.happened(OfferDropped) == [OfferDropped(0, 1), OfferDropped(1, 2)]
    assert table.ask.mode == "floor"
    assert table.ask.seats == (0, 2, 3)
    assert table.ask.id != floor.id
    assert table.refuses(Accept(1), seat=2) == "C24"


@pytest.mark.parametrize("called", [False, True])
def test_c24_a_request_lapses_when_its_caller_leaves(called: bool) -> None:
    table = in_session()
    if called:
        table.say(CallVote(), seat=0).say(Vote(True, 1))
    leave(table, 0)
    assert table.happened(SessionClosed) == [SessionClosed()]
    assert table.happened(MotionDecided) == []
    assert table.ask.seats == (1,)
    assert table.ask.clock == "turn"


def test_c24_after_the_vote_the_session_closes_without_its_caller() -> None:
    table = in_session().vote(1, 1, 1, 1)
    assert Place() in table.menu(0)
    leave(table, 0)
    assert table.happened(SessionClosed) == [SessionClosed()]
    assert table.ask.seats == (1,)
    assert table.ask.clock == "turn"


def test_c24_votes_cast_stay_cast_and_the_next_one_votes() -> None:
    """Votes are final; a player who leaves before voting casts none."""
    table = in_session().say(CallVote(), seat=0).say(Vote(False, 1))
    assert table.ask.seats == (2,)
    leave(table, 1)
    assert table.ask.seats == (2,)
    leave(table, 2)
    assert table.ask.seats == (3,)
    table.say(Vote(True, 1), Vote(True, 1))
    assert table.happened(MotionDecided) == [MotionDecided(True, 2, 1)]


def test_c24_the_last_voter_before_the_caller_leaves() -> None:
    table = in_session().say(CallVote(), seat=0).say(Vote(False, 1), Vote(False, 1))
    assert table.ask.seats == (3,)
    leave(table, 3)
    assert table.ask.seats == (0,)
    table.say(Vote(True, 2))
    assert table.happened(MotionDecided) == [MotionDecided(False, 2, 2)]


def test_c26_a_player_who_leaves_is_not_asked_for_a_demand() -> None:
    table = crime()
    assert table.ask.seats == (1, 2)
    before = table.ask.id
    leave(table, 2)
    assert table.ask.seats == (1,)
    assert table.ask.id != before
    leave(table, 1)
    assert table.ask.seats == (3,)
    assert table.ask.clock == "turn"


def test_c26_an_offender_who_leaves_is_not_penalized() -> None:
    table = crime()
    leave(table, 0)
    assert table.ask.seats == (1,)
    assert table.ask.clock == "turn"


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("leaver", [0, 2])
def test_c26_a_penalty_lapses_when_either_party_leaves(leaver: int, called: bool) -> None:
    """If the offended player leaves, the next request is heard; if the offender leaves, none is."""
    table = crime().all_say({1: Demand(), 2: Demand()})
    if called:
        table.say(CallVote(), seat=2)
    leave(table, leaver)
    assert table.happened(SessionClosed) == [SessionClosed()]
    callers = [event.caller for event in table.happened(SessionOpened)]
    if leaver == 0:
        assert callers == [2]
        assert table.ask.clock == "turn"
    else:
        assert callers == [2, 1]
        assert table.ask.clock == "floor"


def test_c26_a_request_of_one_who_has_left_is_not_heard() -> None:
    table = crime().all_say({1: Demand(), 2: Demand()})
    leave(table, 1)
    assert table.ask.clock == "floor"
    table.vote(-1, 0, 1).close()
    assert [event.caller for event in table.happened(SessionOpened)] == [2]
    assert table.ask.clock == "turn"


@pytest.mark.parametrize("card", ["lose_one_man", "fine_100", "lose_two_men"])
def test_c26_an_offender_who_leaves_before_the_penalty_is_done_leaves_it_there(card: str) -> None:
    table = crime().all_say({1: Waive(), 2: Demand()}).vote(1, 0, 0, 1)
    assert isinstance(table.game.pending(), Pick)
    drawn_already = table.game.copy()
    leave(table, 0)
    assert table.ask.clock == "settlement"
    table = Table(drawn_already)
    table.draw(card)
    assert table.ask.seats == (0,)
    leave(table, 0)
    assert table.ask.clock == "settlement"
    assert table.ask.seats == (1, 2, 3)
    assert table.game.debts == []
    table.say(Close(), seat=2)
    assert table.ask.clock == "turn"
    assert table.ask.seats == (1,)


def test_c26_a_penalty_that_is_voted_is_carried_out_without_the_one_who_asked() -> None:
    """And then the session is over, as nobody else can close it."""
    table = crime().all_say({1: Demand(), 2: Demand()}).vote(1, 0, 0, 1)
    leave(table, 2)
    assert isinstance(table.game.pending(), Pick)
    table.draw("lose_one_man")
    assert table.ask.seats == (0,)
    table.say(LoseMan("cleveland"))
    assert table.happened(SessionClosed) == [SessionClosed()]
    assert [event.caller for event in table.happened(SessionOpened)] == [2, 1]
    table = crime().all_say({1: Waive(), 2: Demand()}).vote(1, 0, 0, 1).draw("fine_100")
    assert table.ask.clock == "pay"
    leave(table, 2)
    assert table.ask.clock == "pay"
    table.say(Pay())
    assert table.happened(SessionClosed) == [SessionClosed()]
    assert table.ask.seats == (1,)


def test_c1_the_settlement_goes_on_without_anybody_else() -> None:
    table = in_session().vote(1, 1, 1, 1)
    leave(table, 3)
    assert table.ask.seats == (0, 1, 2)
    table.say(Place(), Close(), seat=0)
    assert "narcotics_1" in table.circles(0)


def test_c1_a_fine_that_was_being_paid_goes_with_its_debtor() -> None:
    table = a_country(Family("boston", men={"boston": 1}, money=10_000, cards="one_hit"), MIAMI, NEW_YORK)
    table.name("boston", "left").roll(1, 1).step("state", "las_vegas_official_2")
    assert table.ask.clock == "card"
    leave(table, 0)
    assert table.ask.seats == (1,)
    table = a_country(
        Family("boston", men={"boston_mistake_1": 1}, money=10_000, cards="one_hit"), MIAMI, NEW_YORK
    )
    table.name("boston_mistake_1", "left").roll(1, 1).step("boston", "state")
    assert table.ask.clock == "pay"
    leave(table, 0)
    assert table.ask.seats == (1,)
    assert table.game.debts == []
    assert table.game.bank == -300_000


def test_c17_points_meant_for_the_guards_of_one_who_left_are_lost() -> None:
    """The attacker can go neither forward nor back, so nothing at all is possible."""
    guards = Family("miami", men={"base_miami_hit_men": 3})
    table = a_country(Family("boston", men={"miami_business_1": 1}), guards, NEW_YORK)
    table.name("miami_business_1", "left", attack="miami").roll(3, 2)
    table.step("miami_official_1", "base_miami_hit_men")
    leave(table, 1)
    assert table.happened(Stranded) == [Stranded(0, 0, 3)]
    table.pass_dice()
