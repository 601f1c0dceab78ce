"""The move a seat makes when its clock runs out: it ends the question soonest and gives nothing away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.form import Form, OneOf
from backroom.games.organized_crime.moves import (
    Begin,
    CallVote,
    Close,
    Decline,
    Move,
    Name,
    Offer,
    Option,
    PassDice,
    Pay,
    Reject,
    Roll,
    Step,
    Stop,
    Vote,
    Waive,
)

# The earlier ones go first: end what can be ended, say no, and do what the rules insist on.
RANK: Final[dict[type, int]] = {
    PassDice: 0,
    CallVote: 0,
    Close: 0,
    Reject: 1,
    Waive: 1,
    Decline: 1,
    Pay: 1,
    Stop: 1,
    Roll: 2,
    Begin: 3,
    Step: 4,
}
NAMING: Final = 5
OTHER: Final = 9


def default_of(options: Sequence[Option]) -> Move:
    """C12, C24 to C28: pass the dice, end, reject, abstain; a piece that must move attacks nobody."""
    best = options[0]
    for option in options:
        if rank(option) < rank(best):
            best = option
    return filled(best) if isinstance(best, Form) else best


def rank(option: Option) -> int:
    """The place of an option in that order."""
    if isinstance(option, Name):
        return NAMING + (1 if option.boss else 0) + (2 if option.attack is not None else 0)
    return RANK.get(type(option), OTHER)


def filled(form: Form) -> Move:
    """C24: abstain, or offer nothing for nothing."""
    if form.move == "vote":
        return Vote(False, 0)
    assert form.move == "offer"
    to = form.fields[0]
    assert isinstance(to, OneOf)
    partner = to.among[0]
    assert isinstance(partner, int)
    return Offer(partner, 0, (), ())
