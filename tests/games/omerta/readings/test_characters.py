"""S13 to S24 of docs/readings/omerta.md: the Driver, the Killer, declining, the Lady and a blocked card."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.games.omerta.events import (
    KillerShown,
    Lifted,
    Mixed,
    PowerIdle,
    PowerNamed,
    Swapped,
    ThrownBack,
)
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Draw,
    Give,
    LayMamma,
    LayPatrol,
    Mix,
    Show,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import Table, a_table, patrol
from tests.games.omerta.readings.rows import A, B, C, D, known_by, row


def a_driver(edition: EditionName, hand: str) -> Table:
    """A has just discarded a Driver."""
    table = a_table([hand, "5 6 7 8", "1 3 10 10"], pile="driver 6 10 9", discard="1", edition=edition)
    return table.draw("driver").discard()


def test_s13_a_bottle_and_a_character_thrown_in_the_dutch_edition() -> None:
    """The bottle stays discarded; the character comes back and costs one penalty card."""
    table = a_driver("nl", "4 lady 2 9").power(Throw((0, 1))).add_cards("6").nobody_snaps()
    assert row(table, A) == "lady 2 9 6"
    assert known_by(table, A, 1) == [A, B, C]
    assert known_by(table, A, 4) == []
    assert table.discarded == "1 driver 4"
    assert [named.power for named in table.happened(PowerNamed)] == ["driver"]
    assert table.turn == B


@pytest.mark.parametrize("edition", ["en", "fr", "ru"])
def test_s14_a_bottle_and_a_character_thrown_in_the_other_editions(edition: EditionName) -> None:
    """Both come back for one penalty card, and no bottle is left to snap."""
    table = a_driver(edition, "4 lady 2 9").power(Throw((0, 1))).add_cards("6")
    assert table.hand(A) == "4 lady 2 9 6"
    assert table.happened(ThrownBack) == [ThrownBack(A, (0, 1), ("4", "lady"))]
    assert [known_by(table, A, place) for place in (0, 1)] == [[A, B, C]] * 2
    assert table.discarded == "1 driver"
    assert table.turn == B


@pytest.mark.parametrize(
    ("edition", "penalty", "hand"),
    [
        ("nl", "6 10", "mole lady 3 7 6 10"),
        ("ru", "6", "mole lady 3 7 6"),
        ("fr", "6", "mole lady 3 7 6"),
        ("en", "6", "mole lady 3 7 6"),
    ],
)
def test_s15_two_characters_thrown(edition: EditionName, penalty: str, hand: str) -> None:
    """The Dutch rules charge a penalty card for each, the others one in all."""
    hands = ["mole lady 3 7", "5 5 8 9", "1 2 4 9"]
    table = a_table(hands, pile="driver 6 10 9", discard="2", edition=edition)
    table.draw("driver").discard().power(Throw((0, 1))).add_cards(penalty)
    assert table.hand(A) == hand
    assert table.discarded == "2 driver"
    assert [named.power for named in table.happened(PowerNamed)] == ["driver"]
    assert table.turn == B


def test_s16_the_two_bottles_of_a_driver_open_one_snap() -> None:
    """Ruled: one window for both, either value matches, and the second right card is late."""
    table = a_table(["3 8 1 10", "3 6 6 9", "2 8 4 5"], pile="driver 7 10", discard="1", edition="fr")
    table.draw("driver").discard().power(Throw((0, 1)))
    assert table.view(None).window == ("3", "8")
    table.snap({B: 0, C: 1})
    assert row(table, A) == "1 10"
    assert row(table, B) == "6 6 9"
    assert row(table, C) == "2 8 4 5"
    assert known_by(table, C, 1) == [A, B, C]
    assert table.discarded == "1 driver 3 8 3"
    assert table.turn == B


def test_s17_a_killer_of_one_opponent_stops_the_whole_exchange() -> None:
    """There is no half exchange: the Killer is not replaced, and no new target is chosen."""
    hands = ["1 2 3 4", "10 5 6 7", "killer 9 2 8", "3 3 4 6"]
    table = a_table(hands, pile="gangster 7 10", discard="5", edition="fr")
    table.draw("gangster").discard().power(Swap(B, 0, C, 1))
    assert table.asked == (B, C)
    table.killer({C: 0})
    assert [row(table, seat) for seat in (A, B, C, D)] == ["1 2 3 4", "10 5 6 7", "9 2 8", "3 3 4 6"]
    assert table.happened(Swapped) == []
    assert table.discarded == "5 gangster killer"
    assert table.turn == B
    assert Take() in table.options(B)


def test_s18_a_killer_of_one_recipient_stops_both_gifts() -> None:
    """The effect of the card is cancelled as a whole."""
    table = a_table(["1 2 3 4", "5 6 7 8", "9 killer 3 2"], pile="snitch 10 6", discard="7", edition="ru")
    table.draw("snitch").discard().power(Give(B, C)).killer({C: 1})
    assert (table.hand(B), row(table, C)) == ("5 6 7 8", "9 3 2")
    assert table.pile == "6 10"
    assert table.discarded == "7 snitch killer"
    assert table.turn == B


def a_lady(edition: EditionName) -> Table:
    """A has just discarded a Lady."""
    table = a_table(
        ["1 2 2 alibi", "5 6 7 8", "9 10 3 4"],
        pile="lady 7 10",
        discard="4",
        edition=edition,
        known=[(B, B, 0), (C, C, 1)],
    )
    return table.draw("lady").discard()


def test_s19_a_power_may_be_declined_in_the_french_edition() -> None:
    """The French rules say the power may be used."""
    table = a_lady("fr").decline()
    assert table.last == [PowerIdle(A, "lady", declined=True)]
    assert [table.hand(seat) for seat in (A, B, C)] == ["1 2 2 alibi", "5 6 7 8", "9 10 3 4"]
    assert known_by(table, B, 0) == [B]
    assert known_by(table, C, 1) == [C]
    assert table.discarded == "4 lady"
    assert table.turn == B


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_s19_a_power_is_used_in_the_other_editions(edition: EditionName) -> None:
    """The other rules say it is used, as long as there is a target."""
    table = a_lady(edition)
    assert table.options(A) == (Mix(B), Mix(C))
    assert table.refuses((A, Decline())) == "O18b"
    table.power(Mix(B)).nobody_kills()
    assert table.waits == Shuffle(4, 4)


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_s19_the_driver_may_throw_nothing_in_every_edition(edition: EditionName) -> None:
    """Up to two includes none."""
    table = a_driver(edition, "4 lady 2 9").decline()
    assert table.hand(A) == "4 lady 2 9"
    assert table.turn == B


def test_s20_a_killer_against_the_mamma() -> None:
    """Both cards are discarded, and the player takes the next turn as usual."""
    table = a_table(["4 5 6 7", "2 killer 5 6", "8 9 9 10"], pile="mamma 3 10", discard="10", edition="nl")
    table.draw("mamma").discard().power(LayMamma(B)).killer({B: 1})
    assert table.happened(KillerShown) == [KillerShown(B, 1, "mamma")]
    assert row(table, B) == "2 5 6"
    assert table.discarded == "10 mamma killer"
    assert table.view(None).overlays == ()
    assert table.turn == B
    assert table.options(B) == (CallOmerta(), Draw(), Take())
    table.draw("3").discard()
    assert B in table.asked


def test_s21_a_killer_under_a_patrol_cannot_be_shown() -> None:
    """A blocked card cannot be discarded, and showing the Killer discards it."""
    table = a_table(
        ["1 2 3 9", "killer 3 4 5", "8 8 10 6"],
        pile="snitch 7 2 10",
        discard="9",
        overlays=[patrol(by=A, on=(B, 0))],
        turn=C,
    )
    table.draw("snitch").discard().power(Give(B, B))
    assert table.asked == (B,)
    assert table.refuses((B, Show(0))) == "O25"
    table.nobody_kills().add_cards("7 2")
    assert table.hand(B) == "killer 3 4 5 7 2"
    assert [place.blocked for place in table.view(B).hands[B]] == [True] + [False] * 5
    assert table.discarded == "9 snitch"
    assert table.turn == A


def test_s22_a_killer_at_which_a_patrol_is_aimed_can_be_shown() -> None:
    """The Patrol blocks nothing until it lies there."""
    table = a_table(["1 2 6 9", "killer 3 2 1", "8 8 10 5"], pile="patrol 7 10", discard="9", edition="fr")
    table.draw("patrol").discard().power(LayPatrol(B, 0)).killer({B: 0})
    assert row(table, B) == "3 2 1"
    assert table.discarded == "9 patrol killer"
    assert table.view(None).overlays == ()
    assert table.turn == B
    assert CallOmerta() in table.options(B)


def a_lady_on_a_blocked_card(edition: EditionName) -> Table:
    """C has just shuffled B's hand, where the 9 lies under A's Patrol."""
    table = a_table(
        ["4 5 6 7", "9 1 2 3", "8 8 10 10"],
        pile="lady 6 10 10 10 10",
        discard="7",
        edition=edition,
        overlays=[patrol(by=A, on=(B, 0))],
        known=[(B, B, 0), (B, B, 1)],
        turn=C,
    )
    return table.draw("lady").discard().power(Mix(B)).nobody_kills()


def test_s23_a_lady_leaves_the_blocked_card_in_the_french_edition() -> None:
    """The other three are shuffled; the 9 stays where it is and is still known."""
    table = a_lady_on_a_blocked_card("fr")
    assert table.waits == Shuffle(3, 3)
    table.mix([2, 0, 1])
    assert table.last == [Mixed(B, (1, 2, 3), ())]
    assert table.hand(B) == "9 3 1 2"
    assert [known_by(table, B, place) for place in range(4)] == [[B], [], [], []]
    assert table.turn == A
    table.plain_turn().plain_turn().plain_turn()
    assert table.happened(Lifted) == []
    table.draw("10")
    assert table.happened(Lifted) == [Lifted("patrol", B, 0)]


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_s24_a_lady_shuffles_the_blocked_card_too_in_the_other_editions(edition: EditionName) -> None:
    """The Patrol moves with its card, which can still be followed."""
    table = a_lady_on_a_blocked_card(edition)
    assert table.waits == Shuffle(4, 4)
    table.mix([3, 0, 2, 1])
    assert table.last == [Mixed(B, (0, 1, 2, 3), ((0, 1),))]
    assert table.hand(B) == "3 9 2 1"
    assert [known_by(table, B, place) for place in range(4)] == [[], [B], [], []]
    assert [place.blocked for place in table.view(None).hands[B]] == [False, True, False, False]
    assert table.turn == A
