"""S27 to S40 of docs/readings/organized-crime.md: income, debts, cities, officials, and two endings."""

from __future__ import annotations

from backroom.games.organized_crime.events import (
    Audited,
    CameHome,
    Eliminated,
    GameEnded,
    ManRemoved,
    PenaltyDrawn,
    SessionOpened,
)
from backroom.games.organized_crime.moves import (
    Accept,
    Begin,
    Bribe,
    BuyPower,
    Claim,
    Control,
    Demand,
    Hire,
    Offer,
    Place,
    Repay,
    Request,
    Vote,
)
from backroom.games.organized_crime.pieces.killing import eliminate
from backroom.games.organized_crime.rules import BANK
from tests.games.organized_crime.builder import BOSTON_HOME, Table, a_country
from tests.games.organized_crime.readings.positions import decided, family, refused, turn

RICH = 100_000


def test_s27_income_claimed_after_gaining_a_city() -> None:
    """Income is what was controlled when the turn began, once; the new city pays from the next turn on."""
    green = family("boston", "las_vegas_official_2", money=RICH, circles="new_york trucking_1")
    table = a_country(green, family("new_york", money=RICH))
    table.name("las_vegas_official_2", "right").roll(1, 1).step("state", "boston")
    table.say(Request("boston")).vote(2, 2).say(Place(), seat=0).close().say(Claim())
    assert table.game.money[0] == 150_000
    assert table.refuses(Claim()) == "C29"
    table.pass_dice().name("base_new_york_boss", "right", boss=True).roll(1, 1)
    table.step("base_new_york_hit_men", "new_york_business_1").pass_dice().say(Claim())
    assert table.game.money[0] == 230_000


def test_s28_income_not_claimed_is_lost() -> None:
    """Nothing comes by itself, and nothing is saved for the next turn."""
    yellow = family("boston", "boston_illegal_1", money=RICH)
    green = family("new_york", "las_vegas_official_1", money=RICH, circles="new_york")
    table = a_country(yellow, green, turn=1)
    table.name("las_vegas_official_1", "right").roll(1, 1)
    table.step("las_vegas_business_1", "las_vegas_illegal_1").pass_dice()
    assert table.game.money[1] == RICH
    assert refused(table, 1, Claim()) == "ask"
    table.name("boston_illegal_1", "right").roll(1, 1)
    table.step("boston_power_1", "boston_business_2").pass_dice().say(Claim())
    assert table.game.money[1] == 140_000
    assert table.refuses(Claim()) == "C29"


def test_s29_income_with_debts() -> None:
    """The oldest debt comes first; other money may be spent."""
    table = a_country(
        family("boston", money=40_000, circles="new_york trucking_1"),
        family("miami", money=RICH),
        family("new_york", money=RICH),
        debts=[(0, 1, 30_000), (0, None, 50_000)],
    )
    table.say(Claim())
    assert table.game.money == [40_000, 130_000, RICH]
    assert table.game.debts == [(0, BANK, 20_000)]
    table.say(Hire(), Hire())
    assert table.game.money[0] == 20_000
    assert table.men(0, BOSTON_HOME) == 2


def test_s30_debts_of_and_to_an_eliminated_player() -> None:
    """The money is shared without regard to the debts; the Bank pays and collects those."""
    table = a_country(
        family("boston", money=RICH),
        family("miami", "new_york_mistake_1", money=RICH),
        family("new_york", money=90_000),
        family("las_vegas", money=RICH),
        turn=1,
        debts=[(2, 0, 40_000), (2, None, 20_000), (3, 2, 30_000), (1, 2, 50_000)],
    )
    table.name("new_york_mistake_1", "right", attack="new_york").roll(2, 2)
    table.step("new_york_official_1", "base_new_york_hit_men", "base_new_york_boss").kill(2, boss=True)
    assert table.game.money == [140_000, 140_000, 0, RICH]
    assert table.game.debts == [(3, BANK, 30_000), (1, BANK, 50_000)]
    assert table.happened(CameHome) == [CameHome(1, 0)]
    assert table.men(1, "base_miami_hit_men") == 1
    table.pass_dice()
    assert turn(table) == 3


