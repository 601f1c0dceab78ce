"""Games from outside: the environment names their modules, and every list includes them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom import cli
from backroom.bots import bots_of
from backroom.core.refusal import Malformed
from backroom.games import GAMES, HOUSE
from backroom.games.outside import NAMED_IN, games_beside, plugs

OWN = """
from backroom.games.omerta.title import OmertaTitle

class Own(OmertaTitle):
    name = "own"

GAME = Own()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder the program starts in, with modules; what they bring is forgotten after the test."""
    (tmp_path / "own_game.py").write_text(OWN)
    (tmp_path / "own_bots.py").write_text(OWN + 'BOTS = {"mine": object}')
    (tmp_path / "no_game.py").write_text("")
    (tmp_path / "broken_game.py").write_text("import nowhere_to_be_found")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    plugs.cache_clear()
    yield tmp_path
    plugs.cache_clear()


@pytest.mark.parametrize("named", ["own_game", " own_game ,, "])
def test_a_module_brings_a_game_which_the_random_bot_plays(
    folder: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv(NAMED_IN, named)
    (game,) = games_beside(HOUSE).values()
    assert game.name == "own"
    assert list(bots_of(game)) == ["random"]


def test_a_module_brings_bots_of_its_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED_IN, "own_bots")
    bots = bots_of(games_beside(HOUSE)["own"])
    assert list(bots) == ["random", "mine"]
    assert bots["mine"] is object


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("nowhere", "BACKROOM_GAMES: there is no module 'nowhere'"),
        ("no.where", "BACKROOM_GAMES: there is no module 'no.where'"),
        ("own_game.no", "BACKROOM_GAMES: there is no module 'own_game.no'"),
        ("no_game", "BACKROOM_GAMES: the module 'no_game' has no GAME"),
        ("../own_game", "BACKROOM_GAMES: there is no module '../own_game'"),
        (".own_game", "BACKROOM_GAMES: there is no module '.own_game'"),
        ("own_game,own_bots", "BACKROOM_GAMES: two games have the name 'own'"),
    ],
)
def test_what_is_no_game_is_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, named: str, why: str
) -> None:
    monkeypatch.setenv(NAMED_IN, named)
    with pytest.raises(Malformed) as problem:
        games_beside(HOUSE)
    assert str(problem.value) == why


def test_no_game_takes_the_name_of_one_of_the_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED_IN, "own_game")
    with pytest.raises(Malformed, match="two games have the name 'own'"):
        games_beside({"own": GAMES["omerta"]})


def test_what_goes_wrong_inside_a_module_is_for_its_author_to_see(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NAMED_IN, "broken_game")
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        plugs()


def test_the_command_line_says_it_in_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(NAMED_IN, "nowhere")
    for module in [name for name in sys.modules if name.startswith(("backroom.games", "backroom.commands"))]:
        monkeypatch.delitem(sys.modules, module)
    assert cli.run(["replay", "none.jsonl"]) == 2
    assert capsys.readouterr().err == "backroom: BACKROOM_GAMES: there is no module 'nowhere'.\n"
