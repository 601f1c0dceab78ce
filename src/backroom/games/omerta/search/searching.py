"""Chooses an answer by playouts: every option in the same worlds, the worse ones dropped on the way."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.menus import Choices
from backroom.games.omerta.moves import Move
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.shortlist import LONGEST, Shortlist
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.worlds import OmertaWorlds


class Budget(NamedTuple):
    """How long a decision may take. The playouts end it, and make it repeatable; the clock is a safeguard."""

    playouts: int
    seconds: float


class Search:
    """Compares the options of one decision."""

    def __init__(self, seat: int, styles: list[Style], stream: Stream, budget: Budget) -> None:
        self.seat: i64 = seat
        self.stream: Stream = stream
        self.playouts: Playouts = Playouts(styles, stream)
        self.budget: Budget = budget
        self.played: int = 0  # playouts of the last decision
        self.chances: list[tuple[Move, float]] = []  # to win, by the options played in the last decision

    def choose(self, worlds: OmertaWorlds) -> Move:
        """The option with the best chance to win the game."""
        started = perf_counter()
        choices = PHASES[worlds.table.step].choices(worlds.table, self.seat)
        left = Shortlist(worlds, self.stream).of(choices) if choices.count > LONGEST else every(choices)
        sums = [0.0] * int(choices.count)
        stages = (len(left) - 1).bit_length()
        self.played = 0
        tries = [0] * int(choices.count)
        while len(left) > 1:
            count = max(1, self.budget.playouts // (stages * len(left)))
            for _ in range(count):
                if perf_counter() - started > self.budget.seconds:
                    return self.decide(choices, left, sums, tries)
                self.compare(worlds.guess(self.stream), choices, left, sums)
                for option in left:
                    tries[option] += 1
            left = better_half(left, sums)
        return self.decide(choices, left, sums, tries)

    def decide(self, choices: Choices, left: list[int], sums: list[float], tries: list[int]) -> Move:
        """The best of those that are left, after noting how each did in the worlds it was played in."""
        moves = choices.moves
        self.chances = [(moves[option], sums[option] / count) for option, count in enumerate(tries) if count]
        return moves[best_of(left, sums)]

    def compare(self, world: Omerta, choices: Choices, left: list[int], sums: list[float]) -> None:
        """Play every option that is left in one world, with the same luck, as far as it goes the same way."""
        stream = self.stream
        luck = stream.seed
        for option in left:
            stream.seed = luck
            sums[option] += self.playouts.value(world, self.seat, choices.codes[option])
        self.played += len(left)


def every(choices: Choices) -> list[int]:
    """The indexes of all options."""
    count: int = choices.count
    return list(range(count))


def best_of(left: list[int], sums: list[float]) -> int:
    """The option that did best."""
    best = left[0]
    for option in left:
        if sums[option] > sums[best]:
            best = option
    return best


def better_half(left: list[int], sums: list[float]) -> list[int]:
    """The options that did better than half of them; all were played in the same worlds."""
    ranked = sorted(left, key=lambda option: -sums[option])
    return sorted(ranked[: (len(ranked) + 1) // 2])
