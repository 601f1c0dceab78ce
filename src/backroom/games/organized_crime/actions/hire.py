"""C3: hit-men, $10,000 each."""

from __future__ import annotations

from typing import Final

from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.events import Hired
from backroom.games.organized_crime.money.ledger import pay_bank
from backroom.games.organized_crime.moves import Hire, Move, Option
from backroom.games.organized_crime.rules import MAN
from backroom.games.organized_crime.state import Country

HIRE: Final = Hire()


class Hiring(Action):
    """C2, C3: hires hit-men, up to 20 men in all; nothing is bought on credit."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.left[game.seat] and game.money[game.seat] >= MAN:
            menu.append(HIRE)

    def do(self, game: Country, move: Move) -> None:
        if not game.left[game.seat]:
            raise Refused("C2", "there are no men left to buy")
        if game.money[game.seat] < MAN:
            raise Refused("C28", "a man costs $10,000, and nothing is bought on credit")
        pay_bank(game, game.seat, MAN, "hit_man")
        game.left[game.seat] -= 1
        game.enter(game.seat, game.home(game.seat))
        if game.events is not None:
            game.tell(Hired(game.seat, game.left[game.seat]))
