"""Who will win? What those who play and those who watch think; it decides nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.refusal import Refused
from backroom.protocol.messages import Tips
from backroom.protocol.wire import encode
from backroom.server.audience import Listener
from backroom.server.connection import Connection
from backroom.server.kept import By, Tipped

if TYPE_CHECKING:
    from backroom.server.room import Room


class Poll:
    """The friendly poll of a table."""

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.seats: list[int | None] = [None] * len(room.table.seats)
        self.watchers: dict[Connection, int] = {}  # for as long as they are there: nobody knows them again

    async def tip(self, seat: int, winner: int, by: By) -> None:
        """Show everybody who somebody at a seat thinks will win."""
        async with self.room.still.alone():
            if self.room.done_before.has(by):
                return
            self.check(winner)
            tipped = Tipped(seat, winner, by)
            await self.room.keeper.keep([tipped])
            self.room.recall(tipped)
            self.show()

    async def tip_watching(self, connection: Connection, winner: int) -> None:
        """... or somebody who watches; it is not kept."""
        await self.room.still.rest()
        self.check(winner)
        self.watchers[connection] = winner
        self.show(by_watcher=True)

    def forget(self, connection: Connection) -> None:
        """Somebody who watched is gone, and with them what they thought."""
        if self.watchers.pop(connection, None) is not None:
            self.show(by_watcher=True)

    def check(self, winner: int) -> None:
        """Whether this seat can still win, as far as a table knows."""
        if winner >= len(self.seats):
            raise Refused("table", "there is no such seat")
        if self.room.table.stage != "running":
            raise Refused("table", "the game is not running")

    def show(self, *, by_watcher: bool = False) -> None:
        """How it stands, to everybody whom what was said concerns."""
        for listener, ear in self.room.crier.audience.listeners():
            if listener is None or not (by_watcher and self.room.keeps_apart()):
                for connection in ear.connections:
                    self.show_to(listener, connection)

    def greet(self, listener: Listener, connection: Connection) -> None:
        """Show it to a newcomer, if anybody has said anything that they may see."""
        if self.seen_by(listener) or any(tip is not None for tip in self.seats):
            self.show_to(listener, connection)

    def show_to(self, listener: Listener, connection: Connection) -> None:
        """How it stands, to one of them."""
        mine = self.watchers.get(connection) if listener is None else self.seats[listener]
        seen = self.seen_by(listener)
        watching = tuple([seen.count(seat) for seat in range(len(self.seats))])
        connection.send(encode(Tips(tuple(self.seats), watching, mine)))

    def seen_by(self, listener: Listener) -> list[int]:
        """What those who watch have said, as far as one may see it: players not while they are kept apart."""
        return [] if listener is not None and self.room.keeps_apart() else list(self.watchers.values())
