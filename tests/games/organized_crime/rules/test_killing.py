"""C19 to C22: kills with points and cards, attacks, and what remains of a family."""

from __future__ import annotations

from backroom.games.organized_crime.events import (
    CameHome,
    CardsTaken,
    DebtMoved,
    Eliminated,
    Killed,
    Landed,
    Paid,
    Stranded,
)
from backroom.games.organized_crime.moves import (
    Begin,
    Decline,
    Demand,
    Draw,
    Hit,
    Kill,
    Name,
    PassDice,
    Step,
    Stop,
    Target,
    Waive,
)
from tests.games.organized_crime.builder import (
    BOSTON_BOSS,
    BOSTON_HOME,
    MIAMI_BOSS,
    MIAMI_HOME,
    Family,
    Table,
    a_country,
)


def one_hit(space: str, seat: int, *, boss: bool = False) -> Hit:
    return Hit("one_hit", (Target(space, seat, boss),))


def two_hits(*targets: Target) -> Hit:
    return Hit("one_or_two_hits", targets)


def test_c20_the_printed_example_of_two_kills() -> None:
    """BUSINESS INVESTMENT, left, 6 points: a kill with a point, one with ONE HIT, a card at the end."""
    green = Family("miami", men={"boston": 1, "boston_mistake_1": 1})
    yellow = Family("new_york", men={"boston_business_1": 1}, cards="one_hit")
    table = a_country(green, yellow, turn=1)
    table.name("boston_business_1", "left").roll(4, 2)
    table.step("boston_official_1", "boston_mistake_1").kill(0).step("boston")
    table.say(one_hit("boston", 0)).step("state", "las_vegas_official_2")
    assert table.all_men(0) == {}
    assert table.say(Draw()).draw("judge").cards(1) == ["judge"]
    table.pass_dice()
    assert table.ask.seats == (0,)
    assert table.ask.mode == "sealed"
    assert set(table.menu()) == {Demand(), Waive()}
    assert [event.card for event in table.happened(Killed)] == [None, "one_hit"]


def attack(green_cards: str) -> Table:
    """Five yellow hit-men and their Boss at home; a green one on BOSTON."""
    green = Family("miami", men={"boston": 1}, cards=green_cards)
    yellow = Family("boston", men={BOSTON_HOME: 5})
    third = Family("new_york")
    return a_country(green, yellow, third).name("boston", "right", attack="boston")


def test_c21_the_first_printed_attack_7_points_with_hit_cards() -> None:
    table = attack("one_or_two_hits one_hit").roll(3, 4)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(1, times=3)
    table.say(two_hits(*(Target(BOSTON_HOME, 1, False),) * 2))
    table.step(BOSTON_BOSS)
    table.say(one_hit(BOSTON_BOSS, 1, boss=True))
    assert not table.game.lives(1)
    assert table.all_men(0) == {MIAMI_HOME: 1}, "the attacker is put back in its base"
    assert PassDice() in table.menu()


def test_c21_the_first_printed_attack_with_two_one_hit_cards_instead() -> None:
    table = attack("one_hit one_hit one_hit").roll(3, 4)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(1, times=3)
    table.say(one_hit(BOSTON_HOME, 1), one_hit(BOSTON_HOME, 1))
    table.step(BOSTON_BOSS).say(one_hit(BOSTON_BOSS, 1, boss=True))
    assert not table.game.lives(1)


def test_c21_the_second_printed_attack_11_points_one_left_unused() -> None:
    table = attack("").roll(5, 6)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(1, times=5)
    table.step(BOSTON_BOSS).kill(1, boss=True)
    assert not table.game.lives(1)
    assert table.happened(CameHome) == [CameHome(0, 0)]
    assert [walker.space for walker in table.game.view(2).walkers] == [MIAMI_HOME]
    assert table.happened(Landed) == []
    assert table.pass_dice().ask.seats == (2,)


def test_c21_every_enemy_hit_man_must_be_dead_before_the_boss_space() -> None:
    table = attack("").roll(5, 6)
    table.step("boston_mistake_1", "boston_official_1", BOSTON_HOME).kill(1, times=4)
    assert table.steps() == set()
    assert table.refuses(Step(BOSTON_BOSS)) == "C14"
    table.kill(1)
    assert BOSTON_BOSS in table.steps()


def test_c21_third_players_pieces_in_the_room_must_be_dead_too() -> None:
    table = a_country(
        Family("miami", men={"boston_official_1": 1}),
        Family("boston"),
        Family("new_york", men={BOSTON_HOME: 1}),
    )
    table.name("boston_official_1", "right", attack="boston").roll(2, 2).step(BOSTON_HOME)
    assert table.steps() == set()
    assert table.kills() == {(2, False)}
    table.kill(2).step(BOSTON_BOSS).kill(1, boss=True)
    assert not table.game.lives(1)


