"""C12 to C18: naming, the dice, the steps."""

from __future__ import annotations

import pytest

from backroom.core.chance import Dice
from backroom.games.organized_crime.events import Landed, Stranded
from backroom.games.organized_crime.moves import Begin, Decline, Kill, Name, PassDice, Roll, Step, Stop
from tests.games.organized_crime.builder import (
    BOSTON_BOSS,
    BOSTON_HOME,
    MIAMI_BOSS,
    MIAMI_HOME,
    Family,
    Table,
    a_country,
)

FAR = Family("miami")


def ends(table: Table, points: int) -> set[str]:
    """Where the moving piece can end after so many steps without a kill."""
    found: set[str] = set()
    for space in table.steps():
        twin = Table(table.game.copy())
        twin.step(space)
        if points == 1:
            found.add(twin.happened(Landed)[-1].space)
        else:
            found |= ends(twin, points - 1)
    return found


def test_c18_the_printed_example_of_movement() -> None:
    """From OAKLAND, 3 points to the right; from the base near BOSTON, 3 points to the left."""
    table = a_country(Family("boston", men={"oakland": 1, BOSTON_HOME: 1}), FAR)
    table.name("oakland", "right").name(BOSTON_HOME, "left").roll(4, 2)
    assert set(table.menu()) >= {Begin(0, 3), Begin(1, 3)}
    first = Table(table.game.copy()).say(Begin(0, 3))
    assert ends(first, 3) == {"boston", "las_vegas_official_2", "boston_power_2"}
    second = Table(table.game.copy()).say(Begin(1, 3))
    assert ends(second, 3) == {"boston", "boston_mistake_1"}


def test_c18b_the_printed_example_of_a_split() -> None:
    """The dice show 6 and 1: one piece moves 4 and the other 3, as the player chooses."""
    table = a_country(Family("boston", men={"oakland": 1, "chicago": 1}), FAR)
    table.name("oakland", "right").name("chicago", "left").roll(6, 1)
    assert {move for move in table.menu() if isinstance(move, Begin)} == {
        Begin(0, 4),
        Begin(0, 3),
        Begin(1, 4),
        Begin(1, 3),
    }
    assert table.refuses(Begin(0, 5)) == "C12"
    assert table.refuses(Begin(2, 4)) == "C12"
    assert table.refuses(Step("state")) == "C12"
    table.say(Begin(1, 3))
    table.step("new_york_power_2", "federal", "miami_official_2")
    assert table.game.walkers[0].points == 4
    assert table.say(Decline()).game.active == 0


def test_c12_the_dice_are_rolled_every_turn_after_naming() -> None:
    table = a_country(Family("boston", men={"oakland": 1}), FAR)
    assert table.refuses(Roll()) == "C12"
    assert table.refuses(PassDice()) == "C12"
    assert table.why_not(PassDice()) == "roll the dice first"
    table.name("oakland", "left").say(Roll())
    assert table.game.pending() == Dice(2, 6)
    table.roll(1, 1)
    assert table.refuses(Roll()) == "C12"
    assert table.refuses(PassDice()) == "C12"
    assert table.why_not(PassDice()) == "use every point first"
    assert table.refuses(Name("oakland", False, "left")) == "C12"


def test_c12_one_or_two_pieces_of_ones_own_are_named() -> None:
    table = a_country(Family("boston", men={"oakland": 2, "chicago": 1}), FAR)
    assert table.refuses(Name("detroit", False, "left")) == "C12"
    assert table.refuses(Name("nowhere", False, "left")) == "C12"
    assert table.refuses(Name("oakland", True, "left")) == "C12"
    table.name("chicago", "left")
    assert table.refuses(Name("chicago", False, "right")) == "C12"
    table.name("oakland", "left")
    assert table.refuses(Name("oakland", False, "left")) == "C12"
    assert not [move for move in table.menu() if isinstance(move, Name)]


