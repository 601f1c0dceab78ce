"""The process of bots that a server starts, but whoever searches plays few playouts, and by no clock."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from backroom.bots import bots_of
from backroom.bots.bot import Maker, Timed
from backroom.core.log import AnyGame
from backroom.server.bots import worker
from tests.bots.omerta import makers
from tests.bots.organized_crime import seated

FRUGAL = {"omerta": makers.MAKERS, "organized_crime": seated.MAKERS}


def frugal(game: AnyGame) -> Mapping[str, Maker]:
    """The bots of a game by level, with small budgets."""
    return {level: unhurried(make) for level, make in {**bots_of(game), **FRUGAL.get(game.name, {})}.items()}


def unhurried(make: Maker) -> Maker:
    """The same bot, whose decisions do not depend on how busy the machine is."""

    def made(seat: int, setup: Any, rng: Random) -> Any:
        bot = make(seat, setup, rng)
        if isinstance(bot, Timed):
            bot.ignore_clock()
        return bot

    return made


if __name__ == "__main__":
    worker.bots_of = frugal
    worker.main()
