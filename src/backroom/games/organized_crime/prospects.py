"""C12, C21: what the dice may bring, as it is told."""

from __future__ import annotations

from msgspec import Struct


class Prospect(Struct, frozen=True):
    """In so many of 36 throws a named piece can land on a space, or kill somebody on it."""

    piece: int  # which of the named ones; whoever plays a HIT card elsewhere counts as the one that moves
    space: str
    seat: int | None  # whose piece is killed; None: to land there
    boss: bool
    throws: int  # of 36
