"""The games written out as text are played and told today as they were."""

from __future__ import annotations

import pytest

from backroom.games.omerta.view import View
from tests.playthroughs.make import CARDS, FOLDER, PLAYTHROUGHS, TABLE, text


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_nothing_in_the_playthrough_has_changed(name: str) -> None:
    """If the change is meant: python -m tests.playthroughs.make, and read what git says."""
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert text(name, PLAYTHROUGHS[name]).splitlines() == stored.splitlines()
    assert text(name, PLAYTHROUGHS[name]) == stored


def test_every_field_of_a_view_is_written() -> None:
    written = {*TABLE, *CARDS}
    told_with = {"seat", "setup", "rounds", "turns", "top", "drawn_card", "drawn_from_discard"}
    assert written | told_with == set(View.__struct_fields__)


def test_every_number_of_players_has_its_playthrough() -> None:
    assert [playthrough.setup.players for playthrough in PLAYTHROUGHS.values()] == [3, 4, 5]
    assert sorted(path.stem for path in FOLDER.glob("omerta-*.txt")) == sorted(PLAYTHROUGHS)
