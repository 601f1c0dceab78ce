"""Lets people in to a table, and out again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from backroom.protocol.messages import VERSION, Reason, Trouble, Welcome
from backroom.protocol.wire import encode
from backroom.server.operations.metrics import Metrics
from backroom.server.people.chat import Chat
from backroom.server.people.poll import Poll
from backroom.server.people.rematch import Rematch, message_for
from backroom.server.people.wishes import Wishes
from backroom.server.rooms.audience import Audience, Listener
from backroom.server.rooms.exclusive import TIME_TO_WAIT, Exclusive
from backroom.server.rooms.journal_writer import LOST, JournalWriter
from backroom.server.rooms.listing import Listing
from backroom.server.rooms.ports import Shows
from backroom.server.rooms.tasks import Tasks
from backroom.server.sockets.connection import Connection
from backroom.server.sockets.goodbye import say_goodbye
from backroom.server.store.failures import Unavailable
from backroom.server.store.waiting import within
from backroom.table.table import Table


class Entrance:
    """Lets connections in to one table and out again, and shows newcomers what they missed."""

    __slots__ = (
        "arriving",
        "audience",
        "broadcast",
        "chat",
        "exclusive",
        "journal",
        "listing",
        "metrics",
        "poll",
        "rematch",
        "table",
        "tasks",
        "wishes",
        "waiting",
    )

    def __init__(  # noqa: PLR0913 - what a newcomer is shown, part by part
        self,
        table: Table[Any, Any, Any, Any],
        audience: Audience,
        broadcast: Shows,
        exclusive: Exclusive,
        journal: JournalWriter,
        tasks: Tasks,
        *,
        chat: Chat,
        poll: Poll,
        rematch: Rematch,
        wishes: Wishes,
        listing: Listing,
        metrics: Metrics,
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.broadcast: Shows = broadcast
        self.exclusive: Exclusive = exclusive
        self.journal: JournalWriter = journal
        self.tasks: Tasks = tasks
        self.chat: Chat = chat
        self.poll: Poll = poll
        self.rematch: Rematch = rematch
        self.wishes: Wishes = wishes
        self.listing: Listing = listing
        self.metrics: Metrics = metrics
        self.arriving: int = 0  # sessions that have found the table and are not at it yet
        self.waiting: list[Connection] = []  # those of them who wait to be let in

    async def enter(
        self,
        listener: Listener,
        connection: Connection,
        last: int | None,
        *,
        check: Callable[[], Awaitable[None]],
    ) -> None:
        """Let in a connection, with what it missed, or with the view if that is too much.

        `check` raises if the token no longer opens the seat. It runs while the table stands still: whoever
        voids a token then sends everybody away from its seat, which waits for the table, and only after that
        does somebody else sit down. So what is shown here is never the hand of the next person.
        """
        if self.journal.is_troubled:
            connection.send(encode(Trouble(over=False)))  # else they would wait without knowing why
        self.waiting.append(connection)
        try:
            async with self.exclusive.access():
                await within(TIME_TO_WAIT, check())
                if self.tasks.is_closing:
                    raise Unavailable(LOST)
                crowded_out = self.let_in(listener, connection, last)
        finally:
            self.waiting.remove(connection)
        if crowded_out is not None:
            self.dismiss([crowded_out], "elsewhere", "this seat is open in too many places; the newest stay")

    def let_in(self, listener: Listener, connection: Connection, last: int | None) -> Connection | None:
        """Show a newcomer everything, and tell the others; return the connection that it crowds out."""
        crowded_out = self.audience.enter(listener, connection)
        self.note_change(listener)
        missed = self.missed(listener, last)
        connection.send(encode(Welcome(VERSION, listener, missed is not None)))
        for said in self.chat.said:
            connection.send(encode(said))
        self.poll.greet(listener, connection)
        again = self.audience.lately(listener) if last is None else missed or ()
        self.broadcast.greet(listener, connection, again)
        if self.rematch.invitation is not None:
            connection.send(message_for(listener, self.rematch.invitation))
        return crowded_out

    def missed(self, listener: Listener, last: int | None) -> Sequence[Any] | None:
        """What a newcomer missed since a number; None if it is too much, or was told only to a bot."""
        if listener is not None and self.table.is_bots_alone(listener):
            return None
        return self.audience.missed(listener, last, self.table.counts[listener])

    async def clear_seat(self, seat: int, *, but: str | None = None) -> list[Connection]:
        """Stop everybody listening at a seat, except by one token; return the connections to dismiss."""
        async with self.exclusive.access():
            present = self.audience.clear(seat, but)
            self.send_away(present)
            for connection in present:
                self.wishes.note_gone(seat, connection)
            self.note_wires(seat)
            if present:
                self.broadcast.show_presence()
        return present

    async def clear_token(self, seat: int, token: str) -> list[Connection]:
        """Stop everybody listening at a seat by this token; return the connections to dismiss."""
        async with self.exclusive.access():
            present = self.audience.dismiss(seat, token)
            self.send_away(present)
            self.broadcast.show_presence()
        return present

    def send_away(self, connections: Sequence[Connection]) -> None:
        """Ignore everything that these connections still say."""
        for connection in connections:
            connection.is_sent_away = True

    def dismiss(self, connections: Sequence[Connection], reason: Reason, why: str) -> None:
        """Close connections without waiting for them: one that is gone would take seconds to agree."""
        for connection in connections:
            self.tasks.spawn(say_goodbye(connection, reason, why, self.metrics))

    async def leave(self, listener: Listener, connection: Connection) -> None:
        """Note that a connection has closed."""
        async with self.exclusive.access():
            if self.audience.leave(listener, connection):
                if listener is not None:
                    self.wishes.note_gone(listener, connection)
                self.note_change(listener)
                self.broadcast.show_presence()
                self.poll.forget(connection)

    def note_change(self, listener: Listener) -> None:
        """Note when somebody came or went, and which connections reach the seat."""
        self.listing.note_visit()
        self.wishes.changed.set()
        self.note_wires(listener)

    def note_wires(self, listener: Listener) -> None:
        """Tell the table which connections reach a seat; spectators race nobody."""
        if listener is not None:
            present = self.audience.connections(listener)
            self.table.set_wires(listener, [connection.delay for connection in present])

    def announce_trouble(self, over: bool) -> None:
        """Tell everybody here, and those about to come in, that nothing can be written, or can again."""
        trouble = encode(Trouble(over=over))
        self.audience.say(trouble)
        if not over:
            for connection in self.waiting:
                connection.send(trouble)
