"""A scripted person who plays by rule of thumb: remembers the own cards, keeps low ones, calls with seven."""

from __future__ import annotations

from random import Random

from backroom.bots.omerta.rookie.recollection import Forgetting
from backroom.bots.omerta.rookie.rookie import RookieBot
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View

LIMIT = 5  # points to call with


class Thumb(RookieBot):
    """Plays like a beginner who forgets nothing and knows when to stop."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        super().__init__(seat, setup, rng, Forgetting(fade=0.0, confuse=0.0))

    def has_reason_to_call(self, view: View) -> bool:
        """O30: the cards it knows, and a guess for the others, are few points."""
        del view
        return sum(self.points(place) for place in self.memory.hand) <= LIMIT
