"""O13 to O17: the snap."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.core.game import Ask
from backroom.games.omerta.events import (
    CardAdded,
    Lifted,
    LotsDrawn,
    Reshuffled,
    Snapped,
    SnappedLate,
    SnappedWrong,
)
from backroom.games.omerta.moves import CallOmerta, Discard, Draw, Move, Pass, Show, Snap, Throw
from tests.games.omerta.builder import a_table, mamma, patrol


def test_o13_everybody_may_throw_an_identical_card_on_a_discarded_bottle() -> None:
    """Every player, the discarder included, is asked whether to throw one card."""
    table = a_table(["9 . 8", "1", "5 6"], pile="5 7").draw("5").discard()
    assert table.waits == Ask(3, (0, 1, 2), "race", "snap")
    assert table.options(0) == (Pass(), Snap(0), Snap(2))
    assert table.options(2) == (Pass(), Snap(0), Snap(1))
    assert table.view(None).window == ("5",)
    table.snap({2: 0})
    assert table.told(1) == [Snapped(2, 0, "5")]
    assert (table.hand(2), table.discarded, table.turn) == (". 6", "5 5", 1)
    assert table.view(None).window == ()


def test_o16_only_a_right_card_decides_a_window() -> None:
    """A wrong card leaves it open, and so does a pass; outside a window nothing decides."""
    table = a_table(["9 . 8", "1", "5 6"], pile="5 7")
    assert not table.state.decides(2, Snap(0))
    table.draw("5").discard()
    assert table.state.decides(2, Snap(0))
    assert not table.state.decides(2, Snap(1))
    assert not table.state.decides(0, Snap(0))
    assert not table.state.decides(2, Pass())


def test_o13_also_on_a_bottle_that_was_replaced() -> None:
    """A bottle from the hand is a discarded bottle like a drawn one."""
    table = a_table(["5 8", "1", "5 6"], pile="3 7").draw("3").replace(0).snap({2: 0})
    assert (table.hand(0), table.hand(2), table.discarded) == ("3 8", ". 6", "5 5")


def test_o13_the_discarder_too() -> None:
    """The player who discards may throw another one."""
    table = a_table(["5 8", "1", "5 6"], pile="5 7").draw("5").discard().snap({0: 0, 2: 0})
    assert (table.hand(0), table.hand(2)) == (". 8", "5 6")


def test_o13_the_card_just_taken_in_may_be_thrown() -> None:
    """The card that replaced the bottle is in the hand and can be thrown at once."""
    table = a_table(["5 8", "1", "2"], pile="5 7").draw("5").replace(0).snap({0: 0})
    assert (table.hand(0), table.discarded) == (". 8", "5 5")


def test_o13_only_one_card_goes_this_way() -> None:
    """Of several identical cards, only the fastest goes."""
    table = a_table(["5", "5", "5"], pile="5 7").draw("5").discard().snap({1: 0, 0: 0, 2: 0})
    assert [table.hand(seat) for seat in range(3)] == ["5", "", "5"]
    assert table.last == [Snapped(1, 0, "5"), SnappedLate(0, 0, "5"), SnappedLate(2, 0, "5")]
    assert table.discarded == "5 5"


@pytest.mark.parametrize("character", ["witness", "alibi", "killer"])
def test_o13_a_character_cannot_be_snapped(character: str) -> None:
    """Only bottles open a window."""
    table = a_table(["9", "1", "2"], pile=f"{character} 7").draw(character).discard()
    assert table.turn == 1


@pytest.mark.parametrize("place", [-1, 1, 3, 60, 63, 64, 10**30])
def test_o13_only_a_card_that_is_there_can_be_thrown(place: int) -> None:
    """There is no card to throw in an empty place, or in one that never was."""
    table = a_table(["9 . 8", "1", "2"], pile="5 7").draw("5").discard()
    assert table.refuses((0, Snap(place)), (1, Pass()), (2, Pass())) == "O13"


@pytest.mark.parametrize("move", [Draw(), CallOmerta(), Show(0), Throw((0,)), Discard()])
def test_o13_throw_one_card_or_let_it_go_by(move: Move) -> None:
    """There is no other answer to a snap."""
    table = a_table(["9 8", "1", "2"], pile="5 7").draw("5").discard()
    assert table.refuses((0, Pass()), (1, move), (2, Pass())) == "O13"


def test_o13_a_player_without_cards_is_not_asked() -> None:
    """A player with nothing to throw is not asked."""
    table = a_table(["9", "", "2"], pile="5 7").draw("5").discard()
    assert table.asked == (0, 2)
    assert table.options(1) == ()
    assert table.refuses((0, Pass()), (1, Snap(0)), (2, Pass())) == "ask"


def test_o14_a_wrong_card_is_shown_goes_back_and_costs_a_card() -> None:
    """Everybody sees it, it returns to its place, and its owner adds a card that nobody sees."""
    table = a_table(["9", "1 lady", "2"], pile="5 7").draw("5").discard().snap({1: 1})
    assert table.told(None) == [SnappedWrong(1, 1, "lady")]
    assert table.waits == Shuffle(1, 1)
    table.add_cards("7")
    assert table.told(1) == [CardAdded(1, 2, "penalty")]
    assert (table.hand(1), table.discarded, table.turn) == ("1 lady 7", "5", 1)
    assert all(table.knows(seat, 1, 1) for seat in range(3))
    assert not any(table.knows(seat, 1, 2) for seat in range(3))


def test_o14_several_wrong_cards_pay_in_the_order_they_came() -> None:
    """Everybody who was wrong adds one card."""
    table = a_table(["9", "1 3", "2"], pile="5 7 8 6").draw("5").discard().snap({2: 0, 1: 1})
    assert table.waits == Shuffle(3, 2)
    assert table.state.seats() == (), "nobody is asked while nature is"
    table.add_cards("7 8")
    assert table.last == [CardAdded(2, 1, "penalty"), CardAdded(1, 2, "penalty")]
    assert (table.hand(1), table.hand(2), table.pile) == ("1 3 8", "2 7", "6")


@pytest.mark.parametrize("outcome", [(), (0,), (0, 0), (0, 3), (-1, 0), (0, 1, 2)])
def test_o14_each_penalty_is_another_card(outcome: tuple[int, ...]) -> None:
    """The penalties are different cards from the pile."""
    table = a_table(["9", "1 3", "2"], pile="5 7 8 6").draw("5").discard().snap({2: 0, 1: 1})
    assert table.cannot_draw(*outcome)


def test_o14_the_second_penalty_may_need_a_reshuffle() -> None:
    """The first takes the last card of the pile, the second the discarded bottle."""
    table = a_table(["9", "1 3", "2"], pile="5 7").draw("5").discard().snap({2: 0, 1: 1}).add_cards("7")
    assert table.last == [CardAdded(2, 1, "penalty"), Reshuffled(1)]
    table.add_cards("5")
    assert (table.hand(1), table.hand(2)) == ("1 3 5", "2 7")
    assert table.turn == 1


def test_o14_a_second_penalty_that_cannot_be_drawn_is_not() -> None:
    """Three wrong throws with two cards left: the last one costs nothing."""
    table = a_table(["9", "1", "2"], pile="5 7").draw("5").discard().snap({2: 0, 1: 0, 0: 0})
    table.add_cards("7").add_cards("5")
    assert [table.hand(seat) for seat in range(3)] == ["9", "1 5", "2 7"]
    assert table.turn == 1


def test_o15_a_late_right_snap_goes_back_without_penalty() -> None:
    """A right card that comes too late is shown to everybody and goes back."""
    table = a_table(["9", "1 5", "5"], pile="5 7").draw("5").discard().snap({1: 1, 2: 0}, order=[2, 1])
    assert table.told(0) == [Snapped(2, 0, "5"), SnappedLate(1, 1, "5")]
    assert (table.hand(1), table.hand(2), table.turn) == ("1 5", "", 1)
    assert all(table.knows(seat, 1, 1) for seat in range(3))


def test_o15_a_wrong_card_pays_even_if_it_also_came_late() -> None:
    """It was wrong, and otherwise a wild throw behind a sure one would be free information."""
    table = a_table(["9", "1 3", "5"], pile="5 7").draw("5").discard().snap({1: 1, 2: 0}, order=[2, 1])
    assert table.last == [Snapped(2, 0, "5"), SnappedWrong(1, 1, "3")]
    table.add_cards("7")
    assert table.hand(1) == "1 3 7"


def test_o15_a_wrong_card_does_not_stop_a_right_one_behind_it() -> None:
    """The first right claim wins, whatever came before it."""
    table = a_table(["5", "1 3", "5"], pile="5 7").draw("5").discard().snap({1: 0, 0: 0, 2: 0})
    assert table.last == [SnappedWrong(1, 0, "1"), Snapped(0, 0, "5"), SnappedLate(2, 0, "5")]
    table.add_cards("7")
    assert [table.hand(seat) for seat in range(3)] == ["", "1 3 7", "5"]


def test_o16_a_player_may_try_once_per_window() -> None:
    """Everybody who is asked answers once."""
    table = a_table(["9 5", "1", "2"], pile="5 7").draw("5").discard()
    assert table.refuses((0, Snap(0)), (0, Snap(1)), (1, Pass()), (2, Pass())) == "ask"
    assert table.refuses((0, Snap(0)), (1, Pass())) == "ask"
    assert table.refuses((0, Snap(1))) == "ask"


def test_o16_the_next_turn_omerta_included_waits_for_the_ruling() -> None:
    """While a window is open, nobody starts a turn."""
    table = a_table(["9 5", "1", "2"], pile="5 7").draw("5").discard()
    assert CallOmerta() not in table.options(1)
    assert table.refuses((1, CallOmerta())) == "ask"
    assert table.nobody_snaps().turn == 1


def test_o16_a_snapped_card_and_a_card_that_came_back_open_no_window() -> None:
    """One discard, one window."""
    table = a_table(["9", "5", "5 6"], pile="5 7 8").draw("5").discard().snap({1: 0, 2: 1}).add_cards("8")
    assert (table.turn, table.view(None).window) == (1, ())


def test_o16_an_expiring_overlay_opens_no_window() -> None:
    """Lifting a Mamma raises no question."""
    table = a_table(["9", "5", "6"], pile="5 7 8", overlays=[mamma(by=0, on=1)]).draw("5")
    assert table.last[-1] == Lifted("mamma", 1, None)
    assert table.clock == "turn"


def test_o16_bottles_thrown_with_the_driver_open_one_window_for_both() -> None:
    """Either value matches, and only one card goes."""
    table = a_table(["3 4 9", "4 8", "3"], pile="driver 7").draw("driver").discard().power(Throw((0, 1)))
    assert (table.asked, table.view(None).window) == ((0, 1, 2), ("3", "4"))
    assert table.discarded == "driver 3 4"
    table.snap({2: 0, 1: 0})
    assert table.last == [Snapped(2, 0, "3"), SnappedLate(1, 0, "4")]
    assert table.turn == 1


def test_o16_the_card_under_the_top_matches_too() -> None:
    """Of two thrown bottles, the lower one is as good as the top one."""
    table = a_table(["3 4 9", "4 8", "3"], pile="driver 7").draw("driver").discard().power(Throw((1, 0)))
    assert table.discarded == "driver 4 3"
    assert table.snap({1: 0}).last == [Snapped(1, 0, "4")]


def test_o16_without_anybody_to_ask_the_turn_passes_on() -> None:
    """If nobody can throw, there is no window to wait for."""
    table = a_table(["", "", "2"], pile="5 7", overlays=[patrol(by=1, on=(2, 0))]).draw("5").discard()
    assert table.turn == 1


def test_o17_in_a_race_the_claims_come_in_the_order_the_table_judged() -> None:
    """The engine takes the order it is given."""
    for order, winner in (([1, 2], 1), ([2, 1], 2)):
        table = a_table(["9", "5", "5"], pile="5 7").draw("5").discard().snap({1: 0, 2: 0}, order=order)
        assert table.happened(Snapped) == [Snapped(winner, 0, "5")]
        assert table.happened(LotsDrawn) == []


def test_o17_sealed_claims_are_put_in_order_by_chance() -> None:
    """Where the house snaps in secret, lots order the claims, not their time of arrival."""
    for order in ([1, 2, 0], [2, 1, 0], [0, 1, 2]):
        table = a_table(["9", "5", "5"], pile="5 7", snap="sealed").draw("5").discard()
        assert table.waits == Ask(3, (0, 1, 2), "sealed", "snap")
        table.snap({1: 0, 2: 0, 0: 0}, order=order)
        assert (table.waits, table.last) == (Shuffle(3, 3), [])
        assert table.cannot_draw(0, 1)
        assert table.refuses((0, Pass())) == "ask"
        table.lots(2, 0, 1)
        assert table.last == [
            LotsDrawn((2, 0, 1)),
            Snapped(2, 0, "5"),
            SnappedWrong(0, 0, "9"),
            SnappedLate(1, 0, "5"),
        ]
        table.add_cards("7")
        assert [table.hand(seat) for seat in range(3)] == ["9 7", "5", ""]


def test_o17_a_single_sealed_claim_needs_no_lots() -> None:
    """With one claim there is nothing to decide."""
    table = a_table(["9", "5", "5"], pile="5 7", snap="sealed").draw("5").discard().snap({2: 0})
    assert table.last == [Snapped(2, 0, "5")]
    table = a_table(["9", "5", "5"], pile="5 7", snap="sealed").draw("5").discard().nobody_snaps()
    assert (table.last, table.turn) == ([], 1)
