"""Everything that a listener was told of a game so far, for those who missed more than is remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from backroom.core.game import Game
from backroom.core.log import Step, steps
from backroom.core.refusal import Malformed
from backroom.server.rooms.journal_lines import Reading
from backroom.table import journal


class Story(Struct, frozen=True):
    """The events, the oldest first; later ones have higher numbers."""

    last: int
    events: tuple[Any, ...]


class Retelling:
    """Reads a journal and replays its game, a little at a time, to retell it to one listener."""

    def __init__(self, game: Game[Any, Any, Any, Any], pages: Sequence[bytes], seat: int | None) -> None:
        self.game: Game[Any, Any, Any, Any] = game
        self.seat: int | None = seat  # None: a spectator
        self.reading: Reading = Reading(game, pages)
        self.steps: Iterator[Step[Any, Any]] | None = None  # once everything is read
        self.events: list[Any] = []

    def work(self, most: int) -> bool:
        """Read this many more pages, or replay this many more entries; return whether it is complete."""
        if self.steps is None:
            if self.reading.work(most):
                if not self.reading.lines:
                    raise Malformed("there is nothing in this journal")
                self.steps = steps(journal.record(self.game, self.reading.lines), self.game)
            return False
        played = list(islice(self.steps, most))
        for step in played:
            for event in step.events:
                heard = self.game.tell(event, self.seat)
                if heard is not None:
                    self.events.append(heard)
        return len(played) < most
