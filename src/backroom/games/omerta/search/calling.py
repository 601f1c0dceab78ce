"""O31: how likely a hand of cards that one seat has not seen counts at most so many points."""

from __future__ import annotations

from functools import cache
from typing import Final

from backroom.core.native import i64, vec
from backroom.games.omerta.printed.cards import KINDS, POINTS, deck

GRAIN: Final = 1024  # a chance of 1
HAND: Final = 7  # unseen cards of a hand that are told apart; more of them count as many
HIGHEST: Final = 63  # points; more than that is nobody's stock, as far as a call goes
KEPT_UP_TO: Final = 7  # points of a card that its owner chose to keep


@cache
def low_chances(trust: int) -> vec[i64]:
    """By cards that their owner keeps, other cards, and points: how likely all together are at most that.

    A card that is kept is a low one, in so many of a hundred cases.
    """
    plain = chances_of([1.0] * KINDS)
    low = chances_of([1.0 if points <= KEPT_UP_TO else 0.0 for points in POINTS])
    kept = [(one * trust + other * (100 - trust)) / 100 for one, other in zip(low, plain, strict=True)]
    table: list[int] = []
    some_kept = [1.0] + [0.0] * HIGHEST
    for _ in range(HAND):
        chances = some_kept
        for _ in range(HAND):
            total = 0.0
            for chance in chances:
                total += chance
                table.append(round(total * GRAIN))
            chances = added(chances, plain)
        some_kept = added(some_kept, kept)
    return vec[i64](table)


def chances_of(weights: list[float]) -> list[float]:
    """By points, how likely a card is, whose kind has these weights."""
    chances = [0.0] * (HIGHEST + 1)
    whole = 0.0
    for kind in deck("deduced"):
        whole += weights[kind]
    for kind in deck("deduced"):
        chances[POINTS[kind]] += weights[kind] / whole
    return chances


def added(one: list[float], other: list[float]) -> list[float]:
    """By points, how likely two things have them together, as far as they count."""
    sums = [0.0] * (HIGHEST + 1)
    for points, chance in enumerate(one):
        if chance:
            for more in range(HIGHEST + 1 - points):
                sums[points + more] += chance * other[more]
    return sums


def place_of(kept: i64, plain: i64) -> i64:
    """Where the chances of so many cards begin in the table."""
    return (min(kept, HAND - 1) * HAND + min(plain, HAND - 1)) * (HIGHEST + 1)
