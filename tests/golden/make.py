"""Play the golden games of OMERTA again: `python -m tests.golden.make`."""

from __future__ import annotations

from backroom.core.game import Ask, Entry, Over
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import Move
from backroom.games.omerta.title import OMERTA
from tests.golden.album import Album, Golden, Played, draws_of, recorded
from tests.golden.scenes import SCENES, Scene, seen


def play(name: str, scene: Scene, take: int) -> Played | None:
    """Play one try with its own draws; None if it did not show what it should, or not soon enough."""
    draws = draws_of(name, take, scene.setup.players)
    director = scene.director()
    state = OMERTA.start(scene.setup)
    entries: list[Entry[Move]] = []
    moments: list[Event] = []
    while not isinstance(pending := state.pending(), Over):
        if len(entries) == scene.longest:
            return None
        entry = director.answer(state, pending) if isinstance(pending, Ask) else draws.draw(pending)
        events = state.apply(entry)
        entries.append(entry)
        moments += seen(scene.moments[len(moments) :], events)
        director.done = len(moments) == len(scene.moments)
        for event in events:
            director.watch(event)
    if not director.done:
        return None
    record = recorded(OMERTA, scene.setup, draws, entries)
    return record, Golden(scene.shows, take, tuple(moments), pending.winners, pending.scores)


ALBUM = Album(OMERTA, Event, SCENES, play)

if __name__ == "__main__":
    ALBUM.make()
