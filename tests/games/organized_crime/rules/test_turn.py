"""C3, C4, C31, C32: men with one role, Bosses that move like the rest, turns in any order, whole money."""

from __future__ import annotations

import pytest

from backroom.games.organized_crime.events import DicePassed, Killed, TurnBegun
from backroom.games.organized_crime.moves import (
    Bribe,
    BuyPower,
    Cash,
    Claim,
    Control,
    Hire,
    Hit,
    Move,
    Offer,
    PassDice,
    Request,
    Target,
)
from tests.games.organized_crime.builder import BOSTON_HOME, Family, Table, a_country

FAR = Family("miami")


def landed() -> Table:
    """Everything a turn can hold is available, and the piece stands on CHICAGO."""
    has = Family(
        "boston", men={"federal": 1}, money=400_000, cards="judge money one_hit", circles="trucking_1"
    )
    table = a_country(has, Family("miami", men={"chicago": 1}))
    return table.name("federal", "right").roll(1, 1).step("new_york_power_2", "chicago")


ACTIONS: tuple[Move, ...] = (
    Claim(),
    Hire(),
    Cash(),
    Bribe("judge"),
    Control("chicago"),
    Hit("one_hit", (Target("chicago", 1, False),)),
)


@pytest.mark.parametrize("first", range(len(ACTIONS)))
def test_c31_within_a_turn_everything_is_done_in_any_order(first: int) -> None:
    """The same deeds in another order lead to the same position."""
    table = landed().say(*ACTIONS[first:], *ACTIONS[:first])
    assert table.game.money[0] == 400_000 + 20_000 - 10_000 + 100_000 - 30_000 - 10_000
    assert table.circles(0) == ["chicago", "trucking_1", "judge_1"]
    assert table.cards(0) == []
    assert table.all_men(1) == {}


@pytest.mark.parametrize("move", [Claim(), Hire(), Cash(), Bribe("judge"), BuyPower()])
def test_c31_before_the_roll_as_well_as_after_it(move: Move) -> None:
    family = Family("boston", men={"federal": 1}, money=400_000, cards="judge money", circles="trucking_1")
    assert move in a_country(family, FAR).menu()
    assert move in landed().menu()


def test_c31_the_turn_ends_when_the_dice_are_passed() -> None:
    table = landed()
    assert table.happened(DicePassed) == []
    table.pass_dice()
    assert table.happened(DicePassed) == [DicePassed(0)]
    assert table.happened(TurnBegun) == [TurnBegun(1, 1, 0)]
    assert table.ask.seats == (1,)
    assert table.refuses(PassDice()) == "C12"


def test_c3_one_informant_per_circle_and_it_does_not_move() -> None:
    """A circle with an informant is closed to everybody, its owner included."""
    table = a_country(Family("boston", men={"federal": 1}, circles="chicago boston"), FAR)
    table.name("federal", "right").roll(1, 1).step("new_york_power_2", "chicago")
    assert table.refuses(Request("chicago")) == "C23"
    assert table.refuses(Control("chicago")) == "C23"


def test_c4_the_boss_kills_like_a_hit_man() -> None:
    table = a_country(Family("boston", boss="federal"), Family("miami", men={"new_york_power_2": 2}))
    table.name("federal", "right", boss=True).roll(1, 1).step("new_york_power_2").kill(1)
    assert table.happened(Killed) == [Killed(0, 1, False, "new_york_power_2", None)]
    assert table.men(1, "new_york_power_2") == 1


def test_c4_the_boss_may_attack_a_base_and_comes_home_to_the_hit_men() -> None:
    table = a_country(Family("boston", boss="miami_official_1"), FAR, Family("new_york"))
    table.name("miami_official_1", "right", boss=True, attack="miami").roll(2, 1)
    table.step("base_miami_hit_men", "base_miami_boss").kill(1, boss=True)
    assert table.boss(0) == BOSTON_HOME


@pytest.mark.parametrize("money", [1, -5_000, 15_000, 999_999])
def test_c32_money_is_a_multiple_of_10_000_dollars(money: int) -> None:
    """Every printed amount is, and a deal for any other sum is refused."""
    family = Family("boston", men={"new_york_power_2": 1}, circles="boston")
    table = a_country(family, FAR).name("new_york_power_2", "right").roll(1, 1)
    table.step("chicago", "new_york_illegal_2").say(Request("gambling"))
    assert table.refuses(Offer(1, money, (), ()), 0) == "C32"


def test_c32_an_estate_is_shared_in_whole_ten_thousands() -> None:
    """The odd $10,000 goes to the Bank, and nothing is rounded away."""
    table = a_country(
        Family("boston", men={"federal": 1}),
        Family("miami", boss="federal", money=130_000),
        Family("new_york"),
    )
    table.name("federal", "right").roll(1, 1).kill(1, boss=True)
    assert table.game.money == [210_000, 0, 150_000]
    assert sum(table.game.money) + table.game.bank == 0
