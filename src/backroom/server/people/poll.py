"""A poll on who will win, among players and spectators; it decides nothing."""

from __future__ import annotations

from typing import Any

from backroom.core.refusal import Refused
from backroom.protocol.messages import Tips
from backroom.protocol.wire import encode
from backroom.server.people.chat import keeps_apart
from backroom.server.rooms.audience import Audience, Listener
from backroom.server.rooms.command_queue import Duplicates
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import By, Tipped
from backroom.server.rooms.ports import Writes
from backroom.server.sockets.connection import Connection
from backroom.table.table import Table


class Poll:
    """Stores and shows the poll of one table."""

    __slots__ = ("audience", "duplicates", "exclusive", "journal", "seats", "table", "watchers")

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        audience: Audience,
        exclusive: Exclusive,
        *,
        journal: Writes,
        duplicates: Duplicates,
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.exclusive: Exclusive = exclusive
        self.journal: Writes = journal
        self.duplicates: Duplicates = duplicates
        self.seats: list[int | None] = [None] * len(table.seats)  # whom each seat tips
        self.watchers: dict[Connection, int] = {}  # ... and each spectator who is present

    async def tip(self, seat: int, winner: int, by: By) -> None:
        """Show everybody who a player thinks will win."""
        async with self.exclusive.access():
            if self.duplicates.has(by):
                return
            self.check(winner)
            tipped = Tipped(seat, winner, by)
            await self.journal.append([tipped])
            self.recall(tipped)
            self.duplicates.note(by)
            self.show()

    def recall(self, tipped: Tipped) -> None:
        """Restore a player's tip from the journal."""
        self.seats[tipped.seat] = tipped.winner

    async def tip_watching(self, connection: Connection, winner: int) -> None:
        """Show who a spectator thinks will win; this is not stored."""
        await self.exclusive.idle()
        self.check(winner)
        self.watchers[connection] = winner
        self.show(by_watcher=True)

    def forget(self, connection: Connection) -> None:
        """Drop the tip of a spectator who is gone."""
        if self.watchers.pop(connection, None) is not None:
            self.show(by_watcher=True)

    def check(self, winner: int) -> None:
        """Raise `Refused` if this seat can no longer win, as far as the table knows."""
        if winner >= len(self.seats):
            raise Refused("table", "there is no such seat")
        if self.table.stage != "running":
            raise Refused("table", "the game is not running")

    def show(self, *, by_watcher: bool = False) -> None:
        """Show the state of the poll to everybody who may see it."""
        for listener, ear in self.audience.listeners():
            if listener is None or not (by_watcher and keeps_apart(self.table)):
                for connection in ear.connections:
                    self.show_to(listener, connection)

    def greet(self, listener: Listener, connection: Connection) -> None:
        """Show the poll to a newcomer, if it has tips that they may see."""
        if self.seen_by(listener) or any(tip is not None for tip in self.seats):
            self.show_to(listener, connection)

    def show_to(self, listener: Listener, connection: Connection) -> None:
        """Show one connection the state of the poll."""
        mine = self.watchers.get(connection) if listener is None else self.seats[listener]
        seen = self.seen_by(listener)
        watching = tuple([seen.count(seat) for seat in range(len(self.seats))])
        connection.send(encode(Tips(tuple(self.seats), watching, mine)))

    def seen_by(self, listener: Listener) -> list[int]:
        """The tips of spectators that a listener may see: players see none while the game runs."""
        return [] if listener is not None and keeps_apart(self.table) else list(self.watchers.values())
