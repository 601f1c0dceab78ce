"""Everything that a listener was told of a game so far, for who comes back after more than is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from backroom.core.game import Game
from backroom.core.log import steps
from backroom.server import kept


class Story(Struct, frozen=True):
    """The events, the first first; what is told from now on has higher numbers."""

    last: int
    events: tuple[Any, ...]


def told_in(game: Game[Any, Any, Any, Any], journal: Sequence[bytes], seat: int | None) -> list[Any]:
    """Every event of the game in a journal, as it was told to a seat (None: to who watches)."""
    record = kept.record_of(game, journal)
    events = [event for step in steps(record, game) for event in step.events]
    return [heard for event in events if (heard := game.tell(event, seat)) is not None]
