"""Judges OMERTA's beliefs and searches at positions of games among `regular`: `python -m tools.omerta_lab`.

`worlds` compares what one seat believes others hold with what they do hold: the points on average, and the
log-likelihood that somebody has at most seven. `choices` plays every option in many worlds, and says how far
below the best of them a search with each budget chooses, on average, and what that costs. It is handed the
state of the table, which no bot ever is, only to compare.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import inf, log
from random import Random
from statistics import mean
from time import process_time
from typing import NamedTuple

from backroom.bots import bots_of
from backroom.core.game import Ask, Over
from backroom.core.stream import Stream
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed.cards import POINTS
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.searching import Budget, Search
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.lab.luck import Luck
from backroom.lab.match import ask, tell

PLAYERS = 4
SETUP = Setup(players=PLAYERS)
EVERY = 4  # questions of the seat between two positions
LOW = 7  # points
GUESSES = 60  # worlds from which a belief is read
MENU = 20  # longer menus are left out, as most of their options are never played


class Position(NamedTuple):
    """A decision of one seat, and the table it is really at."""

    state: Omerta
    seat: int
    belief: OmertaBelief
    ask: Ask

    @property
    def worlds(self) -> OmertaWorlds:
        """What the seat may believe."""
        return self.belief.prepare(self.state.view(self.seat), self.ask)


def positions(games: int, seed: int) -> Iterator[Position]:
    """Some decisions of a seat that plays as `regular`; each is only valid until the next."""
    make = bots_of(OMERTA)["regular"]
    for number in range(games):
        name = f"{seed}:{number}"
        bots = [make(other, SETUP, Random(f"{name}:{other}")) for other in range(PLAYERS)]  # noqa: S311
        seat = number % PLAYERS
        belief = OmertaBelief(seat, SETUP)
        luck = Luck(name)
        state = Omerta(Rules(SETUP))
        asked = number
        while not isinstance(pending := state.pending(), Over):
            if isinstance(pending, Ask):
                if pending.clock in ("turn", "power") and pending.seats == (seat,):
                    asked += len(state.options(seat)) > 1
                    if len(state.options(seat)) > 1 and asked % EVERY == 0:
                        yield Position(state, seat, belief, pending)
                events = state.apply(ask(state, pending, bots, luck))
            else:
                events = state.apply(luck.answer(pending))
            tell(OMERTA, events, bots)
            for event in events:
                if (heard := OMERTA.tell(event, seat)) is not None:
                    belief.hear(heard)


def stock(table: Omerta, seat: int) -> int:
    """The points in a hand."""
    return sum(POINTS[card & KIND] for card in table.hand(seat))


class Believed(NamedTuple):
    """What a seat believes of a hand, and what is true."""

    points: float
    chance: float  # to hold at most seven
    true_points: int


def believed(games: int, seed: int) -> list[Believed]:
    """What the belief says of every other hand at some positions."""
    stream = Stream(Random(seed))  # noqa: S311
    found: list[Believed] = []
    for position in positions(games, seed):
        worlds = position.worlds
        tables = [worlds.guess(stream) for _ in range(GUESSES)]
        for other in range(PLAYERS):
            if other != position.seat:
                stocks = [stock(table, other) for table in tables]
                low = sum(points <= LOW for points in stocks)
                chance = (low + 0.5) / (GUESSES + 1)
                found.append(Believed(mean(stocks), chance, stock(position.state, other)))
    return found


def report_worlds(found: Sequence[Believed]) -> None:
    """Print how true beliefs are."""
    chances = [one.chance if one.true_points <= LOW else 1 - one.chance for one in found]
    print(
        f"{len(found)} hands: {mean(one.points for one in found):.2f} points believed,"
        f" {mean(one.true_points for one in found):.2f} true;"
        f" at most {LOW}: log-likelihood {mean(map(log, chances)):.4f}"
    )


def a_search(position: Position, budget: Budget, name: str) -> Search:
    """A search as `boss` has it."""
    return Search(position.seat, [Style()] * PLAYERS, Stream(Random(name)), budget)  # noqa: S311


def reference(position: Position, worlds: int, name: str) -> dict[Move, float]:
    """What every option is worth, in so many worlds."""
    search = a_search(position, Budget(0, inf), name)
    prepared = position.worlds
    choices = PHASES[prepared.table.step].choices(prepared.table, position.seat)
    if choices.count > MENU:
        return {}
    options = list(range(choices.count))
    sums = [0.0] * len(options)
    for _ in range(worlds):
        for option, value in enumerate(search.values(prepared.guess(search.stream), choices, options)):
            sums[option] += value
    return {choices.moves[option]: sums[option] / worlds for option in options}


def report_choices(games: int, seed: int, worlds: int, budgets: Sequence[Budget]) -> None:
    """Print how far below the best option each budget chooses."""
    lost: dict[Budget, list[float]] = {budget: [] for budget in budgets}
    spent = dict.fromkeys(budgets, 0.0)
    played = dict.fromkeys(budgets, 0)
    for number, position in enumerate(positions(games, seed)):
        values = reference(position, worlds, f"reference:{number}")
        for budget in budgets if values else ():
            search = a_search(position, budget, f"choice:{number}")
            started = process_time()
            move = search.choose(position.worlds)
            spent[budget] += process_time() - started
            played[budget] += search.played
            lost[budget].append(max(values.values()) - values[move])
    for budget in budgets:
        count = len(lost[budget])
        print(
            f"{budget.playouts} playouts, {budget.least}: {mean(lost[budget]):.5f} of a game lost a decision,"
            f" {played[budget] / count:.0f} played, {1_000 * spent[budget] / count:.0f} ms, {count} decisions"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["worlds", "choices"])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=30_000)
    parser.add_argument(
        "--budget", action="append", default=[], help="playouts:least, such as 24000:0.0001; may be repeated"
    )
    given = parser.parse_args()
    if given.what == "worlds":
        report_worlds(believed(given.games, given.seed))
        return
    pairs = [text.split(":") for text in given.budget or ["24000:0.0001", "16000:0"]]
    budgets = [Budget(int(playouts), inf, float(least)) for playouts, least in pairs]
    report_choices(given.games, given.seed, given.worlds, budgets)


if __name__ == "__main__":
    main()
