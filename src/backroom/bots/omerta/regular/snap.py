"""O13 to O15: throw a card on the bottle just discarded, when it is sure enough to be the same."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.put import FIRST
from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Move, Pass, Snap
from backroom.games.omerta.printed.cards import KIND_OF

UNSURE = -1.0  # what a throw is worth that is less likely right than the character wants


def choose(reading: Reading, options: Sequence[Move], certainty: float) -> Move:
    """The claim that is worth most, if any is worth something and at least so likely right."""
    window = [KIND_OF[name] for name in reading.view.window]
    return max(options, key=lambda move: worth(reading, move, window, certainty))


def worth(reading: Reading, move: Move, window: list[int], certainty: float) -> float:
    """O13: the points it throws, if it is right and first; O14: less a penalty card, if it is wrong."""
    if isinstance(move, Pass):
        return 0.0
    assert isinstance(move, Snap)
    right = saved = 0.0
    sight = reading.own[move.place]
    for kind in window:
        chance = reading.chance_of(sight, kind)
        right += chance
        saved += chance * kind
    if right < certainty:
        return UNSURE
    return FIRST * saved - (1 - right) * reading.pile.mean()
