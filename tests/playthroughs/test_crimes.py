"""The games of ORGANIZED CRIME written out as text are played and told today as they were."""

from __future__ import annotations

import pytest

from backroom.games.organized_crime.view import View
from tests.playthroughs.make import FOLDER
from tests.playthroughs.make_crimes import PLAYTHROUGHS, TABLE, text


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_nothing_in_the_playthrough_has_changed(name: str) -> None:
    """If the change is meant: python -m tests.playthroughs.make_crimes, and read what git says."""
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert text(name, PLAYTHROUGHS[name]).splitlines() == stored.splitlines()
    assert text(name, PLAYTHROUGHS[name]) == stored


def test_every_field_of_a_view_is_written() -> None:
    told_with = {"seat", "setup", "rounds", "decks", "families"}
    assert {*TABLE} | told_with == set(View.__struct_fields__)


def test_every_number_of_players_has_its_playthrough() -> None:
    assert [playthrough.setup.players for playthrough in PLAYTHROUGHS.values()] == [2, 3, 4]
    assert sorted(path.stem for path in FOLDER.glob("organized_crime-*.txt")) == sorted(PLAYTHROUGHS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_each_shows_a_session_with_its_vote(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert "floor (floor) of" in stored
    assert "vote (turn) of" in stored
