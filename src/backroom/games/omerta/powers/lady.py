"""O20: shuffle one opponent's hand, unseen by everybody."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.events import Mixed
from backroom.games.omerta.menus import places_of
from backroom.games.omerta.moves import Menu, Mix, Move
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import MIXING, Cards


class LadyPower(Power):
    """O20 lady; O28: not a hand under a Mamma; O29: a blocked card stays where the edition says so."""

    def __init__(self) -> None:
        super().__init__("O20", "name an opponent whose hand can be shuffled")

    def menu(self, game: Cards) -> Menu:
        menu: list[Move] = []
        for seat in range(game.rules.players):
            if seat != game.seat and not game.is_barred(seat) and mixed_places(game, seat):
                menu.append(MIX[seat])
        return tuple(menu)

    def touched(self, game: Cards, move: Move) -> i64:
        assert isinstance(move, Mix)
        return 1 << move.seat

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, Mix)
        places = mixed_places(game, move.seat)
        if places & (places - 1):
            game.mixed = move.seat
            game.step = MIXING
        elif game.events is not None:
            game.tell(Mixed(move.seat, tuple(places_of(places)), ()))


MIX = tuple(Mix(seat) for seat in range(5))


def mixed_places(game: Cards, seat: i64) -> i64:
    """O29: the places a Lady shuffles."""
    if game.rules.patrol_stops_shuffle:
        return game.free[seat]
    return game.free[seat] | game.blocked[seat]
