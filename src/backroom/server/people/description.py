"""The table itself as everybody sees it: its options, its seats, who hosts, what people are asked."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from backroom.protocol.messages import SeatNow, TableNow, Wish
from backroom.server.people.gathering import Gatherer
from backroom.server.people.host import Host
from backroom.server.rooms.summary import Access
from backroom.server.store.store import Head


def describe(head: Head, access: Access, host: Host, gatherer: Gatherer) -> TableNow[Any]:
    """A table as everybody sees it."""
    table, audience = host.table, host.audience
    acting = host.acting()
    return TableNow(
        code=head.code,
        game=head.game,
        setup=table.setup,
        speed=table.options.speed,
        pace=table.options.pace,
        public=access.public,
        spectators=access.spectators,
        notes=access.notes,
        handover=table.options.handover,
        advice=table.options.advice,
        imported=table.imported,
        stage=table.stage,
        paused=table.paused is not None,
        host=acting,
        absent_host=None if acting == host.seat else host.seat,
        seats=tuple(
            SeatNow(
                seat.person, seat.bot, seat.cousin, audience.is_present(number), seat.left, seat.face or UNSET
            )
            for number, seat in enumerate(table.seats)
        ),
        wish=wish_of(host),
        watching=audience.watching(),
        commitment=table.draws.commitment,
        secret=table.draws.secret.hex() if table.draws.revealed else None,
        gathers=gatherer.shown() or UNSET,
    )


def wish_of(host: Host) -> Wish | None:
    """What the people at a table are asked about a seat."""
    wish = host.table.wish
    if wish is None:
        return None
    agreed = tuple(host.table.agreed)
    return Wish(wish.number, wish.seat, wish.name, wish.by, wish.near, wish.voters, agreed, wish.until)
