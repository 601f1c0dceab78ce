"""S1 to S9 of docs/readings/organized-crime.md: points, directions, closed bases."""

from __future__ import annotations

import pytest

from backroom.games.organized_crime.events import Drew, Paid
from backroom.games.organized_crime.moves import (
    Begin,
    Control,
    Demand,
    Draw,
    Hire,
    Hit,
    Name,
    Request,
    Step,
    Target,
    Waive,
)
from tests.games.organized_crime.builder import Table, a_country
from tests.games.organized_crime.readings.positions import ends, family, refused, turn

RICH = 100_000


def s01() -> Table:
    green = family("boston", "boston_illegal_1", "miami_official_2", money=RICH)
    table = a_country(green, family("new_york", money=RICH))
    table.name("boston_illegal_1", "right").name("miami_official_2", "left")
    return table.roll(6, 1)


def test_s01_two_hit_men_share_an_odd_total() -> None:
    """4 and 3, either way round, chosen after the roll; no other split."""
    table = s01()
    begins = {move for move in table.menu() if isinstance(move, Begin)}
    assert begins == {Begin(piece, points) for piece in (0, 1) for points in (3, 4)}
    for piece, points in ((0, 6), (0, 1), (0, 5), (1, 2), (0, 7), (1, 0)):
        assert table.refuses(Begin(piece, points)) == "C12"
    table.say(Begin(0, 4))
    table.step("boston_power_1", "boston_business_2", "boston_mistake_2", "boston_official_2")
    table.say(Draw()).draw("judge")
    assert ends(table, 1) == {"miami_power_1"}
    table.step("miami_mistake_2", "miami_business_2", "miami_power_1").say(Draw()).draw("money")
    assert table.cards(0) == ["judge", "money"]
    assert table.game.money[0] == RICH
    other = s01().say(Begin(0, 3))
    assert ends(other, 0) == {"boston_mistake_2"}
    other.step("boston_power_1", "boston_business_2", "boston_mistake_2").draw("fine_10")
    assert ends(other, 1) == {"miami_illegal_1"}


def test_s02_from_oakland_and_from_the_base_near_boston() -> None:
    """Three choices for one, two for the other, each on its own."""
    green = family("boston", "oakland", "base_boston_hit_men", money=RICH)
    table = a_country(green, family("new_york", money=RICH))
    table.name("oakland", "right").name("base_boston_hit_men", "left").roll(4, 2).say(Begin(0, 3))
    assert ends(table, 0) == {"boston", "las_vegas_official_2", "boston_power_2"}
    table.step("las_vegas_mistake_4", "state")
    assert table.refuses(Step("las_vegas_mistake_4")) == "C14"
    table.step("boston")
    assert ends(table, 1) == {"boston", "boston_mistake_1"}
    assert table.steps() == {"boston_official_1", "boston_business_1"}
    table.step("boston_official_1", "boston_mistake_1", "boston")
    assert table.men(0, "boston") == 2


def test_s03_passing_is_not_landing() -> None:
    """Two kills on the way, one with a card; only the last space counts."""
    yellow = family("miami", "boston_business_1", money=RICH, cards="one_hit")
    green = family("new_york", "boston", "boston_mistake_1", money=RICH)
    table = a_country(yellow, green, family("las_vegas", money=RICH))
    table.name("boston_business_1", "left").roll(4, 2)
    table.step("boston_official_1", "boston_mistake_1").kill(1).step("boston")
    table.say(Hit("one_hit", (Target("boston", 1, False),)))
    table.step("state", "las_vegas_official_2").say(Draw()).draw("governor")
    assert table.all_men(1) == {}
    assert table.game.left[1] == 18
    assert len(table.happened(Drew)) == 1
    assert table.happened(Paid) == []
    assert table.refuses(Control("boston")) == "C23"
    assert table.game.used[0] == 1
    assert (table.game.money[0], table.cards(0)) == (RICH, ["governor"])
    table.pass_dice()
    assert table.ask.seats == (1,)
    assert refused(table, 2, Demand()) == "ask"


def test_s04_turning_round_at_a_government_space() -> None:
    """Three ways on from STATE, but not back the way it came."""
    table = a_country(family("new_york", "boston", money=RICH), family("las_vegas", money=RICH))
    table.name("boston", "left").roll(1, 1)
    assert ends(table) == {"las_vegas_official_2", "las_vegas_mistake_4", "boston_power_2"}


