"""O18 to O29: why to use a power so, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.moves import (
    Decline,
    Exchange,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    OpenSafe,
    Swap,
    Throw,
)
from backroom.games.omerta.printed.cards import is_bottle


def explain(reading: Reading, move: Move, options: Sequence[Move]) -> AdviceReason | None:
    """Why this is worth doing, by what `regular` would look at."""
    match move:
        case Swap():
            return swap(reading, move)
        case Mix():
            return mix(reading, move)
        case Look() if not reading.kind_at(move.place):
            return AdviceReason(code="look", place=move.place)
        case OpenSafe():
            return AdviceReason(code="open_safe")
        case Exchange():
            return exchange(reading, move)
        case Throw():
            return throw(reading, move)
        case Decline():
            return None if gains(reading, options) else AdviceReason(code="decline")
        case _:
            return hinder(reading, move)


def hinder(reading: Reading, move: Move) -> AdviceReason | None:
    """O22, O28, O29: it is laid on whoever is nearest to calling."""
    seat = weakest(reading)
    match move:
        case Give() if move.first == move.second == seat:
            return AdviceReason(code="give", seat=seat)
        case LayMamma() if move.seat == seat:
            return AdviceReason(code="mamma", seat=seat)
        case LayPatrol() if move.seat == seat:
            return AdviceReason(code="patrol", seat=seat)
        case _:
            return None


def weakest(reading: Reading) -> int:
    """The opponent who seems to hold the fewest points."""
    return min(reading.others, key=reading.stock_of)


def swap(reading: Reading, move: Swap) -> AdviceReason | None:
    """O19: the card that is taken counts less than the one that is given."""
    sides = [(move.seat, move.place), (move.other, move.other_place)]
    sides.sort(key=lambda side: side[0] != reading.seat)  # one's own first
    (seat, place), (other, second) = sides
    more = reading.expected_at(seat, place) - reading.expected_at(other, second)
    if seat == reading.seat:
        less = round(more)
        if less < 1:
            return None
        return AdviceReason(code="swap", place=place, seat=other, second=second, points=less)
    if more < 0:  # the higher card goes to the first
        seat, other = other, seat
    stocks = reading.stock_of(seat), reading.stock_of(other)
    if not more or stocks[1] >= stocks[0]:
        return None
    return AdviceReason(code="swap_others", seat=seat, other_seat=other)


def mix(reading: Reading, move: Mix) -> AdviceReason | None:
    """O20: nobody could name more of their cards."""
    known = reading.known_to_owner(move.seat)
    if not known:
        return None
    return AdviceReason(code="mix", seat=move.seat, count=known)


def exchange(reading: Reading, move: Exchange) -> AdviceReason | None:
    """O23: the card in the safe counts less."""
    offered = reading.expected(reading.memory.safe[move.safe])
    less = round(reading.points[move.place] - offered)
    if less < 1:
        return None
    return AdviceReason(code="exchange", place=move.place, second=move.safe, points=less)


def throw(reading: Reading, move: Throw) -> AdviceReason | None:
    """O24: bottles it knows, and what they count."""
    kinds = [reading.kind_at(place) for place in move.places]
    if not all(is_bottle(kind) for kind in kinds):
        return None
    return AdviceReason(code="throw", count=len(kinds), points=sum(kinds))


def gains(reading: Reading, options: Sequence[Move]) -> bool:
    """Whether any option is explained as a gain for one's own hand."""
    own = (Swap, Exchange, Throw, Look)
    return any(explain(reading, option, ()) is not None for option in options if isinstance(option, own))
