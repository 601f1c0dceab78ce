"""O8, O9: why to call Omerta, to take the open card, or to draw."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular import omerta
from backroom.bots.omerta.regular.powers import WORTH
from backroom.bots.omerta.regular.put import release
from backroom.bots.omerta.regular.reading import Reading
from backroom.bots.omerta.regular.turn import gain_of_draw, gain_of_take
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.moves import CallOmerta, Draw, Move, Take
from backroom.games.omerta.printed.cards import KIND_OF, POINTS, is_bottle, name_of


def explain(reading: Reading, move: Move, options: Sequence[Move]) -> AdviceReason | None:
    """Why this is the turn to take, by the points that each way promises."""
    top = reading.view.top
    match move:
        case CallOmerta():
            return call(reading)
        case Take() if top is not None:
            return take(reading)
        case Draw() if not any(isinstance(option, Take) for option in options) or top is None:
            return AdviceReason(code="draw_only")
        case Draw() if gain_of_draw(reading) >= gain_of_take(reading):
            return AdviceReason(code="draw", card=top)
        case _:
            return None


def call(reading: Reading) -> AdviceReason:
    """O30, O31: the points in hand, and in how many of the hands there could be the call holds."""
    own = omerta.stocks(reading, reading.own, None)
    others = [omerta.stocks(reading, reading.memory.hands[seat], seat) for seat in reading.others]
    held = sum(map(omerta.holds, own, omerta.lowest_of(others)))
    is_last = reading.view.round == reading.view.rounds
    return AdviceReason(
        code="call_last" if is_last else "call",
        points=round(reading.stock),
        percent=round(100 * held / len(own)),
    )


def take(reading: Reading) -> AdviceReason | None:
    """O9: the card it would replace counts more than the open one."""
    top = reading.view.top
    assert top is not None
    place = max(reading.free, key=lambda place: release(reading, place))
    less = round(reading.points[place] - POINTS[KIND_OF[top]])
    kind = reading.kind_at(place)
    if kind and not is_bottle(kind) and WORTH[kind](reading) > 0:
        return AdviceReason(code="take_power", card=top, other=name_of(kind), place=place)
    if less < 1:
        return None
    return AdviceReason(
        code="take", card=top, other=name_of(kind) if kind else None, place=place, points=less
    )
