"""O9: the top of the draw pile, seen only by the player who draws it."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.omerta.cells import KIND, SEEN
from backroom.games.omerta.events import Drew
from backroom.games.omerta.phases.phase import PICK, Phase, picked
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.state import PUTTING, Cards


class Drawing(Phase):
    """O9: nature says which card it was."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return PICK[game.piled]

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        self.draw(game, picked(game, outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.draw(game, stream.below(game.piled))

    def draw(self, game: Cards, index: i64) -> None:
        """O9: only the player who drew it sees it."""
        game.held = game.draw(index) | (1 << (SEEN + game.seat))
        game.taken = False
        if game.events is not None:
            game.tell(Drew(game.seat, name_of(game.held & KIND)))
        if game.overlays:
            game.count_overlays()  # O28, O29: right after the player who laid them drew
        game.step = PUTTING
        game.asked = 1 << game.seat
