"""A table on this server: the stages that run it, put together.

A command goes one way: from a connection or a bot through the command queue to the table, from there into
the journal, and when it is durable out again through the broadcast. No stage knows the room.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from backroom.core.game import Game
from backroom.protocol.messages import Reason
from backroom.server.bots.advising import Advising
from backroom.server.bots.at_table import BotsAtTable
from backroom.server.people.chat import Chat
from backroom.server.people.description import describe
from backroom.server.people.entrance import Entrance
from backroom.server.people.gathering import Gatherer
from backroom.server.people.host import Host
from backroom.server.people.poll import Poll
from backroom.server.people.rematch import Rematch
from backroom.server.people.wishes import Wishes
from backroom.server.review.story import Stories
from backroom.server.rooms.audience import Audience
from backroom.server.rooms.broadcast import Broadcast
from backroom.server.rooms.command_queue import TIME_TO_RETURN, CommandQueue
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import (
    By,
    Did,
    Granted,
    Hosts,
    Kept,
    Moved,
    Reading,
    Rematched,
    Talked,
    Tipped,
    Wrote,
)
from backroom.server.rooms.journal_writer import JournalWriter
from backroom.server.rooms.listing import Listing
from backroom.server.rooms.summary import Access, Summary
from backroom.server.rooms.tasks import Tasks
from backroom.server.seats.table_seats import TableSeats
from backroom.server.services import Services
from backroom.server.settings import most_in_flight
from backroom.server.sockets.goodbye import say_goodbye
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Head
from backroom.table.restoring import Restoring
from backroom.table.running import Effects
from backroom.table.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
T = TypeVar("T")


class Room:
    """Composes one table from its stages, and the people and bots at it."""

    def __init__(self, head: Head, access: Access, table: AnyTable, services: Services) -> None:
        clock = services.clock
        self.table: AnyTable = table
        self.services: Services = services
        # the stages
        self.tasks: Tasks = Tasks(head.id, services.log)
        self.journal: JournalWriter = JournalWriter(
            head.id, services.store, self.tasks, on_trouble=self.announce_trouble, on_loss=self.lose
        )
        self.audience: Audience = Audience(len(table.seats))
        self.host: Host = Host(table, self.audience)
        self.gatherer: Gatherer = Gatherer(access.gathers, table, self.audience)
        self.broadcast: Broadcast = Broadcast(
            table,
            self.audience,
            self.journal,
            clock=clock,
            holds=services.metrics.holds,
            describe=partial(describe, head, access, self.host, self.gatherer),
            on_seats_changed=self.reseat_bots,
        )
        self.queue: CommandQueue = CommandQueue(
            table,
            self.journal,
            self.broadcast,
            self.tasks,
            clock=clock,
            most_remembered=most_in_flight(services.settings),
            run_soon=services.scheduler.run_soon,
            recall=self.recall,
            on_end=self.end,
            on_loss=self.lose,
        )
        self.exclusive: Exclusive = Exclusive(self.queue, self.journal)
        # those at the table
        self.listing: Listing = Listing(
            head,
            access,
            table,
            self.exclusive,
            self.journal,
            store=services.store,
            tasks=self.tasks,
            clock=clock,
        )
        self.stories: Stories = Stories(
            table, self.exclusive, self.journal, time_slices=services.time_slices, clock=clock
        )
        self.chat: Chat = Chat(
            table,
            self.audience,
            self.exclusive,
            journal=self.journal,
            duplicates=self.queue.duplicates,
            clock=clock,
        )
        self.bots: BotsAtTable = BotsAtTable(
            table,
            self.exclusive,
            self.queue,
            self.broadcast,
            self.tasks,
            clock=clock,
            pool=services.bot_pool,
            retell=self.stories.told_so_far,
            pace=services.settings.bot_pace,
            rng=services.rng,
            owner=head.maker or head.id,
            last_said=self.chat.last_said,
        )
        self.advising: Advising = Advising(
            table,
            self.audience,
            self.exclusive,
            self.broadcast,
            self.tasks,
            pool=services.bot_pool,
            retell=self.stories.told_so_far,
            owner=head.maker or head.id,
        )
        self.poll: Poll = Poll(
            table,
            self.audience,
            self.exclusive,
            journal=self.journal,
            duplicates=self.queue.duplicates,
        )
        self.rematch: Rematch = Rematch(self.audience, self.exclusive, self.journal)
        self.wishes: Wishes = Wishes(table, self.audience, clock)
        self.entrance: Entrance = Entrance(
            table,
            self.audience,
            self.broadcast,
            self.exclusive,
            self.journal,
            self.tasks,
            chat=self.chat,
            poll=self.poll,
            rematch=self.rematch,
            wishes=self.wishes,
            listing=self.listing,
            metrics=services.metrics,
        )
        self.seats: TableSeats = TableSeats(
            table,
            self.exclusive,
            self.journal,
            audience=self.audience,
            broadcast=self.broadcast,
            clock=clock,
            duplicates=self.queue.duplicates,
            entrance=self.entrance,
            host=self.host,
            listing=self.listing,
            store=services.store,
            tasks=self.tasks,
            wishes=self.wishes,
        )

    # Opening

    @staticmethod
    async def create(
        head: Head, access: Access, made: tuple[AnyTable, Effects[Any]], services: Services
    ) -> Room:
        """A new table, durable from its first line on; `Unavailable` if it cannot be stored at once."""
        table, update = made
        room = Room(head, access, table, services)
        room.journal.is_patient = False  # until all of it is made
        await services.store.create(head)
        try:
            await room.do(lambda _: update)
        except Unavailable:
            room.lose()
            with contextlib.suppress(Unavailable):  # else the next start deletes it: it has no line
                await services.store.delete(head.id)
            raise
        return room

    @staticmethod
    async def load(head: Head, game: AnyGame, services: Services) -> Room:
        """A table as it was when the server stopped."""
        access = Summary.of(head.summary).access
        reading = Reading(game, await services.store.journal(head.id))
        await services.time_slices.do(reading.work, head.maker)
        restoring = Restoring(game, reading.lines)
        await services.time_slices.do(restoring.work, head.maker)
        room = Room(head, access, restoring.table, services)
        room.listing.recall([*reading.lines, *reading.everything])
        room.audience.recall(restoring.done().told)
        room.journal.pages = len(reading.pages)
        for one in reading.everything:
            room.recall(one)
        if room.host.is_missing():  # the server stopped before the next host was stored
            room.host.seat = room.host.next_after(-1)
        room.bots.reseat()
        # in the background: if nothing can be written now, people must be able to come and hear so
        room.tasks.spawn(room.wake())
        return room

    def recall(self, one: Kept) -> None:
        """Restore a line of the room itself, not of its table."""
        match one:
            case Wrote() | Did():
                self.queue.duplicates.note(one.by)
            case Talked():
                self.queue.duplicates.note(one.by)
                self.chat.recall(one)
            case Tipped():
                self.queue.duplicates.note(one.by)
                self.poll.recall(one)
            case Hosts():
                self.host.seat = one.seat
            case Moved() | Granted():
                self.seats.recall(one)
            case Rematched():
                self.rematch.recall(one)

    async def wake(self) -> None:
        """Go on where the server stopped."""
        await self.do(lambda now: self.table.wake(TIME_TO_RETURN, now))
        await self.seats.finish_changes()
        if self.table.stage == "over" and self.head.finished is None:
            await self.listing.update()

    # What is done at the table

    async def do(
        self, act: Callable[[float], Effects[Any]], *, by: By | None = None, also: Sequence[Kept] = ()
    ) -> None:
        """Run a command, unless this very one was run before; or raise `Refused` or `Malformed`."""
        await self.exclusive.do(act, by=by, also=also)

    def end(self, reply: Callable[[], None]) -> None:
        """Let the lists know that the game is over before those who ended it hear so."""
        self.tasks.spawn_lasting(self.note_end(reply))

    async def note_end(self, reply: Callable[[], None]) -> None:
        """Write the end into the lists, and reply."""
        try:
            await self.listing.update()
        finally:
            reply()
            if self.poll.watchers:
                self.poll.show()

    def announce_trouble(self, over: bool) -> None:
        """Tell those here that nothing can be written just now, or that it can again."""
        self.entrance.announce_trouble(over)

    def reseat_bots(self) -> None:
        """Give bots their seats after a change."""
        self.bots.reseat()

    # What others may see of it

    @property
    def head(self) -> Head:
        """The table as lists show it."""
        return self.listing.head

    @property
    def game(self) -> AnyGame:
        """The game that is played, which never changes."""
        return self.table.game

    @property
    def setup(self) -> Any:
        """The options of the game, which never change."""
        return self.table.setup

    async def seen(self, look: Callable[[AnyTable], T]) -> T:
        """What an outsider sees of the table: as it is durable, or `Unavailable`.

        There is no other way to look at it from outside. The table is ahead of its journal for as long as the
        disk takes, and what is not durable may never have happened.
        """
        await self.exclusive.idle_soon()
        return look(self.table)

    # Closing

    def is_attended(self) -> bool:
        """Whether anybody is at the table, or about to come in."""
        return bool(self.audience.all() or self.entrance.arriving)

    def is_in_use(self) -> bool:
        """Whether anybody is here or coming, or any work on the table is under way."""
        return bool(
            self.is_attended()
            or not self.tasks.is_idle
            or self.queue.is_in_use
            or self.exclusive.is_wanted
            or self.seats.lock.locked()
            or self.rematch.making.locked()
        )

    def stop(self) -> None:
        """Stop the alarm, the bots and the broadcast."""
        self.tasks.is_closing = True
        self.queue.alarm.stop()
        self.bots.get_up()
        self.advising.get_up()
        self.broadcast.stop()

    def cease(self) -> None:
        """Do nothing more here: the table is another room's now, or nobody's."""
        self.stop()
        self.journal.is_lost = True

    def lose(self) -> None:
        """Give up a table whose last commands can never be stored; people come back to what was stored."""
        self.cease()
        self.entrance.dismiss(self.audience.all(), "closing", "this table is being opened again; come back")

    async def close(self, reason: Reason, why: str) -> None:
        """Finish what is being written, and say goodbye."""
        self.tasks.is_closing = True
        async with self.exclusive.access():
            self.stop()
            metrics = self.services.metrics
            present = self.audience.all()
            await asyncio.gather(*(say_goodbye(connection, reason, why, metrics) for connection in present))
        self.tasks.cancel()
        await self.exclusive.drain()
        await self.tasks.finish()
