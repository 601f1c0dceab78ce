"""O23: the Safecracker exchanges a card with the safe."""

from __future__ import annotations

import pytest

from backroom.core.game import Ask
from backroom.games.omerta.events import Exchanged, PowerIdle, SafeOpened
from backroom.games.omerta.moves import Decline, Exchange, Move, OpenSafe, Replace
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table, patrol
from tests.games.omerta.rules.powers.using import COMMANDING, EDITIONS, HANDS, using


@pytest.mark.parametrize("edition", EDITIONS)
def test_o23_look_at_the_safe_then_exchange_a_card_unseen(edition: EditionName) -> None:
    """Look at the four cards in the safe, then exchange one of your own, unseen, for one of them."""
    table = using("safecracker", ["9 . 8", "1", "2"], edition=edition).power(OpenSafe())
    assert table.told(0)[-1] == SafeOpened(0, ("1", "2", "3", "4"))
    assert table.told(1)[-1] == table.told(None)[-1] == SafeOpened(0, None)
    assert [table.knows_safe(0, place) for place in range(4)] == [True] * 4
    assert [table.knows_safe(1, place) for place in range(4)] == [False] * 4
    assert table.waits == Ask(4, (0,), "turn", "power")
    exchanges = [move for move in table.options(0) if isinstance(move, Exchange)]
    assert exchanges == [Exchange(place, safe) for place in (0, 2) for safe in range(4)]
    assert table.options(1) == ()
    table.power(Exchange(2, 0))
    assert table.told(None) == [Exchanged(0, 2, 0, None)]
    assert (table.hand(0), table.safe, table.turn) == ("9 . 1", "8 2 3 4", 1)
    assert [table.knows(seat, 0, 2) for seat in range(3)] == [True, False, False]
    assert not table.knows_safe(0, 0)  # they have not looked at their own card


def test_o23_a_known_card_is_still_known_in_the_safe() -> None:
    """O34: what is known about a card moves with it, into the safe too."""
    table = a_table(HANDS, pile="safecracker 10", known=[(0, 0, 1), (2, 0, 1)]).draw("safecracker").discard()
    table.power(OpenSafe()).power(Exchange(1, 3))
    assert [table.knows_safe(seat, 3) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize(
    "move", [Exchange(1, 0), Exchange(0, 4), Exchange(0, -1), Exchange(3, 0), OpenSafe()]
)
def test_o23_one_card_that_is_there_for_one_of_the_four(move: Move) -> None:
    """Not an empty place, and not a fifth card."""
    table = using("safecracker", ["9 . 8", "1", "2"])
    assert table.refuses((0, move if isinstance(move, Exchange) else Replace(0))) == "O23"
    table.power(OpenSafe())
    assert table.refuses((0, move)) == "O23"
    assert table.refuses((1, Exchange(0, 0))) == "ask"


def test_o23_a_blocked_card_stays_and_with_only_that_the_safe_is_looked_at() -> None:
    """O29: a card under a Patrol cannot be exchanged."""
    table = a_table(["9 8", "1", "2"], pile="safecracker 10", overlays=[patrol(by=1, on=(0, 0))])
    table.draw("safecracker").discard().power(OpenSafe())
    assert table.options(0) == tuple(Exchange(1, safe) for safe in range(4))
    table = a_table(["9", "1", "2"], pile="safecracker 10", overlays=[patrol(by=1, on=(0, 0))])
    assert table.draw("safecracker").discard().power(OpenSafe()).turn == 1


def test_o23_while_the_safe_is_open_its_opener_sees_it() -> None:
    """The cards go back after the exchange; until then only the player who looks sees them."""
    table = using("safecracker").power(OpenSafe())
    assert table.view(0).safe == ("1", "2", "3", "4")
    assert table.view(0).power == "safecracker"
    assert table.view(1).safe == table.view(None).safe == (None,) * 4
    table.power(Exchange(0, 0))
    assert table.view(0).safe == (None,) * 4


@pytest.mark.parametrize("hand", ["", "9"])
def test_o11_a_player_with_nothing_to_exchange_sees_the_safe_until_the_next_turn_begins(hand: str) -> None:
    """O11, O23: look only; the view has the four cards, so a reloaded page shows them too."""
    overlays = [patrol(by=1, on=(0, 0))] if hand else []
    table = a_table([hand, "1", "2"], pile="safecracker 10 10", overlays=overlays)
    table.draw("safecracker").discard().power(OpenSafe())
    assert table.told(0)[-1] == SafeOpened(0, ("1", "2", "3", "4"))
    assert table.turn == 1
    assert table.view(0).safe == ("1", "2", "3", "4")
    assert table.view(1).safe == table.view(2).safe == table.view(None).safe == (None,) * 4
    table.draw("10")
    assert table.view(0).safe == (None,) * 4


def test_o18b_the_exchange_with_the_safe_may_be_declined_in_french_only() -> None:
    """fr: look, then exchange if you like; en, nl, ru: look, then exchange."""
    table = using("safecracker", edition="fr").power(OpenSafe())
    assert table.options(0)[0] == Decline()
    table.decline()
    assert table.last == [PowerIdle(0, "safecracker", declined=True)]
    assert (table.hand(0), table.safe, table.turn) == ("9 8", "1 2 3 4", 1)
    for edition in COMMANDING:
        table = using("safecracker", edition=edition).power(OpenSafe())
        assert Decline() not in table.options(0)
        assert table.refuses((0, Decline())) == "O18b"
