"""The golden games of ORGANIZED CRIME, together."""

from __future__ import annotations

from itertools import pairwise

from backroom.games.organized_crime.events import Eliminated, GameEnded, Killed
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.golden.crimes import CRIMES, at_home
from tests.golden.make_crimes import ALBUM


def test_together_they_show_every_way_out_every_end_and_every_table() -> None:
    out: set[str] = set()
    ends: set[tuple[str, str]] = set()
    for name in CRIMES:
        variant = CRIMES[name].setup.variant
        events = ALBUM.events(name)
        for before, event in pairwise(events):
            if isinstance(event, GameEnded):
                ends.add((variant, event.reason))
            elif isinstance(event, Eliminated) and event.cause != "killed":
                out.add(event.cause)
            if isinstance(before, Killed) and before.boss:
                out.add("at home" if at_home(before.space) else "on the track")
    assert out == {"at home", "on the track", "mistake", "federal", "penalty", "left"}
    assert {("standard", "last_boss"), ("short", "round_limit"), ("limit", "round_limit")} <= ends
    assert {crime.setup.players for crime in CRIMES.values()} == set(ORGANIZED_CRIME.seats)
