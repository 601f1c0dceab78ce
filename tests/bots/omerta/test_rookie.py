"""`rookie`: what is obvious to a beginner, what a beginner forgets, and who beats three of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.bots import BOTS
from backroom.bots.bot import Bot
from backroom.bots.omerta.rookie.recollection import Forgetting, Recollection
from backroom.bots.omerta.rookie.rookie import RookieBot
from backroom.core.game import Ask
from backroom.games.omerta import events as told
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Look,
    Mix,
    Move,
    Pass,
    Replace,
    Show,
    Snap,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.lab.luck import Luck
from backroom.lab.match import play
from tests.bots.omerta.seated import a_regular
from tests.bots.omerta.thumb import Thumb

NEVER = Forgetting(fade=0.0, confuse=0.0)
TABLE = a_regular(["? ? ? ?"] * 3)


def a_rookie(*names: str | None, forgetting: Forgetting = NEVER) -> RookieBot:
    """A rookie who remembers these cards, in their places; None: not seen."""
    bot = RookieBot(0, Setup(players=3), Random(1), forgetting)
    bot.hear(told.RoundBegun(1, 0, None))
    bot.memory.hand = {}
    for place, name in enumerate(names):
        bot.memory.hand[place] = None
        if name is not None:
            bot.hear(told.LookedAt(0, place, name))  # pyright: ignore[reportArgumentType]
    return bot


def asked(bot: RookieBot, clock: str, *options: Move, turns: int = 1, **seen: Any) -> Move:
    view = msgspec.structs.replace(TABLE.view(**seen), turns=turns)
    return bot.answer(view, Ask(1, (0,), "turn", clock), options)


def test_it_calls_only_with_a_reason() -> None:
    """O30: it remembers every card, they are low, and the round is not young any more."""
    late = {"turns": 20}
    assert asked(a_rookie("1", "2"), "turn", CallOmerta(), Draw(), **late) == CallOmerta()
    assert asked(a_rookie("1", "2"), "turn", CallOmerta(), Draw()) == Draw()
    assert asked(a_rookie("1", None), "turn", CallOmerta(), Draw(), **late) == Draw()
    assert asked(a_rookie("1", "9"), "turn", CallOmerta(), Draw(), **late) == Draw()
    assert asked(a_rookie("9", "9"), "turn", CallOmerta(), Pass()) == Pass()


def test_it_takes_a_low_card_for_a_worse_one() -> None:
    assert asked(a_rookie("9", "2"), "turn", Draw(), Take(), top="3") == Take()
    assert asked(a_rookie("2", "2"), "turn", Draw(), Take(), top="3") == Draw()
    assert asked(a_rookie("9", "2"), "turn", Draw(), Take(), top="7") == Draw()


def test_it_keeps_what_is_better_than_its_worst() -> None:
    puts = (Discard(), Replace(0), Replace(1))
    assert asked(a_rookie("9", "2"), "turn", *puts, drawn="4") == Replace(0)
    assert asked(a_rookie("3", "2"), "turn", *puts, drawn="10") == Discard()
    assert asked(a_rookie("3", "2"), "turn", *puts[1:], drawn="10") == Replace(0)


def test_it_throws_and_shows_what_it_remembers() -> None:
    snaps = (Pass(), Snap(0), Snap(1))
    assert asked(a_rookie("9", "2"), "snap", *snaps, window=("2",)) == Snap(1)
    assert asked(a_rookie("9", None), "snap", *snaps, window=("2",)) == Pass()
    shows = (Pass(), Show(0), Show(1))
    assert asked(a_rookie("killer", "2"), "killer", *shows, power="lady") == Show(0)


@pytest.mark.parametrize(
    ("power", "options", "move"),
    [
        ("gangster", (Swap(0, 0, 1, 0), Swap(0, 1, 1, 0), Swap(1, 0, 2, 0)), Swap(0, 1, 1, 0)),
        ("mole", (Look(0), Look(2)), Look(2)),
        ("driver", (Decline(), Throw((0,)), Throw((0, 1)), Throw((2,))), Throw((0, 1))),
        ("lady", (Decline(), Mix(1)), Mix(1)),
    ],
)
def test_it_uses_a_power_for_its_own_hand(power: str, options: tuple[Move, ...], move: Move) -> None:
    assert asked(a_rookie("3", "9", None), "power", *options, power=power) == move


def test_o23_it_exchanges_its_worst_for_the_lowest() -> None:
    bot = a_rookie("3", "9")
    bot.hear(told.SafeOpened(0, ("7", "1", "10", "8")))
    options = tuple(Exchange(place, safe) for place in range(2) for safe in range(4))
    assert asked(bot, "power", *options, power="safecracker") == Exchange(1, 1)
    bot.hear(told.Exchanged(0, 1, 1, None))
    assert bot.memory.hand == {0: 3, 1: 1}
    bot.hear(told.Exchanged(1, 1, 1, None))
    assert bot.memory.hand == {0: 3, 1: 1}


def test_a_single_option_needs_no_thought() -> None:
    assert asked(a_rookie("3"), "turn", Draw()) == Draw()


def test_it_follows_its_own_hand() -> None:
    bot = a_rookie("3", "9", "5", "6")
    for event in (
        told.Drew(0, "2"),
        told.Replaced(0, 1, "9"),
        told.Snapped(0, 0, "3"),
        told.SnappedWrong(0, 2, "5"),
        told.CardAdded(0, 4, "penalty"),
        told.ThrownBack(0, (3,), ("lady",)),
    ):
        bot.hear(event)
    assert bot.memory.hand == {1: 2, 2: 5, 3: 12, 4: None}
    for event in (told.Swapped(0, 1, 1, 0), told.Thrown(0, (2,), ("5",)), told.Mixed(0, (3, 4), ())):
        bot.hear(event)
    assert bot.memory.hand == {1: None, 3: None, 4: None}


def test_the_hands_of_others_are_not_its_own() -> None:
    bot = a_rookie("3", "9")
    for event in (
        told.Peeked(1, (0, 1), None),
        told.LookedAt(1, 0, None),
        told.Drew(1, None),
        told.Replaced(1, 0, "9"),
        told.Snapped(1, 0, "3"),
        told.SnappedLate(1, 0, "3"),
        told.CardAdded(1, 0, "gift"),
        told.Swapped(1, 0, 2, 0),
        told.Mixed(1, (0, 1), ()),
        told.SafeOpened(1, None),
        told.Exchanged(1, 0, 0, None),
        told.Thrown(1, (0,), ("4",)),
        told.ThrownBack(1, (0,), ("lady",)),
        told.GameEnded((0,), (1, 2, 3)),
    ):
        bot.hear(event)
    assert bot.memory.hand == {0: 3, 1: 9}


def test_memory_fades_and_confuses_neighbours() -> None:
    forgets = Recollection(0, Random(1), Forgetting(fade=1.0, confuse=0.0))
    forgets.hand = {0: 3, 1: 4}
    forgets.fade()
    assert forgets.hand == {0: None, 1: None}
    confuses = Recollection(0, Random(1), Forgetting(fade=0.0, confuse=1.0))
    confuses.hand = {0: 3, 1: 4, 3: 5}
    confuses.fade()
    assert confuses.hand == {0: 4, 1: 3, 3: 5}


class Counted:
    """Counts the turns of a bot's seat, round by round."""

    def __init__(self, bot: Bot[Any, Any, Any, Any], turns: list[int]) -> None:
        self.bot = bot
        self.turns = turns

    def hear(self, event: told.Event) -> None:
        if isinstance(event, told.RoundBegun):
            self.turns.append(0)
        self.bot.hear(event)

    def answer(self, view: Any, ask: Ask, options: Sequence[Any]) -> Move:
        if Draw() in options:
            self.turns[-1] += 1
        move: Move | None = self.bot.answer(view, ask, options)
        assert move is not None
        return move


@pytest.mark.slow
def test_somebody_who_plays_by_rule_of_thumb_beats_three_of_them() -> None:
    """In four of ten games at least; and in nearly every round everybody had three turns."""
    games, wins, short, rounds = 200, 0.0, 0, 0
    setup = Setup(players=4)
    for number in range(games):
        me = number % 4
        turns: list[list[int]] = [[] for _ in range(4)]
        bots = [
            Counted(
                (Thumb if seat == me else BOTS["omerta"]["rookie"])(seat, setup, Random(number)), turns[seat]
            )
            for seat in range(4)
        ]
        over = play(OMERTA, setup, bots, Luck(f"{number // 4}"))
        wins += (me in over.winners) / len(over.winners)
        for played in zip(*turns, strict=True):
            rounds += 1
            short += min(played) < 3
    assert wins >= 0.4 * games
    assert short <= 0.05 * rounds
