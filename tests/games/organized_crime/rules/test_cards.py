"""C6 to C11: the four decks, and what happens on each kind of space."""

from __future__ import annotations

from typing import Unpack

import pytest

from backroom.core.chance import Drawn, Pick
from backroom.core.refusal import Malformed
from backroom.games.organized_crime.events import (
    Bribed,
    CardsReturned,
    Drew,
    Eliminated,
    MistakeMade,
    Owed,
    Paid,
    PenaltyDrawn,
    Reshuffled,
)
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import (
    Bribe,
    BuyPower,
    Cash,
    Decline,
    Draw,
    Hire,
    Pay,
    Vote,
)
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, PENALTY_DECK
from backroom.games.organized_crime.state import SENTENCE
from tests.games.organized_crime.builder import Family, Has, Table, a_country

FAR = Family("miami")


def landing(space: str, before: str, *, boss: bool = False, **has: Unpack[Has]) -> Table:
    """A piece lands on a space, coming clockwise from two spaces before it."""
    men = {} if boss else {before: 1}
    family = Family("boston", men=men, boss=before if boss else None, **has)
    table = a_country(family, FAR, Family("new_york"))
    table.name(before, "right", boss=boss).roll(1, 1)
    table.step(*table.steps())
    return table.step(space)


def on_power(**has: Unpack[Has]) -> Table:
    return landing("boston_power_2", "las_vegas_mistake_4", **has)


def on_mistake(*, boss: bool = False, **has: Unpack[Has]) -> Table:
    return landing("boston_mistake_2", "boston_power_1", boss=boss, **has)


def on_official(**has: Unpack[Has]) -> Table:
    return landing("boston_official_1", "boston", **has)


def test_c7_a_power_card_is_drawn_by_landing_and_seen_by_its_drawer_only() -> None:
    table = on_power()
    assert set(table.menu()) == {Draw(), Decline()}
    table.say(Draw())
    assert table.game.pending() == Pick(24)
    table.draw("one_hit")
    assert table.cards(0) == ["one_hit"]
    assert table.events == [Drew(0, "power", "one_hit")]
    assert table.heard(1) == [Drew(0, "power", None)]
    assert table.heard(None) == [Drew(0, "power", None)]


def test_c7_it_may_be_declined() -> None:
    table = on_power()
    assert table.refuses(Hire()) == "C7"
    table.say(Decline())
    assert table.cards(0) == []


def test_c7_power_cards_are_bought_blind_at_200_000_dollars() -> None:
    table = a_country(Family("boston", money=210_000), FAR)
    table.say(BuyPower()).draw("money")
    assert table.game.money[0] == 10_000
    assert table.refuses(BuyPower()) == "C28"


def test_c7_money_is_exchanged_for_100_000_dollars_and_used() -> None:
    table = a_country(Family("boston", cards="money"), FAR)
    table.say(Cash())
    assert table.game.money[0] == 250_000
    assert table.cards(0) == []
    assert table.refuses(Cash()) == "C7"
    assert table.game.view(1).decks[0].used == (("money", 1),)


def test_c6_when_all_have_been_drawn_the_used_cards_are_shuffled() -> None:
    table = a_country(
        Family("boston", money=200_000), FAR, used="money one_hit", pile={"one_hit": 0, "one_or_two_hits": 0}
    )
    table.game.pile[2] = 0
    table.say(BuyPower())
    assert table.happened(Reshuffled) == [Reshuffled("power", 2)]
    assert table.game.pending() == Pick(2)
    with pytest.raises(Malformed):
        table.take(Drawn((2,)))
    table.draw("money")


def test_c6_a_deck_whose_cards_are_all_in_hands_gives_none() -> None:
    table = a_country(
        Family("boston", men={"las_vegas_mistake_4": 1}, money=200_000),
        FAR,
        pile={"one_hit": 0, "one_or_two_hits": 0, "money": 0},
    )
    assert table.refuses(BuyPower()) == "C6"
    table.name("las_vegas_mistake_4", "right").roll(1, 1).step("state", "boston_power_2")
    assert table.ask.clock == "turn"


