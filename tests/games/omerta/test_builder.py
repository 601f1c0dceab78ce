"""The positions that other tests build are real ones."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.games.omerta.moves import Draw, Pass, Replace, Take
from backroom.games.omerta.printed.cards import deck
from tests.games.omerta.builder import a_table, patrol, snapshot


def test_a_table_lies_as_it_was_written() -> None:
    table = a_table(["3 3 lady", "7 . 5", "10 alibi"], pile="4 4 gangster", discard="9 2", turn=1)
    assert [table.hand(seat) for seat in range(3)] == ["3 3 lady", "7 . 5", "10 alibi"]
    assert (table.turn, table.top, table.discarded, table.pile) == (1, "2", "9 2", "4 4 gangster")
    assert table.options(1)[1:] == (Draw(), Take())
    assert table.draw("gangster").options(1)[1:] == (Replace(0), Replace(2))


def test_the_rest_of_the_deck_is_the_pile() -> None:
    table = a_table(["3 3", "7", "5"], discard="9", overlays=[patrol(by=0, on=(1, 0))])
    state = table.state
    lying = [card & 31 for hand in state.hands for card in hand] + state.discard + state.safe + state.pile
    assert Counter([*lying, state.overlays[0].kind]) == Counter(deck("deduced"))
    with pytest.raises(AssertionError, match="more of a card"):
        a_table(["killer killer", "7", "5"])


def test_a_snapshot_sees_every_change() -> None:
    table = a_table(["3", "7", "5"], pile="1 1", overlays=[patrol(by=0, on=(1, 0))])
    before = snapshot(table.state)
    assert snapshot(table.state.copy()) == before
    table.state.overlays[0].turns = 1
    assert snapshot(table.state) != before


def test_what_is_refused_leaves_the_table_as_it_was() -> None:
    table = a_table(["3", "7", "5"], pile="1 1")
    assert table.refuses((0, Pass())) == "O9"
    with pytest.raises(AssertionError, match="not refused"):
        table.refuses((0, Draw()))


def test_known_cards_are_known_to_those_alone() -> None:
    table = a_table(["3", "7", "5"], pile="1 1", known=[(0, 1, 0), (None, 2, 0)])
    assert [table.knows(seat, 1, 0) for seat in range(3)] == [True, False, False]
    assert all(table.knows(seat, 2, 0) for seat in range(3))
