"""O24: throw up to two of one's own bottles; a character among them comes back and costs."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.omerta.cards import is_bottle, name_of
from backroom.games.omerta.events import Thrown, ThrownBack
from backroom.games.omerta.menus import THROWS
from backroom.games.omerta.moves import Menu, Move, Throw
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import ADDING, KIND, NEXT_TURN, SNAPPING, Cards


class DriverPower(Power):
    """O24 driver; 'up to two', so none is allowed everywhere; O29: not a blocked card."""

    def __init__(self) -> None:
        super().__init__("O24", "throw one or two of your cards that are not blocked, or none", optional=True)

    def menu(self, game: Cards) -> Menu:
        return THROWS.of(game.free[game.seat])

    def effect(self, game: Cards, move: Move) -> None:
        assert isinstance(move, Throw)
        hand = game.hands[game.seat]
        wrong = [place for place in move.places if not is_bottle(hand[place] & KIND)]
        back = list(move.places) if wrong and game.rules.driver_returns_all else wrong
        gone = [place for place in move.places if place not in back]
        window: i64 = 0
        if game.events is not None and gone:
            game.tell(Thrown(game.seat, tuple(gone), tuple([name_of(hand[place] & KIND) for place in gone])))
        for place in gone:
            card = game.remove(game.seat, place)
            game.throw(card)
            window |= 1 << (card & KIND)
        if game.events is not None and back:
            game.tell(
                ThrownBack(game.seat, tuple(back), tuple([name_of(hand[place] & KIND) for place in back]))
            )
        for place in back:
            game.show(game.seat, place)
        # [R] O16: one window for the bottles thrown together, and either value matches it
        game.window = window
        game.then = SNAPPING if window else NEXT_TURN
        penalties = (1 if wrong else 0) if game.rules.driver_returns_all else len(wrong)
        game.due = (game.seat,) * penalties
        game.gift = False
        game.step = ADDING
