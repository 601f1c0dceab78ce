"""O20: shuffle one opponent's hand, unseen by everybody."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import BLOCKED, FREE
from backroom.games.omerta.events import Mixed
from backroom.games.omerta.menus import Choices, places_of
from backroom.games.omerta.moves import Mix, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import MIXING, Cards

MIX: Final = tuple(Mix(seat) for seat in range(5))


class LadyPower(Power):
    """O20 lady; O28: not a hand under a Mamma; O29: a blocked card stays where the edition says so."""

    def __init__(self) -> None:
        super().__init__("O20", "name an opponent whose hand can be shuffled")

    def usable(self, game: Cards) -> bool:
        return self.with_cards(game) != 0

    def choices(self, game: Cards) -> Choices:
        return self.on_the_menu(places_of(self.with_cards(game)))

    def with_cards(self, game: Cards) -> i64:
        """O20, O28: the opponents whose hands can be shuffled, as a mask."""
        seats = self.open_to(game)
        for seat in range(game.rules.players):
            if not mixed_places(game, seat):
                seats &= ~(1 << seat)
        return seats

    def move(self, code: i64) -> Move:
        return MIX[code]

    def touched(self, game: Cards, code: i64) -> i64:
        return 1 << code

    def effect(self, game: Cards, code: i64) -> None:
        places = mixed_places(game, code)
        if places & (places - 1):
            game.mixed = code
            game.step = MIXING
        elif game.events is not None:
            game.tell(Mixed(code, tuple(places_of(places)), ()))


def mixed_places(game: Cards, seat: i64) -> i64:
    """O29: the places a Lady shuffles."""
    if game.rules.patrol_stops_shuffle:
        return game.cells[FREE + seat]
    return game.cells[FREE + seat] | game.cells[BLOCKED + seat]