def test_c17_when_no_way_uses_all_points_every_kill_is_open() -> None:
    """Four points for three in the room and a step on; a card kills one, which leaves a point too many."""
    table = a_country(
        Family("las_vegas", men={"boston_official_1": 1}, cards="one_hit"),
        Family("boston", boss="chicago"),
        Family("miami", men={BOSTON_HOME: 2}),
        Family("new_york", men={BOSTON_HOME: 1}),
    )
    table.name("boston_official_1", "right", attack="boston").roll(3, 3)
    table.step("boston_business_1", BOSTON_HOME).say(one_hit(BOSTON_HOME, 2))
    assert table.kills() == {(2, False), (3, False)}


def test_c21_a_piece_on_a_door_may_step_straight_in() -> None:
    table = a_country(Family("miami", men={"boston_business_1": 1}), Family("boston"))
    table.name("boston_business_1", "left", attack="boston").roll(1, 2)
    assert table.steps() == {BOSTON_HOME, "boston_official_1"}


def test_c21_one_attack_per_turn() -> None:
    table = a_country(Family("miami", men={"boston": 1, "chicago": 1}), Family("boston"), Family("new_york"))
    table.name("boston", "right", attack="boston")
    assert table.refuses(Name("chicago", False, "left", "base_new_york")) == "C21"


def test_c21_a_boss_in_its_own_hit_men_space_is_killed_only_in_a_declared_attack() -> None:
    table = a_country(
        Family("miami", men={BOSTON_HOME: 1}, cards="one_hit"), Family("boston", boss=BOSTON_HOME)
    )
    quiet = Table(table.game.copy()).name(BOSTON_HOME, "left").roll(1, 1)
    assert quiet.kills() == set()
    assert quiet.refuses(one_hit(BOSTON_HOME, 1, boss=True)) == "C19"
    assert quiet.refuses(Kill(1, True)) == "C19"
    table.name(BOSTON_HOME, "left", attack="boston")
    assert table.refuses(one_hit(BOSTON_HOME, 1, boss=True)) == "C19", "not before the dice are rolled"
    table.roll(1, 1)
    assert table.kills() == {(1, True)}
    table.say(one_hit(BOSTON_HOME, 1, boss=True))
    assert table.over.winners == (0,)


def test_c21_after_a_failure_it_stays_and_may_attack_again_from_inside() -> None:
    table = a_country(Family("miami", men={"boston_official_1": 1}), Family("boston", men={BOSTON_HOME: 3}))
    table.name("boston_official_1", "left", attack="boston").roll(1, 1).step(BOSTON_HOME).kill(1)
    table.pass_dice().all_say({1: Waive()})
    assert table.all_men(0) == {BOSTON_HOME: 1}
    table.name(BOSTON_BOSS, "left", boss=True).roll(1, 1)
    table.step(BOSTON_HOME)
    assert table.kills() == {(0, False)}, "the defenders may kill it in their turn"


def test_c21_after_success_the_other_piece_may_stop_and_its_points_are_excused() -> None:
    table = a_country(
        Family("miami", men={"boston_official_1": 1, "chicago": 1}), Family("boston"), Family("new_york")
    )
    table.name("boston_official_1", "left", attack="boston").name("chicago", "left").roll(3, 3)
    table.say(Begin(0, 3)).step(BOSTON_HOME, BOSTON_BOSS).kill(1, boss=True)
    assert table.game.excused
    assert table.steps() == {"new_york_power_2"}
    table.step("new_york_power_2").say(Stop())
    assert table.happened(Stranded) == [Stranded(0, 1, 2)]
    table.say(Decline()).pass_dice()


def test_c22_excused_points_of_a_piece_that_has_not_begun_may_be_left() -> None:
    table = a_country(
        Family("miami", men={BOSTON_BOSS: 1, "chicago": 1}, cards="one_hit"),
        Family("boston"),
        Family("new_york"),
    )
    table.name(BOSTON_BOSS, "left", attack="boston").name("chicago", "left").roll(3, 4)
    table.say(one_hit(BOSTON_BOSS, 1, boss=True))
    assert {move for move in table.menu() if isinstance(move, Begin)} == {Begin(1, 4), Begin(1, 3)}
    assert table.refuses(PassDice()) == "C22"
    assert table.why_not(PassDice()) == "first say that you stop, or use the points that are left"
    table.say(Stop()).pass_dice()


def test_c21_a_boss_may_attack_and_comes_home_to_the_hit_men_space() -> None:
    table = a_country(Family("miami", boss="boston_official_1"), Family("boston"), Family("new_york"))
    table.name("boston_official_1", "left", boss=True, attack="boston").roll(3, 3)
    table.step(BOSTON_HOME, BOSTON_BOSS).kill(1, boss=True)
    assert table.boss(0) == MIAMI_HOME


def test_c19_a_hit_card_works_from_any_own_piece_at_any_time_of_the_turn() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1, "oakland": 1}, cards="one_hit"),
        Family("miami", men={"chicago": 1}),
    )
    table.say(one_hit("chicago", 1))
    assert table.all_men(1) == {}
    assert table.cards(0) == []
    assert table.game.crimes == (1,)


