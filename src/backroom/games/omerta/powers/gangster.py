"""O19: exchange two cards unseen: an own one with an opponent's, or two of opponents'."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.events import Swapped
from backroom.games.omerta.menus import places_of
from backroom.games.omerta.moves import Menu, Move, Swap
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import Cards

KEPT: Final = 1 << 12
MENUS: Final[dict[tuple[int, ...], Menu]] = {}  # by the seat that asks, and the free places of all
SWAPS: Final[dict[tuple[int, int, int, int], tuple[Swap, ...]]] = {}


class GangsterPower(Power):
    """O19 gangster."""

    def __init__(self) -> None:
        super().__init__("O19", "name two cards of two different players that are not blocked")

    def menu(self, game: Cards) -> Menu:
        key = (int(game.seat), *game.free)
        made = MENUS.get(key)
        if made is None:
            made = all_swaps(game)
            if len(MENUS) < KEPT:
                MENUS[key] = made
        return made

    def touched(self, game: Cards, move: Move) -> i64:
        assert isinstance(move, Swap)
        seats: i64 = (1 << move.seat) | (1 << move.other)
        return seats & ~(1 << game.seat)

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, Swap)
        hand = game.hands[move.seat]
        other = game.hands[move.other]
        hand[move.place], other[move.other_place] = other[move.other_place], hand[move.place]
        if game.events is not None:
            game.tell(Swapped(move.seat, move.place, move.other, move.other_place))


def all_swaps(game: Cards) -> Menu:
    """O19: every exchange there is, those of one's own cards first."""
    menu: list[Move] = []
    seats = [seat for seat in range(game.rules.players) if seat != game.seat]
    seats.insert(0, game.seat)
    for index, seat in enumerate(seats):
        for other in seats[index + 1 :]:
            menu.extend(swaps(seat, game.free[seat], other, game.free[other]))
    return tuple(menu)


def swaps(seat: int, mask: int, other: int, other_mask: int) -> tuple[Swap, ...]:
    """Every exchange between two hands, ready-made for hands of an ordinary size."""
    key = (seat, mask, other, other_mask)
    made = SWAPS.get(key)
    if made is None:
        others = places_of(other_mask)
        made = tuple([Swap(seat, place, other, place2) for place in places_of(mask) for place2 in others])
        if mask < 256 and other_mask < 256:
            SWAPS[key] = made
    return made
