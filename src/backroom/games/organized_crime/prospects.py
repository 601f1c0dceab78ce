"""C12, C21: what the dice may bring, as it is told."""

from __future__ import annotations

from msgspec import Struct

from backroom.games.organized_crime.moves import Name


class Prospect(Struct, frozen=True):
    """In so many of 36 throws a named piece can land on a space, or kill somebody on it."""

    piece: int  # which of the named ones; whoever plays a HIT card elsewhere counts as the one that moves
    space: str
    seat: int | None  # whose piece is killed; None: to land there
    boss: bool
    throws: int  # of 36


class Outlook(Struct, frozen=True):
    """What lies before some named pieces: their odds, and which further piece could be named with them."""

    prospects: tuple[Prospect, ...] | None  # None: there are too many ways to play this to count them
    names: tuple[Name, ...]
