"""O9: the top of the draw pile, seen only by the player who draws it."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.games.omerta.cards import name_of
from backroom.games.omerta.events import Drew
from backroom.games.omerta.phases.phase import PICK, Phase, picked
from backroom.games.omerta.state import KIND, PUTTING, SEEN, Cards


class Drawing(Phase):
    """O9: nature says which card it was."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return PICK[len(game.pile)]

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        game.held = game.draw(picked(game, outcome)) | (1 << (SEEN + game.seat))
        game.taken = False
        if game.events is not None:
            game.tell(Drew(game.seat, name_of(game.held & KIND)))
        game.count_overlays()  # O28, O29: right after the one who laid them drew
        game.step = PUTTING
