"""Why a move that people look for is not allowed now: a code, which the client has a sentence for."""

from __future__ import annotations

from typing import Final, Literal

from backroom.core.refusal import Refused

WhyNotCode = Literal[
    "patrolled",  # to call Omerta with a card of yours under a Patrol
    "empty",  # to take from a discard pile in which there is nothing
    "no_card",  # to take from it without a card that could be replaced
    "nothing_to_draw",  # to draw when both piles are empty
    "must_replace",  # to discard a card that was taken from the discard pile
    "card_patrolled",  # to replace a card under a Patrol
    "must_use",  # to leave a power unused in an edition that commands it
    "must_exchange",  # to close the safe without an exchange, likewise
]

REFUSALS: Final[dict[WhyNotCode, tuple[str, str]]] = {
    "patrolled": ("O29", "the owner of a card under a Patrol cannot call Omerta"),
    "empty": ("O9", "the discard pile is empty"),
    "no_card": ("O11", "there is no card to replace"),
    "nothing_to_draw": ("O12", "there is nothing to draw"),
    "must_replace": ("O10", "a card from the discard pile must replace one of yours"),
    "card_patrolled": ("O29", "a card under a Patrol cannot be replaced"),
    "must_use": ("O18b", "in this edition a power with a target must be used"),
    "must_exchange": ("O18b", "in this edition an open safe is left with an exchange"),
}


def refused_for(code: WhyNotCode) -> Refused:
    """The refusal that this code stands for."""
    rule, why = REFUSALS[code]
    return Refused(rule, why)
