"""O18: when a character is used, and when it may be declined."""

from __future__ import annotations

import pytest

from backroom.core.game import Ask
from backroom.games.omerta.events import LookedAt, PowerIdle, PowerNamed
from backroom.games.omerta.moves import Decline, Give, LayMamma, LayPatrol, Look, Mix, Move, OpenSafe, Swap
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table
from tests.games.omerta.rules.powers.using import COMMANDING, EDITIONS, using


@pytest.mark.parametrize("edition", EDITIONS)
def test_o18_a_drawn_character_put_straight_away_is_used(edition: EditionName) -> None:
    """A drawn character that is discarded at once is used."""
    table = using("mole", edition=edition)
    assert table.waits == Ask(3, (0,), "turn", "power")
    assert (table.view(1).power, table.top) == ("mole", "mole")
    assert table.options(1) == ()
    table.power(Look(1))
    assert table.last[0] == PowerNamed(0, "mole", Look(1))
    assert (table.view(1).power, table.turn) == (None, 1)


def test_o18_a_replaced_character_is_used() -> None:
    """A replaced character is used, whether the new card was drawn or taken."""
    table = a_table(["mole 8", "1", "2"], pile="3 7").draw("3").replace(0)
    assert table.options(0) == (Look(0), Look(1))
    assert table.power(Look(0)).last[-1] == LookedAt(0, 0, "3")
    table = a_table(["mole 8", "1", "2"], pile="3 7", discard="4").take().replace(0)
    assert table.options(0) == (Look(0), Look(1))


def test_o18_only_the_player_whose_turn_it_is_answers() -> None:
    """Nobody else decides how a power is used."""
    table = using("mole")
    assert table.refuses((1, Look(0))) == "ask"
    assert table.cannot_draw(0)


def test_o18_a_character_given_activates_nothing() -> None:
    """A gift is face down, so it does not matter what it is."""
    table = using("snitch", pile="mole lady").power(Give(1, 2)).nobody_kills().add_cards("mole lady")
    assert (table.turn, table.hand(1)) == (1, "1 6 mole")


def test_o18_a_character_revealed_activates_nothing() -> None:
    """A character thrown wrongly is shown and taken back; its power is not used."""
    table = a_table(["9", "mole", "2"], pile="5 7").draw("5").discard().snap({1: 0}).add_cards("7")
    assert (table.turn, table.hand(1)) == (1, "mole 7")


def test_o18_a_character_taken_in_activates_nothing() -> None:
    """Only a discarded character is used; one taken from the pile just lies in the hand."""
    table = a_table(["9 8", "1", "2"], pile="5 7", discard="mole").take().replace(0)
    assert table.clock == "snap"


@pytest.mark.parametrize(
    ("power", "move"),
    [
        ("gangster", Swap(0, 0, 1, 0)),
        ("lady", Mix(1)),
        ("mole", Look(0)),
        ("snitch", Give(1, 1)),
        ("safecracker", OpenSafe()),
        ("mamma", LayMamma(1)),
        ("patrol", LayPatrol(1, 0)),
    ],
)
def test_o18b_a_power_may_be_declined_in_french_only(power: str, move: Move) -> None:
    """fr: the power is optional ('permet', 'vous pouvez'); en, nl, ru: it is mandatory."""
    table = using(power, edition="fr")
    assert table.options(0)[0] == Decline()
    assert move in table.options(0)
    table.decline()
    assert isinstance(table.last[-1], PowerIdle)
    assert table.last[-1] == PowerIdle(0, table.last[-1].power, declined=True)
    assert (table.turn, table.top) == (1, power)
    for edition in COMMANDING:
        table = using(power, edition=edition)
        assert Decline() not in table.options(0)
        assert move in table.options(0)
        assert table.refuses((0, Decline())).startswith("O")
