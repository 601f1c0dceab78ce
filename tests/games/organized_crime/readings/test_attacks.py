"""S10 to S18 of docs/readings/organized-crime.md: attacks on a base, kills, a Boss forced to move."""

from __future__ import annotations

from backroom.games.organized_crime.events import CameHome, Eliminated, Killed, Stranded
from backroom.games.organized_crime.moves import (
    Begin,
    Demand,
    Draw,
    Hire,
    Hit,
    Name,
    PassDice,
    Stop,
    Target,
    Waive,
)
from tests.games.organized_crime.builder import BOSTON_BOSS, BOSTON_HOME, Table, a_country
from tests.games.organized_crime.readings.positions import ends, family, refused, turn

RICH = 100_000
NEW_YORK_HOME = "base_new_york_hit_men"


def raid(cards: str = "") -> Table:
    """Five hit-men at home near BOSTON, and an attacker on BOSTON."""
    yellow = family("boston", *[BOSTON_HOME] * 5, money=RICH)
    table = a_country(yellow, family("new_york", "boston", money=RICH, cards=cards), turn=1)
    return table.name("boston", "right", attack="boston")


def test_s10_the_points_are_used_up_before_the_hit_men_are_dead() -> None:
    """The attacker stays inside, and a defender kills it with the first point of the next turn."""
    table = raid().roll(3, 2).step("boston_mistake_1", "boston_official_1", BOSTON_HOME)
    table.kill(0, times=2).pass_dice()
    assert table.men(0, BOSTON_HOME) == 3
    assert table.boss(0) == BOSTON_BOSS
    assert table.men(1, BOSTON_HOME) == 1
    assert table.ask.seats == (0,)
    table.say(Waive()).name(BOSTON_HOME, "right").roll(2, 1).kill(1)
    table.step("boston_business_1", "boston_illegal_1").pass_dice()
    assert table.all_men(1) == {}
    assert table.ask.seats == (1,)
    assert table.all_men(0) == {BOSTON_HOME: 2, "boston_illegal_1": 1}


def test_s11_cards_kill_the_men_but_no_point_is_left_for_the_boss() -> None:
    """The Boss stands on another space, and only a point gets the attacker there."""
    table = raid("one_or_two_hits one_hit").roll(4, 2)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(0, times=2)
    man = Target(BOSTON_HOME, 0, False)
    table.say(Hit("one_or_two_hits", (man, man))).kill(0)
    assert table.all_men(0) == {}
    assert table.refuses(Hit("one_hit", (Target(BOSTON_BOSS, 0, True),))) == "C19"
    assert table.cards(1) == ["one_hit"]
    assert table.game.lives(0)
    assert table.men(1, BOSTON_HOME) == 1
    assert table.game.used[1] == 1
    table.pass_dice()
    assert table.ask.seats == (0,)
    table.say(Demand())
    assert table.game.hearings == ()


def test_s11_the_last_two_may_also_fall_to_the_card_after_the_points() -> None:
    """A piece that has used its points may still be where a card strikes from."""
    table = raid("one_or_two_hits").roll(4, 2)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(0, times=3)
    man = Target(BOSTON_HOME, 0, False)
    table.say(Hit("one_or_two_hits", (man, man)))
    assert table.all_men(0) == {}
    assert table.game.lives(0)


def test_s12_a_point_left_over_odd_money_and_the_cards() -> None:
    """The attacker goes home, and everything the loser had is shared out."""
    yellow = family(
        "boston", *[BOSTON_HOME] * 5, "new_york_illegal_1",
        money=170_000, circles="boston governor_1", cards="money one_hit judge",
    )  # fmt: skip
    green = family("new_york", "boston", money=RICH)
    table = a_country(yellow, green, family("las_vegas", money=RICH), turn=1)
    bank = table.game.bank
    table.name("boston", "right", attack="boston").roll(6, 5)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(0, times=5)
    table.step(BOSTON_BOSS).kill(0, boss=True)
    assert table.happened(CameHome) == [CameHome(1, 0)]
    assert table.men(1, NEW_YORK_HOME) == 1
    assert not table.game.lives(0)
    assert table.all_men(0) == {}
    assert table.circles(0) == []
    assert table.cards(1) == ["judge", "money", "one_hit"]
    assert table.game.money == [0, 180_000, RICH]
    assert table.game.bank - bank == 90_000
    table.pass_dice()
    assert turn(table) == 2


def test_s13_after_a_boss_killed_on_the_track_the_points_left_must_be_used() -> None:
    """No attack has to be declared, and nobody is sent home."""
    green, yellow = family("boston", money=RICH), family("miami", "new_york_official_1", money=RICH)
    white = family("new_york", boss="new_york_illegal_1", money=110_000, cards="one_hit senator")
    table = a_country(green, yellow, white, turn=1)
    bank = table.game.bank
    table.name("new_york_official_1", "right").roll(4, 2)
    table.step("new_york_business_1", "new_york_illegal_1").kill(2, boss=True)
    assert table.happened(Eliminated) == [Eliminated(2, 1, "killed")]
    assert table.refuses(Stop()) == "C12"
    assert ends(table) == {"new_york_mistake_2"}
    table.step("new_york_power_1", "new_york_business_2", "new_york_mistake_2").draw("fine_10")
    assert table.happened(CameHome) == []
    assert table.game.money == [RICH, 140_000, 0]
    assert table.game.bank - bank == 70_000, "60,000 of the estate and the fine"
    assert table.cards(1) == ["one_hit", "senator"]
    table.pass_dice()
    assert turn(table) == 0


