"""O23: look at the four cards in the safe, then exchange one of your own for one of them."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.cells import FREE, IN_SAFE, KIND, SEEN
from backroom.games.omerta.events import SafeOpened
from backroom.games.omerta.menus import OPEN_SAFE, OPENING, SAFE_PLACES, Choices
from backroom.games.omerta.moves import Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.state import EXCHANGING, Cards


class SafecrackerPower(Power):
    """O23 safecracker; O11: without a card to exchange, look only."""

    def __init__(self) -> None:
        super().__init__("O23", "open the safe")

    def usable(self, game: Cards) -> bool:
        return True

    def choices(self, game: Cards) -> Choices:
        return OPENING

    def move(self, code: i64) -> Move:
        return OPEN_SAFE

    def effect(self, game: Cards, code: i64) -> None:
        cells = game.cells
        for index in range(SAFE_PLACES):
            cells[IN_SAFE + index] |= 1 << (SEEN + game.seat)
        game.looking = 1 << game.seat
        if game.events is not None:
            game.tell(SafeOpened(game.seat, tuple([name_of(card & KIND) for card in game.safe])))
        if cells[FREE + game.seat]:
            game.step = EXCHANGING
            game.asked = 1 << game.seat
