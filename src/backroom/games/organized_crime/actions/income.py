"""C29: income comes only to those who claim it."""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.money.ledger import pay_income
from backroom.games.organized_crime.moves import Claim, Move, Option
from backroom.games.organized_crime.state import Country

CLAIM: Final = Claim()


class Claiming(Action):
    """C29: claims income, [R] once, at any time in the turn."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.income:
            menu.append(CLAIM)

    def do(self, game: Country, move: Move) -> None:
        if not game.income:
            raise Refused("C29", "there is no income to claim")
        income = game.income
        game.income = 0
        pay_income(game, game.seat, income)
