"""Tiny decks of OMERTA, and how many paths lead on from each."""

from __future__ import annotations

from typing import NamedTuple

from backroom.games.omerta.game import Omerta
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import Overlaid, a_table, mamma, patrol
from tests.perft.model import Lying, Position


class Small(NamedTuple):
    """A position with a tiny deck, at the first seat's turn."""

    hands: tuple[str, ...]
    pile: str
    discard: str = ""
    safe: str = ""
    edition: EditionName = "en"
    overlays: tuple[Overlaid, ...] = ()

    def engine(self) -> Omerta:
        return a_table(
            self.hands,
            pile=self.pile,
            discard=self.discard,
            safe=self.safe,
            edition=self.edition,
            overlays=self.overlays,
            rounds=1,
        ).state

    def model(self) -> Position:
        return Position(
            hands=tuple(tuple(enumerate(hand.split())) for hand in self.hands),
            pile=tuple(self.pile.split()),
            discard=tuple(self.discard.split()),
            safe=tuple(self.safe.split()),
            edition=self.edition,
            lying=tuple(map(laid, self.overlays)),
        )


def laid(one: Overlaid) -> Lying:
    """The builder's overlay as the model writes it."""
    if one.kind == mamma(by=0, on=0).kind:
        return ("mamma", one.by, one.seat, None, one.turns)
    return ("patrol", one.by, one.seat, one.place, one.turns)


POSITIONS: dict[str, Small] = {
    "bottles": Small(("1 2", "1", "2 3"), "1 3 3"),
    "discard pile": Small(("1 2", "1", "2"), "3", discard="2 1"),
    "gangster": Small(("1 2", "3", "killer 4"), "gangster 5"),
    "lady": Small(("1", "2 3 4", "killer"), "lady 5"),
    "mole": Small(("1 2", "3", "4"), "mole 5"),
    "snitch": Small(("1", "2", "killer"), "snitch 3 4"),
    "snitch on an empty pile": Small(("1", "2", "3"), "snitch", discard="4"),
    "driver": Small(("1 2 lady", "1", "2"), "driver 5"),
    "driver nl": Small(("1 2 lady", "1", "2"), "driver 5", edition="nl"),
    "safecracker": Small(("1 2", "3", "4"), "safecracker 5", safe="6 7 8 9"),
    "safecracker fr": Small(("1 2", "3", "4"), "safecracker 5", safe="6 7 8 9", edition="fr"),
    "killer": Small(("1", "killer 2", "3"), "gangster lady"),
    "witness and alibi": Small(("1", "2", "alibi"), "witness 3"),
    "mamma": Small(("1", "2", "killer"), "mamma 3"),
    "mamma lies": Small(("1", "2", "3"), "lady snitch", overlays=(mamma(by=0, on=1),)),
    "patrol": Small(("1", "2", "killer 3"), "patrol 4"),
    "patrol on the last card": Small(("1", "2", "3"), "4 5", overlays=(patrol(by=2, on=(0, 0)),)),
    "patrol and lady fr": Small(
        ("1", "2 3 4", "5"), "lady lady", edition="fr", overlays=(patrol(by=2, on=(1, 1)),)
    ),
    "patrol and lady en": Small(
        ("1", "2 3 4", "5"), "lady lady", edition="en", overlays=(patrol(by=2, on=(1, 1)),)
    ),
    "nothing to draw": Small(("1 1", "2 2", "3 3"), "4"),
    "nothing at all": Small(("1", "2", "3"), ""),
}

# How many paths there are of 1, 2, 3, ... entries. A draw is one entry, and so are the answers of several
# seats; in a race, once for every order of those who throw. A game that is over has no more paths.
PATHS: dict[str, list[int]] = {
    "bottles": [2, 3, 9, 414, 846, 1942, 2551],
    "discard pile": [3, 3, 57, 147, 700, 1434, 2194],
    "gangster": [2, 2, 6, 238, 268, 341, 761, 3481],
    "lady": [2, 2, 4, 116, 126, 168, 713, 4052],
    "mole": [2, 2, 6, 137, 151, 184, 468, 1706, 3858, 5515],
    "snitch": [2, 3, 6, 84, 177, 372, 501, 5772],
    "snitch on an empty pile": [3, 2, 18, 38, 68, 136, 264, 564, 1058, 1470, 2644],
    "driver": [2, 2, 8, 204, 308, 501, 1038, 3479],
    "driver nl": [2, 2, 8, 204, 308, 641, 1660, 4517],
    "safecracker": [2, 2, 6, 136, 153, 204, 426, 1769, 4236, 6184],
    "safecracker fr": [2, 2, 6, 137, 157, 209, 457, 1887, 4492],
    "killer": [2, 2, 4, 61, 83, 122, 253, 1024, 2757, 5709],
    "witness and alibi": [2, 2, 4, 51, 56, 87, 197, 582, 1254, 1692, 2565],
    "mamma": [2, 2, 4, 50, 58, 77, 153, 502, 1133, 1571, 2312],
    "mamma lies": [2, 2, 4, 38, 52, 90, 184, 434, 1352, 4160, 5874],
    "patrol": [2, 2, 4, 84, 95, 122, 258, 961, 2309, 3488, 6476],
    "patrol on the last card": [1, 2, 2, 10, 14, 20, 32, 100, 208, 306, 444],
    "patrol and lady fr": [2, 2, 4, 60, 70, 86, 342, 1442, 3162],
    "patrol and lady en": [2, 2, 4, 58, 66, 88, 316, 1374, 3504],
    "nothing to draw": [2, 1, 3, 237, 311, 609, 1239, 3185],
    "nothing at all": [2, 2, 2, 0],
}
