"""O21: the Mole looks at a card."""

from __future__ import annotations

import pytest

from backroom.games.omerta.events import LookedAt
from backroom.games.omerta.moves import Look
from tests.games.omerta.rules.powers.using import using


def test_o21_look_at_one_of_your_own_cards() -> None:
    """Only that player sees the card; everybody sees which place it was."""
    table = using("mole", ["9 . witness", "1", "2"])
    assert table.options(0) == (Look(0), Look(2))
    table.power(Look(2))
    assert table.told(0)[-1] == LookedAt(0, 2, "witness")
    assert table.told(1)[-1] == table.told(None)[-1] == LookedAt(0, 2, None)
    assert [table.knows(seat, 0, 2) for seat in range(3)] == [True, False, False]
    assert (table.hand(0), table.turn) == ("9 . witness", 1)


@pytest.mark.parametrize("place", [-1, 1, 3])
def test_o21_only_a_card_that_is_there(place: int) -> None:
    """Not an empty place."""
    assert using("mole", ["9 . witness", "1", "2"]).refuses((0, Look(place))) == "O21"