def test_c8_an_official_card_is_drawn_by_landing() -> None:
    table = on_official().say(Draw()).draw("governor")
    assert table.cards(0) == ["governor"]
    assert table.heard(2) == [Drew(0, "corrupt_official", None)]


def test_c8_the_printed_bribe_of_a_governor() -> None:
    """Show the card, pay $30,000, pay $10,000 for the informant, place it."""
    table = a_country(Family("boston", cards="governor"), FAR)
    table.say(Bribe("governor"))
    assert table.game.money[0] == 110_000
    assert table.circles(0) == ["governor_1"]
    assert table.cards(0) == []
    assert table.game.left[0] == 19
    assert [event.amount for event in table.happened(Paid)] == [30_000, 10_000]
    assert table.happened(Bribed) == [Bribed(0, "governor", "governor_1")]
    assert table.game.view(None).decks[1].used == (("governor", 1),)


def test_c8_only_with_the_card_on_a_free_circle_and_with_the_money() -> None:
    table = a_country(
        Family("boston", cards="judge senator governor", money=30_000, circles="judge_1 judge_2"),
        Family("miami", circles="judge_3"),
        Family("new_york", cards="judge"),
    )
    assert table.refuses(Bribe("judge")) == "C8"
    assert table.refuses(Bribe("senator")) == "C28"
    assert table.refuses(Bribe("governor")) == "C28"
    table.game.hands[0] = []
    assert table.refuses(Bribe("governor")) == "C8"


def test_c8_no_bribe_without_a_man() -> None:
    table = a_country(Family("boston", cards="judge", left=0), FAR)
    assert table.refuses(Bribe("judge")) == "C2"


def test_c9_the_piece_in_question_is_removed() -> None:
    table = on_mistake().draw("removed")
    assert table.all_men(0) == {}
    assert table.happened(MistakeMade) == [MistakeMade(0, "removed", False)]
    assert table.game.crimes == ()
    table.pass_dice()


def left_of(table: Table, deck: int, count: int) -> Table:
    """Leave only so many cards of a deck, the last ones."""
    first, end = table.game.rules.first_card[deck], table.game.rules.first_card[deck + 1]
    for kind in range(first, end):
        surplus = sum(table.game.pile[first:end]) - count
        table.game.pile[kind] -= min(surplus, table.game.pile[kind])
    return table


def test_c9_and_c10_a_card_comes_from_the_deck_of_its_step_however_many_are_left_of_each() -> None:
    """Twelve Mistakes and twelve Penalties, and a $50,000 fine among both, at different places."""
    mistake = left_of(on_mistake(), MISTAKE_DECK, 12)
    decks = mistake.game.rules.decks
    assert decks.ids[MISTAKE_DECK].index("fine_50") != decks.ids[PENALTY_DECK].index("fine_50")
    mistake.draw("fine_50")
    assert mistake.happened(MistakeMade) == [MistakeMade(0, "fine_50", False)]
    penalty = left_of(on_mistake(), MISTAKE_DECK, 12)
    penalty.game.step = SENTENCE
    assert penalty.index("fine_50", 12) != left_of(on_mistake(), MISTAKE_DECK, 12).index("fine_50", 12)
    penalty.draw("fine_50")
    assert penalty.happened(PenaltyDrawn) == [PenaltyDrawn(0, "fine_50")]


def test_c9_a_fine_to_the_bank() -> None:
    table = on_mistake().draw("fine_30")
    assert table.game.money[0] == 120_000
    table.pass_dice()


def test_c9_unless_you_control_a_judge() -> None:
    table = on_mistake(circles="judge_1").draw("removed_unless_judge")
    assert table.all_men(0) == {"boston_mistake_2": 1}
    assert table.happened(MistakeMade)[0].undone
    table = on_mistake(circles="judge_1").draw("removed_unless_governor")
    assert table.all_men(0) == {}


