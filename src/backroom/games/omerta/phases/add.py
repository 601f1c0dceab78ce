"""O14, O22: penalty cards and gifts come from the draw pile, face down, unseen by anybody."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.events import CardAdded
from backroom.games.omerta.phases.phase import Phase, shuffle
from backroom.games.omerta.state import Cards


class Adding(Phase):
    """O12: as many as the pile has; the rest after a reshuffle, as long as there are cards."""

    def settle(self, game: Cards) -> bool:
        if game.due and game.restock():
            return True
        game.due = ()
        game.step = game.then
        return False

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return shuffle(len(game.pile), min(len(game.due), len(game.pile)))

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(shuffle(len(game.pile), min(len(game.due), len(game.pile))), outcome)
        self.add(game, list(outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.add(game, stream.some_of(len(game.pile), min(len(game.due), len(game.pile))))

    def add(self, game: Cards, outcome: list[int]) -> None:
        """O14, O22: one each, in order."""
        cards = game.draw_several(outcome)
        for index, card in enumerate(cards):
            seat = game.due[index]
            place = game.add(seat, card)
            if game.events is not None:
                game.tell(CardAdded(seat, place, "gift" if game.gift else "penalty"))
        game.due = game.due[len(cards) :]
