"""Lays out what one seat sees as a state, so that the engine itself can play on it.

In that state nobody else holds a card or known money, and it is the turn of the seat that looks.
"""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import CARDS, SEATS, Rules
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import BITS, KNOWN, TURN
from backroom.games.organized_crime.view import DeckView, View

KEPT: Final = 8  # tables whose printed things are remembered
RULES: Final[dict[Setup, Rules]] = {}


def rules_of(setup: Setup) -> Rules:
    """The printed things of a table; a board of somebody's own takes a while to read."""
    known = RULES.get(setup)
    if known is None:
        if len(RULES) == KEPT:
            RULES.clear()
        known = RULES[setup] = Rules(setup)
    return known


def position(view: View) -> OrganizedCrime:
    """The board as this seat sees it, at the beginning of its turn."""
    game = OrganizedCrime(rules_of(view.setup))
    assert view.seat is not None
    board = game.rules.board
    game.step = TURN
    game.seat = view.seat
    game.alive = 0
    for seat, family in enumerate(view.families):
        if family.base is not None:
            game.base[seat] = game.rules.base[family.base]
            game.owner[game.base[seat]] = seat
        if family.alive:
            game.alive |= 1 << seat
        if family.boss is not None:
            game.boss[seat] = board.number[family.boss]
        for space, men in family.men:
            game.at[board.number[space]] += men << (BITS * seat)
        for circle in family.circles:
            game.circles[game.rules.circle[circle]] = seat
        game.left[seat] = family.left
        game.suspended[seat] = family.suspended
    own = view.families[view.seat]
    assert own.money is not None
    game.money[view.seat] = own.money
    for observer in range(SEATS + 1):
        game.low[observer * SEATS + view.seat] = game.high[observer * SEATS + view.seat] = own.money
    known: i64 = 1 << (KNOWN + view.seat)
    game.hands[view.seat] = [CARDS.index(card) | known for card in own.known]
    for deck, seen in enumerate(view.decks):
        lay_deck(game, deck, seen)
    return game


def lay_deck(game: OrganizedCrime, deck: i64, seen: DeckView) -> None:
    """C6: the used cards as they lie; of the others, which may be in hands, as many as are face down."""
    ids = game.rules.decks.ids[deck]
    first: i64 = game.rules.first_card[deck]
    used = dict(seen.used)
    for place, name in enumerate(ids):
        kind: i64 = first + place
        game.used[kind] = used.get(name, 0)
        game.pile[kind] -= game.used[kind]
    hidden: i64 = -seen.cards
    for place in range(len(ids)):
        hidden += game.pile[first + place]
    for place in range(len(ids)):  # the rest is in hands; nobody asks of which kinds
        taken: i64 = min(hidden, game.pile[first + place])
        game.pile[first + place] -= taken
        hidden -= taken
