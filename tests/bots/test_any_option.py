"""The bot that knows no game plays each of them to its end, using the options alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from backroom.bots import BOTS, bots_of
from backroom.bots.any_option import AnyOption
from backroom.core.form import Form, OneOf, Whole, allows
from backroom.core.game import Ask, Entry
from backroom.games import GAMES
from backroom.games.organized_crime.moves import Claim, Hire, Move, Roll, Vote
from backroom.lab.luck import Luck
from backroom.lab.match import play
from tests.core.test_optional import NothingTitle

ASK = Ask(1, (0,), "turn", "turn")


class Watched(AnyOption):
    """Checks every answer against the options."""

    def answer(self, view: object, ask: Ask, options: Sequence[Any]) -> Any:
        move = super().answer(view, ask, options)
        assert any(allows(one, move) if isinstance(one, Form) else one == move for one in options)
        return move


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_to_its_end_from_what_it_is_offered(name: str) -> None:
    game = GAMES[name]
    for players in game.seats:
        setup = game.setup(players=players)
        bots = [Watched(seat, setup, Random(seat), moves=game.move) for seat in range(players)]
        entries: list[Entry[Any]] = []
        over = play(game, setup, bots, Luck("any"), entries=entries)
        assert over.winners
        again: list[Entry[Any]] = []
        bots = [Watched(seat, setup, Random(seat), moves=game.move) for seat in range(players)]
        assert play(game, setup, bots, Luck("any"), entries=again) == over
        assert again == entries, "the same seed plays the same game"


def test_every_option_is_as_likely_and_a_form_is_filled_in_every_way() -> None:
    form = Form("vote", (OneOf("favour", (True, False)), Whole("votes", 0, 2)))
    bot = AnyOption(0, None, Random(1), moves=Move)
    said = Counter(bot.answer(None, ASK, (Claim(), Hire(), Roll(), form)) for _ in range(4_000))
    assert min(said[Claim()], said[Hire()], said[Roll()]) > 900
    votes = {move for move in said if isinstance(move, Vote)}
    assert votes == {Vote(favour, count) for favour in (True, False) for count in range(3)}
    assert min(said[vote] for vote in votes) > 100


def test_a_game_without_bots_of_its_own_is_played_by_it() -> None:
    assert bots_of(GAMES["omerta"]) == BOTS["omerta"]
    makers = bots_of(NothingTitle())
    assert list(makers) == ["random"]
    assert isinstance(makers["random"](0, None, Random(1)), AnyOption)
