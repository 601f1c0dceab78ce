"""C12, C14, C21, C23: the types that say what the dice and the spaces may bring."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from backroom.games.organized_crime.events import DeckName
from backroom.games.organized_crime.moves import Name


class Prospect(Struct, frozen=True):
    """In this many of 36 throws a named piece can land on a space, or kill somebody on it."""

    piece: int  # which of the named ones; whoever plays a HIT card elsewhere counts as the one that moves
    space: str
    seat: int | None  # whose piece is killed; None: to land there
    boss: bool
    throws: int  # of 36


class Prize(Struct, frozen=True):
    """C23: a source of income that a landing lets one have: at once, or ask the Commission for."""

    source: str
    income: int  # each turn
    price: int
    vote: bool  # the Commission has to allow it
    payable: bool  # with the money at hand


class Risks(Struct, frozen=True):
    """C9: what the Mistake cards that are face down would do, each as many of them."""

    cards: int
    removed: int  # ... the piece
    fined: int
    worst: int  # the highest of these fines
    spared: int  # nothing: an official of theirs undoes it


# C23: why there is nothing to have: all of it is held, or a first city, a man or the money is missing
Bar: TypeAlias = Literal["held", "first_city", "men", "money"]


class Landing(Struct, frozen=True, kw_only=True):
    """C14: what a hit-man of this seat would meet if it landed on any of these spaces now."""

    spaces: tuple[str, ...]
    removed: bool  # C11: the piece is
    fine: int  # to the Bank
    owed: int  # ... of which the money at hand leaves so much
    deck: DeckName | None  # C7, C8: from which a card may be drawn; C9: has to be
    risks: Risks | None  # ... a Mistake
    prizes: tuple[Prize, ...]
    bar: Bar | None


class Outlook(Struct, frozen=True):
    """What lies before some named pieces: their odds, and which further piece could be named with them.

    Before none at all: what each space would bring.
    """

    prospects: tuple[Prospect, ...] | None  # None: there are too many ways to play this to count them
    names: tuple[Name, ...]
    landings: tuple[Landing, ...]
