"""O22: the Snitch gives two cards."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.games.omerta.events import CardAdded, PowerIdle, Reshuffled
from backroom.games.omerta.moves import Give, Move
from tests.games.omerta.builder import a_table, mamma
from tests.games.omerta.rules.powers.using import HANDS, using


def test_o22_two_cards_to_one_player() -> None:
    """Both to one player, face down; nobody sees them."""
    table = using("snitch", pile="5 lady 3").power(Give(1, 1))
    assert table.asked == (1,)
    table.nobody_kills()
    assert table.waits == Shuffle(3, 2)
    table.add_cards("lady 5")
    assert (table.hand(1), table.pile, table.turn) == ("1 6 lady 5", "3", 1)
    assert table.told(1) == [CardAdded(1, 2, "gift"), CardAdded(1, 3, "gift")]
    assert not any(table.knows(seat, 1, place) for seat in range(3) for place in (2, 3))


def test_o22_or_one_each_to_two() -> None:
    """One each to two opponents; the first one named receives first."""
    table = using("snitch", pile="5 lady 3").power(Give(2, 1))
    assert table.asked == (1, 2)
    table.nobody_kills().add_cards("lady 5")
    assert (table.hand(1), table.hand(2)) == ("1 6 5", "2 7 lady")


def test_o22_if_there_are_too_few_the_first_named_receives_first() -> None:
    """The first one named gets the last card of the pile, the second one from the reshuffle."""
    table = using("snitch", pile="5").power(Give(2, 1)).nobody_kills().add_cards("5")
    assert table.last == [CardAdded(2, 2, "gift"), Reshuffled(1)]
    table.add_cards("snitch")
    assert (table.hand(2), table.hand(1), table.turn) == ("2 7 5", "1 6 snitch", 1)


def test_o22_the_menu() -> None:
    """Any one opponent, or any two in either order."""
    assert set(using("snitch").options(0)) == {Give(1, 1), Give(1, 2), Give(2, 1), Give(2, 2)}


@pytest.mark.parametrize("move", [Give(0, 0), Give(0, 1), Give(1, 0), Give(1, 3), Give(-1, 1)])
def test_o22_only_to_opponents(move: Move) -> None:
    """You cannot give cards to yourself."""
    assert using("snitch").refuses((0, move)) == "O22"


def test_o22_nothing_to_a_player_under_a_mamma() -> None:
    """O28: nobody can give that hand cards; with no other target the Snitch does nothing."""
    table = a_table(HANDS, pile="snitch 10 10", overlays=[mamma(by=2, on=1)]).draw("snitch").discard()
    assert table.options(0) == (Give(2, 2),)
    assert table.refuses((0, Give(1, 2))) == "O22"
    table = a_table(HANDS, pile="snitch 10 10", overlays=[mamma(by=2, on=1), mamma(by=1, on=2)])
    table.draw("snitch").discard()
    assert PowerIdle(0, "snitch", declined=False) in table.last


def test_o22_an_empty_hand_can_be_given_cards() -> None:
    """You can give cards to a player without any; they cannot hold a Killer, so they are not asked."""
    table = using("snitch", ["9", "", "2"], pile="5 6").power(Give(1, 1)).add_cards("5 6")
    assert table.hand(1) == "5 6"