def test_s14_two_hit_men_and_the_first_kills_a_boss_at_home() -> None:
    """The other may use its points or leave them."""

    def killed() -> Table:
        green = family("new_york", "boston", "new_york_official_1", money=RICH)
        table = a_country(family("boston", money=0), green, family("las_vegas", money=RICH), turn=1)
        table.name("boston", "right", attack="boston").name("new_york_official_1", "right")
        table.roll(6, 4).say(Begin(0, 5)).step("boston_mistake_1", "boston_official_1", BOSTON_HOME)
        return table.step(BOSTON_BOSS).kill(0, boss=True)

    table = killed()
    assert table.men(1, NEW_YORK_HOME) == 1
    table.say(Stop()).pass_dice()
    assert table.happened(Stranded) == [Stranded(1, 1, 5)]
    assert table.men(1, "new_york_official_1") == 1
    assert turn(table) == 2
    assert ends(killed(), 1) == {"new_york_mistake_2"}


def test_s15_a_card_before_moving_and_half_of_it_lost() -> None:
    """ONE OR TWO HITS is used at once; the second hit cannot be saved."""
    green = family("boston", *["boston_illegal_1"] * 2, money=RICH)
    yellow = family("miami", "boston_illegal_1", money=RICH, cards="one_or_two_hits")
    table = a_country(green, yellow, family("new_york", "boston_illegal_1", money=RICH), turn=1)
    man = Target("boston_illegal_1", 0, False)
    table.say(Hit("one_or_two_hits", (man,)))
    table.name("boston_illegal_1", "right").roll(1, 1).step("boston_power_1", "boston_business_2")
    assert table.refuses(Hit("one_or_two_hits", (man,))) == "C19"
    assert table.cards(1) == []
    assert table.game.used[1] == 1
    assert table.all_men(0) == {"boston_illegal_1": 1}
    assert table.all_men(2) == {"boston_illegal_1": 1}
    assert table.all_men(1) == {"boston_business_2": 1}
    table.pass_dice()
    assert table.ask.seats == (0,)
    assert refused(table, 2, Demand()) == "ask"


def test_s16_a_point_for_a_kill_before_the_first_step() -> None:
    """Killing is optional; the dead man is gone, and another piece has to move."""
    green = family("new_york", "boston_business_2", money=RICH)
    table = a_country(green, family("las_vegas", "boston_business_2", money=RICH), turn=1)
    table.name("boston_business_2", "right").roll(2, 1)
    assert ends(table) == {"local_miami"}
    table.kill(0).step("boston_mistake_2", "boston_official_2").say(Draw()).draw("judge")
    assert table.happened(Killed) == [Killed(1, 0, False, "boston_business_2", None)]
    assert table.cards(1) == ["judge"]
    table.pass_dice().say(Waive())
    assert table.refuses(Name("boston_business_2", False, "right")) == "C12"
    assert table.game.left[0] == 19
    named = {move for move in table.menu() if isinstance(move, Name) and move.attack is None}
    assert {move.boss for move in named} == {True}
    table.say(Hire())
    assert table.game.left[0] == 18


def test_s17_a_boss_removed_by_a_mistake_before_the_other_piece_has_moved() -> None:
    """The player is out at once, and nobody inherits."""
    yellow = family(
        "new_york", NEW_YORK_HOME, boss="new_york_business_2",
        money=130_000, circles="new_york", cards="one_hit judge",
    )  # fmt: skip
    table = a_country(family("boston", money=RICH), yellow, family("las_vegas", money=RICH), turn=1)
    bank = table.game.bank
    table.name("new_york_business_2", "right", boss=True).name(NEW_YORK_HOME, "right").roll(1, 1)
    table.say(Begin(0, 1)).step("new_york_mistake_2").draw("removed")
    assert table.happened(Eliminated) == [Eliminated(1, None, "mistake")]
    assert table.all_men(1) == {}
    assert table.circles(1) == []
    assert table.game.money == [RICH, 0, RICH]
    assert table.game.bank - bank == 130_000
    assert (table.game.used[0], table.game.used[3]) == (1, 1)
    assert [table.cards(seat) for seat in range(3)] == [[], [], []]
    assert turn(table) == 2


def test_s18_a_boss_that_must_move_because_nothing_else_can() -> None:
    """With no man and no money, the Boss walks out, and there he is fair game."""
    table = a_country(
        family("boston", money=0), family("miami", "boston", money=RICH), family("new_york", money=RICH)
    )
    assert table.refuses(PassDice()) == "C12"
    assert table.menu() == (
        *(
            Name(BOSTON_BOSS, True, direction, base)
            for base in (None, "base_miami", "base_new_york")
            for direction in ("left", "right")
        ),
    )
    table.name(BOSTON_BOSS, "left", boss=True).roll(2, 1)
    assert ends(table) == {"boston_mistake_1", "boston_official_1"}
    table.step(BOSTON_HOME, "boston_business_1", "boston_official_1").say(Draw()).draw("judge")
    assert (table.boss(0), table.cards(0)) == ("boston_official_1", ["judge"])
    table.pass_dice().name("boston", "right").roll(2, 1).step("boston_mistake_1", "boston_official_1")
    assert table.kills() == {(0, True)}
