"""What a view adds up so that clients do not have to."""

from __future__ import annotations

from backroom.games.organized_crime.moves import CallVote, Request, Vote
from backroom.games.organized_crime.view import Holding, VotesView
from tests.games.organized_crime.builder import Family, a_country


def test_c25_votes_are_told_with_where_they_come_from_and_as_closely_as_somebody_knows() -> None:
    table = a_country(Family("boston", money=250_000, circles="judge_1 senator_2"), Family("miami"))
    table.game.low[4], table.game.high[4] = 190_000, 310_000  # what seat 1 can tell about seat 0
    assert table.game.view(0).families[0].votes == VotesView(boss=1, officials=4, least=7, most=7)
    assert table.game.view(1).families[0].votes == VotesView(boss=1, officials=4, least=6, most=8)
    assert table.game.view_open().families[0].votes == VotesView(boss=1, officials=4, least=7, most=7)


def test_c10_suspended_officials_are_not_counted() -> None:
    table = a_country(Family("boston", circles="judge_1", suspended=2), Family("miami"))
    assert table.game.view(0).families[0].votes == VotesView(boss=1, officials=0, least=2, most=2)


def test_c29_what_is_held_is_told_by_source() -> None:
    circles = "new_york trucking_1 trucking_2 judge_3"
    table = a_country(Family("boston", circles=circles), Family("miami"))
    assert table.game.view(None).families[0].holdings == (
        Holding("new_york", 1, 40_000),
        Holding("trucking", 2, 40_000),
        Holding("judge", 1, 0),
    )


def test_c24_the_order_of_the_votes_and_their_sums_are_told() -> None:
    home = "base_boston_hit_men"
    ann = Family("boston", men={home: 1}, circles="boston")
    table = a_country(ann, Family("las_vegas", money=300_000), Family("miami"))
    table.name(home, "right").roll(1, 1).step("boston_official_1", "boston_business_1")
    table.say(Request("trucking"))
    session = table.game.view(2).session
    assert session is not None
    assert session.order == (2, 1, 0), "clockwise from the caller's left, as the bases lie"
    table.say(CallVote(), seat=0).say(Vote(True, 2), Vote(False, 3))
    session = table.game.view(None).session
    assert session is not None
    assert (session.favour, session.against) == (2, 3)
