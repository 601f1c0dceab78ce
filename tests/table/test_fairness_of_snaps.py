"""The quickest person wins, and not the shortest wire: the table's own code raced many times."""

from functools import cache

import pytest

from backroom.lab.snap_race import Report, Wire, simulate

RACES = 15_000  # each share within 0.8 points either way, at 95 %: far within the bars
LONG = 100_000
SEATS = (Wire(0.005), Wire(0.040), Wire(0.120), Wire(0.250))
NEAR = (Wire(0.005), Wire(0.005), Wire(0.040), Wire(0.120))
LIE = 2 * (0.150 - 0.005)  # by which pongs are held back to seem 150 ms away

pytestmark = pytest.mark.slow


@pytest.fixture
def races(pytestconfig: pytest.Config) -> int:
    return LONG if pytestconfig.getoption("--long") else RACES


def shown(report: Report) -> Report:
    print(report.text())
    return report


@cache
def judged(races: int) -> Report:
    return simulate(SEATS, title="judged by the table", races=races)


def points(report: Report, seat: int = 0) -> float:
    return report.shares[seat].rate * 100


def test_without_the_scheme_the_shortest_wire_wins(races: int) -> None:
    report = shown(simulate(SEATS, title="by arrival alone", scheme="none", races=races))
    assert report.gap() > 0.5


def test_equally_quick_people_win_equally_often_up_to_150_ms(races: int) -> None:
    report = shown(judged(races))
    assert report.gap() < 0.03
    widest = max(share.high - share.low for share in report.shares)
    assert widest < 0.016


def test_a_seat_just_150_ms_away_has_the_same_chance_too(races: int) -> None:
    far = (Wire(0.005), Wire(0.080), Wire(0.120), Wire(0.150))
    assert shown(simulate(far, title="up to the cap", races=races)).gap() < 0.03


def test_a_seat_that_holds_back_its_pongs_gains_nothing_where_the_kernel_is_asked(races: int) -> None:
    honest = shown(simulate(NEAR, title="all honest", races=races))
    liar = shown(simulate((Wire(0.005, LIE), *NEAR[1:]), title="the first seat fakes 150 ms", races=races))
    assert points(liar) - points(honest) < 5


def test_what_a_faked_delay_is_worth_where_only_pongs_are_known(races: int) -> None:
    """Behind a proxy that says nothing of its own: why the kernel's figure has to come through."""
    lying = (Wire(0.005, LIE, direct=False), *NEAR[1:])
    assert points(shown(simulate(lying, title="the same, behind a silent proxy", races=races))) > 50


def test_a_client_that_does_not_wait_for_the_reveal_gains_nothing_if_it_is_sent_in_time(races: int) -> None:
    peeker = (Wire(0.005, peeks=True), *SEATS[1:])
    honest = points(judged(races))
    title = "the first seat does not wait for the reveal, "
    at_once = simulate(peeker, title=f"{title}sent at once", staggered=False, races=races)
    in_time = simulate(peeker, title=f"{title}sent in time", races=races)
    assert points(shown(at_once)) > honest + 20
    assert points(shown(in_time)) < honest + 5


def test_the_same_seed_races_the_same_races() -> None:
    assert simulate(SEATS, title="", races=200) == simulate(SEATS, title="", races=200)
    assert simulate(SEATS, title="", races=200) != simulate(SEATS, title="", races=200, seed=2)
