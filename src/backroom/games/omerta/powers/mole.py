"""O21: look at one of one's own cards."""

from __future__ import annotations

from backroom.games.omerta.cards import name_of
from backroom.games.omerta.events import LookedAt
from backroom.games.omerta.menus import LOOKS
from backroom.games.omerta.moves import Look, Menu, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import KIND, SEEN, Cards


class MolePower(Power):
    """O21 mole; O29: a blocked card cannot be looked at."""

    def __init__(self) -> None:
        super().__init__("O21", "look at a card of your own that is not blocked")

    def menu(self, game: Cards) -> Menu:
        return LOOKS.of(game.free[game.seat])

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, Look)
        hand = game.hands[game.seat]
        hand[move.place] |= 1 << (SEEN + game.seat)
        if game.events is not None:
            game.tell(LookedAt(game.seat, move.place, name_of(hand[move.place] & KIND)))
