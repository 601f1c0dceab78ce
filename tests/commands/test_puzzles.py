"""`backroom puzzles`: a file of puzzles, the same from the same seed, and a sentence for bad arguments."""

from __future__ import annotations

from math import inf
from pathlib import Path
from random import Random

import pytest

from backroom import cli
from backroom.bots.bot import Maker
from backroom.bots.omerta.boss import BossBot
from backroom.core.log import AnyGame
from backroom.games.omerta.search.searching import Budget
from backroom.games.omerta.setup import Setup
from backroom.lab.puzzles import finding, omerta
from backroom.puzzles.shelf import shelf

HASTY = Budget(playouts=40, seconds=inf)


def hasty(seat: int, setup: Setup, rng: Random) -> BossBot:
    return BossBot(seat, setup, rng, HASTY)


def hasty_bots(_: AnyGame) -> dict[str, Maker]:
    return {finding.PLAYER: hasty}


@pytest.mark.slow
def test_the_same_seed_finds_the_same_puzzles(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With searches that hardly look, so that something is found soon."""
    monkeypatch.setattr(finding, "bots_of", hasty_bots)
    monkeypatch.setattr(finding, "STANDARD_ERRORS", 0.0)
    monkeypatch.setattr(finding, "PLAUSIBLE", 1.0)
    monkeypatch.setattr(omerta, "LONG", HASTY)
    files = [tmp_path / "one.jsonl", tmp_path / "other.jsonl"]
    for file, count in zip(files, (1, 2), strict=True):
        arguments = f"puzzles omerta --count {count} --seed 3 --worlds 100 --lead 0.001 --out {file}"
        assert cli.run(arguments.split()) == 0
        assert f"{count} puzzles in" in capsys.readouterr().out
    one, other = (file.read_bytes().splitlines() for file in files)
    assert one == other[:1], "more puzzles begin with the same"
    assert len(shelf(files[1]).kept) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["organized_crime"], "puzzles are made for omerta, not for 'organized_crime'."),
        (["omerta", "--count", "0"], "--count 0: make 1 to 1000 puzzles."),
        (["omerta", "--worlds", "99"], "--worlds 99: the second search needs at least 100."),
        (["omerta", "--lead", "1"], "--lead 1: it is a chance between 0 and 1."),
        (["omerta", "--out", "/nowhere/at/all"], "--out /nowhere/at/all: No such file or directory."),
    ],
)
def test_a_bad_argument_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["puzzles", *arguments]) == 2
    assert capsys.readouterr().err == f"backroom: {sentence}\n"
