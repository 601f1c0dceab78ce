"""O23: look at the four cards in the safe, then exchange one of one's own for one of them."""

from __future__ import annotations

from backroom.games.omerta.cards import name_of
from backroom.games.omerta.events import SafeOpened
from backroom.games.omerta.menus import OPEN_SAFE
from backroom.games.omerta.moves import Menu, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import EXCHANGING, KIND, SEEN, Cards


class SafecrackerPower(Power):
    """O23 safecracker; O11: without a card to exchange, look only."""

    def __init__(self) -> None:
        super().__init__("O23", "open the safe")

    def menu(self, game: Cards) -> Menu:
        return (OPEN_SAFE,)

    def effect(self, game: Cards, move: Move) -> None:
        for index in range(len(game.safe)):
            game.safe[index] |= 1 << (SEEN + game.seat)
        if game.events is not None:
            game.tell(SafeOpened(game.seat, tuple([name_of(card & KIND) for card in game.safe])))
        if game.free[game.seat]:
            game.step = EXCHANGING
