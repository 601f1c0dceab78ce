"""Who comes to a table, and who goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from backroom.protocol.messages import VERSION, Reason, Trouble, Welcome
from backroom.protocol.wire import encode
from backroom.server.audience import Listener
from backroom.server.connection import Connection
from backroom.server.goodbye import say_goodbye
from backroom.server.keeper import LOST
from backroom.server.store.failures import Unavailable

if TYPE_CHECKING:
    from backroom.server.room import Room


class Door:
    """One table's."""

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.arriving: int = 0  # conversations that have found the table and are not at it yet
        self.waiting: list[Connection] = []  # those of them who wait until they can be let in

    async def enter(self, listener: Listener, connection: Connection, last: int | None) -> None:
        """Somebody connects, or comes back: they get what they missed, or the view if that is too much."""
        if self.room.keeper.troubled:
            connection.send(encode(Trouble(over=False)))  # else they would wait and not know for what
        self.waiting.append(connection)
        try:
            async with self.room.still.alone():
                if self.room.closed:
                    raise Unavailable(LOST)
                crowded_out = self.let_in(listener, connection, last)
        finally:
            self.waiting.remove(connection)
        if crowded_out is not None:
            self.dismiss([crowded_out], "elsewhere", "this seat is open in too many places; the newest stay")

    def let_in(self, listener: Listener, connection: Connection, last: int | None) -> Connection | None:
        """Show a newcomer everything, and the others that they came; whom they crowd out is returned."""
        audience = self.room.crier.audience
        crowded_out = audience.enter(listener, connection)
        self.room.attendance.note()
        self.room.wishes.stirred.set()
        self.note_wires(listener)
        missed = self.missed(listener, last)
        connection.send(encode(Welcome(VERSION, listener, missed is not None)))
        for said in self.room.talk:
            connection.send(encode(said))
        self.room.poll.greet(listener, connection)
        again = audience.lately(listener) if last is None else missed or ()
        self.room.crier.greet(listener, connection, again)
        if self.room.again is not None:
            connection.send(self.room.invitation(self.room.again, listener))
        return crowded_out

    def missed(self, listener: Listener, last: int | None) -> Sequence[Any] | None:
        """What a newcomer was not told since a number; None: it is too much, or what only a bot was told."""
        if listener is not None and self.room.table.is_bots_alone(listener):
            return None
        return self.room.crier.audience.missed(listener, last, self.room.table.counts[listener])

    async def clear_seat(self, seat: int, *, but: str | None = None) -> list[Connection]:
        """Let nobody listen at a seat any more, or only who came by this token; who did, to be dismissed."""
        async with self.room.still.alone():
            present = self.room.crier.audience.clear(seat, but)
            for connection in present:
                connection.is_sent_away = True
                self.room.wishes.note_gone(seat, connection)
            self.note_wires(seat)
            if present:
                self.room.crier.show_presence()
        return present

    def note_wires(self, listener: Listener) -> None:
        """Let the table know by which connections a seat is reached; those who watch race nobody."""
        if listener is not None:
            ear = self.room.crier.audience.ears[listener]
            self.room.table.set_wires(listener, [connection.delay for connection in ear.connections])

    def dismiss(self, connections: Sequence[Connection], reason: Reason, why: str) -> None:
        """Close connections without waiting for them: whoever is gone would take seconds to agree."""
        for connection in connections:
            self.room.spawn(say_goodbye(connection, reason, why, self.room.services.metrics))

    async def leave(self, listener: Listener, connection: Connection) -> None:
        """A connection has closed."""
        async with self.room.still.alone():
            if self.room.crier.audience.leave(listener, connection):
                if listener is not None:
                    self.room.wishes.note_gone(listener, connection)
                self.room.attendance.note()
                self.room.wishes.stirred.set()
                self.note_wires(listener)
                self.room.crier.show_presence()
                self.room.poll.forget(connection)
