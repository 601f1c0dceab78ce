"""The bots of OMERTA that search: what ends their decisions."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from backroom.bots.omerta.adviser.adviser import AdviserBot
from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.don import DonBot
from backroom.games.omerta.moves import Move
from backroom.games.omerta.search.searching import Budget
from backroom.games.omerta.setup import Setup
from tests.games.omerta.search.listening import listened
from tests.games.omerta.search.test_searching import a_search
from tests.games.omerta.tempers import Temper


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


def test_it_stops_as_soon_as_nothing_else_can_be_hoped_for() -> None:
    """Most decisions are clear long before the playouts are used up, and the answer is the same."""
    generous = Budget(playouts=1_600, seconds=600.0, least=0.0)
    thrifty = generous._replace(least=0.004)
    played = [0, 0]
    same = decisions = 0
    for state, beliefs, ask in listened(Setup(players=3), 6, Temper(0.0, 0.2), 160):
        seat = ask.seats[0]
        if ask.clock != "turn" or ask.id % 7 or len(state.options(seat)) < 2:
            continue
        moves: list[Move] = []
        for index, budget in enumerate((generous, thrifty)):
            search = a_search(seat, 3, budget)
            moves.append(search.choose(beliefs[seat].prepare(state.view(seat), ask)))
            played[index] += search.played
        decisions += 1
        same += moves[0] == moves[1]
    assert decisions > 3
    assert played[1] < 0.6 * played[0]
    assert same >= 0.7 * decisions