def test_s31_a_penalty_for_men_when_only_the_boss_is_left() -> None:
    """The Boss falls and the informant with him; an informant is not a hit-man."""
    table = a_country(
        family("boston", "new_york_power_1", money=RICH),
        family("miami", "new_york_illegal_1", money=120_000, circles="miami"),
        family("new_york", money=RICH),
        turn=1,
    )
    bank = table.game.bank
    table.name("new_york_illegal_1", "right").roll(2, 2).step("new_york_power_1").kill(0)
    table.step("new_york_business_2", "new_york_mistake_2").draw("removed").pass_dice().say(Demand())
    assert table.happened(ManRemoved) == [ManRemoved(1, "new_york_mistake_2")]
    table.vote(-2, 2, 2)
    # the vote begins left of the requester: Yellow, White, Green
    assert decided(table) == [(True, 4, 2)]
    table.draw("lose_one_man")
    assert table.happened(Eliminated) == [Eliminated(1, None, "penalty")]
    assert table.circles(1) == []
    assert table.game.bank - bank == 120_000
    table.close()
    assert turn(table) == 2


def two_cities() -> Table:
    green = family("boston", "las_vegas_mistake_2", "las_vegas_power_3", money=110_000)
    table = a_country(green, family("new_york", money=110_000))
    table.name("las_vegas_mistake_2", "right").name("las_vegas_power_3", "right").roll(3, 3)
    table.say(Begin(0, 3)).step("las_vegas_official_2", "state", "boston")
    return table.step("las_vegas_illegal_3", "las_vegas_official_4", "oakland")


def test_s32_the_first_city_without_a_vote_the_second_with_one() -> None:
    """The player chooses which of the two comes first."""
    table = two_cities().say(Control("boston"))
    assert table.game.money[0] == 100_000
    assert table.refuses(Control("oakland")) == "C23"
    table.say(Request("oakland")).vote(-2, 2).close()
    assert decided(table) == [(False, 2, 2)]
    assert table.circles(0) == ["boston"]
    assert table.game.money[0] == 100_000
    other = two_cities().say(Control("oakland"))
    assert Request("boston") in other.menu()


def test_s33_business_waits_for_a_first_city() -> None:
    """Refused, then allowed in the same turn; this turn's income is still nothing."""
    green = family("boston", "boston_illegal_1", "las_vegas_official_2", money=250_000)
    table = a_country(green, family("new_york", money=150_000))
    table.name("boston_illegal_1", "right").name("las_vegas_official_2", "right").roll(2, 2)
    table.say(Begin(0, 2)).step("boston_power_1", "boston_business_2").step("state", "boston")
    assert table.refuses(Request("trucking")) == "C23"
    table.say(Control("boston"), Request("trucking")).vote(-2, 3).say(Place(), seat=0).close()
    assert decided(table) == [(True, 3, 2)]
    assert table.refuses(Claim()) == "C29"
    assert table.game.money[0] == 230_000
    assert table.circles(0) == ["boston", "trucking_1"]


def test_s34_an_audit_and_a_deal_outside_a_session() -> None:
    """Money and cards change hands only in session; a debt is paid in the debtor's own turn."""
    table = a_country(
        family("boston", money=140_000, cards="judge"),
        family("miami", "new_york_official_1", money=RICH, circles="miami", cards="one_hit"),
        family("new_york", money=RICH),
        turn=1,
        debts=[(2, 0, 10_000)],
    )
    table.audit(2, 0)
    assert table.heard(2) == [Audited(2, 0, 140_000)]
    assert table.game.view(2).families[0].known == ()
    sale = Offer(0, -50_000, ("one_hit",), ())
    assert table.refuses(sale) == "C31"
    assert refused(table, 2, Repay()) == "ask", "[R] C28: in one's own turn"
    table.name("new_york_official_1", "right").roll(1, 1)
    table.step("new_york_business_1", "new_york_illegal_1").say(Request("gambling"))
    table.say(sale, seat=1).say(Accept(1), seat=0)
    assert (table.game.money[0], table.cards(0)) == (90_000, ["judge", "one_hit"])
    assert (table.game.money[1], table.cards(1)) == (150_000, [])
    table.vote(-1)
    assert table.refuses(Offer(2, 10_000, (), ()), 0) == "C24"
    table.say(Vote(True, 1), Vote(True, 2)).say(Place(), seat=1).close()
    assert decided(table) == [(True, 3, 1)]
    assert table.game.money == [90_000, 140_000, RICH]
    table.pass_dice().say(Repay())
    assert table.game.money == [RICH, 140_000, 90_000]


def test_s35_buying_with_too_little_money() -> None:
    """Nothing is bought on credit, and a wish creates no debt."""
    table = a_country(family("boston", money=20_000, cards="judge"), family("new_york", money=RICH))
    assert table.refuses(Bribe("judge")) == "C28"
    assert table.refuses(BuyPower()) == "C28"
    table.say(Hire(), Hire())
    assert table.refuses(Hire()) == "C28"
    assert table.game.money[0] == 0
    assert table.game.debts == []
    assert table.men(0, BOSTON_HOME) == 2
    assert table.cards(0) == ["judge"]


