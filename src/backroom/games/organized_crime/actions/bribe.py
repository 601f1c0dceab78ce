"""C8: bribing an official takes the card, its price, and an informant."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.cards import use
from backroom.games.organized_crime.events import Bribed
from backroom.games.organized_crime.money.informants import place_informant
from backroom.games.organized_crime.money.ledger import pay_bank
from backroom.games.organized_crime.moves import Bribe, Move, Option
from backroom.games.organized_crime.printed.board import NONE, OFFICIAL
from backroom.games.organized_crime.rules import MAN, OFFICIAL_CARD, OFFICIAL_NAMES
from backroom.games.organized_crime.state import Country

BRIBES: Final = tuple(Bribe(name) for name in OFFICIAL_NAMES)


class Bribing(Action):
    """C8: bribes officials: [P] in your own turn, onto a free circle of that kind."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if not game.left[game.seat] or not game.hands[game.seat]:
            return
        for kind in range(len(BRIBES)):
            if not game.holds(game.seat, OFFICIAL_CARD + kind):
                continue
            circle = game.free_circle(OFFICIAL + kind)
            if circle != NONE and game.money[game.seat] >= self.cost(game, circle):
                menu.append(BRIBES[kind])

    def cost(self, game: Country, circle: i64) -> i64:
        """C8: the price of the official and of the informant."""
        return game.rules.board.price[circle] + MAN

    def do(self, game: Country, move: Move) -> None:
        assert isinstance(move, Bribe)
        kind: i64 = OFFICIAL_NAMES.index(move.official)
        if not game.holds(game.seat, OFFICIAL_CARD + kind):
            raise Refused("C8", "show the card of the official first")
        circle = game.free_circle(OFFICIAL + kind)
        if circle == NONE:
            raise Refused("C8", "every official of that kind is controlled")
        if not game.left[game.seat]:
            raise Refused("C2", "there are no men left to buy")
        if game.money[game.seat] < self.cost(game, circle):
            raise Refused("C28", "the official and the informant cost more than you have")
        use(game, game.seat, OFFICIAL_CARD + kind)
        pay_bank(game, game.seat, game.rules.board.price[circle], "official")
        if game.events is not None:
            game.tell(Bribed(game.seat, move.official, game.rules.board.circle_ids[circle]))
        place_informant(game, game.seat, circle)
