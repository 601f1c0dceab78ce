"""The bots in whole games: every answer is an option, a seed plays the same game, and they are strong."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from backroom.bots import BOTS
from backroom.bots.bot import Bot
from backroom.core.game import Ask, Entry
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import CallOmerta, Draw, Move
from backroom.games.omerta.printed.editions import EDITIONS, EditionName
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.games.omerta.view import View
from backroom.lab.arena import Plan, run, standings
from backroom.lab.luck import Luck
from backroom.lab.match import play
from tests.bots.omerta.makers import MAKERS


class Watched:
    """Checks every answer of a bot against its options."""

    def __init__(self, bot: Bot[Any, Any, Any, Any]) -> None:
        self.bot = bot

    def hear(self, event: Event) -> None:
        self.bot.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Any]) -> Move:
        move = self.bot.answer(view, ask, options)
        assert move is not None
        assert move in options
        return move


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_answer_only_with_what_they_are_offered(players: int, edition: EditionName) -> None:
    names = ["regular", "random", "boss", "rookie", "uniform"]
    for number in range(20):
        setup = Setup(
            players=players,
            edition=edition,
            snap="sealed" if number % 2 else "race",
            open_safe=number % 4 == 0,
            deck="sorted" if number % 3 else "deduced",
            memory_aid=number % 5 == 0,
        )
        chosen = [names[(seat + number) % 5] for seat in range(players)]
        bots = [Watched(MAKERS[name](seat, setup, Random(number))) for seat, name in enumerate(chosen)]
        assert len(play(OMERTA, setup, bots, Luck(f"{number}")).scores) == players


@pytest.mark.parametrize("name", MAKERS)
def test_a_bot_plays_the_same_from_the_same_seed(name: str) -> None:
    setup = Setup(players=3, rounds=2)

    def entries() -> list[Entry[Move]]:
        bots = [MAKERS[name](seat, setup, Random(seat)) for seat in range(3)]
        played: list[Entry[Move]] = []
        play(OMERTA, setup, bots, Luck("same"), entries=played)
        return played

    assert entries() == entries()


def test_uniform_says_everything_equally_often_and_random_is_seldom_rash() -> None:
    setup = Setup()
    view = OMERTA.start(setup).view(0)
    options = (CallOmerta(), Draw())
    for name, low, high in [("uniform", 450, 550), ("random", 30, 70)]:
        bot = BOTS["omerta"][name](0, setup, Random(5))
        said = [bot.answer(view, Ask(1, (0,), "turn", "turn"), options) for _ in range(1000)]
        assert low < sum(isinstance(move, CallOmerta) for move in said) < high


@pytest.mark.slow
@pytest.mark.parametrize("snap", ["race", "sealed"])
def test_regular_beats_three_random(snap: Any) -> None:
    bots = ("regular", "random", "random", "random")
    plan = Plan(game="omerta", setup=Setup(edition="fr", snap=snap), bots=bots, games=80, seed=11)
    assert standings(plan, run(plan))[0].win_rate >= 0.9
