"""C28: a player may repay a debt before income has to."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.money.ledger import first_debt, repay
from backroom.games.organized_crime.money.ranges import learn_all, learn_at_least
from backroom.games.organized_crime.moves import Move, Option, Repay
from backroom.games.organized_crime.state import Country

REPAY: Final = Repay()


class Repaying(Action):
    """C28: repays debts: [R] in your own turn, the oldest first, as far as the money goes."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.debts and game.money[game.seat] and first_debt(game, game.seat) >= 0:
            menu.append(REPAY)

    def do(self, game: Country, move: Move) -> None:
        index = first_debt(game, game.seat)
        if index < 0:
            raise Refused("C28", "you owe nothing")
        if not game.money[game.seat]:
            raise Refused("C28", "there is nothing to pay it with")
        money: i64 = game.money[game.seat]
        owed: i64 = game.debts[index][2]
        if money < owed:
            learn_all(game, game.seat)
            owed = money
        else:
            learn_at_least(game, game.seat, owed)
        repay(game, game.seat, owed)
