"""O4: the famous gangsters decide who starts the first round."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.cards import AL_CAPONE, FAMOUS, GangsterName
from backroom.games.omerta.events import GangstersDealt
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.state import DEAL, Cards


class Gangsters(Phase):
    """O4: dealt, and dealt again until somebody holds Al Capone."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return game.rules.gangsters

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(game.rules.gangsters, outcome)
        self.deal(game, list(outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.deal(game, stream.some_of(len(FAMOUS), game.rules.players))

    def deal(self, game: Cards, outcome: list[int]) -> None:
        """O4: whoever holds Al Capone starts."""
        if game.events is not None:
            dealt: list[GangsterName] = [FAMOUS[index] for index in outcome]
            aside: list[GangsterName] = [gangster for gangster in FAMOUS if gangster not in dealt]
            game.tell(
                GangstersDealt(tuple(dealt), () if game.rules.gangsters_from_all_five else tuple(aside))
            )
        if AL_CAPONE in outcome:
            game.starter = outcome.index(AL_CAPONE)
            game.step = DEAL
