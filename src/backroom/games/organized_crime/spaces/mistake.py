"""MISTAKE: a card that is read aloud and done."""

from __future__ import annotations

from backroom.games.organized_crime.spaces.space import Space
from backroom.games.organized_crime.state import MISTAKES, Country, Walker


class Mistake(Space):
    """C9."""

    def land(self, game: Country, walker: Walker) -> None:
        game.step = MISTAKES
