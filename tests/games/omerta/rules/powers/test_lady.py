"""O20: the Lady shuffles a hand."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.games.omerta.events import Mixed
from backroom.games.omerta.moves import Look, Mix, Move
from tests.games.omerta.builder import a_table, mamma
from tests.games.omerta.rules.powers.using import using


def test_o20_shuffle_one_opponent_s_hand() -> None:
    """The hand is shuffled, and nobody, not even its owner, knows which card is where."""
    table = a_table(["9", "1 . 6 lady", "2"], pile="lady 10", known=[(1, 1, 0), (0, 1, 2), (None, 1, 3)])
    table.draw("lady").discard()
    assert table.options(0) == (Mix(1), Mix(2))
    table.power(Mix(1)).nobody_kills()
    assert table.waits == Shuffle(3, 3)
    assert table.cannot_draw(0, 1)
    table.mix([2, 0, 1])
    assert table.hand(1) == "lady . 1 6"
    assert table.told(1) == [Mixed(1, (0, 2, 3), ())]
    assert not any(table.knows(seat, 1, place) for seat in range(3) for place in (0, 2, 3))
    assert table.turn == 1


def test_o20_knowledge_is_lost_even_if_nothing_moved() -> None:
    """If you cannot see how the cards moved, you cannot know they are where they were."""
    table = a_table(["9", "1 6", "2"], pile="lady 10", known=[(1, 1, 0), (1, 1, 1)]).draw("lady").discard()
    table.power(Mix(1)).nobody_kills().mix([0, 1])
    assert (table.hand(1), table.knows(1, 1, 0), table.knows(1, 1, 1)) == ("1 6", False, False)


def test_o20_cards_nobody_could_tell_apart_need_no_remembering() -> None:
    """Cards from the same pile that nobody has seen are as unknown after the shuffle as before."""
    table = a_table(["9", "1 6", "2"], pile="lady 10").draw("lady").discard()
    table.power(Mix(1)).nobody_kills().mix([1, 0])
    assert table.state.facts == ()
    seen = a_table(["9", "1 6", "2"], pile="lady 10", known=[(1, 1, 0)]).draw("lady").discard()
    seen.power(Mix(1)).nobody_kills().mix([1, 0])
    assert len(seen.state.facts) == 1


def test_o20_a_hand_of_one_card_is_still_known() -> None:
    """A single card cannot be shuffled."""
    table = a_table(["9", "1 6", ". 2"], pile="lady 10", known=[(2, 2, 1)]).draw("lady").discard()
    table.power(Mix(2)).nobody_kills()
    assert table.last == [Mixed(2, (1,), ())]
    assert table.knows(2, 2, 1)
    assert table.turn == 1


def test_o20_a_hand_nobody_knew_anything_of() -> None:
    """Shuffling unknown cards is still a shuffle."""
    table = using("lady").power(Mix(2)).nobody_kills().mix([1, 0])
    assert (table.hand(2), table.turn) == ("7 2", 1)


@pytest.mark.parametrize("move", [Mix(0), Mix(3), Mix(-1), Look(0)])
def test_o20_only_an_opponent_s_hand(move: Move) -> None:
    """Not your own hand."""
    assert using("lady").refuses((0, move)) == "O20"


def test_o20_not_an_empty_hand_nor_one_under_a_mamma() -> None:
    """There is nothing to shuffle in an empty hand, and a Mamma protects the hand behind it."""
    table = (
        a_table(["9", "", "2 3", "4"], pile="lady 10", overlays=[mamma(by=1, on=2)]).draw("lady").discard()
    )
    assert table.options(0) == (Mix(3),)
    assert table.refuses((0, Mix(2))) == "O20"
