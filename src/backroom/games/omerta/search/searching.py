"""Chooses an answer by playouts: every option in the same worlds, those without hope dropped on the way."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.menus import Choices
from backroom.games.omerta.moves import Move
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.shortlist import LONGEST, Shortlist
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.tally import Tally
from backroom.games.omerta.search.worlds import OmertaWorlds

FIRST_LOOK: Final = 48  # worlds after which options are compared for the first time
NEXT_LOOK: Final = 1.25  # ... and by which more they are compared again


class Budget(NamedTuple):
    """How long a decision may take. The playouts end it, and make it repeatable; the clock is a safeguard."""

    playouts: int
    seconds: float
    least: float = 0.0002  # an option that cannot be expected to gain this chance to win is dropped


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
        options = Shortlist(worlds, self.stream).of(choices) if choices.count > LONGEST else every(choices)
        tally = Tally(options)
        stages = (len(options) - 1).bit_length()
        ended = 0
        look = FIRST_LOOK
        self.played = 0
        self.playouts.begin()
        while len(tally.left) > 1 and perf_counter() - started <= self.budget.seconds:
            tally.add(self.values(worlds.guess(self.stream), choices, tally.left))
            self.played += len(tally.left)
            if tally.worlds >= look:
                look = int(look * NEXT_LOOK)
                tally.drop_hopeless(self.budget.least)
            if self.played * stages >= self.budget.playouts * (ended + 1):
                ended += 1
                tally.drop_worse_half()
        moves = choices.moves
        self.chances = [(moves[option], tally.chance(option)) for option in options if tally.values[option]]
        return moves[tally.best()]

    def values(self, world: Omerta, choices: Choices, options: list[int]) -> list[float]:
        """Play some options in one world, with the same luck, as far as it goes the same way."""
        stream = self.stream
        luck = stream.seed
        found: list[float] = []
        for option in options:
            stream.seed = luck
            found.append(self.playouts.value(world, self.seat, choices.codes[option]))
        return found


def every(choices: Choices) -> list[int]:
    """The indexes of all options."""
    count: int = choices.count
    return list(range(count))
