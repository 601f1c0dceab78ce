"""A match: who may stay silent, asides, and the floor."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from backroom.bots import BOTS
from backroom.core.game import Answers, Aside, Ask, Entry
from backroom.games.organized_crime.events import Audited, Event
from backroom.games.organized_crime.moves import Audit, Move, Option
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.games.organized_crime.view import View
from backroom.lab.luck import Luck
from backroom.lab.match import play

SETUP = Setup(players=3, variant="short", rounds=2)


class Curious:
    """A regular bot that requests one audit, before its first answer."""

    def __init__(self, seat: int) -> None:
        self.bot = BOTS["organized_crime"]["regular"](seat, SETUP, Random(seat))
        self.heard: list[Event] = []
        self.asked = False

    def hear(self, event: Event) -> None:
        self.heard.append(event)
        self.bot.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        if not self.asked:
            self.asked = True
            return next(option for option in options if isinstance(option, Audit))
        return self.bot.answer(view, ask, options)


class Silent(Curious):
    """A player who never says a word on the floor."""

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        return None if ask.mode == "floor" else self.bot.answer(view, ask, options)


def test_what_is_said_aside_is_an_entry_of_its_own_and_the_question_is_asked_again() -> None:
    bots = [Curious(seat) for seat in range(3)]
    entries: list[Entry[Move]] = []
    play(ORGANIZED_CRIME, SETUP, bots, Luck("aside"), entries=entries)
    asides = [place for place, entry in enumerate(entries) if isinstance(entry, Aside)]
    assert len(asides) >= 3
    following = entries[asides[0] + 1]
    assert isinstance(following, Aside | Answers)


def test_only_the_one_who_asked_hears_the_figure() -> None:
    bots = [Curious(seat) for seat in range(3)]
    play(ORGANIZED_CRIME, SETUP, bots, Luck("figure"))
    for seat, bot in enumerate(bots):
        told = [event for event in bot.heard if isinstance(event, Audited)]
        assert told
        assert all((event.amount is not None) == (event.by == seat) for event in told)


def test_when_nobody_on_the_floor_speaks_the_match_says_so() -> None:
    def play_many() -> None:
        for number in range(20):  # until somebody calls a session, but never a vote
            play(ORGANIZED_CRIME, SETUP, [Silent(seat) for seat in range(3)], Luck(f"{number}"))

    with pytest.raises(AssertionError, match="waits for the others"):
        play_many()
