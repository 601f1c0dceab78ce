"""`random`: a family without a plan; the yardstick for every other bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from backroom.core.form import Form, draw_filling
from backroom.core.game import Ask
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.moves import Audit, CallVote, Close, Leave, Move, Option, PassDice
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View

BUSY = 0.01  # how often it has somebody's money counted when it is asked something
TALKATIVE = 0.2  # how often it says something on the floor
ONWARD = 0.5  # how often it ends what it may end: a turn, a discussion, a session


class RandomBot:
    """Picks any option, each equally likely, but gets on with the game and rarely audits or talks."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        self.rng = rng

    def hear(self, event: Event) -> None:
        """It remembers nothing."""

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        """Any of them; a form is filled in at random."""
        audits = [option for option in options if isinstance(option, Audit)]
        if audits and self.rng.random() < BUSY:
            return self.rng.choice(audits)
        answers = [option for option in options if not isinstance(option, Audit | Leave)]
        onward = [option for option in answers if isinstance(option, PassDice | CallVote | Close)]
        if onward and self.rng.random() < ONWARD:
            return onward[0]
        if ask.mode == "floor" and self.rng.random() >= TALKATIVE:
            return None
        option = self.rng.choice(answers)
        return draw_filling(option, Move, self.rng) if isinstance(option, Form) else option
