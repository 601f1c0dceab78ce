"""Every game of our own goes through the laws."""

from __future__ import annotations

import pytest

from backroom.bots import bots_of
from backroom.games import GAMES
from tests.laws.kits import KITS


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_house_has_a_kit(name: str) -> None:
    assert name in KITS, f"tests/laws/kits.py has no kit for {name}: write tests/games/{name}/kit.py"
    assert KITS[name].game is GAMES[name]


@pytest.mark.parametrize("name", KITS)
def test_a_kit_is_of_the_game_it_is_listed_as_and_compares_the_engines(name: str) -> None:
    kit = KITS[name]
    assert kit.game.name == name
    assert kit.fingerprints, "its games are played on both engines"
    assert kit.trial("replay").games > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_title_says_what_a_table_needs(name: str) -> None:
    game = GAMES[name]
    assert game.name == name
    assert game.stand_in in bots_of(game), "somebody must be able to play for the absent"
    assert all(clock.seconds > 0 for clock in game.clocks.values())
    assert game.setup().players in game.seats
    for players in game.seats:
        assert game.start(game.setup(players=players)).view(None) is not None
