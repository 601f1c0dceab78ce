"""POWER and CORRUPT OFFICIAL: a card for a player who wants it."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.cards import can_draw
from backroom.games.organized_crime.spaces.space import Space
from backroom.games.organized_crime.state import TAKING, Country, Walker


class CardSpace(Space):
    """C7, C8: offers a card without forcing it; C6: a deck whose cards are all in hands gives none."""

    def __init__(self, deck: i64) -> None:
        super().__init__()
        self.deck: i64 = deck

    def land(self, game: Country, walker: Walker) -> None:
        if can_draw(game, self.deck):
            game.deck = self.deck
            game.step = TAKING
