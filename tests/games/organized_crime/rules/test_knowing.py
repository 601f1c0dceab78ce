"""C27, C30: what a seat can be sure of about another's money and cards."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games.organized_crime.moves import Accept, Begin, CallVote, Cash, Offer, Request, Vote
from tests.games.organized_crime.builder import Family, Table, a_country


def in_session() -> Table:
    """Four families in session, each with $150,000 or $10,000."""
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston"),
        Family("miami"),
        Family("new_york", money=10_000),
        Family("las_vegas"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    return table.say(Request("gambling"))


def test_c27_a_player_who_pays_you_is_known_to_have_had_it() -> None:
    """A deal between two others hides what each has; when one of them pays a third, they had that much."""
    table = in_session().say(Offer(2, 100_000, (), ()), seat=1).say(Accept(1), seat=2)
    seen = table.game.view(3).families
    assert (seen[1].least, seen[1].most) == (0, 160_000)
    table.say(Offer(3, 110_000, (), ()), seat=2).say(Accept(2), seat=3)
    seen = table.game.view(3).families
    assert (seen[2].least, seen[2].most) == (0, 50_000)
    assert (seen[1].least, seen[1].most) == (0, 50_000)


def test_c27_nobody_is_imagined_with_less_than_nothing() -> None:
    table = in_session().say(Offer(2, 100_000, (), ()), seat=1).say(Accept(1), seat=2)
    table.say(Offer(3, 110_000, (), ()), seat=2).say(Accept(2), seat=3)
    for seed in range(60):
        imagined = table.game.imagine(3, Random(seed))
        assert min(imagined.money) >= 0
        assert imagined.money[1] + imagined.money[2] == 50_000


def test_c27_a_card_that_was_shown_is_known_again_in_another_hand() -> None:
    """[R] A player recognises a card they have seen when it changes hands; to the rest it is only a back."""
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston"),
        Family("miami", cards="one_hit money"),
        Family("new_york"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("gambling")).say(Offer(0, 0, ("one_hit",), ()), seat=1)
    assert table.game.view(0).families[1].known == ("one_hit",)
    table.say(Offer(2, 0, ("one_hit", "money"), ()), seat=1).say(Accept(1), seat=2)
    assert table.game.view(0).families[1].known == ()
    seen = table.game.view(0).families[2]
    assert (seen.known, seen.power_cards) == (("one_hit",), 2)


def test_c28_a_player_who_cannot_pay_a_fine_is_known_to_have_less() -> None:
    """Everybody sees that the $50,000 fine is not paid at once."""
    table = a_country(
        Family("boston", men={"new_york_power_2": 1, "boston_mistake_1": 1}, circles="boston", cards="money"),
        Family("miami"),
        Family("new_york"),
    )
    table.name("new_york_power_2", "right").name("boston_mistake_1", "left").roll(2, 2).say(Begin(0, 2))
    table.step("chicago", "new_york_illegal_2").step("boston")
    table.say(Request("gambling"))
    table.say(Offer(1, 140_000, (), ()), seat=0).say(Accept(0), seat=1)
    assert table.game.view(2).families[0].most == 300_000
    table.say(CallVote(), seat=0).say(Vote(False, 1), Vote(False, 1), Vote(True, 1)).close()
    table.step("state")
    assert table.ask.clock == "pay"
    assert table.game.view(2).families[0].most == 40_000
    assert table.game.view(0).families[0].most == 10_000


def test_law_5_an_imagined_player_knows_what_he_has() -> None:
    table = in_session().say(Offer(2, 100_000, (), ()), seat=1).say(Accept(1), seat=2)
    for seed in range(20):
        imagined = table.game.imagine(3, Random(seed))
        for seat in range(4):
            own = imagined.view(seat).families[seat]
            assert own.least == own.most == own.money == imagined.money[seat]


def test_c24_the_first_card_of_a_kind_that_they_have_not_seen_is_shown() -> None:
    """[R] Of two alike, the one that came first, whoever else has seen the other."""
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="one_hit"),
        Family("miami"),
        Family("new_york", cards="one_hit"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("gambling")).say(Offer(0, 0, ("one_hit",), ()), seat=2).say(Accept(2), seat=0)
    table.say(Offer(1, 0, ("one_hit",), ()), seat=0).say(Accept(0), seat=1)
    seen = table.game.view(2).families
    assert (seen[0].known, seen[1].known) == (("one_hit",), ())


@pytest.mark.parametrize(("giver", "taker"), [(2, 0), (0, 1)])
def test_c7_of_two_cards_alike_the_one_that_others_know_is_used(giver: int, taker: int) -> None:
    """[R] So the one that remains is as secret as before."""
    table = a_country(
        Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="money"),
        Family("miami", cards="money"),
        Family("new_york", cards="money"),
    )
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("gambling"))
    table.say(Offer(taker, 0, ("money",), ()), seat=giver).say(Accept(giver), seat=taker)
    assert table.game.view(giver).families[taker].known == ("money",)
    table.say(Cash(), seat=taker)
    assert table.game.view(giver).families[taker].known == ()
    assert table.cards(taker) == ["money"]
