"""Wishes about seats in a running game: who asks, and who may not ask again for a while."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, NamedTuple

from backroom.core.refusal import Refused
from backroom.server.clock import Clock
from backroom.server.operations.limits import Bucket, Rate
from backroom.server.rooms.audience import Audience
from backroom.server.sockets.connection import Connection
from backroom.table.journal import Wished
from backroom.table.table import Table
from backroom.table.told import Telling

TIME_TO_COME: Final = 15.0  # seconds that the asker may be away, from when they ask
PER_TABLE: Final = Rate(burst=6, per_second=1 / 60)  # from whatever networks
MOST_COOLING: Final = 100  # networks; the one that has waited longest is dropped
LONGEST_COOLING: Final = 3600.0  # seconds
MOST_SEEN: Final = 40  # people who were at the table, by name and network


class Asker(NamedTuple):
    """Somebody who asks for a seat."""

    number: int  # of the wish
    seat: int
    token: str
    network: str


class Cooling(NamedTuple):
    """A network that was refused, and has to wait."""

    until: float  # when it may ask again
    seconds: float  # for which it may not


class Wishes:
    """Knows who asks for a seat at one table, and bounds how often anybody may."""

    __slots__ = (
        "absent_since",
        "asker",
        "audience",
        "bucket",
        "changed",
        "clock",
        "cooling",
        "seen",
        "table",
    )

    def __init__(self, table: Table[Any, Any, Any, Any], audience: Audience, clock: Clock) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.clock: Clock = clock
        self.asker: Asker | None = None
        self.absent_since: float | None = None  # the asker
        self.bucket: Bucket = Bucket(PER_TABLE, clock.now())
        self.cooling: dict[str, Cooling] = {}  # the networks that may not ask for a while
        self.seen: deque[tuple[str, str]] = deque(maxlen=MOST_SEEN)  # names and networks of people who left
        self.changed: asyncio.Event = asyncio.Event()  # something happened at the table

    # Follower of the table, while a request is open

    def hear(self, told: Telling[Any]) -> None:
        """Ignore what was told: only the state of the table matters."""

    def look_at_table(self) -> None:
        """Note that something happened at the table."""
        self.changed.set()

    # Who may ask

    def check(self, network: str) -> None:
        """Refuse a request from a network that has just asked, or at a table that was asked too often."""
        now = self.clock.now()
        cooling = self.cooling.get(network)
        wait = 0.0 if cooling is None else cooling.until - now
        if wait > 0:
            raise Refused("table", f"ask again in {int(wait) + 1} seconds")
        self.bucket.refill(now)
        if self.bucket.left < 1:
            raise Refused("table", "this table was asked too often; try again in a minute")

    def count(self) -> None:
        """Count a request that the people at the table hear of; one that is refused at once costs nobody."""
        self.bucket.spend(self.clock.now())

    def cool(self, network: str, seconds: float) -> None:
        """Let nobody from this network ask for a while, each time for longer: the table hears others too."""
        before = self.cooling.pop(network, None)
        if before is not None:
            seconds = max(seconds, min(2 * before.seconds, LONGEST_COOLING))
        if len(self.cooling) >= MOST_COOLING:
            del self.cooling[next(iter(self.cooling))]
        self.cooling[network] = Cooling(self.clock.now() + seconds, seconds)

    def note_gone(self, seat: int, connection: Connection) -> None:
        """Remember the network of a person who has left the table."""
        name = self.table.seats[seat].person
        if name is not None and (name, connection.network) not in self.seen:
            self.seen.append((name, connection.network))

    def near(self, network: str) -> tuple[str, ...]:
        """The people who came from this network: a reason to ask, not to refuse; families share one."""
        names = {name for name, other in self.seen if other == network}
        for seat, ear in self.audience.listeners():
            name = None if seat is None else self.table.seats[seat].person
            if name is not None and any(one.network == network for one in ear.connections):
                names.add(name)
        return tuple(sorted(names))

    def present(self) -> list[int]:
        """The seats whose people are present."""
        seats = range(len(self.table.seats))
        return self.table.people([seat for seat in seats if self.audience.is_present(seat)])

    # The open request

    def is_from(self, connection: Connection) -> bool:
        """Whether this connection belongs to somebody who has asked for a seat and is waiting."""
        return self.asker is not None and connection.token == self.asker.token

    def close(self, number: int) -> Asker | None:
        """Forget the request with this number, and return its asker, if it was for a seat."""
        asker = self.asker
        if asker is None or asker.number != number:
            return None
        self.asker = None
        return asker

    def due(self, wish: Wished) -> float:
        """When a request lapses, because nobody answers it or its asker is gone."""
        asker, now = self.asker, self.clock.now()
        if asker is None:
            return wish.until
        waiting = self.audience.connections(asker.seat)
        if any(one.token == asker.token for one in waiting):
            self.absent_since = None
            return wish.until
        if self.absent_since is None:
            self.absent_since = now
        return min(wish.until, self.absent_since + TIME_TO_COME)
