"""The golden games of OMERTA, together."""

from __future__ import annotations

from backroom.games.omerta.events import PowerNamed, RoundEnded
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.printed.editions import EDITIONS
from backroom.games.omerta.title import OMERTA
from tests.golden.make import ALBUM
from tests.golden.scenes import SCENES


def test_together_they_show_every_end_and_every_power_in_every_edition_and_at_every_table() -> None:
    reasons: set[str] = set()
    used: set[str] = set()
    for name in SCENES:
        for event in ALBUM.events(name):
            if isinstance(event, RoundEnded):
                reasons.add(event.reason)
            elif isinstance(event, PowerNamed):
                used.add(event.power)
    assert reasons == {"omerta", "nothing_to_draw", "turn_limit"}
    assert used == {name_of(kind) for kind, power in enumerate(POWERS) if power is not None}
    setups = [scene.setup for scene in SCENES.values()]
    assert {setup.edition for setup in setups} == set(EDITIONS)
    assert {setup.players for setup in setups} == set(OMERTA.seats)
    assert {setup.snap for setup in setups} == {"race", "sealed"}
    assert {setup.open_safe for setup in setups} == {False, True}
