"""Everything that a listener was told of a game so far, for those who missed more than is remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from backroom.core.game import Game
from backroom.core.log import Step, steps
from backroom.core.refusal import Malformed
from backroom.server.clock import Clock
from backroom.server.operations.time_slices import TimeSlices
from backroom.server.rooms.audience import Listener
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import Reading
from backroom.server.rooms.journal_writer import JournalWriter
from backroom.table import journal
from backroom.table.table import Table


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


class Stories:
    """Retells the game at one table from its journal, in slices, so that nobody else waits for it."""

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        exclusive: Exclusive,
        journal: JournalWriter,
        *,
        time_slices: TimeSlices,
        clock: Clock,
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.exclusive: Exclusive = exclusive
        self.journal: JournalWriter = journal
        self.time_slices: TimeSlices = time_slices
        self.clock: Clock = clock

    async def told_so_far(self, seat: int | None, pages: int | None = None) -> list[Any]:
        """Every event in the journal, or in its first pages, as it was told to a seat (None: a spectator)."""
        retelling = Retelling(self.table.game, (await self.journal.read())[:pages], seat)
        await self.time_slices.do(retelling.work, self.journal.table.encode())
        return retelling.events

    async def story(self, listener: Listener) -> Story:
        """Every event so far for a client, with the number of the last thing told."""
        await self.exclusive.idle_soon()
        table = self.table
        last, reveal, pages = table.counts[listener], table.send_at(None), self.journal.pages
        if reveal is not None:  # a card that all see at the same time is told to nobody earlier, whoever asks
            await asyncio.sleep(max(0.0, reveal - self.clock.now()))
        return Story(last, tuple(await self.told_so_far(listener, pages)))
