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

    def seen(self, listener: Listener, *, apart: bool) -> list[int]:
        """What those who watch have said, as far as one may see it: players not while they are kept apart."""
        return [] if apart and listener is not None else list(self.watchers.values())

    def is_open(self, listener: Listener, *, apart: bool) -> bool:
        """Whether anybody has said anything that one may see."""
        return bool(self.seen(listener, apart=apart)) or any(tip is not None for tip in self.seats)

    def told(self, listener: Listener, connection: Connection, *, apart: bool) -> Tips:
        """How it stands, for one who hears of it."""
        mine = self.watchers.get(connection) if listener is None else self.seats[listener]
        seen = self.seen(listener, apart=apart)
        watching = tuple([seen.count(seat) for seat in range(len(self.seats))])
        return Tips(tuple(self.seats), watching, mine)
