"""The games written out as text are still played and told the same way."""

from __future__ import annotations

import pytest

from tests.playthroughs import make, make_crimes
from tests.playthroughs.sheet import FOLDER

TEXTS = {
    **{name: (make.text, playthrough) for name, playthrough in make.PLAYTHROUGHS.items()},
    **{name: (make_crimes.text, playthrough) for name, playthrough in make_crimes.PLAYTHROUGHS.items()},
}


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_in_the_playthrough_has_changed(name: str) -> None:
    """If the change is intended, CONTRIBUTING.md says how to rewrite it; then read the diff."""
    text, playthrough = TEXTS[name]
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    played = text(name, playthrough)  # pyright: ignore[reportArgumentType]  (each with its own kind)
    assert played.splitlines() == stored.splitlines()
    assert played == stored


def test_the_folder_has_these_and_no_others() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(TEXTS)
