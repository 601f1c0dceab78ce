"""`adviser`: searches like `boss`, but shortly, and explains by what `regular` knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from backroom.bots.bot import Advice
from backroom.bots.omerta.adviser import power, put, turn
from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.characters import CHARACTERS
from backroom.bots.omerta.regular.reading import Reading
from backroom.bots.omerta.regular.regular import ANSWERS, RegularBot
from backroom.core.game import Ask
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import Move
from backroom.games.omerta.search.searching import Budget
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View

ADVISER: Final = Budget(playouts=4_000, seconds=0.3)
CLEARLY: Final = 0.01  # the chance to win by which a search must gain to overrule a rule of thumb


class AdviserBot(BossBot):
    """Plays OMERTA at one seat, and says what it would do in it and why."""

    def __init__(self, seat: int, setup: Setup, rng: Random, budget: Budget = ADVISER) -> None:
        super().__init__(seat, setup, rng, budget)
        self.usual = RegularBot(seat, setup, rng)
        self.certainty = CHARACTERS["adviser"].certainty

    def hear(self, event: Event) -> None:
        """Follow the cards."""
        super().hear(event)
        self.usual.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Move]) -> Move:
        """What `regular` would do, unless something else is clearly better."""
        self.search.chances = []
        best = super().answer(view, ask, options)
        usual = self.usual.answer(view, ask, options)
        chances = dict(self.search.chances)
        if usual in chances and chances[best] - chances[usual] < CLEARLY:
            return usual
        return best

    def advise(self, view: View, ask: Ask, options: Sequence[Move]) -> Advice:
        """The same, with the reason and the figures."""
        move = self.answer(view, ask, options)
        if len(options) == 1:
            return Advice(move=move, reason=AdviceReason(code="only"))
        if ask.clock == "peek":
            return Advice(move=move, reason=AdviceReason(code="peek"))
        reading = Reading(self.usual.memory, view, self.usual.rng)
        figures = self.figures(move)
        reason = explain(reading, ask, move, options)
        return Advice(
            move=move, reason=reason or AdviceReason(code="tried" if figures else "habit"), **figures
        )

    def figures(self, move: Move) -> dict[str, int]:
        """How likely this move wins and, if it does better, how likely the next best."""
        chances = dict(self.search.chances)
        if move not in chances:
            return {}
        others = [chance for option, chance in chances.items() if option != move]
        figures = {"chance": in_percent(chances[move])}
        next_best = max(map(in_percent, others), default=100)
        return figures | {"next_best": next_best} if next_best < figures["chance"] else figures


def in_percent(chance: float) -> int:
    """A chance for a sentence."""
    return round(100 * min(1.0, max(0.0, chance)))


def explain(reading: Reading, ask: Ask, move: Move, options: Sequence[Move]) -> AdviceReason | None:
    """A reason that is true of this move, if there is one."""
    view = reading.view
    if view.power is not None and ask.clock == "power":
        return power.explain(reading, move, options)
    if view.drawn:
        return put.explain(reading, move)
    return turn.explain(reading, move, options) if ask.clock in ANSWERS else None
