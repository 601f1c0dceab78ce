"""C7, C8, C27, C30: the part of an event that each seat may hear."""

from __future__ import annotations

from backroom.games.organized_crime.events import (
    Audited,
    CardsTaken,
    DealMade,
    Drew,
    Event,
    OfferDropped,
    Offered,
    OfferRejected,
    WordLapsed,
)


def tell(event: Event, seat: int | None) -> Event | None:
    """C7, C8, C27, C30: the event as this seat (None: a spectator) may hear it."""
    match event:
        case Drew() if seat != event.seat:
            return Drew(event.seat, event.deck, None)
        case Offered() | OfferDropped() | OfferRejected() | WordLapsed() if seat not in {event.by, event.to}:
            return None
        case DealMade() if seat not in {event.by, event.to}:
            return DealMade(event.by, event.to, None, None, None, event.backs, None, None)
        case CardsTaken() if seat != event.seat and seat != event.victim:
            return CardsTaken(event.seat, event.victim, None, event.backs)
        case Audited() if seat != event.by:
            return Audited(event.by, event.seat, None)
        case _:
            return event
