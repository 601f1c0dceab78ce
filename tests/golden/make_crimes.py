"""Play the golden games of ORGANIZED CRIME again: `python -m tests.golden.make_crimes`."""

from __future__ import annotations

from random import Random

from backroom.core.chance import Drawn
from backroom.core.game import Ask, Entry, Over
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.golden.album import Album, Golden, Played, draws_of, recorded
from tests.golden.crimes import CRIMES, Crime
from tests.golden.scenes import seen


def play(name: str, crime: Crime, take: int) -> Played | None:
    """Play one try with its own draws; None if it did not show what it should, or not soon enough."""
    draws = draws_of(name, take, crime.setup.players)
    rng = Random(f"{name} {take}")
    state = ORGANIZED_CRIME.start(crime.setup)
    entries: list[Entry[Move]] = []
    told: list[Event] = []
    while not isinstance(pending := state.pending(), Over):
        if len(entries) == crime.longest:
            return None
        entry = OrganizedCrimeKit().next_entry(state, rng, crime.temper)
        assert entry is not None
        if isinstance(entry, Drawn):
            assert not isinstance(pending, Ask)
            entry = draws.draw(pending)
        told += state.apply(entry)
        entries.append(entry)
    moments = seen(crime.moments, told)
    if len(moments) < len(crime.moments):
        return None
    record = recorded(ORGANIZED_CRIME, crime.setup, draws, entries)
    return record, Golden(crime.shows, take, tuple(moments), pending.winners, pending.scores)


ALBUM = Album(ORGANIZED_CRIME, Event, CRIMES, play)

if __name__ == "__main__":
    ALBUM.make()