def test_c19_only_pieces_on_the_same_space_and_only_with_the_card() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1}, cards="one_hit"), Family("miami", men={"detroit": 1})
    )
    assert table.refuses(one_hit("detroit", 1)) == "C19"
    assert table.refuses(one_hit("chicago", 0)) == "C19"
    assert table.refuses(two_hits(Target("chicago", 1, False))) == "C19"


def test_c19_one_or_two_hits_takes_one_or_two_also_on_different_spaces() -> None:
    men = {"chicago": 1, "detroit": 1}
    table = a_country(
        Family("boston", men=men, cards="one_or_two_hits one_or_two_hits"),
        Family("miami", men={"chicago": 2, "detroit": 1}),
    )
    here, there = Target("chicago", 1, False), Target("detroit", 1, False)
    hits = {move for move in table.menu() if isinstance(move, Hit)}
    spaces = table.game.rules.board.number
    first, second = sorted([here, there], key=lambda target: spaces[target.space])
    assert hits == {two_hits(here), two_hits(there), two_hits(here, here), two_hits(first, second)}
    table.say(two_hits(first, second))
    assert table.all_men(1) == {"chicago": 1}
    table.say(two_hits(here))
    assert table.cards(0) == []


def test_c22_a_hit_man_and_his_own_boss_are_not_two_targets() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1}, cards="one_or_two_hits"),
        Family("miami", men={"chicago": 1}, boss="chicago"),
        Family("new_york", boss="chicago"),
    )
    man, boss, other = Target("chicago", 1, False), Target("chicago", 1, True), Target("chicago", 2, True)
    assert {move for move in table.menu() if isinstance(move, Hit)} == {
        two_hits(man),
        two_hits(boss),
        two_hits(other),
        two_hits(man, other),
        two_hits(boss, other),
    }
    table.say(two_hits(boss, other))
    assert table.over.winners == (0,)


def test_c4_a_boss_kills_like_a_hit_man_and_is_killed_like_one_on_the_track() -> None:
    table = a_country(Family("boston", boss="chicago"), Family("miami", boss="chicago"), Family("new_york"))
    table.name("chicago", "left", boss=True).roll(1, 1)
    assert table.kills() == {(1, True)}
    table.kill(1, boss=True)
    assert not table.game.lives(1)
    assert not table.game.excused, "only a Boss killed at home excuses the rest"
    assert table.steps() == {"new_york_power_2"}


def test_c22_the_attacker_takes_cards_and_half_the_money() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1}, money=100_000),
        Family(
            "miami", boss="chicago", men={"detroit": 2}, money=150_000, cards="money judge", circles="boston"
        ),
        Family("new_york"),
    )
    table.name("chicago", "left").roll(1, 1).kill(1, boss=True)
    assert table.game.money == [170_000, 0, 150_000], "the odd $10,000 goes to the Bank"
    assert table.cards(0) == ["judge", "money"]
    assert table.all_men(1) == {}
    assert table.circles(1) == []
    assert table.happened(Eliminated) == [Eliminated(1, 0, "killed")]
    assert table.happened(CardsTaken)[0].cards == ("money", "judge")
    taken = [event for event in table.heard(2) if isinstance(event, CardsTaken)]
    assert taken == [CardsTaken(0, 1, None, (1, 1))]


def test_c1_the_bank_pays_the_debts_of_the_eliminated_and_takes_over_what_they_were_owed() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1}, money=0),
        Family("miami", boss="chicago", money=0),
        Family("new_york", money=0),
        debts=[(1, 2, 50_000), (1, None, 30_000), (2, 1, 20_000), (0, 1, 10_000), (0, 2, 70_000)],
    )
    table.name("chicago", "left").roll(1, 1).kill(1, boss=True)
    assert table.game.money == [0, 0, 50_000]
    assert table.game.debts == [(2, 4, 20_000), (0, 4, 10_000), (0, 2, 70_000)]
    assert table.happened(DebtMoved) == [DebtMoved(2, 1, 20_000), DebtMoved(0, 1, 10_000)]
    assert Paid(None, 2, 50_000, "debt") in table.happened(Paid)


def test_c19_kills_happen_only_in_ones_own_turn() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1}), Family("miami", men={"chicago": 1}, cards="one_hit")
    )
    assert table.game.options(1) == ()
    assert table.refuses(one_hit("chicago", 0), seat=1) == "ask"


def test_c22_men_inside_the_base_of_one_who_is_out_stay_there() -> None:
    table = a_country(
        Family("miami", men={"boston_official_1": 1}),
        Family("boston", men={MIAMI_BOSS: 1}),
        Family("new_york", men={BOSTON_BOSS: 1}),
    )
    table.name("boston_official_1", "left", attack="boston").roll(3, 3)
    table.step(BOSTON_HOME, BOSTON_BOSS).kill(1, boss=True)
    assert table.all_men(2) == {BOSTON_BOSS: 1}
    assert table.all_men(1) == {}
