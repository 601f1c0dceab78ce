"""O10: why to keep the drawn card, and where, or to discard it."""

from __future__ import annotations

from backroom.bots.omerta.regular.powers import WORTH
from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.moves import Discard, Move, Replace
from backroom.games.omerta.printed.cards import KIND_OF, POINTS, is_bottle, name_of


def explain(reading: Reading, move: Move) -> AdviceReason | None:
    """Why the drawn card goes there, by the points of the cards."""
    card = reading.view.drawn_card
    assert card is not None
    drawn = KIND_OF[card]
    if isinstance(move, Replace):
        return keep(reading, drawn, move.place)
    return throw(reading, drawn) if isinstance(move, Discard) else None


def keep(reading: Reading, drawn: int, place: int) -> AdviceReason | None:
    """What the card that goes counts more, or brings when it is discarded."""
    kind = reading.kind_at(place)
    less = round(reading.points[place] - POINTS[drawn])
    card = name_of(drawn)
    if not kind:
        if less > 0:
            return AdviceReason(code="keep_unseen", card=card, place=place, points=less)
        return AdviceReason(code="keep_known", card=card, place=place)
    other = name_of(kind)
    if match_of(reading, kind, but=place) is not None:
        return AdviceReason(code="keep_match", card=card, other=other, place=place)
    if not is_bottle(kind) and WORTH[kind](reading) > 0:
        return AdviceReason(code="keep_power", card=card, other=other, place=place)
    if less > 0:
        return AdviceReason(code="keep", card=card, other=other, place=place, points=less)
    return None


def throw(reading: Reading, drawn: int) -> AdviceReason | None:
    """What comes of its discard, or that it counts as much as the worst card in hand."""
    card = name_of(drawn)
    match = match_of(reading, drawn, but=None)
    if match is not None:
        return AdviceReason(code="throw_match", card=card, place=match)
    if not is_bottle(drawn) and WORTH[drawn](reading) > 0:
        return AdviceReason(code="throw_power", card=card)
    if all(reading.points[place] <= POINTS[drawn] for place in reading.free):
        return AdviceReason(code="throw_high", card=card, points=POINTS[drawn])
    return None


def match_of(reading: Reading, kind: int, *, but: int | None) -> int | None:
    """O13: the place of a card that is known to be the same bottle."""
    if not is_bottle(kind):
        return None
    places = (place for place in reading.free if place != but and reading.kind_at(place) == kind)
    return next(places, None)
