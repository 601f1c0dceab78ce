"""C3: an informant on a circle; it never moves."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.events import Controlled
from backroom.games.organized_crime.money.ledger import pay_bank
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import MAN
from backroom.games.organized_crime.state import Country


def place_informant(game: Country, seat: i64, circle: i64) -> None:
    """Buy a man for $10,000 and place it; the seat has both, and the circle is free."""
    assert game.circles[circle] == NONE
    assert game.left[seat] > 0
    pay_bank(game, seat, MAN, "informant")
    game.left[seat] -= 1
    game.circles[circle] = int(seat)
    if game.events is not None:
        game.tell(Controlled(seat, game.rules.board.circle_ids[circle]))


def income_of(game: Country, seat: i64) -> i64:
    """C29: what a seat's cities, businesses and activities bring."""
    income: i64 = 0
    for circle, owner in enumerate(game.circles):
        if owner == seat:
            income += game.rules.board.income[circle]
    return income
