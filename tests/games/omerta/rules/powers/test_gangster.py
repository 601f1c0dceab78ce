"""O19: the Gangster exchanges two cards."""

from __future__ import annotations

import pytest

from backroom.games.omerta.events import Swapped
from backroom.games.omerta.moves import Mix, Move, Swap
from backroom.games.omerta.powers.gangster import GangsterPower, nth_swap
from tests.games.omerta.builder import a_table, patrol
from tests.games.omerta.rules.powers.using import HANDS, using


def test_o19_exchange_one_of_your_cards_with_an_opponents() -> None:
    """One of yours for an opponent's, unseen; what is known about a card moves with it."""
    table = a_table(HANDS, pile="gangster 10", known=[(0, 0, 0), (1, 1, 1), (2, 1, 1)]).draw("gangster")
    table.discard().power(Swap(0, 0, 1, 1)).nobody_kills()
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("6 8", "1 9", "2 7")
    assert table.told(None) == [Swapped(0, 0, 1, 1)]
    assert [table.knows(seat, 1, 1) for seat in range(3)] == [True, False, False]
    assert [table.knows(seat, 0, 0) for seat in range(3)] == [False, True, True]
    assert table.turn == 1


def test_o19_or_two_cards_in_opponents_hands() -> None:
    """One card each from two opponents."""
    table = using("gangster").power(Swap(1, 0, 2, 1))
    assert table.asked == (1, 2)
    table.nobody_kills()
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("9 8", "7 6", "2 1")


def test_o19_the_menu_is_every_pair_of_cards_of_two_different_players() -> None:
    """The two cards belong to different players; every such pair is offered once."""
    menu = using("gangster", ["9 .", "1 6", ". 7", "3"]).options(0)
    cards = {(0, 0), (1, 0), (1, 1), (2, 1), (3, 0)}
    pairs = {frozenset((a, b)) for a in cards for b in cards if a[0] != b[0]}
    offered = [
        frozenset(((move.seat, move.place), (move.other, move.other_place)))
        for move in menu
        if isinstance(move, Swap)
    ]
    assert set(offered) == pairs
    assert len(offered) == len(pairs) == len(menu)


def test_o19_the_menu_follows_the_hands() -> None:
    """The same question, asked with other cards, has other answers."""
    first = using("gangster", ["9", "1", "7"]).options(0)
    assert first == (Swap(0, 0, 1, 0), Swap(0, 0, 2, 0), Swap(1, 0, 2, 0))
    long = " ".join(["3", *["."] * 8, "4"])
    second = using("gangster", [long, "1", ""]).options(0)
    assert second == (Swap(0, 0, 1, 0), Swap(0, 9, 1, 0))
    third = a_table(["1", "2", "3"], pile="gangster 10", turn=1).draw("gangster").discard().options(1)
    assert third == (Swap(1, 0, 0, 0), Swap(1, 0, 2, 0), Swap(0, 0, 2, 0))


@pytest.mark.parametrize(
    "move",
    [Swap(1, 0, 1, 1), Swap(0, 0, 0, 1), Swap(0, 2, 1, 0), Swap(0, 0, 3, 0), Swap(0, -1, 1, 0), Mix(1)],
)
def test_o19_not_two_cards_of_one_player_nor_one_that_is_not_there(move: Move) -> None:
    """Two cards of two different players, and both must be there."""
    assert using("gangster").refuses((0, move)) == "O19"
    assert using("gangster").why_not(0, move).startswith("name two cards of two different players")


@pytest.mark.parametrize("move", [Swap(1, 0, 0, 0), Swap(2, 0, 1, 0)])
def test_o19_an_exchange_that_is_named_the_other_way_round_is_told_so(move: Move) -> None:
    """An exchange has one name: your own card first, otherwise the lower seat's."""
    assert using("gangster").refuses((0, move)) == "O19"
    assert using("gangster").why_not(0, move) == "name your own card first, or else the one of the lower seat"


def test_o19_a_blocked_card_is_not_exchanged() -> None:
    """O29: no pair includes a card under a Patrol."""
    table = a_table(
        ["9 8", "1 6", "2"], pile="gangster 10", overlays=[patrol(by=2, on=(1, 0)), patrol(by=1, on=(0, 1))]
    )
    menu = table.draw("gangster").discard().options(0)
    assert menu == (Swap(0, 0, 1, 1), Swap(0, 0, 2, 0), Swap(1, 1, 2, 0))


@pytest.mark.parametrize(
    "hands", [["1 2", "3 . 5 6", "7"], ["1", "2", "3", "4 . 6"], [". 2", ""] + ["3"] * 3]
)
def test_o19_any_exchange_can_be_found_without_listing_them(hands: list[str]) -> None:
    """Chance picks from the exchanges on the menu, in its order."""
    for turn in range(len(hands)):
        state = a_table(hands, pile="2 3", turn=turn).state
        listed = GangsterPower().choices(state)
        assert listed.count == GangsterPower().count(state)
        assert [nth_swap(state, index) for index in range(listed.count)] == list(listed.codes)
        assert [GangsterPower().move(code) for code in listed.codes] == list(listed.moves)
        assert nth_swap(state, -1) == -1
