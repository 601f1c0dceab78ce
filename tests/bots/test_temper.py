"""Bots throw a card as quickly as people do, and think no quicker than they may search."""

from __future__ import annotations

from random import Random
from statistics import median, quantiles
from typing import Any

import pytest

from backroom.bots import BOTS, TEMPERS, bots_of, company_of, temper_of
from backroom.bots.temper import LINGERS, QUICKEST, USUAL, Temper, deliberation, reaction
from backroom.games import HOUSE
from backroom.games.omerta.setup import Setup

LEAST = 0.15  # seconds: nobody is quicker

CHARACTERS = [
    pytest.param(temper, id=f"{game}-{level}")
    for game, levels in TEMPERS.items()
    for level, temper in levels.items()
]


@pytest.mark.parametrize("temper", CHARACTERS)
def test_the_reactions_are_as_documented(temper: Temper) -> None:
    rng = Random(1)
    steady = temper._replace(hesitates=0.0)
    times = [reaction(steady, rng) for _ in range(5_000)]
    assert median(times) == pytest.approx(temper.quickness.median, rel=0.03)
    low, _, high = quantiles(times, n=4)
    assert high / low == pytest.approx(2.718281828 ** (2 * 0.6745 * temper.quickness.spread), rel=0.06)


@pytest.mark.parametrize("temper", CHARACTERS)
def test_nobody_is_quicker_than_people_can_be(temper: Temper) -> None:
    rng = Random(1)
    assert min(reaction(temper, rng) for _ in range(5_000)) >= QUICKEST >= LEAST


def test_the_usual_bot_is_no_quicker_than_a_person() -> None:
    rng = Random(1)
    times = sorted(reaction(USUAL._replace(hesitates=0.0), rng) for _ in range(20_000))
    assert times[5_000] == pytest.approx(0.61, abs=0.01)
    assert times[15_000] == pytest.approx(0.92, abs=0.015)
    assert times[1_000] == pytest.approx(0.46, abs=0.01)


def test_who_hesitates_takes_longer() -> None:
    always, never = USUAL._replace(hesitates=1.0), USUAL._replace(hesitates=0.0)
    assert deliberation(always, 1.0, Random(1)) == LINGERS
    assert deliberation(never, 1.0, Random(1)) == 1.0
    assert median(reaction(always, Random(seed)) for seed in range(500)) > 1.3 * USUAL.quickness.median


def test_who_searches_never_answers_before_the_search_must_end() -> None:
    """How long a search takes depends on cards, so an answer waits for the longest."""
    for game in HOUSE.values():
        for level, seconds in (("adviser", 0.3), ("boss", 0.3), ("don", 2.0)):
            bot = bots_of(game)[level](0, game.setup(), Random(1))
            assert allowed(bot) == seconds
            # what it does besides, and the way there and back, come on top of a search that ran out of time
            assert deliberation(temper_of(game.name, level), 0.0, Random(1)) >= 1.1 * seconds


def allowed(bot: Any) -> float:
    """The seconds that a bot may search for one decision."""
    return (
        bot.search.budget.seconds if hasattr(bot, "search") and hasattr(bot.search, "budget") else bot.seconds
    )


@pytest.mark.parametrize("temper", CHARACTERS)
def test_nobody_answers_as_soon_as_a_move_is_found(temper: Temper) -> None:
    """O30: to weigh a call takes ten times as long as not to, and is done with a low hand."""
    assert deliberation(temper, 0.0, Random(1)) >= 0.05


@pytest.mark.parametrize("temper", CHARACTERS)
def test_a_card_that_is_known_is_sure_enough_for_everybody(temper: Temper) -> None:
    """O13: a threshold above that would keep a character from ever throwing."""
    assert 0.0 <= temper.certainty <= 1.0


@pytest.mark.parametrize("level", company_of(HOUSE["omerta"]))
def test_each_character_is_as_sure_as_its_data_says(level: str) -> None:
    bot = BOTS["omerta"][level](0, Setup(), Random(1))
    assert vars(bot)["certainty"] == temper_of("omerta", level).certainty


def test_every_character_of_the_house_has_a_temper() -> None:
    for game in HOUSE.values():
        assert set(company_of(game)) <= set(TEMPERS[game.name])
    assert temper_of("dice", "careful") == USUAL
