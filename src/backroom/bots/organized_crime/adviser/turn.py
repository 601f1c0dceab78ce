"""C2 to C11, C22, C23, C28, C31: why to spend, to ask for something, or to leave it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.bots.organized_crime.regular import interest
from backroom.bots.organized_crime.regular.guards import wants_man
from backroom.bots.organized_crime.regular.reading import MAN, Reading
from backroom.core.form import Form
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.moves import (
    Audit,
    Bribe,
    BuyPower,
    Cash,
    ChooseBase,
    Claim,
    Control,
    Draw,
    Hire,
    Hit,
    Leave,
    LoseMan,
    LoseOfficial,
    Move,
    Option,
    PassDice,
    Pay,
    Repay,
    Request,
    Roll,
    Stop,
)


def explain(reading: Reading, move: Move, options: Sequence[Option]) -> AdviceReason | None:
    """Why this is worth doing, by what `regular` would weigh."""
    match move:
        case ChooseBase():
            return AdviceReason(code="room")
        case Claim():
            return AdviceReason(code="claim", amount=reading.view.income)
        case Repay():
            owed = next(debt.amount for debt in reading.view.debts if debt.debtor == reading.seat)
            return AdviceReason(code="repay", amount=owed)
        case Hire():
            return hire(reading)
        case Control():
            return AdviceReason(code="first_city", amount=reading.source_income(move.city))
        case Request():
            return request(reading, move)
        case LoseMan():
            return AdviceReason(code="lose_man", space=move.space)
        case Pay():
            return AdviceReason(code="pay")
        case _:
            is_only = sum(not isinstance(option, Form | Audit | Leave) for option in options) == 1
            return AdviceReason(code="only") if is_only else PLAIN[type(move)]


PLAIN: Final[dict[type[Move], AdviceReason]] = {
    Cash: AdviceReason(code="cash"),
    Bribe: AdviceReason(code="official"),
    BuyPower: AdviceReason(code="power_card"),
    Roll: AdviceReason(code="roll"),
    Hit: AdviceReason(code="hit"),
    Stop: AdviceReason(code="stop"),
    PassDice: AdviceReason(code="pass"),
    Draw: AdviceReason(code="draw"),
    LoseOfficial: AdviceReason(code="lose_official"),
}


def hire(reading: Reading) -> AdviceReason | None:
    """C3: what one more guard takes away of the danger."""
    if not sum(reading.men[reading.seat].values()):
        return AdviceReason(code="guard_first")
    guards = reading.own_guards
    before, after = (round(100 * reading.danger(count)) for count in (guards, guards + 1))
    if after < before:
        return AdviceReason(code="guard", before=before, percent=after)
    return AdviceReason(code="guard_more") if wants_man(reading) else None


def request(reading: Reading, move: Request) -> AdviceReason:
    """C23: the income, and the votes as they are likely to fall."""
    value = reading.source_worth(move.source) - MAN
    favour, against = reading.votes_of(reading.seat), 0
    for seat in reading.others:
        votes = reading.votes_of(seat)
        if interest.goodwill(reading) > int(interest.share(reading, seat, reading.seat) * value):
            favour += votes
        else:
            against += votes
    amount = reading.source_income(move.source)
    return AdviceReason(code="request", amount=amount, favour=favour, against=against)
