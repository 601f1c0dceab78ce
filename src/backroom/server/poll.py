"""Who will win? What those who play and those who watch think; it decides nothing."""

from __future__ import annotations

from backroom.protocol.messages import Tips
from backroom.server.audience import Listener
from backroom.server.connection import Connection


class Poll:
    """The friendly poll of a table."""

    def __init__(self, seats: int) -> None:
        self.seats: list[int | None] = [None] * seats
        self.watchers: dict[Connection, int] = {}  # for as long as they are there: nobody knows them again

    @property
    def is_open(self) -> bool:
        """Whether anybody has said anything."""
        return bool(self.watchers) or any(tip is not None for tip in self.seats)

    def told(self, listener: Listener, connection: Connection) -> Tips:
        """How it stands, for one who hears of it."""
        mine = self.watchers.get(connection) if listener is None else self.seats[listener]
        seen = list(self.watchers.values())
        watching = tuple([seen.count(seat) for seat in range(len(self.seats))])
        return Tips(tuple(self.seats), watching, mine)