def test_c12_two_pieces_of_one_space_may_be_named() -> None:
    table = a_country(Family("boston", men={"oakland": 2}), FAR)
    table.name("oakland", "left").name("oakland", "left").roll(1, 1)
    table.say(Begin(0, 1)).step("las_vegas_official_4").say(Decline())
    assert table.all_men(0) == {"oakland": 1, "las_vegas_official_4": 1}
    assert table.steps() == {"las_vegas_official_4"}


def test_c12_one_piece_finishes_landing_included_before_the_other_starts() -> None:
    table = a_country(Family("boston", men={"oakland": 1, "chicago": 1}), FAR)
    table.name("oakland", "left").name("chicago", "right").roll(1, 1)
    table.say(Begin(1, 1)).step("new_york_illegal_2")
    assert table.happened(Landed) == [Landed(0, 1, "new_york_illegal_2")]
    assert table.steps() == {"las_vegas_official_4"}


def test_c14_the_first_step_is_in_the_named_direction() -> None:
    table = a_country(Family("boston", men={"chicago": 1}), FAR)
    left = Table(table.game.copy()).name("chicago", "left").roll(1, 2)
    assert left.steps() == {"new_york_power_2"}
    assert left.refuses(Step("new_york_illegal_2")) == "C14"
    right = table.name("chicago", "right").roll(1, 2)
    assert right.steps() == {"new_york_illegal_2"}


def test_c14_from_a_government_space_either_track_on_the_named_side() -> None:
    table = a_country(Family("boston", men={"state": 1}), FAR)
    table.name("state", "right").roll(1, 2)
    assert table.steps() == {"boston", "boston_power_2"}


def test_c14_never_straight_back_but_it_turns_at_a_government_space() -> None:
    table = a_country(Family("boston", men={"boston": 1}), FAR)
    table.name("boston", "left").roll(2, 2).step("state")
    assert table.steps() == {"boston_power_2", "las_vegas_official_2", "las_vegas_mistake_4"}
    table.step("boston_power_2")
    assert table.steps() == {"philadelphia"}
    assert table.refuses(Step("state")) == "C14"


def test_c15_the_tracks_meet_only_at_government_spaces() -> None:
    table = a_country(Family("boston", men={"boston": 1}), FAR)
    table.name("boston", "right").roll(2, 2)
    for space in ("boston_mistake_1", "boston_official_1", "boston_business_1", "boston_illegal_1"):
        assert table.steps() == {space}
        table.step(space)


def test_c13_a_piece_leaves_home_by_either_door() -> None:
    table = a_country(Family("boston", men={BOSTON_HOME: 1}), FAR)
    table.name(BOSTON_HOME, "left").roll(1, 2)
    assert table.steps() == {"boston_official_1", "boston_business_1"}
    table.step("boston_business_1")
    assert table.steps() == {"boston_official_1"}, "left, and not back home (C16)"


def test_c13_own_pieces_step_between_the_home_spaces() -> None:
    table = a_country(Family("boston", men={BOSTON_HOME: 1}), FAR)
    table.name(BOSTON_BOSS, "right", boss=True).roll(1, 1)
    assert table.steps() == {BOSTON_HOME}
    table.step(BOSTON_HOME)
    assert table.steps() == {"boston_official_1", "boston_business_1"}


def test_c17_a_choice_that_strands_points_is_refused_while_another_exists() -> None:
    table = a_country(Family("boston", men={BOSTON_HOME: 1}), FAR)
    table.name(BOSTON_HOME, "left").roll(1, 1)
    assert BOSTON_BOSS not in table.steps(), "there the second point could not be used"
    assert table.refuses(Step(BOSTON_BOSS)) == "C17"


def test_c17_with_no_hit_man_to_move_the_boss_must() -> None:
    table = a_country(Family("boston"), FAR)
    assert {move for move in table.menu() if isinstance(move, Name) and move.attack is None} == {
        Name(BOSTON_BOSS, True, "left"),
        Name(BOSTON_BOSS, True, "right"),
    }
    table.name(BOSTON_BOSS, "left", boss=True).roll(1, 2)
    table.step(BOSTON_HOME, "boston_official_1", "boston_mistake_1")
    assert table.boss(0) == "boston_mistake_1"


