"""`boss`: plays what it considers on in worlds it may believe in, and takes what wins most often."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from random import Random

from msgspec import Struct

from backroom.bots.organized_crime.boss.candidates import Moves, consider
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.organized_crime.events import Event, TurnBegun
from backroom.games.organized_crime.moves import Move, Name, Option, Roll
from backroom.games.organized_crime.search.quick.style import SHARP, Style
from backroom.games.organized_crime.search.searching import Searching
from backroom.games.organized_crime.search.trials import Trials
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View

ENDGAME = 4  # rounds
LONGER = 2  # the number of uncut playouts is divided by this
SETUP = "setup"  # the clock of the questions before the first turn


class Effort(Struct, frozen=True):
    """How much a family thinks about one decision."""

    playouts: int
    turns: int  # after so many a playout is cut
    seconds: float  # that people wait at most; a quick machine is done with the playouts before


BOSS = Effort(playouts=240, turns=4, seconds=0.3)
DON = Effort(playouts=1_500, turns=8, seconds=2.0)


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
        candidates = consider(shortlist, ask.clock, options, usual, self.usual.names)
        if not candidates:
            return usual
        if len(candidates) == 1:
            return self.decide(candidates[0])
        effort = self.effort_at(view)
        trials = self.searching.trials(worlds, candidates, effort.turns)
        self.try_out(trials, effort.playouts, deadline)
        return self.decide(trials.best().moves)

    def effort_at(self, view: View) -> Effort:
        """Near the end of a variant, fewer playouts that are not cut: they need no evaluation."""
        if view.rounds is None or view.rounds - view.round >= ENDGAME:
            return self.effort
        turns = len(view.families) * (ENDGAME + 1)
        return Effort(self.effort.playouts // LONGER, turns, self.effort.seconds)

    def try_out(self, trials: Trials, playouts: int, deadline: float) -> None:
        """Drop the worse half until two are left, with as many playouts in each round."""
        rounds = max(1, (len(trials.live) - 1).bit_length())
        while True:
            played = 0
            while played < playouts // rounds:
                if not trials.run(self.stream, deadline):
                    return
                played += len(trials.live)
            if len(trials.live) <= 2:
                return
            trials.halve()

    def decide(self, moves: Moves) -> Move:
        """Make the first of these moves now, and keep the others for the next questions."""
        self.usual.names.clear()
        self.plan = list(moves[1:])
        if isinstance(moves[0], Name):
            self.plan.append(Roll())
        return moves[0]


class DonBot(BossBot):
    """The same with more time."""

    def __init__(self, seat: int, setup: Setup, rng: Random, *, effort: Effort = DON) -> None:
        super().__init__(seat, setup, rng, effort=effort)
