"""C1: the game is over and waits for nothing."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.games.organized_crime.phases.phase import Phase
from backroom.games.organized_crime.state import Country


class Ended(Phase):
    """C1: the end; it says who won."""

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Over(game.winners, tuple([int(game.estate(seat)) for seat in range(game.rules.players)]))
