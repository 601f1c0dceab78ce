"""O19: exchange two cards unseen: your own with an opponent's, or those of two opponents."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.cells import FREE, ROW
from backroom.games.omerta.events import Swapped
from backroom.games.omerta.menus import PLACE, Choices, joined, places_of
from backroom.games.omerta.moves import Move, Swap
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import Cards

KEPT: Final = 1 << 12
MENUS: Final[dict[tuple[int, ...], Choices]] = {}  # by the seat that asks, and the free places of all
PAIRS: Final[dict[tuple[int, ...], Choices]] = {}  # between two hands
OTHER: Final = 9  # the bits of one address, in a code of two
ONE: Final = 511  # ... and their mask
SWAPS: Final[list[list[Swap | None]]] = [[] for _ in range(ONE + 1)]  # by both addresses; none until needed


class GangsterPower(Power):
    """O19 gangster. There are so many exchanges that they are listed only for those who want to see them."""

    def __init__(self) -> None:
        super().__init__("O19", "name two cards of two different players that are not blocked")

    def usable(self, game: Cards) -> bool:
        return self.count(game) != 0

    def choices(self, game: Cards) -> Choices:
        key = (int(game.seat), *game.free)
        made = MENUS.get(key)
        if made is None:
            made = self.all_swaps(game)
            if len(MENUS) < KEPT:
                MENUS[key] = made
        return made

    def refusal(self, game: Cards, move: Move) -> Refused:
        if isinstance(move, Swap):
            turned = Swap(move.other, move.other_place, move.seat, move.place)
            if turned in self.choices(game).moves:
                return Refused("O19", "name your own card first, or else the one of the lower seat")
        return super().refusal(game, move)

    def all_swaps(self, game: Cards) -> Choices:
        """O19: every exchange there is, those of your own cards first."""
        pairs: list[Choices] = []
        for step in range(game.rules.players):
            seat = nth_seat(game, step)
            for other_step in range(step + 1, game.rules.players):
                other = nth_seat(game, other_step)
                pairs.append(self.swaps(seat, game.cells[FREE + seat], other, game.cells[FREE + other]))
        return joined(pairs)

    def swaps(self, seat: int, mask: int, other: int, other_mask: int) -> Choices:
        """Every exchange between two hands."""
        key = (seat, mask, other, other_mask)
        made = PAIRS.get(key)
        if made is None:
            codes: list[int] = []
            for place in places_of(mask):
                for place2 in places_of(other_mask):
                    codes.append((seat << ROW | place) | (other << ROW | place2) << OTHER)
            made = self.on_the_menu(codes)
            if len(PAIRS) < KEPT:
                PAIRS[key] = made
        return made

    def count(self, game: Cards) -> i64:
        """How many exchanges there are: for every two players, their cards multiplied."""
        cells = game.cells
        pairs: i64 = 0
        before: i64 = 0
        for seat in range(game.rules.players):
            cards = how_many(cells[FREE + seat])
            pairs += before * cards
            before += cards
        return pairs

    def any_code(self, game: Cards, declinable: bool, stream: Stream) -> i64:
        index = stream.below(self.count(game) + (1 if declinable else 0))
        if declinable:
            index -= 1
        return nth_swap(game, index)

    def move(self, code: i64) -> Move:
        one: i64 = code & ONE
        other: i64 = code >> OTHER
        if not SWAPS[one]:
            SWAPS[one] = [None] * (ONE + 1)
        made = SWAPS[one][other]
        if made is None:
            made = SWAPS[one][other] = Swap(one >> ROW, one & PLACE, other >> ROW, other & PLACE)
        return made

    def touched(self, game: Cards, code: i64) -> i64:
        one: i64 = code & ONE
        other: i64 = code >> OTHER
        return (1 << (one >> ROW) | 1 << (other >> ROW)) & ~(1 << game.seat)

    def effect(self, game: Cards, code: i64) -> None:
        cells = game.cells
        one: i64 = code & ONE
        other: i64 = code >> OTHER
        card: i64 = cells[one]
        cells[one] = cells[other]
        cells[other] = card
        if game.events is not None:
            game.tell(Swapped(one >> ROW, one & PLACE, other >> ROW, other & PLACE))


def nth_swap(game: Cards, index: i64) -> i64:
    """The code at an index of all exchanges, without making them all; before the first, none."""
    if index < 0:
        return index
    cells = game.cells
    players = game.rules.players
    for step in range(players):
        seat = nth_seat(game, step)
        cards = how_many(cells[FREE + seat])
        for other_step in range(step + 1, players):
            other = nth_seat(game, other_step)
            others = how_many(cells[FREE + other])
            if index < cards * others:
                place = nth_place(cells[FREE + seat], index // others)
                other_place = nth_place(cells[FREE + other], index % others)
                return (seat << ROW | place) | (other << ROW | other_place) << OTHER
            index -= cards * others
    raise AssertionError("there are not so many exchanges")


def nth_seat(game: Cards, step: i64) -> i64:
    """The seat at an index, counting from the player whose turn it is, then in order."""
    if step == 0:
        return game.seat
    return step - 1 if step <= game.seat else step


def how_many(mask: i64) -> i64:
    """The number of places in a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_place(mask: i64, index: i64) -> i64:
    """The place at an index among those of a mask."""
    place: i64 = 0
    while True:
        if (mask >> place) & 1:
            if index == 0:
                return place
            index -= 1
        place += 1
