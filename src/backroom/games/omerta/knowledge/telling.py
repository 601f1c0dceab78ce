"""O34: the part of an event that each seat may hear."""

from __future__ import annotations

from backroom.games.omerta.events import Drew, Event, LookedAt, Peeked, SafeOpened


def tell(event: Event, seat: int | None) -> Event | None:
    """O34: the event as this seat (None: a spectator) may hear it."""
    match event:
        case Peeked() if seat != event.seat:
            return Peeked(event.seat, event.places, None)
        case Drew() if seat != event.seat:
            return Drew(event.seat, None)
        case LookedAt() if seat != event.seat:
            return LookedAt(event.seat, event.place, None)
        case SafeOpened() if seat != event.seat:
            return SafeOpened(event.seat, None)
        case _:
            return event
