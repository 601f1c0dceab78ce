"""The shipped board: the part that is printed and the part that is reconstructed."""

from backroom.games.organized_crime.printed.board import (
    BOSS,
    BUSINESS_INVESTMENT,
    CITY,
    CITY_CIRCLE,
    CORRUPT_OFFICIAL,
    ENTERTAINMENT,
    FEDERAL,
    GAMBLING,
    GOVERNMENT_KINDS,
    GOVERNOR,
    HIT_MEN,
    JUDGE,
    LEFT,
    LOCAL,
    MISTAKE,
    NARCOTICS,
    NONE,
    OFFICIAL,
    RIGHT,
    SENATOR,
    STATE,
    TRUCKING,
    Board,
    ends,
    is_government,
)
from backroom.games.organized_crime.printed.board_file import BOARD, BOARD_TEXT


def space(name: str) -> int:
    return BOARD.number[name]


def names(spaces: set[int] | tuple[int, ...]) -> list[str]:
    return sorted(BOARD.names[place] for place in spaces)


def right_of(board: Board, place: int) -> set[int]:
    return set(board.first[RIGHT * board.count + place])


def left_of(board: Board, place: int) -> set[int]:
    return set(board.first[LEFT * board.count + place])


# The printed facts.


def test_c5_green_yellow_and_white_are_colours_and_there_are_four() -> None:
    assert {"green", "yellow", "white"} < set(BOARD.colours)
    assert len(set(BOARD.colours)) == len(BOARD.base_ids) == 4


def test_c8_a_governor_costs_30000() -> None:
    assert {BOARD.price[circle] for circle in BOARD.circles_of[OFFICIAL + GOVERNOR]} == {30_000}


def test_c11_a_piece_that_lands_on_federal_government_is_removed() -> None:
    assert [place for place in range(BOARD.count) if BOARD.removes[place]] == [space("federal")]


def test_c13_home_base_hit_men_touches_two_spaces_of_the_inner_track() -> None:
    for base, doors in enumerate(BOARD.doors):
        assert len(set(doors)) == 2
        assert set(doors) <= set(BOARD.inner)
        assert [BOARD.door_of[door] for door in doors] == [base, base]
    assert sum(base != NONE for base in BOARD.door_of) == 8


def test_c14_right_is_clockwise_and_left_is_the_way_back() -> None:
    for track in (BOARD.inner, BOARD.outer):
        for place, here in enumerate(track):
            there = track[(place + 1) % len(track)]
            assert there in right_of(BOARD, here)
            assert here in left_of(BOARD, there)


def test_c14_a_piece_goes_on_but_never_straight_back() -> None:
    state, boston, power = space("state"), space("boston"), space("boston_power_2")
    assert set(BOARD.onward[boston * BOARD.count + state]) == set(BOARD.around[state]) - {boston}
    assert BOARD.onward[state * BOARD.count + boston] == (space("boston_mistake_1"),)
    assert BOARD.onward[state * BOARD.count + power] == (space("philadelphia"),)


def test_c15_the_tracks_meet_only_at_federal_state_and_local_government() -> None:
    shared = set(BOARD.inner) & set(BOARD.outer)
    assert {BOARD.kind[place] for place in shared} == {FEDERAL, STATE, LOCAL}
    assert shared == {place for place in range(BOARD.count) if is_government(BOARD.kind[place])}


def test_c15_four_ways_meet_at_a_government_space_and_two_elsewhere() -> None:
    for place in BOARD.inner + BOARD.outer:
        assert len(set(BOARD.around[place])) == (4 if is_government(BOARD.kind[place]) else 2)


def test_c18_from_oakland_right_three_points_reach_boston_corrupt_official_and_power() -> None:
    reached = ends(BOARD, space("oakland"), direction=RIGHT, points=3)
    assert names(reached) == ["BOSTON", "CORRUPT OFFICIAL", "POWER"]


def test_c18_from_the_base_near_boston_left_three_points_reach_boston_and_mistake() -> None:
    base = BOARD.door_of[space("boston_official_1")]
    assert names(ends(BOARD, BOARD.hit_men[base], direction=LEFT, points=3)) == ["BOSTON", "MISTAKE"]


def test_c18_state_touches_boston_a_corrupt_official_power_and_the_space_next_to_oakland() -> None:
    around = set(BOARD.around[space("state")])
    (between,) = around & right_of(BOARD, space("oakland"))
    assert names(around - {between}) == ["BOSTON", "CORRUPT OFFICIAL", "POWER"]


def test_c20_state_boston_mistake_corrupt_official_and_business_investment_lie_in_a_row() -> None:
    at = BOARD.inner.index(space("state"))
    row = BOARD.inner[at : at + 5]
    assert [BOARD.kind[place] for place in row] == [
        STATE,
        CITY,
        MISTAKE,
        CORRUPT_OFFICIAL,
        BUSINESS_INVESTMENT,
    ]
    assert BOARD.names[row[1]] == "BOSTON"


