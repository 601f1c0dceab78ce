"""O6: four cards to each player, four in the safe, the rest is the draw pile."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.cards import CardName, name_of
from backroom.games.omerta.events import RoundBegun
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.rules import HAND
from backroom.games.omerta.state import KIND, PEEKING, SEEN_BY_ALL, Cards


class Deal(Phase):
    """O6: the beginning of a round."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return game.rules.deal

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(game.rules.deal, outcome)
        self.deal(game, list(outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.deal(game, stream.some_of(len(game.rules.cards), game.rules.dealt))

    def deal(self, game: Cards, outcome: list[int]) -> None:
        """O6: hand by hand, then the safe."""
        rest = list(game.rules.cards)
        dealt = [rest[index] for index in outcome]
        for index in outcome:
            rest[index] = 0
        game.pile = list(filter(None, rest))
        players = game.rules.players
        hands: list[list[int]] = []
        for first in range(0, players * HAND, HAND):
            hands.append(dealt[first : first + HAND])
        game.hands = hands
        game.free = [(1 << HAND) - 1] * players
        game.blocked = [0] * players
        safe = dealt[players * HAND :]
        if game.rules.open_safe:
            safe = [card | SEEN_BY_ALL for card in safe]
        game.safe = safe
        game.discard = []
        game.overlays = []
        game.barred = 0
        game.turns = 0
        game.passed = 0
        game.piles = 0
        game.labels = 0
        game.facts = ()
        game.gone = ()
        game.seat = game.starter
        game.round += 1
        game.step = PEEKING
        if game.events is not None:
            shown: list[CardName] = [name_of(card & KIND) for card in safe]
            game.tell(RoundBegun(game.round, game.starter, tuple(shown) if game.rules.open_safe else None))
