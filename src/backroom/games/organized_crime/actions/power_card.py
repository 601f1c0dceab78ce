"""C7: buying Power cards blind from the Bank, and cashing MONEY cards there."""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.cards import can_draw, cash
from backroom.games.organized_crime.money.ledger import pay_bank
from backroom.games.organized_crime.moves import BuyPower, Cash, Move, Option
from backroom.games.organized_crime.printed.decks import MONEY, POWER_DECK
from backroom.games.organized_crime.rules import POWER_PRICE
from backroom.games.organized_crime.state import DRAWING, Country

BUY_POWER: Final = BuyPower()
CASH: Final = Cash()


class Buying(Action):
    """C7: buys Power cards, $200,000 each."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.money[game.seat] >= POWER_PRICE and can_draw(game, POWER_DECK):
            menu.append(BUY_POWER)

    def do(self, game: Country, move: Move) -> None:
        if game.money[game.seat] < POWER_PRICE:
            raise Refused("C28", "a Power card costs $200,000, and nothing is bought on credit")
        if not can_draw(game, POWER_DECK):
            raise Refused("C6", "all Power cards are in hands")
        pay_bank(game, game.seat, POWER_PRICE, "power_card")
        game.deck = POWER_DECK
        game.step = DRAWING


class Cashing(Action):
    """C7: cashes MONEY cards, $100,000 each."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.holds(game.seat, MONEY):
            menu.append(CASH)

    def do(self, game: Country, move: Move) -> None:
        if not game.holds(game.seat, MONEY):
            raise Refused("C7", "there is no MONEY card in your hand")
        cash(game, game.seat)
