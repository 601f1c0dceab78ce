"""C7, C28: a player who cannot pay may cash MONEY cards, and owes the rest."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import cash
from backroom.games.organized_crime.money.ledger import charge, pay_what_there_is
from backroom.games.organized_crime.moves import Cash, Menu, Pay
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.organized_crime.printed.decks import MONEY
from backroom.games.organized_crime.state import Country

WITH_MONEY: Final[Menu] = (Pay(), Cash())
WITHOUT: Final[Menu] = (Pay(),)


class Paying(Phase):
    """C28: asks every player who lacks money and holds a Power card, whatever card it is."""

    def asked(self, game: Country) -> i64:
        return 1 << game.debtor

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "turn", "pay")

    def options(self, game: Country, seat: i64) -> Menu:
        if seat != game.debtor:
            return ()
        return WITH_MONEY if game.holds(seat, MONEY) else WITHOUT

    def answer(self, game: Country, said: Said) -> None:
        move = only_answer(said, game.debtor)
        if isinstance(move, Pay):
            pay_what_there_is(game)
            game.step = game.then
        elif isinstance(move, Cash):
            if not game.holds(game.debtor, MONEY):
                raise Refused("C7", "there is no MONEY card in your hand")
            cash(game, game.debtor)
            charge(game, game.debtor, game.due, game.then)
        else:
            raise Refused("C28", "pay what you have and owe the rest, or cash a MONEY card")
