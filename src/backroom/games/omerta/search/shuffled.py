"""O20: what players still know of shuffled cards: which they were together, and no longer where each lies."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import KIND, LABEL, ROW, SEEN, WIDTH
from backroom.games.omerta.state import Cards

KNEW: Final = LABEL + 20  # per seat: saw this card before it was shuffled, or one that is alike
SHUFFLED: Final = 32 << KNEW  # it was shuffled; any bit from LABEL on says so
SEATS: Final = 31
LABELS: Final = (1 << 20) - 1


def knowers(card: i64) -> i64:
    """Who has seen a card, or knew it before a shuffle, as a mask."""
    return (card >> SEEN | card >> KNEW) & SEATS


def label_of(card: i64) -> i64:
    """The label of a card from the last shuffle."""
    return card >> LABEL & LABELS


def remember(game: Cards, seat: i64) -> None:
    """Note on the cards of a hand that was just shuffled who knows that it is among them."""
    if not game.facts:
        return
    cells = game.cells
    fact = game.facts[len(game.facts) - 1]
    game.facts = ()  # nobody looks back from a playout
    before = list(fact.old)
    first: i64 = seat << ROW
    for at in range(first, first + cells[WIDTH + seat]):
        card: i64 = cells[at]
        label = label_of(card)
        if label < fact.first or label >= fact.first + len(fact.old):
            continue
        for index, old in enumerate(before):
            if old & KIND == card & KIND:
                cells[at] = card | knowers(old) << KNEW | SHUFFLED
                before[index] = 0
                break