def test_c17_a_kill_may_be_the_only_way_to_use_all_points() -> None:
    """In the last room of a base with three points: one can kill a third player's man, none leads on."""
    table = a_country(
        Family("boston", men={MIAMI_BOSS: 1}),
        Family("miami", boss="chicago"),
        Family("new_york", men={MIAMI_BOSS: 2}),
    )
    table.name(MIAMI_BOSS, "left", attack="miami").roll(1, 1)
    assert table.steps() == {MIAMI_HOME}
    assert table.kills() == {(2, False)}
    table.kill(2)
    assert table.kills() == {(2, False)}


def test_c17_two_kills_use_all_points_whichever_is_first() -> None:
    """A third player's Boss and a fourth's man are in the room: two points for them, and one leads on."""
    table = a_country(
        Family("las_vegas", men={"miami_official_1": 1}),
        Family("miami", boss="chicago"),
        Family("boston", boss=MIAMI_HOME),
        Family("new_york", men={MIAMI_HOME: 1}),
    )
    table.name("miami_official_1", "right", attack="miami").roll(2, 3).step("miami_business_1", MIAMI_HOME)
    assert table.kills() == {(2, True), (3, False)}
    table.kill(3).kill(2, boss=True).step(MIAMI_BOSS)
    assert table.happened(Stranded) == []


def test_c16_other_bases_are_entered_only_in_a_declared_attack() -> None:
    table = a_country(Family("boston", men={"miami_mistake_1": 1}), FAR)
    table.name("miami_mistake_1", "right").roll(2, 2).step("miami_official_1")
    assert table.steps() == {"miami_business_1"}
    assert table.refuses(Step(MIAMI_HOME)) == "C14"


def test_c16_nobody_comes_home_but_after_a_successful_attack() -> None:
    table = a_country(Family("boston", men={"boston": 1}), FAR)
    table.name("boston", "right").roll(2, 2).step("boston_mistake_1", "boston_official_1")
    assert table.steps() == {"boston_business_1"}


def test_c16_the_base_of_an_absent_player_is_closed() -> None:
    table = a_country(Family("boston", men={"las_vegas": 1}), FAR)
    assert table.refuses(Name("las_vegas", False, "right", "base_las_vegas")) == "C16"
    assert table.refuses(Name("las_vegas", False, "right", "base_boston")) == "C16"
    assert table.refuses(Name("las_vegas", False, "right", "base_paris")) == "C16"


def test_c16_pieces_in_a_closed_base_walk_out() -> None:
    table = a_country(Family("boston", men={"base_las_vegas_boss": 1}), FAR)
    table.name("base_las_vegas_boss", "right").roll(1, 2)
    table.step("base_las_vegas_hit_men")
    assert table.steps() == {"las_vegas_official_1", "las_vegas_business_1"}
    table.step("las_vegas_business_1")
    assert table.steps() == {"las_vegas_illegal_1"}


def test_c21_after_a_failure_the_attacker_may_leave_by_a_door() -> None:
    table = a_country(Family("boston", men={MIAMI_HOME: 1}), Family("miami", men={MIAMI_HOME: 2}))
    table.name(MIAMI_HOME, "left").roll(1, 1)
    assert table.steps() == {"miami_official_1", "miami_business_1"}
    assert table.kills() == {(1, False)}


def test_c14_landing_is_where_the_movement_ends_and_passing_does_nothing() -> None:
    table = a_country(Family("boston", men={"local_las_vegas": 1}), FAR)
    table.name("local_las_vegas", "left").roll(1, 2)
    table.step("new_york_mistake_4", "detroit", "new_york_official_4")
    assert [event.space for event in table.happened(Landed)] == ["new_york_official_4"]


def test_c14_a_piece_that_only_killed_does_not_land() -> None:
    table = a_country(Family("boston", men={"state": 1}), Family("miami", men={"state": 2}))
    table.name("state", "left").roll(1, 1).kill(1, times=2)
    assert table.happened(Landed) == []
    assert table.game.money[0] == 150_000
    assert PassDice() in table.menu()


