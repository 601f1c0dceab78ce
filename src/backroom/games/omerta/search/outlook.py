"""O3: how likely a seat is to win the game, by the totals after a round."""

from __future__ import annotations

from math import exp
from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import TOTALS
from backroom.games.omerta.state import OVER, Cards

SPREAD: Final = 6.6  # fitted to games among quick players: points that one round to come makes uncertain
PINCH: Final = 0.00005  # what a point is worth besides: of hopeless answers, the one that loses less
ROOTS: Final = [0.0] + [rounds**0.5 for rounds in range(1, 21)]


class Outlook:
    """Turns totals into the chance to win: certain after the last round, fuzzier the more are to come."""

    def __init__(self, spread: float = SPREAD) -> None:
        self.spread: float = spread

    def chance(self, game: Cards, seat: i64) -> float:
        """How likely this seat is to win, when a round has ended."""
        if game.step == OVER:
            return share(game, seat)
        scale = self.spread * ROOTS[game.rules.rounds - game.round]
        cells = game.cells
        own: i64 = cells[TOTALS + seat]
        others = 0.0
        for other in range(game.rules.players):
            others += exp((own - cells[TOTALS + other]) / scale)
        return 1.0 / others

    def value(self, game: Cards, seat: i64) -> float:
        """The same, less a pinch for every point of this seat."""
        points: int = game.cells[TOTALS + seat]
        return self.chance(game, seat) - PINCH * points


def share(game: Cards, seat: i64) -> float:
    """O3: the part of the win that a seat has."""
    cells = game.cells
    own: i64 = cells[TOTALS + seat]
    equal = 0
    for other in range(game.rules.players):
        total: i64 = cells[TOTALS + other]
        if total < own:
            return 0.0
        if total == own:
            equal += 1
    return 1.0 / equal
