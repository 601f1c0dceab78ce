"""`adviser`: searches like `boss`, but shortly, and explains by what `regular` knows."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Final

from backroom.bots.bot import Advice
from backroom.bots.organized_crime.adviser import commission, naming, turn
from backroom.bots.organized_crime.boss.boss import BossBot, Effort
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.core.game import Ask
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.events import Event, Named, Stepped, TurnBegun
from backroom.games.organized_crime.moves import Begin, Kill, Move, Name, Option, Step
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.search.trials import Trials
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View

ADVISER: Final = Effort(playouts=400, turns=6, namings=8, seconds=0.3)
TALKING: Final = frozenset({"floor", "settlement", "vote", "penalty"})  # the clocks of the Commission


class AdviserBot(BossBot):
    """Plays ORGANIZED CRIME at one seat, and says what it would do in it and why."""

    def __init__(self, seat: int, setup: Setup, rng: Random, *, effort: Effort = ADVISER) -> None:
        super().__init__(seat, setup, rng, effort=effort)
        self.seat = seat
        self.trials: Trials | None = None  # of the last decision
        self.advised: Move | None = None
        self.is_followed = False  # the piece was named as it was advised, so that the plan goes on
        self.spaces: list[str] = []  # where the pieces are that this seat named in this turn

    def hear(self, event: Event) -> None:
        """Remember it; what this seat did may be something else than what it was advised."""
        super().hear(event)
        match event:
            case TurnBegun():
                self.spaces.clear()
            case Named() if event.seat == self.seat:
                self.spaces.append(event.space)
                name = Name(event.space, event.boss, event.direction, event.attack)
                self.is_followed = name == self.advised
            case Stepped() if event.seat == self.seat:
                self.follow(event)
            case _:
                pass

    def follow(self, event: Stepped) -> None:
        """C14: where the moving piece came from, and whether it has taken its direction yet."""
        memory, atlas = self.usual.memory, self.usual.atlas
        came = atlas.board.number[self.spaces[event.piece]]
        there = atlas.board.number[event.space]
        home_of = atlas.board.home_of
        memory.fresh = memory.fresh and not (home_of[came] == NONE and home_of[there] == NONE)
        memory.came = came
        self.spaces[event.piece] = event.space

    def try_out(self, trials: Trials, playouts: int, deadline: float) -> None:
        """Keep how the last candidates did."""
        super().try_out(trials, playouts, deadline)
        self.trials = trials

    def advise(self, view: View, ask: Ask, options: Sequence[Option]) -> Advice:
        """What it would do, why, and the figures; the person may do something else."""
        self.trials = None
        if not self.is_followed:
            self.plan.clear()
        self.is_followed = False
        memory, names = deepcopy(self.usual.memory), self.usual.names[:]
        move = self.answer(view, ask, options)
        reason = self.explain(Reading(self.usual.atlas, memory, view), ask, move, options)
        self.usual.memory, self.usual.names = memory, names  # it was thought, and not done
        self.advised = move
        figures = self.figures(move)
        return Advice(
            move=move, reason=reason or AdviceReason(code="tried" if figures else "habit"), **figures
        )

    def explain(
        self, reading: Reading, ask: Ask, move: Move | None, options: Sequence[Option]
    ) -> AdviceReason | None:
        """A reason that is true of this move, if there is one."""
        if ask.clock in TALKING:
            return commission.explain(reading, move, self.usual.appraisal)
        if isinstance(move, Name):
            then = next((one for one in self.plan if isinstance(one, Name)), None)
            return naming.explain(reading, move, then, is_pair=then is not None or bool(reading.view.walkers))
        if isinstance(move, Begin | Step | Kill):
            return naming.explain_way(reading, move)
        return None if move is None else turn.explain(reading, move, options)

    def figures(self, move: Move | None) -> dict[str, int]:
        """How likely this move wins and, if it does better, how likely the next best."""
        if self.trials is None:
            return {}
        best = self.trials.best()
        if best.moves[0] != move:
            return {}
        chance = round(100 * best.mean())
        others = [
            round(100 * one.mean())
            for one in self.trials.tried
            if one.moves[0] != move and one.total > 0  # else there was no time, or it was refused
        ]
        figures = {"chance": chance}
        return figures | {"next_best": max(others)} if others and max(others) < chance else figures