def test_c10_suspended_officials_do_not_help() -> None:
    table = on_mistake(circles="judge_1", suspended=2).draw("fine_50_unless_judge")
    assert table.game.money[0] == 100_000


def test_c9_mistakes_are_used_and_shuffled_again() -> None:
    table = on_mistake()
    for kind in range(6, 16):
        table.game.pile[kind] = 0
    table.game.pile[6] = 1
    table.game.used[7] = 2
    table.take(Drawn((0,)))
    assert table.game.used[6:8] == [1, 2]


def test_c28_a_player_who_cannot_pay_a_fine_owes_the_rest() -> None:
    table = on_mistake(money=10_000).draw("fine_50")
    assert table.game.money[0] == 0
    assert table.game.debts == [(0, 4, 40_000)]
    assert table.happened(Owed) == [Owed(0, None, 40_000)]
    assert table.ask.clock == "turn", "no Power card in hand: nothing to ask"


def test_c7_money_may_be_cashed_when_one_has_to_pay() -> None:
    table = on_mistake(money=10_000, cards="money").draw("fine_50")
    assert table.ask.clock == "pay"
    assert table.game.view(1).due == 50_000
    assert table.refuses(Hire()) == "C28"
    table.say(Cash())
    assert table.game.money[0] == 60_000
    assert table.game.debts == []


def test_c28_or_one_owes_though_one_could_cash() -> None:
    table = on_mistake(money=10_000, cards="money").draw("fine_50").say(Pay())
    assert table.game.debts == [(0, 4, 40_000)]
    assert table.cards(0) == ["money"]


def test_c7_the_question_how_to_pay_does_not_tell_what_is_in_the_hand() -> None:
    table = on_mistake(money=10_000, cards="one_hit").draw("fine_50")
    assert table.ask.clock == "pay"
    assert table.menu() == (Pay(),)
    assert table.refuses(Cash()) == "C7"


def test_c11_a_boss_removed_by_a_mistake_takes_the_family_along() -> None:
    table = on_mistake(boss=True, cards="one_hit judge", money=70_000, circles="boston").draw("removed")
    assert table.happened(Eliminated) == [Eliminated(0, None, "mistake")]
    assert table.happened(CardsReturned) == [CardsReturned(0, ("one_hit", "judge"))]
    assert table.game.money == [0, 150_000, 150_000]
    assert table.circles(0) == []
    assert table.cards(0) == []
    assert table.game.used[0] == 1
    assert table.ask.seats == (1,), "the turn passes"


def test_c11_federal_government_removes_a_hit_man_and_a_boss() -> None:
    table = landing("federal", "miami_mistake_2")
    assert table.all_men(0) == {}
    assert table.game.lives(0)
    table = landing("federal", "miami_mistake_2", boss=True)
    assert table.happened(Eliminated) == [Eliminated(0, None, "federal")]
    assert table.ask.seats == (1,)


def test_state_costs_50_000_and_local_20_000_dollars() -> None:
    table = landing("state", "oakland")
    assert table.game.money[0] == 100_000
    table = landing("local_miami", "cleveland")
    assert table.game.money[0] == 130_000


def test_c1_the_game_ends_when_a_boss_removed_by_the_law_leaves_one() -> None:
    table = a_country(Family("boston", boss="miami_mistake_2"), FAR)
    table.name("miami_mistake_2", "right", boss=True).roll(1, 1)
    table.step("miami_official_2", "federal")
    assert table.over.winners == (1,)


def test_a_vote_is_nothing_to_do_in_a_turn() -> None:
    assert a_country(Family("boston"), FAR).refuses(Vote(True, 1)) == "C31"


def test_a_drawn_card_is_told_to_its_drawer() -> None:
    assert tell(Drew(1, "power", "money"), 1) == Drew(1, "power", "money")
