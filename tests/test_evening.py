"""docs/a-game-in-an-evening.md: its blocks are the files of the game it builds, whole and in order."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from backroom.games.outside import plugs

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "a-game-in-an-evening.md").read_text("utf-8")
BLOCK = re.compile(r"^`(examples/\S+\.py)`\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONGEST = 250  # lines of a game of an evening, with its bot and without its kit


def lines(text: str) -> list[str]:
    """The lines of a text that are not empty."""
    return [line for line in text.splitlines() if line.strip()]


def files() -> dict[str, list[str]]:
    """The blocks of the page, by file."""
    found: dict[str, list[str]] = {}
    for file, block in BLOCK.findall(PAGE):
        found.setdefault(file, []).append(block)
    return found


def folders() -> list[Path]:
    """Where the games from outside are."""
    return [Path(str(import_module(plug.module).__file__)).parent for plug in plugs().values()]


@pytest.mark.parametrize("file", files())
def test_every_block_is_a_part_of_its_file_and_all_of_them_are_the_file(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    blocks = files()[file]
    assert all(block in text for block in blocks)
    assert lines("".join(blocks)) == lines(text)


def test_no_block_and_no_file_is_left_out() -> None:
    assert len(BLOCK.findall(PAGE)) == PAGE.count("```python")
    shown = {(ROOT / file).resolve() for file in files()}
    assert {file.resolve() for folder in folders() for file in folder.glob("*.py")} == shown


def test_it_takes_no_longer_than_an_evening() -> None:
    for folder in folders():
        written = [file.read_text("utf-8") for file in folder.glob("*.py") if file.name != "kit.py"]
        assert sum(text.count("\n") for text in written) <= LONGEST
