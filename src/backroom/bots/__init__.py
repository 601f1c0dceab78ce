"""Players of the house. They see views, questions, options and told events, and never a state."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from backroom.bots.any_option import AnyOption
from backroom.bots.bot import Maker
from backroom.bots.omerta.random import RandomBot, UniformBot
from backroom.bots.omerta.regular.regular import RegularBot
from backroom.bots.organized_crime.random import RandomBot as RandomFamily
from backroom.bots.organized_crime.regular.regular import RegularBot as RegularFamily
from backroom.core.log import AnyGame

BOTS: Final[dict[str, dict[str, Maker]]] = {
    "omerta": {"uniform": UniformBot, "random": RandomBot, "regular": RegularBot},
    "organized_crime": {"random": RandomFamily, "regular": RegularFamily},
}


def bots_of(game: AnyGame) -> Mapping[str, Maker]:
    """The bots of a game by name; where it has none, `random` plays any option."""
    return BOTS.get(game.name) or {"random": partial(AnyOption, moves=game.move)}
