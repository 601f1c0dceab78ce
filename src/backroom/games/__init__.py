"""The games of the house, and those from outside that the environment names (`outside.py`)."""

from __future__ import annotations

from typing import Final

from backroom.core.log import AnyGame
from backroom.games.omerta.title import OMERTA
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.games.outside import games_beside

# whose pages, types and texts are part of this repository
HOUSE: Final[dict[str, AnyGame]] = {
    "omerta": OMERTA,
    "organized_crime": ORGANIZED_CRIME,
}

# all that can be played here
GAMES: Final[dict[str, AnyGame]] = {**HOUSE, **games_beside(HOUSE)}
