"""The bots in whole games: every answer is an option, seeds repeat, games end, and the bots are strong."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import BOTS
from backroom.core.game import Aside, Entry
from backroom.games.organized_crime.moves import Leave, Move
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT
from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.lab.arena import Plan, run, standings
from backroom.lab.luck import Luck
from backroom.lab.match import play
from tests.bots.organized_crime.seated import MAKERS, Watched


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "short", "limit"])
def test_bots_answer_only_with_what_they_are_offered_and_games_end(players: int, variant: Variant) -> None:
    names = ["regular", "boss", "rookie", "random"]
    setup = Setup(players=players, variant=variant)
    for number in range(4):
        bots = [
            Watched(names[(seat + number) % 4], seat, setup, Random(f"{number}:{seat}"))
            for seat in range(players)
        ]
        over = play(ORGANIZED_CRIME, setup, bots, Luck(f"{number}"))
        assert over.winners


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "short", "limit"])
def test_regulars_among_themselves_end_their_games(players: int, variant: Variant) -> None:
    setup = Setup(players=players, variant=variant)
    for number in range(2):
        bots = [Watched("regular", seat, setup, Random(f"{number}:{seat}")) for seat in range(players)]
        assert play(ORGANIZED_CRIME, setup, bots, Luck(f"{number}")).winners


def test_a_board_and_decks_of_ones_own_are_read_by_the_bots() -> None:
    setup = Setup(players=2, variant="short", rounds=4, board=BOARD_TEXT, decks=DECKS_TEXT)
    bots = [Watched("regular", seat, setup, Random(seat)) for seat in range(2)]
    assert play(ORGANIZED_CRIME, setup, bots, Luck("own")).winners


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS["organized_crime"])
def test_a_bot_plays_the_same_from_the_same_seed(name: str) -> None:
    setup = Setup(players=3, variant="short")

    def entries() -> list[Entry[Move]]:
        bots = [MAKERS[name](seat, setup, Random(seat)) for seat in range(3)]
        played: list[Entry[Move]] = []
        play(ORGANIZED_CRIME, setup, bots, Luck("same"), entries=played)
        return played

    assert entries() == entries()


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS["organized_crime"])
def test_c1_no_bot_leaves_the_table(name: str) -> None:
    """Leaving is offered along with every other aside."""
    setup = Setup(players=3, variant="short")
    for number in range(3):
        bots = [MAKERS[name](seat, setup, Random(seat)) for seat in range(3)]
        played: list[Entry[Move]] = []
        play(ORGANIZED_CRIME, setup, bots, Luck(f"stay {number}"), entries=played)
        assert not any(isinstance(entry, Aside) and isinstance(entry.move, Leave) for entry in played)


@pytest.mark.slow
def test_regular_beats_three_random() -> None:
    bots = ("regular", "random", "random", "random")
    plan = Plan(game="organized_crime", setup=Setup(), bots=bots, games=20, seed=11)
    assert standings(plan, run(plan))[0].win_rate >= 0.8
