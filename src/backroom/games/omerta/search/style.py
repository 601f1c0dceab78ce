"""How a quick player weighs things: its parameters, in tenths of a point where nothing else is said."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """The parameters of a policy."""

    mean: int = 87  # an unseen card
    kept: int = 35  # a card that its owner has seen and kept
    doubt: int = 10  # how much less each unseen card of others may be, when a call is considered
    call_at: int = 70  # the highest stock it calls with
    knowing: int = 10  # what it is worth to know a card of one's own
    first: int = 85  # how often it is the first to snap, in percent
    patience: int = 5  # what a card from the draw pile is worth beyond its points
    gangster: int = 40  # what each power is worth, whatever the hand is
    lady: int = 15
    mole: int = 15
    snitch: int = 61
    driver: int = 100
    safecracker: int = 50
    mamma: int = 15
    patrol: int = 18
