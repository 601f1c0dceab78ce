"""S1 to S12 of docs/readings/omerta.md: starting, drawing, discarding, snapping, an empty draw pile."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.games.omerta.events import CardAdded, Exchanged, PowerNamed, Reshuffled, RoundBegun, SafeOpened
from backroom.games.omerta.moves import (
    CallOmerta,
    Discard,
    Draw,
    Exchange,
    Give,
    Look,
    OpenSafe,
    Pass,
    Snap,
    Take,
)
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table
from tests.games.omerta.readings.rows import A, B, C, D, known_by, row


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_s01_there_is_nothing_to_take_on_the_first_turn(edition: EditionName) -> None:
    """The discard pile starts empty: the first player must draw, the second may choose."""
    table = a_table(["3 8 5 2", "6 6 1 9", "4 7 10 lady"], pile="9 3 10", edition=edition)
    assert table.refuses((A, Take())) == "O9"
    table.draw("9").discard()
    assert table.clock == "snap"
    assert Snap(3) in table.options(B)
    table.nobody_snaps()
    assert (table.hand(A), table.discarded) == ("3 8 5 2", "9")
    assert table.turn == B
    assert table.options(B) == (CallOmerta(), Draw(), Take())


def test_s02_round_2_is_begun_by_the_highest_score() -> None:
    """After one round, the total and the round's score are the same."""
    table = a_table(["5", "10 2", "10 9 6", "9"], rounds=4)
    table.omerta().nature(*range(20))
    assert table.totals == [0, 12, 25, 9]
    assert [begun.starter for begun in table.happened(RoundBegun)] == [C]


def test_s02_round_3_is_begun_by_the_highest_total() -> None:
    """The running total decides, not the last round."""
    hands = ["10 10", "10 4", "1", "9 6"]
    table = a_table(hands, totals=[0, 12, 25, 9], rounds=4, round_number=2, starter=C, turn=C)
    table.omerta().nature(*range(20))
    assert table.totals == [20, 26, 25, 24]
    assert [begun.starter for begun in table.happened(RoundBegun)] == [B]


def test_s02_of_three_who_tie_the_next_after_the_previous_starter_begins() -> None:
    """Ruled: A, C and D have 25; C started the last round, so D comes first clockwise."""
    hands = ["10 10 5", "10 2", "1", "9 7"]
    table = a_table(hands, totals=[0, 12, 25, 9], rounds=4, round_number=2, starter=C, turn=C)
    table.omerta().nature(*range(20))
    assert table.totals == [25, 24, 25, 25]
    assert [begun.starter for begun in table.happened(RoundBegun)] == [D]


def test_s03_a_card_taken_from_the_discard_pile_does_not_go_straight_back() -> None:
    """It must replace one of your cards; the replaced bottle may be snapped, the taken one could not be."""
    table = a_table(["2 6 7 1", "3 3 9 10", "8 6 5 4"], pile="10 10", discard="4 9")
    table.take()
    assert table.asked == (A,)
    assert table.refuses((A, Discard())) == "O10"
    table.replace(1)
    assert table.hand(A) == "2 9 7 1"
    table.snap({C: 1})
    assert row(table, C) == "8 5 4"
    assert table.discarded == "4 6 6"
    assert known_by(table, A, 1) == [A, B, C]
    assert table.turn == B


def test_s04_a_replaced_safecracker_works_and_the_card_given_up_stays_unseen() -> None:
    """A character from the hand works like a drawn one; the card put into the safe stays unseen."""
    table = a_table(
        ["safecracker 7 4 1", "5 5 8 9", "2 3 6 10"],
        pile="3 10",
        discard="8",
        safe="1 alibi 10 9",
        edition="ru",
        known=[(A, A, 1), (A, A, 3)],
    )
    table.draw("3").replace(0).power(OpenSafe())
    assert table.told(B) == [PowerNamed(A, "safecracker", OpenSafe()), SafeOpened(A, None)]
    table.power(Exchange(2, 1))
    for seat in (B, C):
        assert table.told(seat) == [Exchanged(A, 2, 1, None)]
    assert table.hand(A) == "3 7 alibi 1"
    assert [known_by(table, A, place) for place in range(4)] == [[A]] * 4
    assert table.safe == "1 4 10 9"
    assert [table.knows_safe(A, place) for place in range(4)] == [True, False, True, True]
    assert not table.knows_safe(B, 1)
    assert not table.knows_safe(C, 1)
    assert table.discarded == "8 safecracker"
    assert table.turn == B


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_s05_the_discarder_may_snap_too(edition: EditionName) -> None:
    """The fastest is rid of a card, the slower player takes theirs back free, and there is no second snap."""
    table = a_table(["5 2 9 4", "5 6 1 8", "10 7 3 witness"], pile="5 7 10", discard="2", edition=edition)
    table.draw("5").discard().snap({A: 0, B: 0})
    assert row(table, A) == "2 9 4"
    assert table.hand(B) == "5 6 1 8"
    assert known_by(table, B, 0) == [A, B, C]
    assert table.discarded == "2 5 5"
    assert table.turn == B
    assert Take() in table.options(B)


