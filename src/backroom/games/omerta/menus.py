"""What may be said now, ready-made: menus are keyed by a mask of places, and moves are shared objects."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Final

from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Look,
    Menu,
    Move,
    OpenSafe,
    Pass,
    Peek,
    Replace,
    Show,
    Snap,
    Take,
    Throw,
)

OMERTA: Final = CallOmerta()
DRAW: Final = Draw()
TAKE: Final = Take()
PASS: Final = Pass()
DISCARD: Final = Discard()
DECLINE: Final = Decline()
OPEN_SAFE: Final = OpenSafe()

SAFE_PLACES: Final = 4  # O6
PLACES: Final = 60  # O7c: a hand has at most this many places
REPLACE: Final = tuple(Replace(place) for place in range(PLACES))
SNAP: Final = tuple(Snap(place) for place in range(PLACES))
SHOW: Final = tuple(Show(place) for place in range(PLACES))
LOOK: Final = tuple(Look(place) for place in range(PLACES))

PEEKS: Final[Menu] = tuple(Peek(pair) for pair in combinations(range(4), 2))
TURNS: Final[tuple[Menu, ...]] = (
    (), (DRAW,), (TAKE,), (DRAW, TAKE),
    (OMERTA,), (OMERTA, DRAW), (OMERTA, TAKE), (OMERTA, DRAW, TAKE),
)  # fmt: skip
PASSES: Final[tuple[Menu, ...]] = ((PASS,), (OMERTA, PASS))


def places_of(mask: int) -> list[int]:
    """The places whose bits are set."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def offers(menu: Menu, move: Move) -> bool:
    """Whether this may be said; most moves come from a menu themselves, and are found by being the same."""
    for option in menu:
        if option is move:
            return True
    return move in menu


class Menus:
    """Menus keyed by a mask of places; those of ordinary hands are kept, the others made when needed."""

    KEPT: Final = 1 << 12

    def __init__(self, make: Callable[[int], Menu]) -> None:
        self.make = make
        self.kept: dict[int, Menu] = {}

    def of(self, mask: int) -> Menu:
        """The menu for these places."""
        menu = self.kept.get(mask)
        if menu is None:
            menu = self.make(mask)
            if mask < self.KEPT:
                self.kept[mask] = menu
        return menu


def _throws(mask: int) -> Menu:
    places = places_of(mask)
    return (*(Throw((place,)) for place in places), *(Throw(pair) for pair in permutations(places, 2)))


def _exchanges(mask: int) -> Menu:
    return tuple(Exchange(place, safe) for place in places_of(mask) for safe in range(SAFE_PLACES))


REPLACES: Final = Menus(lambda mask: tuple(REPLACE[place] for place in places_of(mask)))
PUTS: Final = Menus(lambda mask: (DISCARD, *(REPLACE[place] for place in places_of(mask))))
SNAPS: Final = Menus(lambda mask: (PASS, *(SNAP[place] for place in places_of(mask))))
SHOWS: Final = Menus(lambda mask: (PASS, *(SHOW[place] for place in places_of(mask))))
LOOKS: Final = Menus(lambda mask: tuple(LOOK[place] for place in places_of(mask)))
THROWS: Final = Menus(_throws)
EXCHANGES: Final = Menus(_exchanges)
