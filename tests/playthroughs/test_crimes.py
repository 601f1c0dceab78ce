"""The playthroughs of ORGANIZED CRIME leave nothing out."""

from __future__ import annotations

import pytest

from backroom.games.organized_crime.view import View
from tests.playthroughs.make_crimes import PLAYTHROUGHS, TABLE
from tests.playthroughs.sheet import FOLDER


def test_every_field_of_a_view_is_written() -> None:
    told_with = {"seat", "setup", "rounds", "decks", "families"}
    assert {*TABLE} | told_with == set(View.__struct_fields__)


def test_every_number_of_players_has_its_playthrough() -> None:
    assert [playthrough.setup.players for playthrough in PLAYTHROUGHS.values()] == [2, 3, 4]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_each_shows_a_session_with_its_vote(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert "floor (floor) of" in stored
    assert "vote (turn) of" in stored