def test_s06_the_card_just_put_into_the_hand_may_be_snapped() -> None:
    """The drawn card is in its place before the old one is discarded."""
    table = a_table(["9 5 3 2", "4 4 6 8", "10 1 5 7"], pile="5 10", discard="10", edition="fr")
    table.draw("5").replace(1)
    assert (table.hand(A), table.discarded) == ("9 5 3 2", "10 5")
    table.snap({A: 1, C: 2})
    assert row(table, A) == "9 3 2"
    assert table.hand(C) == "10 1 5 7"
    assert known_by(table, C, 2) == [A, B, C]
    assert table.discarded == "10 5 5"
    assert table.turn == B


def test_s07_a_wrong_claim_does_not_use_up_the_snap() -> None:
    """Wrong, right, late but right: a penalty card, a card gone, a card back."""
    table = a_table(["1 2 3 4", "6 8 2 5", "8 7 10 9", "3 6 4 10"], pile="8 7 10", discard="1")
    table.draw("8").discard().snap({D: 1, B: 1, C: 0}).add_cards("7")
    assert table.hand(D) == "3 6 4 10 7"
    assert known_by(table, D, 4) == []
    assert row(table, B) == "6 2 5"
    assert table.hand(C) == "8 7 10 9"
    assert known_by(table, D, 1) == [A, B, C, D]
    assert known_by(table, C, 0) == [A, B, C, D]
    assert table.discarded == "1 8 8"
    assert table.turn == B


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_s08_a_wrong_claim_that_also_comes_late_pays(edition: EditionName) -> None:
    """Ruled: wrong is wrong, or a wild throw behind a sure one would be free."""
    table = a_table(["1 2 3 4", "8 6 2 5", "7 9 10 3"], pile="8 4 10", discard="1", edition=edition)
    table.draw("8").discard().snap({B: 0, C: 1}).add_cards("4")
    assert row(table, B) == "6 2 5"
    assert table.discarded == "1 8 8"
    assert table.hand(C) == "7 9 10 3 4"
    assert known_by(table, C, 1) == [A, B, C]
    assert known_by(table, C, 4) == []
    assert table.turn == B


def test_s09_a_character_thrown_in_a_snap_pays_and_does_nothing() -> None:
    """A card that comes back was never discarded, so its power is not used."""
    table = a_table(["6 1 2 3", "snitch 6 4 7", "9 9 10 5"], pile="6 8 10", discard="4", edition="ru")
    table.draw("6").discard().snap({B: 0, A: 0}).add_cards("8")
    assert table.hand(B) == "snitch 6 4 7 8"
    assert known_by(table, B, 0) == [A, B, C]
    assert known_by(table, B, 4) == []
    assert row(table, A) == "1 2 3"
    assert table.discarded == "4 6 6"
    assert table.happened(PowerNamed) == []
    assert table.turn == B


def test_s10_nobody_can_snap_a_character() -> None:
    """No snap is open, so the claim answers nothing and costs nothing."""
    table = a_table(["1 2 9 9", "4 mole 6 7", "3 3 5 8"], pile="mole 10", discard="5")
    table.draw("mole").discard()
    assert table.options(B) == ()
    assert table.refuses((B, Snap(1))) == "ask"
    table.power(Look(2))
    assert known_by(table, A, 2) == [A]
    assert table.turn == B
    assert table.refuses((B, Snap(1))) == "O9"
    assert (table.hand(A), table.hand(B)) == ("1 2 9 9", "4 mole 6 7")
    assert table.discarded == "5 mole"
    assert table.take().view(None).drawn_card == "mole"


def test_s11_the_last_card_of_the_draw_pile_may_be_snapped() -> None:
    """Ruled: the pile is renewed when a card is needed, from everything on the discard pile."""
    table = a_table(["1 2 3 5", "6 6 7 8", "4 9 10 1"], pile="4", discard="9 10 2", edition="fr")
    table.draw("4").discard().snap({C: 0})
    assert row(table, C) == "9 10 1"
    assert (table.pile, table.discarded) == ("", "9 10 2 4 4")
    assert table.turn == B
    assert table.options(B) == (CallOmerta(), Draw(), Take())
    table.draw("2")
    assert Reshuffled(5) in table.last
    assert (table.pile, table.discarded) == ("4 4 9 10", "")


def test_s12_the_draw_pile_runs_out_in_the_middle_of_a_snitch() -> None:
    """The discard pile, Snitch included, is shuffled for the second card."""
    table = a_table(["1 2 4 6", "7 8 8 10", "10 10 1 2"], pile="snitch 9", discard="5 3")
    table.draw("snitch").discard().power(Give(B, B)).nobody_kills().add_cards("9")
    assert table.last == [CardAdded(B, 4, "gift"), Reshuffled(3)]
    assert table.waits == Shuffle(3, 1)
    assert table.pile == "3 5 snitch"
    table.add_cards("3")
    assert table.hand(B) == "7 8 8 10 9 3"
    assert (table.pile, table.discarded) == ("5 snitch", "")
    assert [known_by(table, B, place) for place in (4, 5)] == [[], []]
    assert table.turn == B
    assert table.refuses((B, Take())) == "O9"
    assert table.refuses((B, Pass())) == "O9"
