"""O24: throw up to two of your own bottles; a character among them comes back and costs."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.cells import DUE, FREE, KIND, ROW, SEEN_BY_ALL
from backroom.games.omerta.events import Thrown, ThrownBack
from backroom.games.omerta.menus import PAIR, PLACE, THROWS, Choices
from backroom.games.omerta.moves import Move, Throw
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.printed.cards import CardName, is_bottle, name_of
from backroom.games.omerta.state import ADDING, NEXT_TURN, SNAPPING, Cards


class DriverPower(Power):
    """O24 driver; 'up to two', so none is allowed everywhere; O29: not a blocked card."""

    def __init__(self) -> None:
        super().__init__("O24", "throw one or two of your cards that are not blocked, or none", optional=True)

    def usable(self, game: Cards) -> bool:
        return game.cells[FREE + game.seat] != 0

    def choices(self, game: Cards) -> Choices:
        return THROWS.of(game.cells[FREE + game.seat])

    def move(self, code: i64) -> Move:
        return Throw(tuple(places_in(code)))

    def effect(self, game: Cards, code: i64) -> None:
        cells = game.cells
        first: i64 = game.seat << ROW
        places = places_in(code)
        wrong = [place for place in places if not is_bottle(cells[first + place] & KIND)]
        back = places if wrong and game.rules.driver_returns_all else wrong
        gone = [place for place in places if place not in back]
        if game.events is not None and gone:
            game.tell(Thrown(game.seat, tuple(gone), faces(game, gone)))
        window: i64 = 0
        for place in gone:
            card = game.remove(game.seat, place)
            game.throw(card)
            window |= 1 << (card & KIND)
        for place in back:
            cells[first + place] |= SEEN_BY_ALL
        if game.events is not None and back:
            game.tell(ThrownBack(game.seat, tuple(back), faces(game, back)))
        # [R] O16: one window for the bottles thrown together, and either value matches it
        game.window = window
        game.then = SNAPPING if window else NEXT_TURN
        game.dues = (1 if wrong else 0) if game.rules.driver_returns_all else len(wrong)
        for index in range(game.dues):
            cells[DUE + index] = game.seat
        game.gift = False
        game.step = ADDING


def faces(game: Cards, places: list[int]) -> tuple[CardName, ...]:
    """What lies at these places of the player whose turn it is."""
    hand = game.hand(game.seat)
    return tuple([name_of(hand[place] & KIND) for place in places])


def places_in(code: i64) -> list[int]:
    """The places a Driver throws, one or two."""
    if code >> PAIR == 0:
        return [code]
    return [code & PLACE, (code >> PAIR) - 1]
