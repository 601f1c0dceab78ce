"""Bots cannot look: with what is hidden swapped and the same seed, they decide the same.

Each seat has two bots, in two processes like those a server starts. One is shown the real table, the other a
table that its seat cannot tell from it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest

from backroom.bots import ADVISER, BOTS, THINKERS, bots_of
from backroom.bots.bot import Advises
from backroom.core.game import Ask
from backroom.core.optional import asides_of
from backroom.server.bots.messages import Chair, GetUp, Think, Thought
from backroom.server.processes.pipe import LENGTH, pack, unpack
from tests.bots.frugal_worker import FRUGAL, frugal
from tests.laws.kit import Kit
from tests.laws.kits import KITS
from tools.bootstrap import ROOT

LEVELS = [(title, level) for title, kit in KITS.items() for level in bots_of(kit.game)]
POSITIONS = 40
LONG = 10_000
ADVISED = 20
LONG_ADVICE = 1_000
OFTEN = 0.2  # share of a game's questions that are put to the bots


class BotProcess:
    """Asks the bots in one process, and waits for each answer."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.bots.frugal_worker"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def say(self, message: Chair | GetUp | Think) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(pack(message))
        self.process.stdin.flush()

    def read(self) -> Thought:
        assert self.process.stdout is not None
        length = int.from_bytes(self.process.stdout.read(LENGTH), "big")
        return unpack(self.process.stdout.read(length))

    def stop(self) -> None:
        self.process.communicate()
        assert self.process.returncode == 0


@pytest.fixture(scope="module")
def processes() -> Iterator[tuple[BotProcess, BotProcess]]:
    """The process that is shown real tables, and the one that is shown others."""
    both = BotProcess(), BotProcess()
    yield both
    for process in both:
        process.stop()


class Position(NamedTuple):
    """A question to one seat, at the real table and at one it cannot tell from it."""

    game: int  # which one; its bots are new
    setup: Any
    seat: int
    told: tuple[Any, ...]  # since this seat was asked last
    ask: Ask
    real: Any
    swapped: Any
    differs: bool  # something hidden is really another

    def asked(self, table: Any) -> tuple[Any, Ask, tuple[Any, ...]]:
        """What a bot is asked at one of the two."""
        return table.view(self.seat), self.ask, (*table.options(self.seat), *asides_of(table, self.seat))


def positions(kit: Kit, rng: Random) -> Iterator[Position]:
    """Positions of the kinds of games that the kit compares, without end."""
    kinds = [
        (setup, temper, fingerprint.longest)
        for fingerprint in kit.fingerprints.values()
        for setup, temper in fingerprint.games
    ]
    for game in count():
        setup, temper, longest = rng.choice(kinds)
        heard: list[list[Any]] = [[] for _ in range(setup.players)]
        for played in kit.play(setup, rng, temper, longest):
            for seat, told in enumerate(heard):
                told.extend(kit.heard(played.events, seat))
            ask = played.state.pending()
            if not isinstance(ask, Ask) or rng.random() >= OFTEN:
                continue
            seat = rng.choice(ask.seats)
            told, heard[seat] = tuple(heard[seat]), []
            swapped = played.state.imagine(seat, rng)
            differs = kit.snapshot(swapped) != kit.snapshot(played.state)
            yield Position(game, setup, seat, told, ask, played.state, swapped, differs)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "level"), LEVELS)
def test_law_2_a_bot_decides_the_same_with_hidden_things_swapped(
    title: str,
    level: str,
    processes: tuple[BotProcess, BotProcess],
    pytestconfig: pytest.Config,
) -> None:
    wanted = LONG if pytestconfig.getoption("--long") else POSITIONS
    game = -1
    for position in positions(KITS[title], Random(f"{title}:{level}")):
        if position.game != game:
            game = position.game
            for process in processes:
                for seat in range(position.setup.players):
                    process.say(Chair(f"{seat}", title, position.setup, level, seat, seed=game + seat))
        for process, table in zip(processes, (position.real, position.swapped), strict=True):
            view, ask, options = position.asked(table)
            process.say(Think(f"{position.seat}", position.told, view, ask, options))
        one, other = (process.read() for process in processes)
        assert one.failed is None
        assert one == other
        wanted -= position.differs
        if not wanted:
            return


@pytest.mark.slow
@pytest.mark.parametrize("title", [title for title, kit in KITS.items() if ADVISER in bots_of(kit.game)])
def test_law_2_advice_is_the_same_with_hidden_things_swapped(title: str, pytestconfig: pytest.Config) -> None:
    kit = KITS[title]
    wanted = LONG_ADVICE if pytestconfig.getoption("--long") else ADVISED
    game, pairs = -1, list[list[Any]]()
    for position in positions(kit, Random(title)):
        setup, seat = position.setup, position.seat
        if position.game != game:
            game, make = position.game, frugal(kit.game)[ADVISER]
            pairs = [[make(at, setup, Random(game + at)) for _ in range(2)] for at in range(setup.players)]
        for event in position.told:
            for bot in pairs[seat]:
                bot.hear(event)
        one, other = pairs[seat]
        assert isinstance(one, Advises)
        assert isinstance(other, Advises)
        assert one.advise(*position.asked(position.real)) == other.advise(*position.asked(position.swapped))
        wanted -= position.differs
        if not wanted:
            return


@pytest.mark.parametrize("title", BOTS)
def test_whoever_searches_has_a_small_budget_here(title: str) -> None:
    for level in THINKERS & set(BOTS[title]):
        assert FRUGAL[title][level] is not BOTS[title][level]