def test_s36_the_twenty_first_man() -> None:
    """20 men for the whole game: none can be bought, changed or brought back."""
    circles = "boston miami new_york trucking_1 gambling_1 judge_1"
    green = family("boston", *[BOSTON_HOME] * 6, money=300_000, circles=circles, cards="governor", left=0)
    table = a_country(green, family("new_york", money=RICH))
    assert table.refuses(Hire()) == "C2"
    assert table.refuses(Bribe("governor")) == "C2"
    assert (table.game.money[0], table.cards(0)) == (300_000, ["governor"])
    assert len(table.circles(0)) == table.men(0, BOSTON_HOME) == 6
    assert table.game.votes(0) == 6


def test_s37_an_informant_on_an_occupied_circle() -> None:
    """A city that is held and a business that is full give nothing; a free one may be requested instead."""
    table = a_country(
        family("boston", money=150_000, circles="boston securities_1"),
        family("new_york", "las_vegas_official_2", "boston_illegal_1", money=250_000, circles="new_york"),
        family("las_vegas", money=RICH, circles="securities_2"),
        turn=1,
    )
    table.name("las_vegas_official_2", "right").name("boston_illegal_1", "right").roll(2, 2)
    table.say(Begin(0, 2)).step("state", "boston").step("boston_power_1", "boston_business_2")
    assert table.refuses(Request("boston")) == "C23"
    assert table.refuses(Request("securities")) == "C23"
    table.say(Request("entertainment")).vote(0, -2, 3).say(Place(), seat=1).close()
    assert decided(table) == [(True, 3, 2)]
    assert table.game.money[1] == 240_000
    assert table.circles(1) == ["new_york", "entertainment_1"]
    assert (table.circles(0), table.circles(2)) == (["boston", "securities_1"], ["securities_2"])


def test_s38_a_governor_when_all_governors_are_taken() -> None:
    """Refused without a payment; another official needs neither a vote nor a session."""
    table = a_country(
        family("boston", money=RICH, cards="governor judge"),
        family("miami", money=RICH, circles="governor_1 governor_2"),
        family("new_york", money=RICH, circles="governor_3"),
    )
    assert table.refuses(Bribe("governor")) == "C8"
    table.say(Bribe("judge"))
    assert table.game.money[0] == 70_000
    assert (table.circles(0), table.cards(0)) == (["judge_1"], ["governor"])
    assert table.game.used[3] == 1
    assert table.game.votes(0) == 3
    assert table.happened(SessionOpened) == []


def test_s39_one_hit_man_lands_on_federal_another_passes() -> None:
    """A piece that lands there is removed, with no offender; a piece that passes is unharmed."""
    green = family("boston", "miami_mistake_2", "miami_official_2", money=RICH)
    table = a_country(green, family("las_vegas", money=RICH))
    table.name("miami_mistake_2", "right").name("miami_official_2", "right").roll(2, 2)
    table.say(Begin(0, 2)).step("miami_official_2", "federal").step("federal", "new_york")
    assert table.happened(ManRemoved) == [ManRemoved(0, "federal")]
    assert table.all_men(0) == {"new_york": 1}
    table.say(Control("new_york"))
    assert table.game.money[0] == 90_000
    table.pass_dice()
    assert turn(table) == 1


def test_s40_a_boss_falls_on_federal_and_the_game_ends() -> None:
    """Even out of turn the other player wins, and the Bank pays the last debt."""
    table = a_country(
        family("boston", "miami_mistake_2", money=50_000),
        family("new_york", boss="miami_mistake_2", money=0, circles="new_york", cards="one_hit"),
        family("las_vegas", money=0),
        turn=1,
        debts=[(1, 0, 20_000)],
    )
    eliminate(table.game, 2, BANK, "federal")
    table.name("miami_mistake_2", "right", boss=True).roll(1, 1).step("miami_official_2", "federal")
    assert table.happened(Eliminated) == [Eliminated(1, None, "federal")]
    assert (table.cards(0), table.game.used[0]) == ([], 1)
    assert table.circles(1) == []
    assert table.game.money[0] == 70_000
    assert table.over.winners == (0,)
    assert table.happened(GameEnded) == [GameEnded("last_boss", (0,), (70_000, 0, 0))]
    assert table.happened(PenaltyDrawn) == []