def test_s05_no_turning_round_elsewhere() -> None:
    """Three points to the right from POWER lead to one space."""
    table = a_country(family("new_york", "boston_power_1", money=RICH), family("las_vegas", money=RICH))
    table.name("boston_power_1", "right").roll(2, 1)
    assert ends(table) == {"boston_official_2"}
    table.step("boston_business_2")
    assert table.refuses(Step("boston_power_1")) == "C14"


def test_s06_the_direction_and_the_first_step() -> None:
    """From home, the first step on the track sets the direction; from LOCAL, both tracks lead there."""
    green = family("boston", "base_boston_hit_men", "local_miami", money=RICH)
    table = a_country(green, family("new_york", money=RICH))
    table.name("base_boston_hit_men", "right").name("local_miami", "left").roll(2, 2).say(Begin(0, 2))
    assert ends(table, 0) == {"boston_illegal_1", "boston_business_1"}
    table.step("boston_business_1")
    assert table.refuses(Step("base_boston_hit_men")) == "C14"
    assert table.refuses(Step("boston_official_1")) == "C14"
    table.step("boston_illegal_1")
    assert ends(table, 1) == {"boston_mistake_2", "cleveland"}


def test_s07_the_own_base_is_closed_without_a_successful_attack() -> None:
    """It walks past its own door, and the space it started on does nothing."""
    table = a_country(family("boston", "boston_mistake_1", money=RICH), family("new_york", money=RICH))
    table.name("boston_mistake_1", "right").roll(1, 1)
    assert ends(table) == {"boston_business_1"}
    table.step("boston_official_1")
    assert table.refuses(Step("base_boston_hit_men")) == "C14"
    table.step("boston_business_1")
    assert table.refuses(Request("trucking")) == "C23"
    assert table.game.money[0] == RICH


def test_s08_an_enemy_base_without_a_declaration() -> None:
    """Once the dice are rolled, it is too late to declare an attack."""
    green = family("boston", "base_boston_hit_men", money=RICH)
    table = a_country(green, family("new_york", "boston", money=RICH), turn=1)
    table.name("boston", "right").roll(6, 1)
    assert table.refuses(Name("boston", False, "right", "base_boston")) == "C12"
    assert ends(table) == {"boston_mistake_2"}
    table.step("boston_mistake_1", "boston_official_1")
    assert table.refuses(Step("base_boston_hit_men")) == "C14"
    table.step("boston_business_1", "boston_illegal_1", "boston_power_1", "boston_business_2")
    table.step("boston_mistake_2").draw("fine_20")
    assert table.game.money[1] == 80_000
    assert table.men(0, "base_boston_hit_men") == 1
    table.pass_dice()
    assert turn(table) == 0


def test_s09_a_declared_attack_that_ends_short_of_the_base() -> None:
    """Nothing comes of it, and the declaration does not last."""
    yellow = family("new_york", "las_vegas_official_2", money=RICH)
    table = a_country(family("boston", money=150_000), yellow, turn=1)
    table.name("las_vegas_official_2", "right", attack="boston").roll(2, 1)
    table.step("state", "boston", "boston_mistake_1").draw("fine_20").pass_dice()
    assert table.men(1, "boston_mistake_1") == 1
    assert table.game.money[1] == 80_000
    assert turn(table) == 0
    table.say(Hire()).name("base_boston_hit_men", "right").roll(1, 1)
    table.step("boston_business_1", "boston_illegal_1").pass_dice()
    assert table.game.money[0] == 140_000
    table.name("boston_mistake_1", "right").roll(1, 1)
    assert ends(table) == {"boston_business_1"}
    table.step("boston_official_1")
    assert table.refuses(Step("base_boston_hit_men")) == "C14"


@pytest.mark.parametrize("move", [Demand(), Waive()])
def test_s09_nobody_is_asked_about_a_penalty(move: Demand | Waive) -> None:
    """Without a kill there is nothing to demand."""
    table = a_country(family("boston", money=RICH), family("new_york", "boston", money=RICH), turn=1)
    table.name("boston", "right", attack="boston").roll(1, 1).step("boston_mistake_1", "boston_official_1")
    table.say(Draw()).draw("judge").pass_dice()
    assert table.refuses(move) == "C31"
