"""A game is found by its name, or by the module that brings it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from backroom.bots import BOTS
from backroom.games import GAMES
from backroom.lab.plug import NoGame, find

OWN = """
from backroom.games import GAMES
GAME = GAMES["omerta"]
BOTS = {"mine": object}
"""


def test_a_game_of_the_house_is_found_by_its_name() -> None:
    for name, game in GAMES.items():
        assert find(name) == (game, BOTS[name])


@pytest.mark.parametrize("name", ["chess", "no.such.game", "", ".omerta", "json", "a b", "../omerta"])
def test_where_there_is_none_it_says_which_there_are(name: str) -> None:
    with pytest.raises(NoGame, match="only omerta, organized_crime"):
        find(name)


def test_a_module_brings_a_game_and_bots_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_house_game.py").write_text(OWN)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    game, bots = find("a_house_game")
    assert game is GAMES["omerta"]
    assert bots["mine"] is object
    assert bots["random"] is BOTS["omerta"]["random"]


def test_a_module_that_cannot_be_imported_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_broken_game.py").write_text("import nowhere_to_be_found\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        find("a_broken_game")
