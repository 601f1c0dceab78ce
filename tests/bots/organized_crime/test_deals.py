"""Regulars make deals with each other, and sensible ones: by their own account, both gain."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games.organized_crime.events import Audited, DealMade, Event, WordBroken, WordKept
from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.lab.luck import Luck
from backroom.lab.match import play
from tests.bots.organized_crime.seated import Spoken, Watched

SHAPES: list[tuple[int, Variant]] = [(4, "standard"), (3, "short"), (2, "standard"), (4, "limit")]


class Reader:
    """Plays a whole game among regulars, and keeps its deals."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.bots = [
            Listening(self, seat, setup, Random(f"{number}:{seat}")) for seat in range(setup.players)
        ]
        self.deals: list[Spoken] = []
        self.kept = 0
        self.audits = 0
        play(ORGANIZED_CRIME, setup, self.bots, Luck(f"{number}"))

    def note(self, event: Event) -> None:
        """Note an event that one of the parties heard."""
        match event:
            case DealMade():
                one, other = self.bots[event.by], self.bots[event.to]
                self.deals.append(Spoken(event, one.offered[event.to], other.accepted[event.by]))
            case WordKept():
                self.kept += 1
            case WordBroken():
                raise AssertionError(event)
            case Audited():
                self.audits += 1
            case _:
                pass


class Listening(Watched):
    """Passes on what a regular hears, once for the whole table."""

    def __init__(self, reader: Reader, seat: int, setup: Setup, rng: Random) -> None:
        super().__init__("regular", seat, setup, rng)
        self.reader = reader

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, DealMade):
            if event.by == self.seat:
                self.reader.note(event)
        elif self.seat == 0:
            self.reader.note(event)


@pytest.mark.slow
def test_deals_happen_and_both_sides_gain(request: pytest.FixtureRequest) -> None:
    games = 200 if request.config.getoption("--long") else 12
    deals: list[Spoken] = []
    kept = audits = with_deals = 0
    for number in range(games):
        players, variant = SHAPES[number % len(SHAPES)]
        read = Reader(Setup(players=players, variant=variant), number)
        deals += read.deals
        kept += read.kept
        audits += read.audits
        with_deals += bool(read.deals)
    assert with_deals >= games // 2
    assert len(deals) >= games
    assert kept  # votes were sold, and the promises kept
    assert audits
    for deal, offered, accepted in deals:
        assert offered.worth > 0, (deal, offered)
        assert accepted.worth > 0, (deal, accepted)
        assert deal.money or deal.give or deal.take or (deal.promise and deal.ask)


@pytest.mark.slow
def test_nobody_gives_something_for_nothing(request: pytest.FixtureRequest) -> None:
    """Both give something, money, a card or a word; there are no gifts."""
    games = 40 if request.config.getoption("--long") else 6
    for number in range(games):
        for deal, offered, accepted in Reader(Setup(players=3), 1000 + number).deals:
            assert deal.money is not None
            assert deal.money > 0 or deal.give or deal.promise
            assert deal.money < 0 or deal.take or deal.ask
            assert min(offered.worth, accepted.worth) > 0
