"""C27 to C32: debts, income, audits, and what a seat can be sure of."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.core.game import Aside
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import Audited, Paid
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    BuyPower,
    CallVote,
    Claim,
    Hire,
    Leave,
    Offer,
    Repay,
    Request,
    Vote,
)
from tests.games.organized_crime.builder import Family, Table, a_country

FAR = Family("miami")


def test_c29_the_printed_income_of_90_000_dollars() -> None:
    """New York $40,000 + Trucking $20,000 + Narcotics $30,000."""
    table = a_country(Family("boston", circles="new_york trucking_1 narcotics_1"), FAR)
    assert table.game.view(1).income == 90_000
    table.say(Claim())
    assert table.game.money[0] == 240_000
    assert table.refuses(Claim()) == "C29", "[R] once"


def test_c29_officials_bring_none() -> None:
    table = a_country(Family("boston", circles="judge_1 senator_1"), FAR)
    assert table.refuses(Claim()) == "C29"


def test_c29_income_is_what_was_controlled_when_the_turn_began() -> None:
    table = a_country(Family("boston", men={"federal": 1}), FAR)
    table.name("federal", "right").roll(1, 1).step("new_york_power_2", "chicago")
    table.say(*(move for move in table.menu() if move.__struct_config__.tag == "control"))
    assert table.refuses(Claim()) == "C29"


def test_c29_unclaimed_income_is_lost() -> None:
    table = a_country(
        Family("boston", circles="new_york", men={"oakland": 1}), Family("miami", circles="boston")
    )
    table.name("oakland", "left").roll(1, 1).step("las_vegas_official_4", "las_vegas_illegal_3").pass_dice()
    assert table.game.income == 20_000
    assert table.game.money == [150_000, 150_000]


def test_c28_income_goes_first_to_debts_in_the_order_they_were_made() -> None:
    table = a_country(
        Family("boston", circles="new_york trucking_1", money=0),
        Family("miami", money=0),
        Family("new_york", money=0),
        debts=[(0, 2, 30_000), (1, 2, 10_000), (0, None, 20_000), (0, 1, 50_000)],
    )
    table.say(Claim())
    assert table.game.money == [0, 10_000, 30_000]
    assert table.game.debts == [(1, 2, 10_000), (0, 1, 40_000)]
    assert [event.amount for event in table.happened(Paid)] == [60_000, 30_000, 20_000, 10_000]


def test_c28_what_is_left_of_the_income_is_kept() -> None:
    table = a_country(Family("boston", circles="new_york", money=0), FAR, debts=[(0, None, 30_000)])
    table.say(Claim())
    assert table.game.money[0] == 10_000
    assert table.game.debts == []


def test_c28_other_money_may_be_spent_freely_or_pay_the_oldest_debt() -> None:
    table = a_country(Family("boston", money=60_000), FAR, debts=[(0, 1, 30_000), (0, None, 50_000)])
    table.say(Hire(), Repay())
    assert table.game.debts == [(0, 4, 50_000)]
    table.say(Repay())
    assert table.game.debts == [(0, 4, 30_000)]
    assert table.game.money == [0, 180_000]
    assert table.refuses(Repay()) == "C28"
    table = a_country(Family("boston"), FAR)
    assert table.refuses(Repay()) == "C28"


def test_c30_any_player_may_have_any_others_money_counted_at_any_time() -> None:
    table = a_country(Family("boston", money=70_000), FAR, Family("new_york"))
    before = table.game.pending()
    table.audit(2, 0)
    assert table.heard(2) == [Audited(2, 0, 70_000)]
    assert table.heard(0) == [Audited(2, 0, None)], "the log says that they asked"
    assert table.heard(None) == [Audited(2, 0, None)]
    assert table.game.pending() == before


def test_c30_not_ones_own_nor_by_somebody_else_nor_anything_but_an_audit() -> None:
    table = a_country(Family("boston"), FAR)
    assert table.game.asides(0) == (Audit(1), Leave())
    for seat, move in ((0, Audit(0)), (0, Audit(7)), (5, Audit(0)), (1, Hire())):
        with pytest.raises(Refused):
            table.game.apply(Aside(seat, move))


def a_session() -> Table:
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston"),
        FAR,
        Family("new_york"),
        Family("las_vegas"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    return table.say(Request("narcotics"))


def ranges(table: Table, seat: int | None) -> list[tuple[int, int]]:
    return [(family.least, family.most) for family in table.game.view(seat).families]


def test_c27_without_deals_everybody_knows_what_everybody_has() -> None:
    table = a_country(Family("boston", circles="new_york"), FAR)
    table.say(Claim(), Hire())
    assert ranges(table, 1) == [(180_000, 180_000), (150_000, 150_000)]
    assert ranges(table, None) == [(180_000, 180_000), (150_000, 150_000)]
    assert table.game.view(1).families[0].money is None


def test_c27_a_deal_between_two_others_hides_what_they_have() -> None:
    table = a_session()
    table.say(Offer(2, 50_000, (), ()), seat=1).say(Accept(1), seat=2)
    assert ranges(table, 3)[1:3] == [(0, 300_000), (0, 300_000)]
    assert ranges(table, 1)[1:3] == [(100_000, 100_000), (200_000, 200_000)]
    assert ranges(table, 3)[0] == (150_000, 150_000)
    table.audit(3, 1)
    assert ranges(table, 3)[1:3] == [(100_000, 100_000), (200_000, 200_000)], "the sum is known"
    assert ranges(table, 0)[1:3] == [(0, 300_000), (0, 300_000)]


def test_c25_votes_shown_tell_the_hundreds_of_thousands() -> None:
    table = a_session()
    table.say(Offer(2, 50_000, (), ()), seat=1).say(Accept(1), seat=2)
    table.say(CallVote(), seat=0).say(Vote(False, 0))
    assert ranges(table, 3)[1:3] == [(100_000, 190_000), (110_000, 200_000)]


def test_c28_a_debt_out_of_a_deal_tells_that_the_payer_has_nothing_left() -> None:
    table = a_session()
    table.say(Offer(2, 200_000, (), ()), seat=1).say(Accept(1), seat=2)
    assert ranges(table, 3)[1:3] == [(0, 0), (300_000, 300_000)]


def test_law_5_imagined_money_is_every_possible_sharing_alike() -> None:
    table = a_session()
    table.say(Offer(2, 50_000, (), ()), seat=1).say(Accept(1), seat=2)
    table.say(CallVote(), seat=0).say(Vote(False, 0))
    rng = Random(8)
    seen = Counter(tuple(table.game.imagine(3, rng).money) for _ in range(4000))
    assert set(seen) == {
        (150_000, 100_000 + step, 200_000 - step, 150_000) for step in range(0, 100_000, 10_000)
    }
    assert min(seen.values()) > 300


def test_law_5_imagined_money_with_three_unknown_families() -> None:
    table = a_session()
    table.say(Offer(2, 50_000, (), ()), seat=1).say(Accept(1), seat=2)
    table.say(Offer(2, 20_000, (), ()), seat=0).say(Accept(0), seat=2)
    rng = Random(8)
    seen = [tuple(table.game.imagine(3, rng).money) for _ in range(3000)]
    assert all(sum(money) == 600_000 and money[3] == 150_000 and min(money) >= 0 for money in seen)
    assert len(set(seen)) > 500
    assert ranges(table, 3)[0] == (0, 450_000)


def test_law_5_known_cards_stay_and_the_others_are_dealt_again() -> None:
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="one_hit money"),
        Family("miami", cards="one_hit judge"),
        Family("new_york", cards="senator"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("narcotics"))
    table.say(Offer(1, 0, ("one_hit",), ()), seat=0)
    assert table.game.view(1).families[0].known == ("one_hit",), "a card offered is shown"
    assert table.game.view(2).families[0].known == ()
    rng = Random(5)
    hands = Counter(tuple(Table(table.game.imagine(1, rng)).cards(0)) for _ in range(3000))
    assert all("one_hit" in hand for hand in hands)
    # 23 Power cards seat 1 does not know in place: 10 - 2 ONE HIT, 6 ONE OR TWO HITS, 8 MONEY
    share = hands["money", "one_hit"] / 3000
    assert abs(share - 8 / 22) < 0.03
    for _ in range(50):
        imagined = table.game.imagine(2, rng)
        assert imagined.offers == ()
        assert Table(imagined).cards(2) == ["senator"]


def test_law_5_an_offer_that_can_still_be_kept_can_be_accepted_in_every_imagined_state() -> None:
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="one_hit one_hit"),
        FAR,
        Family("new_york"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("narcotics"))
    table.say(Offer(1, 0, ("one_hit",), ()), seat=0).say(Offer(2, 0, ("one_hit",), ()), seat=0)
    table.say(Accept(0), seat=1)
    rng = Random(4)
    for _ in range(30):
        imagined = Table(table.game.imagine(2, rng)).say(Accept(0), seat=2)
        assert imagined.cards(2) == ["one_hit"]


def test_law_5_cards_drawn_before_a_shuffle_are_not_mixed_with_the_deck() -> None:
    table = a_country(
        Family("boston", cards="money", money=400_000),
        Family("miami", cards="one_hit"),
        used="one_or_two_hits",
        pile={"one_hit": 0, "money": 0, "one_or_two_hits": 0},
    )
    table.say(BuyPower()).draw("one_or_two_hits")
    rng = Random(6)
    for _ in range(30):
        assert Table(table.game.imagine(0, rng)).cards(1) == ["one_hit"]
        assert Table(table.game.imagine(1, rng)).cards(0) == ["money", "one_or_two_hits"]
