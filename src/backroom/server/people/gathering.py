"""A table that gathers people: when it begins by itself, and who has been away for too long."""

from __future__ import annotations

from typing import Any, Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Gathering
from backroom.server.operations.limits import site_of
from backroom.server.rooms.audience import Audience
from backroom.server.rooms.summary import Gathers
from backroom.table.table import Table

COUNTDOWN: Final = 10.0  # seconds from when enough people are there: others may still come
FULL: Final = 3.0  # ... from when every seat is a person's
AWAY: Final = 60.0  # seconds after which somebody who is not there loses the seat
OF_A_NETWORK: Final = 2  # people from one network, or IPv6 site: nobody keeps all seats from others
ENOUGH: Final = "two people from your network sit here already; the other seats are for others"
STAYS: Final = "strangers gather here, and nobody sends them away"


class Gatherer:
    """Watches who is at one table before its game. It looks at the table, and changes nothing there."""

    __slots__ = ("audience", "away", "begins", "gathers", "networks", "table")

    def __init__(self, gathers: Gathers | None, table: Table[Any, Any, Any, Any], audience: Audience) -> None:
        self.gathers: Gathers | None = gathers
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.begins: float | None = None  # when, if everybody stays
        self.away: dict[int, float] = {}  # since when, by seat
        self.networks: dict[int, str] = {}  # from where people came, by seat; not kept across a restart

    @property
    def is_open(self) -> bool:
        """Whether people are still gathered."""
        return self.gathers is not None and self.table.stage == "open"

    def has_enough_of(self, network: str) -> bool:
        """Whether no more people from a network may sit down while people are gathered, by whatever way."""
        site = site_of(network) or network
        people = self.people()
        return self.is_open and [self.networks.get(seat) for seat in people].count(site) >= OF_A_NETWORK

    def check(self, network: str) -> None:
        """Raise `Refused` unless somebody from this network may sit down."""
        if self.has_enough_of(network):
            raise Refused("table", ENOUGH)

    def note(self, seat: int, network: str) -> None:
        """Note from where somebody came who has sat down."""
        self.networks[seat] = site_of(network) or network

    def check_kick(self, seat: int) -> None:
        """Refuse to send strangers away before the game: they would be paired to this table again."""
        if self.is_open and seat in self.people():
            raise Refused("table", STAYS)

    def people(self) -> list[int]:
        """The seats of people, there or not."""
        return [number for number, seat in enumerate(self.table.seats) if seat.person is not None]

    def present(self) -> list[int]:
        """The seats of those who are there."""
        return [seat for seat in self.people() if self.audience.is_present(seat)]

    def look(self, now: float) -> bool:
        """Note who is there now; return whether the time of the beginning has changed."""
        people, present, before = self.people(), self.present(), self.begins
        self.away = {seat: self.away.get(seat, now) for seat in people if seat not in present}
        self.networks = {seat: network for seat, network in self.networks.items() if seat in people}
        if self.gathers is None or len(present) < self.gathers.people:
            self.begins = None
        elif len(present) == len(self.table.seats):
            self.begins = min(before or now + FULL, now + FULL)
        elif before is None:
            self.begins = now + COUNTDOWN
        return self.begins != before

    def is_due(self, now: float) -> bool:
        """Whether it is time to begin."""
        return self.begins is not None and self.begins <= now

    def lapsed(self, now: float) -> list[int]:
        """The seats of people who have been away for too long."""
        return [seat for seat, since in self.away.items() if now - since >= AWAY]

    def shown(self) -> Gathering | None:
        """What everybody at the table is shown of it."""
        if self.gathers is None or self.table.stage != "open":
            return None
        return Gathering(self.gathers.people, self.gathers.fill, self.begins)
