"""S19 to S26 of docs/readings/organized-crime.md: penalties, votes, suspended officials, empty decks."""

from __future__ import annotations

from backroom.games.organized_crime.events import PenaltyAsked, PenaltyDrawn, Reshuffled, TurnBegun, Voted
from backroom.games.organized_crime.moves import (
    BuyPower,
    Cash,
    Demand,
    Draw,
    PassDice,
    Place,
    Request,
    Vote,
    Waive,
)
from tests.games.organized_crime.builder import Table, a_country
from tests.games.organized_crime.readings.positions import decided, family, refused, turn

RICH = 100_000
START = "new_york_illegal_1"
FIRST = "new_york_power_1"
SECOND = "new_york_business_2"
THIRD = "new_york_mistake_2"


def votes(table: Table) -> list[tuple[int, int]]:
    """How many votes each player showed, in voting order."""
    return [(vote.seat, vote.available) for vote in table.happened(Voted)]


def test_s19_two_offended_players_in_one_turn() -> None:
    """Heard one after the other, in the order of the crimes; the first fine takes a vote from the second."""
    table = a_country(
        family("boston", SECOND, money=RICH),
        family("miami", START, money=210_000),
        family("new_york", FIRST, money=RICH),
        family("las_vegas", money=RICH),
        turn=1,
    )
    table.name(START, "right").roll(3, 2).step(FIRST).kill(2).step(SECOND).kill(0).step(THIRD)
    table.draw("fine_10").pass_dice().all_say({0: Demand(), 2: Demand()})
    assert table.happened(PenaltyAsked) == [PenaltyAsked(1, (2, 0))]
    assert table.game.caller == 2
    table.vote(0, 2, -3, 2).draw("fine_50")
    assert votes(table) == [(3, 2), (0, 2), (1, 3), (2, 2)]
    assert table.game.money[1] == 150_000
    assert table.happened(TurnBegun) == []
    table.close()
    assert table.game.caller == 0
    table.vote(-2, 2, -2, 2)
    assert votes(table)[4:] == [(1, 2), (2, 2), (3, 2), (0, 2)]
    assert decided(table) == [(True, 4, 3), (False, 4, 4)]
    table.close()
    assert table.game.money == [RICH, 150_000, RICH, RICH]
    assert len(table.happened(PenaltyDrawn)) == 1
    assert turn(table) == 2


def test_s20_offended_twice_one_penalty() -> None:
    """One request a turn, however many men were lost."""
    table = a_country(
        family("boston", FIRST, SECOND, money=RICH),
        family("miami", START, money=210_000),
        family("new_york", money=0),
        turn=1,
    )
    table.name(START, "right").roll(3, 2).step(FIRST).kill(0).step(SECOND).kill(0).step(THIRD)
    table.draw("fine_10").pass_dice().say(Demand()).vote(-3, 1, 2)
    assert decided(table) == [(False, 3, 3)]
    assert refused(table, 0, Demand()) == "C24"
    table.close()
    assert turn(table) == 2
    assert refused(table, 0, Demand()) == "ask"
    assert table.happened(PenaltyDrawn) == []
    assert table.game.money[1] == 200_000


def test_s21_a_penalty_asked_for_by_somebody_who_may_not() -> None:
    """Before a kill, before the end of the turn, or without a loss: refused, and no right is used up."""
    table = a_country(
        family("boston", FIRST, money=RICH),
        family("miami", START, money=RICH),
        family("new_york", THIRD, money=RICH),
        turn=1,
    )
    assert refused(table, 0, Demand()) == "ask"
    table.name(START, "right").roll(2, 1).step(FIRST).kill(0).step(SECOND)
    assert refused(table, 0, Demand()) == "ask"
    table.pass_dice()
    assert table.ask.seats == (0,)
    assert table.menu(0) == (Demand(), Waive())
    assert refused(table, 2, Demand()) == "ask"
    table.say(Waive())
    assert turn(table) == 2
    assert refused(table, 0, Demand()) == "ask"
    assert table.happened(PenaltyDrawn) == []


