"""C27, C30: what each seat can be sure of about another's money.

Everything but a deal is seen by all, so a seat always knows what the others have together. What it knows of
each is a range; with the sum these ranges say exactly what is possible, even after a deal between two others.
"""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.organized_crime.rules import SEATS
from backroom.games.organized_crime.state import Country

OBSERVERS: Final = 5  # the seats, and an observer who sees no deal


def shift(game: Country, seat: i64, amount: i64) -> None:
    """Everybody saw a seat get (or lose) this amount."""
    low, high = game.low, game.high
    for place in range(int(seat), OBSERVERS * SEATS, SEATS):
        low[place] += amount
        high[place] += amount


def learn_at_least(game: Country, seat: i64, amount: i64) -> None:
    """Everybody saw that a seat has at least this amount."""
    for observer in range(OBSERVERS):
        if game.low[observer * SEATS + seat] < amount:
            game.low[observer * SEATS + seat] = amount
            tighten(game, observer)


def learn_at_most(game: Country, seat: i64, amount: i64) -> None:
    """Everybody saw that a seat has at most this amount."""
    for observer in range(OBSERVERS):
        if game.high[observer * SEATS + seat] > amount:
            game.high[observer * SEATS + seat] = amount
            tighten(game, observer)


def learn_all(game: Country, seat: i64) -> None:
    """Everybody saw a seat's money."""
    for observer in range(OBSERVERS):
        count_money(game, observer, seat)


def count_money(game: Country, observer: i64, seat: i64) -> None:
    """C30: one seat saw another's money."""
    game.low[observer * SEATS + seat] = game.money[seat]
    game.high[observer * SEATS + seat] = game.money[seat]
    tighten(game, observer)


def hide_deal(game: Country, one: i64, other: i64, paid: i64) -> None:
    """C27: `one` paid `other` this amount (below 0: was paid), and nobody else saw how much."""
    for observer in range(OBSERVERS):
        if observer in (one, other):
            partner = other if observer == one else one
            gained = paid if partner == other else -paid
            game.low[observer * SEATS + partner] += gained
            game.low[observer * SEATS + partner] = max(
                game.low[observer * SEATS + partner], 0
            )  # who paid it had it
            game.high[observer * SEATS + partner] += gained
            tighten(game, observer)
        else:
            most = game.high[observer * SEATS + one] + game.high[observer * SEATS + other]
            for seat in (one, other):
                game.low[observer * SEATS + seat] = 0
                game.high[observer * SEATS + seat] = most
            tighten(game, observer)
    game.low[one * SEATS + one] = game.high[one * SEATS + one] = game.money[one]
    game.low[other * SEATS + other] = game.high[other * SEATS + other] = game.money[other]


def tighten(game: Country, observer: i64) -> None:
    """A seat has at most what the others leave of the total, and at least what they cannot have."""
    seats = [seat for seat in range(game.rules.players) if seat != observer]
    total: i64 = 0
    for seat in seats:
        total += game.money[seat]
    changed = True
    while changed:
        changed = False
        for seat in seats:
            others_low: i64 = 0
            others_high: i64 = 0
            for other in seats:
                if other != seat:
                    others_low += game.low[observer * SEATS + other]
                    others_high += game.high[observer * SEATS + other]
            if game.low[observer * SEATS + seat] < total - others_high:
                game.low[observer * SEATS + seat] = total - others_high
                changed = True
            if game.high[observer * SEATS + seat] > total - others_low:
                game.high[observer * SEATS + seat] = total - others_low
                changed = True
