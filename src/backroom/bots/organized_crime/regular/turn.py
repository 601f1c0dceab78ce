"""C31: one's own turn: accounts, men, cards, then the dice, then what the landing allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from backroom.bots.organized_crime.regular import guards, walking
from backroom.bots.organized_crime.regular.reading import MAN, Reading
from backroom.games.organized_crime.moves import (
    Begin,
    Bribe,
    BuyPower,
    Cash,
    Claim,
    Control,
    Hire,
    Hit,
    Kill,
    Move,
    Name,
    PassDice,
    Repay,
    Request,
    Roll,
    Step,
    Stop,
)

M = TypeVar("M")

RICH = 500_000  # with this much money it buys a Power card
RESERVE = 30_000  # money that is spent on neither debts nor officials


def of_kind(options: Sequence[Move], kind: type[M]) -> list[M]:
    """The options of one kind."""
    return [option for option in options if isinstance(option, kind)]


def choose(reading: Reading, names: list[Name], options: Sequence[Move]) -> Move:
    """The next thing to do; `names` holds the plan of this turn, and is filled and used up here."""
    for hit in of_kind(options, Hit):
        if any(target.boss for target in hit.targets):
            return hit
    accounts = collect_or_repay(reading, options)
    if accounts is not None:
        return accounts
    view = reading.view
    if view.active is not None and any(isinstance(option, Step | Kill) for option in options):
        return walking.choose_step(reading, view.walkers[view.active], options)
    begins = of_kind(options, Begin)
    if begins:
        return walking.choose_begin(reading, begins)
    spending = spend(reading, options)
    if spending is not None:
        return spending
    if not view.dice:
        return set_out(reading, names, options)
    return finish(reading, options)


def collect_or_repay(reading: Reading, options: Sequence[Move]) -> Move | None:
    """C7, C28, C29: claim, cash, and pay debts out of what is not needed at once."""
    for move in options:
        if isinstance(move, Claim | Cash):
            return move
    owed = next((debt.amount for debt in reading.view.debts if debt.debtor == reading.seat), 0)
    for move in of_kind(options, Repay):
        if reading.money - owed >= RESERVE:
            return move
    return None


def spend(reading: Reading, options: Sequence[Move]) -> Move | None:
    """C3, C7, C8: guards first, then officials, then cards."""
    for hire in of_kind(options, Hire):
        if guards.wants_man(reading):
            return hire
    for bribe in of_kind(options, Bribe):
        if reading.money - bribe_cost(reading, bribe) >= RESERVE and reading.me.left > 1:
            return bribe
    for buy in of_kind(options, BuyPower):
        if reading.money >= RICH and reading.view.rounds is None:
            return buy
    return None


def bribe_cost(reading: Reading, bribe: Bribe) -> int:
    """C8: the official and the informant."""
    prices = [
        reading.board.price[circle]
        for name, circle in reading.atlas.circle.items()
        if name.rsplit("_", 1)[0] == bribe.official
    ]
    return prices[0] + MAN


def set_out(reading: Reading, names: list[Name], options: Sequence[Move]) -> Move:
    """C12: name the pieces of the plan, then roll."""
    if not reading.view.walkers:
        names[:] = walking.choose_names(reading, of_kind(options, Name))
    if names:
        return names.pop(0)
    return Roll()


def finish(reading: Reading, options: Sequence[Move]) -> Move:
    """C22, C23: what the landing allows, and the end of the turn."""
    controls = of_kind(options, Control)
    if controls:
        return max(controls, key=lambda move: reading.source_income(move.city))
    requests = of_kind(options, Request)
    if requests and reading.money >= MAN:
        return max(requests, key=lambda move: reading.source_income(move.source))
    for move in options:
        if isinstance(move, Stop):
            return move
    return of_kind(options, PassDice)[0]
