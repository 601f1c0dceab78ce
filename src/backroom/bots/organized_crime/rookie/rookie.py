"""`rookie`: a sensible beginner: moves one piece at a time, keeps few guards, and offers no deals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from backroom.bots.organized_crime.regular import commission, turn, walking, words
from backroom.bots.organized_crime.regular.odds import TOTALS
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.core.form import Form
from backroom.core.game import Ask
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.moves import (
    Audit,
    Hire,
    Leave,
    Move,
    Name,
    Option,
    Roll,
    Vote,
)
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View

SEEN = 5  # how many of the pieces and directions it could name it thinks about
GUARDS = 7  # with so many at home it feels safe
CARELESS = 0.2  # how often it forgets to hire a guard, or to vote


class RookieBot:
    """Plays ORGANIZED CRIME at one seat as somebody does who has just read the rules."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        self.rng = rng
        self.usual = RegularBot(seat, setup, rng)

    def hear(self, event: Event) -> None:
        """Remember who did what."""
        self.usual.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        """What comes to mind first; where it is obvious, what anybody would do."""
        reading = Reading(self.usual.atlas, self.usual.memory, view)
        if ask.mode == "floor":
            return self.speak(reading, options)
        usual = self.usual.answer(view, ask, options)
        if isinstance(usual, Vote):
            promised = self.usual.memory.word is not None
            return usual if promised or self.rng.random() >= CARELESS else Vote(usual.favour, 0)
        moves = [option for option in options if not isinstance(option, Form | Audit | Leave)]
        if isinstance(usual, Hire):
            return self.hire(reading, moves)
        if isinstance(usual, Name):
            return self.set_out(reading, moves)
        return usual

    def speak(self, reading: Reading, options: Sequence[Option]) -> Move | None:
        """C24: answer offers, and get on with the session; it has nothing to offer."""
        session = reading.view.session
        assert session is not None
        answer = commission.answer_offer(reading, session, options, may_counter=False)
        return commission.go_on(reading, session, options) if answer is None else answer.move

    def hire(self, reading: Reading, moves: Sequence[Move]) -> Move:
        """C3: a man, if there are few at home and it thinks of it."""
        men = sum(reading.men[reading.seat].values())
        if not men or (reading.own_guards < GUARDS and self.rng.random() >= CARELESS):
            return Hire()
        if not reading.view.dice:
            return self.set_out(reading, moves)
        rest = [move for move in moves if not isinstance(move, Hire)]
        return turn.finish(reading, rest)

    def set_out(self, reading: Reading, moves: Sequence[Move]) -> Move:
        """C12: one piece, the best of the few that it looks at; the Boss stays at home."""
        self.usual.names.clear()
        if reading.view.walkers:
            return Roll()
        names = [move for move in words.honest(reading.view, moves) if isinstance(move, Name)]
        men = [name for name in names if not name.boss] or names
        seen = self.rng.sample(men, min(SEEN, len(men)))
        plans = [walking.Plan(reading, name) for name in seen]
        best = max(plans, key=lambda plan: sum(chance * plan.value(total) for total, chance in TOTALS))
        return best.name
