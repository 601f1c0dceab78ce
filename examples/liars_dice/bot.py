"""A player of liar's dice who counts."""

from collections.abc import Sequence
from math import comb
from random import Random

from backroom.core.form import Form, moves_of
from backroom.core.game import Ask
from examples.liars_dice.words import Bid, Event, Move, Setup, View


class Regular:
    """Says what is likeliest to be true, from its own dice and the number of those it does not see."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        self.seat, self.rng = seat, rng

    def hear(self, event: Event) -> None:
        """All it needs is in the view."""

    def answer(self, view: View, ask: Ask, options: Sequence[Move | Form]) -> Move:
        return max(moves_of(options, Move), key=lambda move: (self.chance(view, move), self.rng.random()))

    def chance(self, view: View, move: Move) -> float:
        """How likely it is that whoever says this is right."""
        if not isinstance(move, Bid):
            return 1 - self.chance(view, view.bid or Bid(0, 6))
        own = view.cups[self.seat] or ()
        counted = {move.face, 1} if view.setup.wild else {move.face}
        missing = max(0, move.count - sum(die in counted for die in own))
        hidden, p = sum(view.dice_left) - len(own), len(counted) / 6
        return sum(comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(missing, hidden + 1))
