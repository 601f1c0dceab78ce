"""The games of the house."""

from __future__ import annotations

from typing import Any, Final

from backroom.core.game import Game
from backroom.games.omerta.title import OMERTA
from backroom.games.organized_crime.title import ORGANIZED_CRIME

GAMES: Final[dict[str, Game[Any, Any, Any, Any]]] = {
    "omerta": OMERTA,
    "organized_crime": ORGANIZED_CRIME,
}
