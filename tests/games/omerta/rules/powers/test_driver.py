"""O24: the Driver throws away bottles."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.games.omerta.events import CardAdded, PowerIdle, PowerNamed, Thrown, ThrownBack
from backroom.games.omerta.moves import Decline, Throw
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table, patrol
from tests.games.omerta.rules.powers.using import EDITIONS, using


@pytest.mark.parametrize("edition", EDITIONS)
def test_o24_throw_two_bottles(edition: EditionName) -> None:
    """Up to two of your own bottles are shown to everybody and discarded."""
    table = using("driver", ["9 3 8", "1", "2"], edition=edition).power(Throw((2, 0)))
    assert table.told(None) == [PowerNamed(0, "driver", Throw((2, 0))), Thrown(0, (2, 0), ("8", "9"))]
    assert (table.hand(0), table.discarded) == (". 3", "driver 8 9")
    assert table.clock == "snap"
    assert table.nobody_snaps().turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_o24_or_one_bottle(edition: EditionName) -> None:
    """One is enough, and it can be snapped."""
    table = using("driver", ["9 3 8", "1", "2 9"], edition=edition).power(Throw((0,)))
    assert (table.hand(0), table.discarded, table.view(1).window) == (". 3 8", "driver 9", ("9",))
    assert table.snap({2: 1}).hand(2) == "2"


@pytest.mark.parametrize("edition", ["fr", "en", "ru"])
@pytest.mark.parametrize("places", [(0, 1), (1, 0)])
def test_o24_with_a_character_all_cards_come_back(edition: EditionName, places: tuple[int, ...]) -> None:
    """fr, en, ru: every card thrown this way comes back, and the player draws one penalty card."""
    table = using("driver", ["9 lady 8", "1", "2"], edition=edition, pile="5 6").power(Throw(places))
    cards = ("9", "lady") if places == (0, 1) else ("lady", "9")
    assert table.last[-1] == ThrownBack(0, places, cards)
    assert table.waits == Shuffle(2, 1)
    table.add_cards("6")
    assert table.told(0) == [CardAdded(0, 3, "penalty")]
    assert (table.hand(0), table.discarded, table.turn) == ("9 lady 8 6", "driver", 1)
    assert all(table.knows(seat, 0, place) for seat in range(3) for place in (0, 1))
    assert not any(table.knows(seat, 0, 3) for seat in range(3))


@pytest.mark.parametrize("places", [(0, 1), (1, 0)])
def test_o24_in_dutch_only_the_character_comes_back(places: tuple[int, ...]) -> None:
    """nl: only characters come back, at one penalty card each; a bottle stays discarded."""
    table = using("driver", ["9 lady 8", "1 9", "2"], edition="nl", pile="5 6").power(Throw(places))
    assert table.last[-2:] == [Thrown(0, (0,), ("9",)), ThrownBack(0, (1,), ("lady",))]
    table.add_cards("6")
    assert (table.hand(0), table.discarded) == (". lady 8 6", "driver 9")
    assert all(table.knows(seat, 0, 1) for seat in range(3))
    table.snap({1: 1})
    assert (table.hand(1), table.turn) == ("1", 1)


@pytest.mark.parametrize(("edition", "penalties"), [("fr", 1), ("en", 1), ("nl", 2), ("ru", 1)])
def test_o24_two_characters(edition: EditionName, penalties: int) -> None:
    """Two characters cost one penalty card, in Dutch one each; nothing is left to snap."""
    table = using("driver", ["witness lady 8", "1", "2"], edition=edition, pile="5 6 7").power(Throw((0, 1)))
    assert table.waits == Shuffle(3, penalties)
    table.add_cards("5 6" if penalties == 2 else "5")
    assert table.hand(0) == ("witness lady 8 5 6" if penalties == 2 else "witness lady 8 5")
    assert (table.turn, table.top) == (1, "driver")


@pytest.mark.parametrize("edition", EDITIONS)
def test_o24_a_character_alone(edition: EditionName) -> None:
    """A character thrown alone comes back and costs one card in every edition."""
    table = using("driver", ["witness lady 8", "1", "2"], edition=edition, pile="5 6 7").power(Throw((1,)))
    table.add_cards("7")
    assert (table.hand(0), table.turn) == ("witness lady 8 7", 1)


def test_o24_in_dutch_the_last_place_thrown_and_a_character_before_it() -> None:
    """The bottle at the end of the hand is gone; the character before it is still in its place."""
    table = (
        using("driver", ["lady 8", "1", "2"], edition="nl", pile="5 6").power(Throw((1, 0))).add_cards("5")
    )
    assert (table.hand(0), table.top) == ("lady 5", "8")


def test_o24_the_menu() -> None:
    """Nothing, any single card, or any two in the order they are thrown."""
    assert using("driver", ["9 . 8", "1", "2"]).options(0) == (
        Decline(),
        Throw((0,)),
        Throw((2,)),
        Throw((0, 2)),
        Throw((2, 0)),
    )


@pytest.mark.parametrize("places", [(), (1,), (0, 0), (0, 1), (0, 2, 3), (-1,), (4,)])
def test_o24_one_or_two_cards_that_are_there(places: tuple[int, ...]) -> None:
    """Not three cards, not the same card twice, not an empty place."""
    assert using("driver", ["9 . 8 7", "1", "2"]).refuses((0, Throw(places))) == "O24"


def test_o24_a_blocked_card_is_not_thrown() -> None:
    """O29: a card under a Patrol cannot be discarded."""
    table = a_table(["9 8", "1", "2"], pile="driver 10", overlays=[patrol(by=1, on=(0, 0))])
    table.draw("driver").discard()
    assert table.options(0) == (Decline(), Throw((1,)))
    assert table.refuses((0, Throw((0,)))) == "O24"


def test_o24_everything_may_be_thrown() -> None:
    """Even the last two cards: the hand is empty and the round goes on."""
    table = using("driver", ["9 8", "1", "2"]).power(Throw((0, 1)))
    assert (table.hand(0), table.asked) == ("", (1, 2))
    assert table.nobody_snaps().turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_o18b_up_to_two_bottles_may_be_none(edition: EditionName) -> None:
    """The Driver throws up to two cards, so none is allowed in every edition."""
    table = using("driver", edition=edition)
    assert table.options(0)[0] == Decline()
    table.decline()
    assert table.last == [PowerIdle(0, "driver", declined=True)]
    assert (table.turn, table.hand(0)) == (1, "9 8")
