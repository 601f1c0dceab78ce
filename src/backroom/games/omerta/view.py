"""O34, O35: what a person may see of the table; `seeing` builds it."""

from __future__ import annotations

from msgspec import Struct

from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed.cards import CardName
from backroom.games.omerta.setup import Setup


class PlaceView(Struct, frozen=True):
    """A card on the table: its place, and whether a Patrol lies on it; the face only with the memory aid."""

    place: int
    blocked: bool
    card: CardName | None


class OverlayView(Struct, frozen=True):
    """O28, O29: a Mamma or a Patrol, and how many turns of its owner it stays."""

    power: CardName
    by: int
    seat: int
    place: int | None
    turns: int


class View(Struct, frozen=True, kw_only=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: int | None
    setup: Setup
    round: int
    rounds: int
    starter: int
    turn: int  # whose turn it is
    turns: int  # begun in this round
    totals: tuple[int, ...]
    hands: tuple[tuple[PlaceView, ...], ...]
    overlays: tuple[OverlayView, ...]
    pile: int  # cards in the draw pile
    discard: int  # cards in the discard pile
    top: CardName | None  # ... and its top
    safe: tuple[CardName | None, ...]
    drawn: bool  # a card is drawn and not yet put anywhere
    drawn_card: CardName | None  # ... and this seat may see it
    drawn_from_discard: bool
    window: tuple[CardName, ...]  # the bottle values an open snap matches
    power: CardName | None  # the character in use
    named: Move | None  # ... and its targets
