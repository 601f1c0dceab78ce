"""C14, C23: what a space is said to bring is what the engine does to a piece that lands there."""

from __future__ import annotations

import pytest

from backroom.core.refusal import Refused
from backroom.games.organized_crime.outlook.prospects import Landing, Prize, Risks
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import BOSTON_HOME, Family, Table, a_country

FAR = Family("las_vegas")


def landing(table: Table, space: str, seat: int = 0) -> Landing:
    """What is said about a space."""
    told = ORGANIZED_CRIME.outlook(table.game.view(seat), ())
    assert told.prospects == ()
    assert told.names == ()
    (found,) = [one for one in told.landings if space in one.spaces]
    return found


def boston(**has: object) -> Table:
    """It is Boston's turn, with a man at home."""
    return a_country(Family("boston", men={BOSTON_HOME: 1}, **has), FAR)  # type: ignore[arg-type]


def use_mistakes(table: Table, *cards: str) -> Table:
    """Every Mistake card of these kinds has been drawn."""
    game = table.game
    for card in cards:
        kind = game.rules.first_card[MISTAKE_DECK] + game.rules.decks.ids[MISTAKE_DECK].index(card)
        game.used[kind], game.pile[kind] = game.pile[kind], 0
    return table


def test_c23_a_first_city_is_had_at_once_and_a_further_one_by_the_commission() -> None:
    assert landing(boston(), "new_york").prizes == (Prize("new_york", 40_000, 10_000, False, True),)
    assert landing(boston(circles="boston"), "new_york").prizes == (
        Prize("new_york", 40_000, 10_000, True, True),
    )
    assert landing(boston(circles="boston", money=0), "new_york").prizes == (
        Prize("new_york", 40_000, 10_000, True, False),
    )


def test_c23_a_trade_is_had_once_there_is_a_city_and_while_a_circle_is_free() -> None:
    assert landing(boston(), "boston_business_1").bar == "first_city"
    table = a_country(Family("boston", circles="boston trucking_1"), Family("miami", circles="trucking_2"))
    found = landing(table, "boston_business_1")
    assert [(prize.source, prize.income, prize.vote) for prize in found.prizes] == [
        ("entertainment", 20_000, True),
        ("securities", 30_000, True),
    ]
    assert found.bar is None


@pytest.mark.parametrize(
    ("has", "space", "bar"),
    [
        ({"money": 0}, "new_york", "money"),
        ({"left": 0}, "new_york", "men"),
        ({"left": 0, "circles": "boston"}, "boston_illegal_1", "men"),
        ({"circles": "boston"}, "boston", "held"),
        ({"left": 0}, "boston_illegal_1", "first_city"),
        ({}, "boston_power_1", None),
        ({}, "state", None),
    ],
)
def test_c23_what_is_missing_is_told(has: dict[str, object], space: str, bar: str | None) -> None:
    found = landing(boston(**has), space)
    assert (found.bar, found.prizes) == (bar, ())


def test_c23_a_city_that_another_family_holds_brings_nothing() -> None:
    table = a_country(Family("boston"), Family("miami", circles="new_york"))
    assert landing(table, "new_york").bar == "held"
    assert landing(table, "boston").bar is None


def test_c11_c28_government_takes_the_piece_or_a_fine_of_which_some_is_owed() -> None:
    assert landing(boston(), "federal").removed
    assert (landing(boston(), "state").fine, landing(boston(), "state").owed) == (50_000, 0)
    for cards in ("", "one_hit"):  # a player with a Power card is asked
        poor = landing(boston(money=20_000, cards=cards), "state")
        assert (poor.fine, poor.owed, poor.removed) == (50_000, 30_000, False)
    assert landing(boston(), "local_miami").fine == 20_000


def test_c7_c8_a_card_may_be_drawn_while_the_deck_has_one() -> None:
    assert landing(boston(), "boston_power_1").deck == "power"
    assert landing(boston(), "boston_official_1").deck == "corrupt_official"
    empty = boston(cards="judge " * 8 + "governor " * 6 + "senator " * 4)
    assert landing(empty, "boston_official_1").deck is None


def test_c9_the_risks_of_a_mistake_are_those_of_the_cards_that_are_left() -> None:
    assert landing(boston(), "boston_mistake_1").deck == "mistake"
    assert landing(boston(), "boston_mistake_1").risks == Risks(16, 6, 10, 100_000, 0)
    judge = landing(boston(circles="judge_1"), "boston_mistake_1").risks
    assert judge == Risks(16, 4, 9, 100_000, 3)
    assert landing(boston(circles="judge_1", suspended=1), "boston_mistake_1").risks == Risks(
        16, 6, 10, 100_000, 0
    )
    assert landing(
        use_mistakes(boston(), "removed", "fine_100_unless_senator"), "boston_mistake_1"
    ).risks == Risks(12, 3, 9, 50_000, 0)


def test_c9_when_all_were_drawn_the_deck_is_shuffled_again() -> None:
    table = boston()
    everything = table.game.rules.decks.ids[MISTAKE_DECK]
    assert landing(use_mistakes(table, *everything), "boston_mistake_1").risks == Risks(16, 6, 10, 100_000, 0)


def test_c14_it_is_told_at_any_time_to_who_is_not_out() -> None:
    table = a_country(Family("boston", men={BOSTON_HOME: 1}), Family("las_vegas", circles="las_vegas"))
    assert landing(table, "new_york", seat=1).prizes[0].vote
    with pytest.raises(Refused, match="not out"):
        ORGANIZED_CRIME.outlook(table.game.view(None), ())
    table.name(BOSTON_HOME, "left").roll(1, 1)
    assert landing(table, "boston").prizes == (Prize("boston", 20_000, 10_000, False, True),)
