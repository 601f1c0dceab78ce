"""The bots of OMERTA that search: what ends their decisions."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from backroom.bots.omerta.adviser.adviser import AdviserBot
from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.don import DonBot
from backroom.games.omerta.setup import Setup


@pytest.mark.parametrize("maker", [AdviserBot, BossBot, DonBot])
def test_whoever_ignores_the_clock_searches_as_it_does_against_people_in_every_other_way(
    maker: type[BossBot | DonBot | AdviserBot],
) -> None:
    """The arena measures the bot that people meet."""
    bot = maker(0, Setup(players=4), Random(1))
    usual = bot.search.budget
    bot.ignore_clock()
    assert bot.search.budget.seconds == inf
    assert bot.search.budget[::2] == usual[::2]  # playouts, and what is dropped
    assert usual.seconds < inf
