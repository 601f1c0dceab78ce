"""What somebody who is asked looks for and may not do: told with the rule that the refusal names."""

from __future__ import annotations

import pytest

from backroom.core.game import NotNow
from backroom.games.omerta.moves import CallOmerta, Decline, Discard, Draw, Exchange, Move, Replace, Take
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import Table, a_table, patrol


def not_now(table: Table, seat: int) -> list[tuple[Move, str, str]]:
    """What is said to this seat; each is refused by the rule that is named."""
    said: list[NotNow[Move]] = table.state.not_now(seat)
    for one in said:
        assert table.refuses((seat, one.move)) == one.rule
    return [(one.move, one.rule, one.reason) for one in said]


def test_o29_omerta_under_a_patrol_is_said_to_be_forbidden() -> None:
    """Its owner cannot call Omerta."""
    table = a_table(["9 9", "1", "2"], discard="4", overlays=[patrol(by=1, on=(0, 0))])
    assert not_now(table, 0) == [(CallOmerta(), "O29", "patrolled")]


def test_o9_the_discard_pile_is_said_to_be_empty() -> None:
    """The top of the discard pile may be taken, if there is one."""
    assert not_now(a_table(["9 9", "1", "2"]), 0) == [(Take(), "O9", "empty")]


def test_o11_without_a_card_nothing_can_be_taken() -> None:
    """A player with no cards cannot take from the discard pile."""
    assert not_now(a_table(["", "1", "2"], discard="4"), 0) == [(Take(), "O11", "no_card")]


def test_o12_with_both_piles_empty_there_is_nothing_to_draw() -> None:
    """A player who can draw from neither passes."""
    table = a_table(["9 9", "1", "2"], pile="", discard="")
    assert not_now(table, 0) == [(Draw(), "O12", "nothing_to_draw"), (Take(), "O9", "empty")]


def test_o10_a_card_that_was_taken_must_replace_one() -> None:
    """Only a card from the draw pile may be put straight on the discard pile."""
    table = a_table(["9 9", "1", "2"], discard="4").take()
    assert not_now(table, 0) == [(Discard(), "O10", "must_replace")]


def test_o29_a_card_under_a_patrol_cannot_be_replaced() -> None:
    """That card cannot be exchanged, looked at or discarded."""
    table = a_table(["9 9", "1", "2"], pile="3 3", overlays=[patrol(by=1, on=(0, 1))]).draw("3")
    assert not_now(table, 0) == [(Replace(1), "O29", "card_patrolled")]


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_o18b_a_power_that_is_commanded_cannot_be_left(edition: EditionName) -> None:
    """In these editions it is used if it has a target; in French it may be declined."""
    table = a_table(["9 9", "1", "2"], pile="lady 3", edition=edition).draw("lady").discard()
    assert not_now(table, 0) == [(Decline(), "O18b", "must_use")]
    table = a_table(["9 9", "1", "2"], pile="lady 3", edition="fr").draw("lady").discard()
    assert not_now(table, 0) == []


def test_o18b_the_safe_is_left_with_an_exchange() -> None:
    """The Safecracker looks and then exchanges."""
    table = a_table(["9 9", "1", "2"], pile="safecracker 3", edition="en").draw("safecracker").discard()
    assert not_now(table, 0) == [(Decline(), "O18b", "must_use")]
    table.power(table.options(0)[0])
    assert isinstance(table.options(0)[0], Exchange)
    assert not_now(table, 0) == [(Decline(), "O18b", "must_exchange")]


def test_o34_nobody_is_told_why_not_unless_they_are_asked() -> None:
    """Those who wait look for nothing, and a race names no rule."""
    table = a_table(["9 9", "1", "2"], pile="3 3")
    assert not_now(table, 1) == not_now(table, -1) == not_now(table, 5) == []
    table.draw("3").discard()
    assert not_now(table, 0) == []
