"""What may be said now, ready-made: menus are keyed by a mask of places, and moves are shared objects.

The edge speaks in moves; the engine counts. A move is known to the step that asks for it by a number, its
code, which lies beside it in the menu: a place, the address of a card, or whatever that step counts in.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Final

from backroom.core.native import i64, vec
from backroom.core.rows import row_of
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

NOTHING: Final = -1  # the code of a pass, a decline, of the drawn card discarded: no place is named
UNKNOWN: Final = -2  # of what is not on the menu

OMERTA: Final = CallOmerta()
DRAW: Final = Draw()
TAKE: Final = Take()
PASS: Final = Pass()
DISCARD: Final = Discard()
DECLINE: Final = Decline()
OPEN_SAFE: Final = OpenSafe()

SAFE_PLACES: Final = 4  # O6
PLACES: Final = 60  # O7c: a hand has at most this many places
PAIR: Final = 6  # in a code of two places, the bits of the first
PLACE: Final = 63  # ... and its mask, as in the address of a card

# The codes of a turn.
CALLING: Final = 0
FROM_PILE: Final = 1
FROM_DISCARD: Final = 2


class Choices:
    """What a seat may say, and the code of each."""

    def __init__(self, moves: Menu, codes: list[int]) -> None:
        self.moves: Menu = moves
        self.codes: vec[i64] = row_of(codes)
        self.count: i64 = len(codes)
        self.declinable: Choices | None = None

    def code_of(self, move: Move) -> i64:
        """The code of a move. Most moves come from the menu itself, so identity is tried first."""
        moves = self.moves
        for index, option in enumerate(moves):
            if option is move:
                return self.codes[index]
        return self.codes[moves.index(move)] if move in moves else UNKNOWN

    def or_decline(self) -> Choices:
        """O18b: these choices, and declining them all."""
        if self.declinable is None:
            codes = [self.codes[index] for index in range(self.count)]
            self.declinable = Choices((DECLINE, *self.moves), [NOTHING, *codes])
        return self.declinable


def joined(parts: list[Choices]) -> Choices:
    """The choices of all of these, in order."""
    moves: list[Move] = []
    count: i64 = 0
    for part in parts:
        moves.extend(part.moves)
        count += part.count
    whole = Choices(tuple(moves), [])
    codes = vec[i64]([0] * int(count))
    at: i64 = 0
    for part in parts:
        its = part.codes
        for index in range(part.count):
            codes[at + index] = its[index]
        at += part.count
    whole.codes = codes
    whole.count = count
    return whole


def places_of(mask: i64) -> list[int]:
    """The places whose bits are set."""
    places: list[int] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            places.append(place)
        mask >>= 1
        place += 1
    return places


class Menus:
    """Menus keyed by a mask of places; those of ordinary hands are kept, the others made when needed."""

    KEPT: Final = 1 << 12

    def __init__(self, make: Callable[[list[int]], Choices]) -> None:
        self.make = make
        self.kept: list[Choices | None] = [None] * self.KEPT

    def of(self, mask: i64) -> Choices:
        """The menu for these places."""
        if mask >= self.KEPT:
            return self.make(places_of(mask))
        menu = self.kept[mask]
        if menu is None:
            menu = self.kept[mask] = self.make(places_of(mask))
        return menu


REPLACE: Final = tuple(Replace(place) for place in range(PLACES))
SNAP: Final = tuple(Snap(place) for place in range(PLACES))
SHOW: Final = tuple(Show(place) for place in range(PLACES))
LOOK: Final = tuple(Look(place) for place in range(PLACES))


def _replaces(places: list[int]) -> Choices:
    return Choices(tuple([REPLACE[place] for place in places]), places)


def _puts(places: list[int]) -> Choices:
    return Choices((DISCARD, *[REPLACE[place] for place in places]), [NOTHING, *places])


def _snaps(places: list[int]) -> Choices:
    return Choices((PASS, *[SNAP[place] for place in places]), [NOTHING, *places])


def _shows(places: list[int]) -> Choices:
    return Choices((PASS, *[SHOW[place] for place in places]), [NOTHING, *places])


def _looks(places: list[int]) -> Choices:
    return Choices(tuple([LOOK[place] for place in places]), places)


def _throws(places: list[int]) -> Choices:
    thrown = [*[(place,) for place in places], *permutations(places, 2)]
    codes = [both[0] | both[1] + 1 << PAIR if len(both) == 2 else both[0] for both in thrown]
    return Choices(tuple([Throw(both) for both in thrown]), codes)


def _exchanges(places: list[int]) -> Choices:
    pairs = [(place, safe) for place in places for safe in range(SAFE_PLACES)]
    moves = tuple([Exchange(place, safe) for place, safe in pairs])
    return Choices(moves, [place | safe << PAIR for place, safe in pairs])


def _turns(moves: tuple[Move, ...]) -> Choices:
    return Choices(moves, [CODES[move] for move in moves])


CODES: Final[dict[Move, int]] = {OMERTA: CALLING, DRAW: FROM_PILE, TAKE: FROM_DISCARD, PASS: NOTHING}
TURNS: Final = tuple([
    _turns(moves)
    for moves in (
        (), (DRAW,), (TAKE,), (DRAW, TAKE),
        (OMERTA,), (OMERTA, DRAW), (OMERTA, TAKE), (OMERTA, DRAW, TAKE),
    )
])  # fmt: skip
PASSES: Final = (_turns((PASS,)), _turns((OMERTA, PASS)))
PEEKS: Final = Choices(
    tuple([Peek(pair) for pair in combinations(range(4), 2)]),
    [first | second << PAIR for first, second in combinations(range(4), 2)],
)
OPENING: Final = Choices((OPEN_SAFE,), [0])

REPLACES: Final = Menus(_replaces)
PUTS: Final = Menus(_puts)
SNAPS: Final = Menus(_snaps)
SHOWS: Final = Menus(_shows)
LOOKS: Final = Menus(_looks)
THROWS: Final = Menus(_throws)
EXCHANGES: Final = Menus(_exchanges)