def test_c17_points_that_nothing_can_use_are_lost() -> None:
    table = a_country(
        Family("boston", men={"miami_official_1": 1}), Family("miami", boss="chicago"), Family("new_york")
    )
    table.name("miami_official_1", "right", attack="miami").roll(1, 1)
    table.step(MIAMI_HOME)
    assert table.steps() == {MIAMI_BOSS, "miami_business_1"}
    table.step(MIAMI_BOSS)
    assert table.happened(Stranded) == []


def test_c12_stop_is_refused_while_points_must_be_used() -> None:
    table = a_country(Family("boston", men={"oakland": 1}), FAR)
    table.name("oakland", "left").roll(1, 2)
    assert table.refuses(Stop()) == "C12"


@pytest.mark.parametrize("move", [Step("boston"), Kill(1, False), Begin(0, 3)])
def test_c12_nothing_moves_before_the_roll(move: Step | Kill | Begin) -> None:
    table = a_country(Family("boston", men={"oakland": 1}), FAR)
    assert table.refuses(move) == "C12"
    table.name("oakland", "left")
    assert table.refuses(move) == "C12"


def test_c17_a_piece_that_can_kill_the_boss_strands_no_points_in_its_empty_space() -> None:
    """The Boss stands in its Hit-Men space: a step past it would leave a point with no use."""
    table = a_country(
        Family("boston", men={"miami_business_1": 1}), Family("miami", boss=MIAMI_HOME), Family("new_york")
    )
    table.name("miami_business_1", "left", attack="miami").roll(2, 2).step("miami_official_1", MIAMI_HOME)
    assert table.kills() == {(1, True)}
    assert table.refuses(Step(MIAMI_BOSS)) == "C17"


def test_c17_whoever_is_killed_first_both_kills_use_the_points() -> None:
    """Two points, a hit-man and a third player's Boss, in a base whose own Boss is away."""
    table = a_country(
        Family("boston", men={"miami_business_1": 1}),
        Family("miami", boss="chicago", men={MIAMI_HOME: 1}),
        Family("new_york", boss=MIAMI_HOME),
    )
    table.name("miami_business_1", "left", attack="miami").roll(2, 2).step("miami_official_1", MIAMI_HOME)
    assert table.kills() == {(1, False), (2, True)}
    table.kill(2, boss=True).kill(1)
    assert table.happened(Landed)[-1].space == MIAMI_HOME


@pytest.mark.parametrize(
    ("boss", "guards", "enters"), [(MIAMI_BOSS, 1, True), ("chicago", 1, False), ("chicago", 2, True)]
)
def test_c17_a_base_is_entered_only_if_its_points_can_be_used_there(
    boss: str, guards: int, enters: bool
) -> None:
    """Three points inside: a guard, a step and the Boss; without the Boss, one point would be left over."""
    table = a_country(
        Family("boston", men={"miami_business_1": 1}),
        Family("miami", boss=boss, men={MIAMI_HOME: guards}),
        Family("new_york"),
    )
    table.name("miami_business_1", "left", attack="miami").roll(3, 2).step("miami_official_1")
    assert (MIAMI_HOME in table.steps()) == enters
    assert "miami_mistake_1" in table.steps()
    if not enters:
        assert table.refuses(Step(MIAMI_HOME)) == "C17"


def test_c17_a_boss_takes_his_men_along_and_leaves_nobody_to_use_a_point_on() -> None:
    """Three points, a third player's Boss and hit-man, in a base whose own Boss is away: hit-man first."""
    table = a_country(
        Family("boston", men={"miami_business_1": 1}),
        Family("miami", boss="chicago"),
        Family("new_york", boss=MIAMI_HOME, men={MIAMI_HOME: 1}),
    )
    table.name("miami_business_1", "left", attack="miami").roll(3, 2).step("miami_official_1", MIAMI_HOME)
    assert table.kills() == {(2, False)}
    assert table.refuses(Kill(2, True)) == "C17"
    table.kill(2).kill(2, boss=True).step(MIAMI_BOSS)
