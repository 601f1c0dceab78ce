"""Which bots people are offered, and which only the lab has."""

from __future__ import annotations

import pytest

from backroom.bots import BOTS, THINKERS, YARDSTICKS, bots_of, company_of
from backroom.games import GAMES


@pytest.mark.parametrize("game", BOTS)
def test_people_are_offered_a_beginner_first_and_no_yardstick(game: str) -> None:
    offered = company_of(GAMES[game])
    assert offered[:2] == ("rookie", "regular")
    assert YARDSTICKS.isdisjoint(offered)
    assert GAMES[game].stand_in in offered
    assert set(offered) >= THINKERS & set(BOTS[game])


@pytest.mark.parametrize("game", [name for name in GAMES if name not in BOTS])
def test_a_game_from_outside_offers_its_own_bots_or_the_one_who_plays_any_option(game: str) -> None:
    offered = company_of(GAMES[game])
    assert offered
    assert set(offered) <= set(bots_of(GAMES[game]))
