"""Knows who may start, pause and seat bots: the host, or a person acting for an absent one."""

from __future__ import annotations

from typing import Any, Final

from backroom.core.refusal import Refused
from backroom.server.rooms.audience import Audience
from backroom.table.table import Table

ONLY_HOST: Final = "only the host may do this"


class Host:
    """Knows which seat hosts one table."""

    __slots__ = ("audience", "seat", "table")

    def __init__(self, table: Table[Any, Any, Any, Any], audience: Audience) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.seat: int | None = None  # None: nobody

    def acting(self) -> int | None:
        """The seat that has the host's rights now.

        While the host is away, it is the next person present: otherwise a table could wait for ever.
        """
        host = self.seat
        if host is None or self.table.stage == "over" or self.audience.is_present(host):
            return host
        acting = self.next_after(host)
        return acting if acting is not None and self.audience.is_present(acting) else host

    def next_after(self, leaving: int) -> int | None:
        """The next host when somebody leaves: the next person clockwise, preferably one who is present."""
        players = len(self.table.seats)
        around = [(leaving + step) % players for step in range(1, players + 1)]
        people = [seat for seat in around if seat != leaving and self.table.seats[seat].person is not None]
        present = filter(self.audience.is_present, people)
        return next(present, people[0] if people else None)

    def is_missing(self) -> bool:
        """Whether a game can still be played and no person hosts it."""
        return self.table.stage != "over" and (
            self.seat is None or self.table.seats[self.seat].person is None
        )

    def check(self, seat: int) -> None:
        """Raise `Refused` unless this seat is the host's own."""
        if seat != self.seat:
            raise Refused("table", ONLY_HOST)

    def check_acting(self, seat: int) -> None:
        """Raise `Refused` unless this seat has the host's rights now."""
        if seat != self.acting():
            raise Refused("table", ONLY_HOST)
