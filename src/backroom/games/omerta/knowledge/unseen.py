"""O34: the cards a seat has not seen, by the draw pile they came from."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import FREE, IN_DISCARD, IN_SAFE, KIND, LABEL, PILE, PILE_MASK, ROW, SEEN
from backroom.games.omerta.state import Cards

# Where a card lies, as one number: the address of its cell, just drawn, or in an earlier shuffle.
DRAWN: Final = IN_DISCARD
IN_SHUFFLE: Final = FREE


class Unseen:
    """The cards of one draw pile that a seat cannot place: their kinds, and the spots they fill."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.spots: list[int] = []


def gather(game: Cards, seat: i64) -> dict[int, Unseen]:
    """The unseen cards by the draw pile they came from."""
    unseen: dict[int, Unseen] = {}
    for owner in range(game.rules.players):
        note(unseen, game.hand(owner), owner << ROW, seat)
    note(unseen, game.safe, IN_SAFE, seat)
    note(unseen, [game.held], DRAWN, seat)
    for index, fact in enumerate(game.facts):
        note(unseen, list(fact.old), IN_SHUFFLE + (index << ROW), seat)
    if game.piles not in unseen:
        unseen[game.piles] = Unseen()
    unseen[game.piles].kinds.extend(game.pile)
    return unseen


def note(unseen: dict[int, Unseen], cards: list[int], first: int, seat: i64) -> None:
    """Note the cards that nobody can trace to a shuffle and this seat has not seen."""
    for index, card in enumerate(cards):
        if card and not card >> LABEL and not (card >> (SEEN + seat)) & 1:
            pile = pile_of(card)
            if pile not in unseen:
                unseen[pile] = Unseen()
            unseen[pile].kinds.append(card & KIND)
            unseen[pile].spots.append(first + index)


def pile_of(card: int) -> int:
    """The draw pile a card came from."""
    return (card & PILE_MASK) >> PILE
