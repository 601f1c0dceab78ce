"""O3: after the last round the lowest total wins."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.scoring import winners
from backroom.games.omerta.state import Cards


class Ended(Phase):
    """O3: the game is over and waits for nothing."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Over(winners(game.totals), tuple(game.totals))