def test_s22_partial_votes_that_tie() -> None:
    """2 to 2 fails though more votes were available, and votes cast are final."""
    table = a_country(
        family("boston", "boston_power_3", money=150_000, circles="boston"),
        family("miami", money=250_000, circles="judge_1"),
        family("new_york", money=190_000),
    )
    table.name("boston_power_3", "right").roll(2, 1)
    table.step("boston_illegal_3", "boston_official_4", "cleveland").say(Request("cleveland")).vote(-2, 0)
    assert refused(table, 1, Vote(False, 3)) == "ask"
    table.say(Vote(True, 2))
    assert votes(table) == [(1, 5), (2, 2), (0, 2)]
    assert decided(table) == [(False, 2, 2)]
    assert refused(table, 1, Vote(False, 3)) == "C24"
    assert table.refuses(Place(), 0) == "C23"
    table.close()
    assert table.game.money[0] == 150_000
    assert table.circles(0) == ["boston"]
    assert table.men(0, "cleveland") == 1
    assert table.refuses(Request("cleveland")) == "C23"
    table.pass_dice()
    for seat in (1, 2):
        space = table.boss(seat)
        assert space is not None
        table.name(space, "right", boss=True).roll(1, 1)
        table.step(space.replace("boss", "hit_men"), space.replace("base_", "").replace("boss", "business_1"))
        table.pass_dice()
    assert turn(table) == 0
    assert table.refuses(Request("cleveland")) == "C23"


def test_s23_the_requester_votes_for_itself() -> None:
    """Last, and with every vote it has."""
    table = a_country(
        family("boston", "las_vegas_official_1", money=310_000, circles="boston"),
        family("new_york", money=90_000, circles="senator_1"),
    )
    table.name("las_vegas_official_1", "right").roll(1, 1)
    table.step("las_vegas_business_1", "las_vegas_illegal_1").say(Request("narcotics")).vote(-3, 4)
    assert votes(table) == [(1, 3), (0, 4)]
    assert decided(table) == [(True, 4, 3)]
    table.say(Place(), seat=0)
    assert table.game.money[0] == 300_000
    assert table.circles(0) == ["boston", "narcotics_1"]


def test_s24_officials_suspended_between_two_votes() -> None:
    """They count in the first vote but not in the second, and keep their circles."""
    table = a_country(
        family("boston", FIRST, money=200_000),
        family("miami", START, money=RICH, circles="judge_1 governor_1"),
        family("new_york", SECOND, money=250_000, cards="judge"),
        turn=1,
    )
    table.name(START, "right").roll(3, 2).step(FIRST).kill(0).step(SECOND).kill(2).step(THIRD)
    table.draw("fine_10").pass_dice().all_say({0: Demand(), 2: Demand()})
    table.vote(-5, 3, 3).draw("officials_suspended").close()
    table.vote(0, -1, 3).draw("fine_30").close()
    assert votes(table) == [(1, 5), (2, 3), (0, 3), (0, 3), (1, 1), (2, 3)]
    assert decided(table) == [(True, 6, 5), (True, 3, 1)]
    assert table.game.money[1] == 60_000
    assert table.circles(1) == ["judge_1", "governor_1"]


def power_table(each: str, used: str = "") -> Table:
    """Both players hold the same Power cards."""
    green = family("boston", "las_vegas_business_1", money=250_000, cards=each)
    table = a_country(green, family("new_york", money=RICH, cards=each), used=used)
    table.name("las_vegas_business_1", "right").roll(1, 1)
    return table.step("las_vegas_illegal_1", "las_vegas_power_1")


def test_s25_a_deck_runs_out_while_cards_are_in_hands() -> None:
    """The used cards become the new deck, and nobody returns a card."""
    each = "one_hit " * 4 + "one_or_two_hits " * 3 + "money " * 3
    table = power_table(each, "one_hit one_hit money").say(Draw()).draw("money").say(BuyPower())
    assert table.happened(Reshuffled) == [Reshuffled("power", 3)]
    assert table.game.pile[:3] == [2, 0, 1]
    table.draw("one_hit")
    assert len(table.cards(0)) == 12
    assert len(table.cards(1)) == 10
    assert table.game.money[0] == 50_000
    assert sum(table.game.pile[:3]) == 2


def test_s26_a_deck_with_nothing_left_at_all() -> None:
    """No card and no charge; a used card makes a deck again."""
    table = power_table("one_hit " * 5 + "one_or_two_hits " * 3 + "money " * 4)
    assert PassDice() in table.menu(), "nothing is drawn for the landing"
    assert table.refuses(BuyPower()) == "C6"
    assert table.game.money[0] == 250_000
    table.say(Cash(), BuyPower()).draw("money")
    assert table.game.money[0] == 150_000
    assert len(table.cards(0)) == 12
