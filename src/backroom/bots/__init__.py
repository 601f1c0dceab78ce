"""Players of the house. They see views, questions, options and told events, and never a state."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from backroom.bots.any_option import AnyOption
from backroom.bots.bot import Maker
from backroom.bots.omerta import characters as of_omerta
from backroom.bots.omerta.adviser.adviser import AdviserBot
from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.don import DonBot
from backroom.bots.omerta.random import RandomBot, UniformBot
from backroom.bots.omerta.regular.regular import RegularBot
from backroom.bots.omerta.rookie.rookie import RookieBot
from backroom.bots.organized_crime import characters as of_organized_crime
from backroom.bots.organized_crime.adviser.adviser import AdviserBot as AdviserFamily
from backroom.bots.organized_crime.boss.boss import BossBot as BossFamily
from backroom.bots.organized_crime.boss.boss import DonBot as DonFamily
from backroom.bots.organized_crime.random import RandomBot as RandomFamily
from backroom.bots.organized_crime.regular.regular import RegularBot as RegularFamily
from backroom.bots.organized_crime.rookie.rookie import RookieBot as RookieFamily
from backroom.bots.temper import USUAL, Temper
from backroom.core.log import AnyGame
from backroom.games.outside import plugs

BOTS: Final[dict[str, dict[str, Maker]]] = {
    "omerta": {
        "uniform": UniformBot,
        "random": RandomBot,
        "rookie": RookieBot,
        "regular": RegularBot,
        "adviser": AdviserBot,
        "boss": BossBot,
        "don": DonBot,
    },
    "organized_crime": {
        "random": RandomFamily,
        "rookie": RookieFamily,
        "regular": RegularFamily,
        "adviser": AdviserFamily,
        "boss": BossFamily,
        "don": DonFamily,
    },
}


# yardsticks of the lab, and no company for people: one calls Omerta in its first turn
YARDSTICKS: Final = frozenset({"uniform", "random"})

# the levels that search, and so think for a while
THINKERS: Final = frozenset({"adviser", "boss", "don"})

# the level that explains itself, and may be asked for a hint where a game has one
ADVISER: Final = "adviser"


TEMPERS: Final[dict[str, dict[str, Temper]]] = {
    "omerta": of_omerta.CHARACTERS,
    "organized_crime": of_organized_crime.CHARACTERS,
}


def temper_of(game: str, level: str) -> Temper:
    """The temper of a bot; a yardstick, or one of a game from outside, has the usual one."""
    return TEMPERS.get(game, {}).get(level, USUAL)


def company_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that people are offered, the weakest first; a yardstick only where there is nothing else."""
    levels = tuple(bots_of(game))
    return tuple(level for level in levels if level not in YARDSTICKS) or levels


def has_adviser(game: AnyGame) -> bool:
    """Whether people can ask for a hint in this game."""
    return ADVISER in bots_of(game)


def bots_of(game: AnyGame) -> Mapping[str, Maker]:
    """The bots of a game by level; where it has no `random` of its own, that is one who plays any option."""
    if game.name in BOTS:
        return BOTS[game.name]
    plug = plugs().get(game.name)
    own: Mapping[str, Maker] = {} if plug is None else plug.bots
    return {"random": partial(AnyOption, moves=game.move), **own}
