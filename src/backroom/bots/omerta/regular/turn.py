"""O8, O9: call Omerta, take the open card, or draw."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular import omerta
from backroom.bots.omerta.regular.put import best_release, follow
from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import CallOmerta, Draw, Move, Take
from backroom.games.omerta.printed.cards import KIND_OF, POINTS


def choose(reading: Reading, options: Sequence[Move]) -> Move:
    """Call if it pays, else the pile that saves more points."""
    by_kind: dict[type[Move], Move] = {type(move): move for move in options}
    if CallOmerta in by_kind and omerta.pays(reading):
        return by_kind[CallOmerta]
    if Draw not in by_kind:
        return options[-1]  # O12: nothing to draw: pass
    if Take in by_kind and gain_of_take(reading) > gain_of_draw(reading):
        return by_kind[Take]
    return by_kind[Draw]


def gain_of_take(reading: Reading) -> float:
    """O9: the open card must replace one of its own."""
    release = best_release(reading)
    assert release is not None
    assert reading.view.top is not None
    return release - POINTS[KIND_OF[reading.view.top]]


def gain_of_draw(reading: Reading) -> float:
    """The mean, over the cards that may come, of the better of keeping and discarding each."""
    pile = reading.pile
    kinds = pile.counts
    size = pile.size
    if not reading.view.pile or not size:  # O12: the discard pile comes back first
        kinds = [0] * len(kinds)
        for kind in reading.memory.discard:
            kinds[kind] += 1
        size = len(reading.memory.discard)
    release = best_release(reading)
    total = 0.0
    for kind, count in enumerate(kinds):
        if count:
            gain = follow(reading, kind)
            if release is not None:
                gain = max(gain, release - POINTS[kind])
            total += count * gain
    return total / size
