"""C3, C28: every dollar goes through here, with its reason; nothing else changes money or debts."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.organized_crime.events import DebtMoved, Owed, Paid, Reason
from backroom.games.organized_crime.money.ranges import (
    hide_deal,
    learn_all,
    learn_at_least,
    learn_at_most,
    shift,
)
from backroom.games.organized_crime.rules import BANK, OFFICIAL_CARD, UNIT
from backroom.games.organized_crime.state import KIND, PAYING, Country, DebtEntry

FINE: Final[Reason] = "fine"


def pay_bank(game: Country, seat: i64, amount: i64, reason: Reason) -> None:
    """Pay the Bank, which shows everybody that the seat had as much."""
    learn_at_least(game, seat, amount)
    move_money(game, seat, BANK, amount, reason)


def pay_seat(game: Country, seat: i64, amount: i64, reason: Reason) -> None:
    """The Bank pays a seat."""
    move_money(game, BANK, seat, amount, reason)


def move_money(game: Country, payer: i64, payee: i64, amount: i64, reason: Reason) -> None:
    """Move money that everybody sees."""
    assert amount % UNIT == 0
    assert amount >= 0
    if amount == 0:
        return
    if payer == BANK:
        game.bank -= amount
    else:
        assert game.money[payer] >= amount
        game.money[payer] -= amount
        shift(game, payer, -amount)
    if payee == BANK:
        game.bank += amount
    else:
        game.money[payee] += amount
        shift(game, payee, amount)
    if game.events is not None:
        game.tell(Paid(None if payer == BANK else payer, None if payee == BANK else payee, amount, reason))


def owe(game: Country, debtor: i64, creditor: i64, amount: i64) -> None:
    """C28: what cannot be paid is owed."""
    game.debts.append((debtor, creditor, amount))
    if game.events is not None:
        game.tell(Owed(debtor, None if creditor == BANK else creditor, amount))


def charge(game: Country, seat: i64, amount: i64, then: i64) -> None:
    """C9, C10: a seat must pay the Bank; if it cannot, it may cash MONEY cards (C7), and owes the rest."""
    game.step = then
    if game.money[seat] >= amount:
        pay_bank(game, seat, amount, FINE)
        return
    learn_at_most(game, seat, amount - UNIT)
    game.debtor = seat
    game.due = amount
    game.then = then
    if has_power_cards(game, seat):  # everybody sees the backs, so asking reveals nothing
        game.step = PAYING
    else:
        pay_what_there_is(game)


def has_power_cards(game: Country, seat: i64) -> bool:
    """Whether a seat has a card that could be MONEY."""
    return any(card & KIND < OFFICIAL_CARD for card in game.hands[seat])


def pay_what_there_is(game: Country) -> None:
    """C28: pay what one has and owe the rest."""
    seat = game.debtor
    paid: i64 = game.money[seat]
    learn_all(game, seat)
    move_money(game, seat, BANK, paid, FINE)
    owe(game, seat, BANK, game.due - paid)
    game.due = 0


def first_debt(game: Country, debtor: i64) -> i64:
    """C28: where a seat's oldest debt is in the list, or -1."""
    for index, debt in enumerate(game.debts):
        if debt[0] == debtor:
            return index
    return -1


def repay(game: Country, seat: i64, most: i64) -> i64:
    """C28: pay a seat's debts with at most this amount, the oldest first; return what is left."""
    while most > 0:
        index = first_debt(game, seat)
        if index < 0:
            break
        _, creditor, amount = game.debts[index]
        paid: i64 = min(most, amount)
        if paid == amount:
            del game.debts[index]
        else:
            game.debts[index] = (int(seat), creditor, amount - paid)
        move_money(game, seat, creditor, paid, "debt")
        most -= paid
    return most


def pay_income(game: Country, seat: i64, amount: i64) -> None:
    """C28, C29: income goes first to debts."""
    pay_seat(game, seat, amount, "income")
    repay(game, seat, amount)


def pay_deal(game: Country, by: i64, to: i64, money: i64) -> i64:
    """C27, C28: pay the money of a deal, unseen by others; everybody hears if the payer owes part of it."""
    payer, payee = (by, to) if money >= 0 else (to, by)
    agreed = money if money >= 0 else -money
    paid: i64 = min(agreed, game.money[payer])
    game.money[payer] -= paid
    game.money[payee] += paid
    hide_deal(game, payer, payee, paid)
    if paid < agreed:
        learn_all(game, payer)
        owe(game, payer, payee, agreed - paid)
    return paid


def close_accounts(game: Country, seat: i64, heir: i64) -> None:
    """C1, C11, C22: divide the money of a player who is out with the heir (or BANK); clear their debts."""
    learn_all(game, seat)
    money: i64 = game.money[seat]
    if heir != BANK:
        share: i64 = money // (2 * UNIT) * UNIT
        move_money(game, seat, heir, share, "estate")
        money -= share
    move_money(game, seat, BANK, money, "estate")
    kept: list[DebtEntry] = []
    for debtor, creditor, amount in game.debts:
        if debtor == seat:
            if creditor != BANK:
                move_money(game, BANK, creditor, amount, "debt")
        elif creditor == seat:
            kept.append((debtor, BANK, amount))
            if game.events is not None:
                game.tell(DebtMoved(debtor, creditor, amount))
        else:
            kept.append((debtor, creditor, amount))
    game.debts = kept
