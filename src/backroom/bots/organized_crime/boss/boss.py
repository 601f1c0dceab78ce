"""`boss`: plays what it considers on in worlds it may believe in, and takes what wins most often."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from random import Random

from msgspec import Struct

from backroom.bots.organized_crime.boss.candidates import Moves, consider, preparations
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.bots.organized_crime.regular.words import breaks_peace
from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.organized_crime.events import Event, TurnBegun
from backroom.games.organized_crime.moves import Move, Name, Option, Roll
from backroom.games.organized_crime.search.quick.style import SHARP, Style
from backroom.games.organized_crime.search.searching import Searching
from backroom.games.organized_crime.search.trials import Trials
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View

SETUP = "setup"  # the clock of the questions before the first turn


class Effort(Struct, frozen=True):
    """How much a family thinks about one decision."""

    playouts: int
    turns: int  # after so many a playout is cut
    namings: int  # how many ways to name pieces are tried
    seconds: float  # that people wait at most; a quick machine is done with the playouts before


BOSS = Effort(playouts=500, turns=6, namings=8, seconds=0.3)
DON = Effort(playouts=4_000, turns=12, namings=12, seconds=2.0)


class BossBot:
    """Plays ORGANIZED CRIME at one seat: bargains as `regular` does, and searches everything else."""

    def __init__(
        self,
        seat: int,
        setup: Setup,
        rng: Random,
        *,
        effort: Effort = BOSS,
        style: Style | None = None,
    ) -> None:
        self.usual = RegularBot(seat, setup, rng)
        self.effort = effort
        self.searching = Searching(seat, setup, style or Style(SHARP), Style())
        self.stream = Stream(rng)
        self.seconds = effort.seconds
        self.plan: list[Move] = []  # moves that were decided together with the last one

    def ignore_clock(self) -> None:
        """Play every playout, however long it takes."""
        self.seconds = inf

    def hear(self, event: Event) -> None:
        """Remember it, and what it means for what one may believe."""
        self.usual.hear(event)
        self.searching.hear(event)
        if isinstance(event, TurnBegun):
            self.plan.clear()

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        """The rest of a plan; or what does best in trials."""
        deadline = time.perf_counter() + self.seconds
        if self.plan and ask.clock == "turn":
            move = self.plan.pop(0)
            if move in options:
                return move
            self.plan.clear()
        usual = self.usual.answer(view, ask, options)
        if ask.mode == "floor" or ask.clock == SETUP or usual is None:
            return usual
        if ask.clock == "vote" and self.usual.memory.word is not None:
            return usual  # it was sold
        if ask.clock == "penalty" and len(ask.seats) > 1:
            return usual  # it depends on what the others demand
        worlds = self.searching.prepare(view, ask)
        shortlist = self.searching.shortlist(worlds, self.stream)
        if not view.walkers:
            first = self.prepare(worlds, preparations(shortlist, options, usual))
            if first:
                return self.decide(first)
        found = consider(
            shortlist, ask.clock, options, (usual, *self.usual.names), namings=self.effort.namings
        )
        candidates = [
            moves for moves in found if not any(breaks_peace(view, move) for move in moves)
        ] or found
        if not candidates:
            return usual
        return self.decide(self.search(worlds, candidates, self.effort.playouts, deadline))

    def prepare(self, worlds: Worlds, candidates: list[Moves]) -> Moves:
        """C3, C7: what to buy before the pieces are named; empty for nothing."""
        if not candidates:
            return ()
        deadline = time.perf_counter() + self.seconds / 3
        chosen = self.search(worlds, candidates, self.effort.playouts // 2, deadline)
        if chosen == candidates[0]:
            return ()
        return tuple(move for move in chosen if not isinstance(move, Name))

    def search(self, worlds: Worlds, candidates: list[Moves], playouts: int, deadline: float) -> Moves:
        """The candidate that does best."""
        if len(candidates) == 1:
            return candidates[0]
        trials = self.searching.trials(worlds, candidates, self.effort.turns)
        self.try_out(trials, playouts, deadline)
        return trials.best().moves

    def try_out(self, trials: Trials, playouts: int, deadline: float) -> None:
        """Drop the worse half until one is left, with as many playouts in each round."""
        rounds = max(1, (len(trials.live) - 1).bit_length())
        while len(trials.live) > 1:
            played = 0
            while played < playouts // rounds:
                if not trials.run(self.stream, deadline):
                    return
                played += len(trials.live)
            trials.halve()

    def decide(self, moves: Moves) -> Move:
        """Make the first of these moves now, and keep the others for the next questions."""
        self.usual.names.clear()
        self.plan = list(moves[1:])
        if isinstance(moves[0], Name):
            self.plan.append(Roll())
        return moves[0]


class DonBot(BossBot):
    """The same, looking further ahead at more candidates, with more playouts."""

    def __init__(self, seat: int, setup: Setup, rng: Random, *, effort: Effort = DON) -> None:
        super().__init__(seat, setup, rng, effort=effort)
