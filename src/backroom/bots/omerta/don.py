"""`don`: searches like `boss`, and longer where options are close."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.characters import CHARACTERS
from backroom.games.omerta.search.searching import Budget
from backroom.games.omerta.setup import Setup

DON: Final = Budget(playouts=150_000, seconds=2.0, least=0.00003)


class DonBot(BossBot):
    """Plays OMERTA at one seat by a long search."""

    def __init__(self, seat: int, setup: Setup, rng: Random, budget: Budget = DON) -> None:
        super().__init__(seat, setup, rng, budget)
        self.certainty = CHARACTERS["don"].certainty
