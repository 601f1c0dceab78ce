"""Events as plain English lines, for replays in a terminal."""

from __future__ import annotations

from backroom.games.omerta.events import Event


def describe(event: Event) -> str:
    """One event, one line."""
    return repr(event)
