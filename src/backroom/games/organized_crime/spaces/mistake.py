"""MISTAKE: a card that is read aloud and carried out."""

from __future__ import annotations

from backroom.games.organized_crime.spaces.space import Space
from backroom.games.organized_crime.state import MISTAKES, Country, Walker


class Mistake(Space):
    """C9: makes the player draw a Mistake."""

    def land(self, game: Country, walker: Walker) -> None:
        game.step = MISTAKES
