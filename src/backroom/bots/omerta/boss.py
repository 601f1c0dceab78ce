"""`boss`: plays every option on to the end of the round, in worlds that fit what the others did."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from backroom.bots.omerta.characters import CHARACTERS
from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import Move
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.searching import Budget, Search
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View

BOSS: Final = Budget(playouts=24_000, seconds=0.3, least=0.0001)


class BossBot:
    """Plays OMERTA at one seat by search."""

    def __init__(self, seat: int, setup: Setup, rng: Random, budget: Budget = BOSS) -> None:
        self.belief = OmertaBelief(seat, setup)
        self.search = Search(seat, [Style()] * setup.players, Stream(rng), budget)
        self.certainty = CHARACTERS["boss"].certainty

    def ignore_clock(self) -> None:
        """Let the playouts alone end a decision, so that a seed plays the same."""
        self.search.budget = self.search.budget._replace(seconds=inf)

    def hear(self, event: Event) -> None:
        """Follow the cards."""
        self.belief.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Move]) -> Move:
        """The option with the best chance to win the game."""
        if len(options) == 1 or ask.clock == "peek":
            return options[0]  # O7: four unseen cards are all alike
        worlds = self.belief.prepare(view, ask)
        if ask.clock in ("snap", "killer"):
            return worlds.obvious(options, self.search.stream, self.certainty)
        return self.search.choose(worlds)
