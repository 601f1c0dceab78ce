"""How a quick player weighs things: its parameters, in tenths of a point where nothing else is said.

`python -m tools.omerta_style` fits them to what `regular` answers.
"""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """The parameters of a policy."""

    kept: int = 79  # a card of another that its owner has seen and kept
    offer: int = 26  # the best card of the safe
    trust: int = (
        70  # how often a card that its owner keeps is a low one, in percent, when a call is considered
    )
    waiting: int = 70  # how much worse a round that goes on ends than a call that holds
    call_at: int = 70  # the highest stock it calls with
    knowing: int = 15  # what it is worth to know a card of one's own
    first: int = 85  # how often it is the first to snap, in percent
    patience: int = 7  # what a card from the draw pile is worth beyond its points
    gangster: int = 35  # what each power is worth, whatever the hand is
    lady: int = 20
    mole: int = 15
    snitch: int = 61
    driver: int = 90
    safecracker: int = 50
    mamma: int = 10
    patrol: int = 23
