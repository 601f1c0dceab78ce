"""`uniform` and `random`: bots that know nothing; the yardsticks for every other bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from backroom.bots.any_option import AnyOption
from backroom.core.game import Ask
from backroom.games.omerta.moves import CallOmerta, Move, Pass, Show, Snap
from backroom.games.omerta.setup import Setup

RASH = 0.05  # how often `random` says something rash when it could


class UniformBot(AnyOption):
    """Picks any option, each equally likely."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        super().__init__(seat, setup, rng, moves=Move)


class RandomBot(UniformBot):
    """Any option, each as likely as the others, but seldom a rash one.

    Rash is what is given away without need: to call Omerta, to snap, to show a Killer. A table of uniform
    players calls so soon that most rounds end before everybody has had a turn, and only the deal is measured.
    """

    def answer(self, view: object, ask: Ask, options: Sequence[Move]) -> Move:
        """Any sober option; one time in twenty, any rash one."""
        rash = [move for move in options if isinstance(move, CallOmerta | Snap | Show)]
        chosen: Sequence[Move] = options
        if rash and self.rng.random() < RASH:
            chosen = rash
        elif rash and isinstance(options[0], Pass):  # a snap or a Killer question: the only sober answer
            return options[0]
        elif rash:
            chosen = [move for move in options if move not in rash]
        answer: Move = super().answer(view, ask, chosen)
        return answer