def test_c20_six_points_left_from_business_investment_can_end_on_the_corrupt_official_at_state() -> None:
    walk = ends(BOARD, space("boston_business_1"), direction=LEFT, points=5)
    assert space("las_vegas_official_2") in walk  # four steps to STATE and one more; the sixth point kills


def test_c21_the_doors_near_boston_are_that_corrupt_official_and_that_business_investment() -> None:
    base = BOARD.door_of[space("boston_official_1")]
    assert BOARD.doors[base] == (space("boston_official_1"), space("boston_business_1"))


def test_c29_new_york_trucking_and_narcotics_bring_90000() -> None:
    new_york = BOARD.income[BOARD.city[space("new_york")]]
    trucking = BOARD.income[BOARD.circles_of[TRUCKING][0]]
    narcotics = BOARD.income[BOARD.circles_of[NARCOTICS][0]]
    assert (new_york, trucking, narcotics) == (40_000, 20_000, 30_000)
    assert new_york + trucking + narcotics == 90_000


# The shipped reconstruction.


def test_the_board_has_40_inner_and_44_more_outer_spaces_and_four_bases() -> None:
    assert len(BOARD.inner) == 40
    assert len(set(BOARD.outer) - set(BOARD.inner)) == 44
    assert BOARD.count == 84 + 8
    assert len(set(BOARD.ids)) == BOARD.count
    assert all(BOARD.number[name] == place for place, name in enumerate(BOARD.ids))


def test_each_base_has_its_own_two_rooms() -> None:
    for base in range(4):
        assert BOARD.kind[BOARD.hit_men[base]] == HIT_MEN
        assert BOARD.kind[BOARD.boss[base]] == BOSS
        assert BOARD.home_of[BOARD.hit_men[base]] == BOARD.home_of[BOARD.boss[base]] == base
        assert BOARD.around[BOARD.hit_men[base]] == BOARD.around[BOARD.boss[base]] == ()
    assert sum(base != NONE for base in BOARD.home_of) == 8


def test_government_spaces_cost_money_or_the_piece() -> None:
    fines = {BOARD.names[place]: BOARD.fine[place] for place in BOARD.inner if BOARD.kind[place] <= LOCAL}
    assert fines == {"FEDERAL GOVERNMENT": 0, "STATE GOVERNMENT": 50_000, "LOCAL GOVERNMENT": 20_000}
    assert not any(BOARD.fine[place] for place in range(BOARD.count) if BOARD.kind[place] > LOCAL)
    assert set(GOVERNMENT_KINDS) <= set(BOARD.kind)


def test_circles_twelve_cities_two_of_each_trade_and_eight_officials() -> None:
    counts = [len(circles) for circles in BOARD.circles_of]
    assert counts[CITY_CIRCLE] == 12
    assert counts[ENTERTAINMENT : GAMBLING + 1] == [2] * 6
    assert [counts[OFFICIAL + official] for official in (JUDGE, GOVERNOR, SENATOR)] == [3, 3, 2]
    assert BOARD.circle_count == sum(counts) == len(set(BOARD.circle_ids))


def test_circles_of_trades_and_officials_are_called_by_their_kind() -> None:
    called = [BOARD.circle_names[circle] for kind in BOARD.circles_of[ENTERTAINMENT:] for circle in kind[:1]]
    assert called == [
        "Entertainment", "Trucking", "Securities", "Loan Sharking", "Narcotics", "Gambling", "Judge",
        "Governor", "US Senator",
    ]  # fmt: skip


def test_a_circle_has_an_income_or_a_price() -> None:
    for circle, kind in enumerate(BOARD.circle_kind):
        assert (BOARD.income[circle] == 0) == (kind >= OFFICIAL)
        assert (BOARD.price[circle] == 0) == (kind < OFFICIAL)


def test_every_city_space_has_its_circle() -> None:
    cities = [place for place in range(BOARD.count) if BOARD.kind[place] == CITY]
    assert sorted(BOARD.city[place] for place in cities) == list(BOARD.circles_of[CITY_CIRCLE])
    assert all(BOARD.circle_ids[BOARD.city[place]] == BOARD.ids[place] for place in cities)


def test_a_neighbours_boss_is_more_than_one_roll_away() -> None:
    """The quarters are too long to kill the boss next door in the first turn: that takes 13 points."""
    for base in range(4):
        for direction, next_door in ((RIGHT, (base + 1) % 4), (LEFT, (base - 1) % 4)):
            steps = next(
                points
                for points in range(2, 30)
                if ends(BOARD, BOARD.hit_men[base], direction=direction, points=points)
                & set(BOARD.doors[next_door])
            )
            assert steps + 3 >= 13  # into the Hit-Men space, on to the Boss space, and the kill


def test_every_entry_says_printed_or_reconstructed() -> None:
    for number, line in enumerate(BOARD_TEXT.splitlines(), 1):
        said = line.partition("#")
        entry = said[0].strip()
        if entry and not entry.startswith(("[", "]")) and not entry.endswith("["):
            assert "printed" in said[2] or "reconstructed" in said[2], number
