"""The playthroughs of OMERTA leave nothing out."""

from __future__ import annotations

from backroom.games.omerta.view import View
from tests.playthroughs.make import CARDS, PLAYTHROUGHS, TABLE


def test_every_field_of_a_view_is_written() -> None:
    written = {*TABLE, *CARDS}
    told_with = {"seat", "setup", "rounds", "turns", "top", "drawn_card", "drawn_from_discard"}
    assert written | told_with == set(View.__struct_fields__)


def test_every_number_of_players_has_its_playthrough() -> None:
    assert [playthrough.setup.players for playthrough in PLAYTHROUGHS.values()] == [3, 4, 5]
