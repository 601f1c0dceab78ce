"""O4: the famous gangsters decide who starts the first round."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64, vec
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.events import GangstersDealt
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.printed.cards import AL_CAPONE, FAMOUS, GangsterName
from backroom.games.omerta.state import DEAL, Cards


class Gangsters(Phase):
    """O4: dealt, and dealt again until somebody holds Al Capone."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return game.rules.gangsters

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(game.rules.gangsters, outcome)
        self.deal(game, vec[i64](outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.deal(game, stream.some_of(len(FAMOUS), game.rules.players))

    def deal(self, game: Cards, picks: vec[i64]) -> None:
        """O4: whoever holds Al Capone starts."""
        if game.events is not None:
            dealt: list[GangsterName] = [FAMOUS[picks[seat]] for seat in range(game.rules.players)]
            aside: list[GangsterName] = [gangster for gangster in FAMOUS if gangster not in dealt]
            game.tell(
                GangstersDealt(tuple(dealt), () if game.rules.gangsters_from_all_five else tuple(aside))
            )
        for seat in range(game.rules.players):
            if picks[seat] == AL_CAPONE:
                game.starter = seat
                game.step = DEAL
