"""`regular`: a family that guards its Boss, walks to income, counts votes, deals and attacks on good odds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from backroom.bots.organized_crime.regular import commission, guards, turn, words
from backroom.bots.organized_crime.regular.atlas import Atlas, atlas_of
from backroom.bots.organized_crime.regular.deals import Appraisal
from backroom.bots.organized_crime.regular.landing import LATER
from backroom.bots.organized_crime.regular.memory import Memory
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.core.form import Form
from backroom.core.game import Ask
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.moves import (
    Audit,
    Cash,
    ChooseBase,
    Draw,
    Leave,
    LoseMan,
    LoseOfficial,
    Move,
    Name,
    Option,
    Pay,
)
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View


class RegularBot:
    """Plays ORGANIZED CRIME at one seat: remembers who did what and picks the option worth most."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        self.rng = rng
        self.atlas: Atlas = atlas_of(setup)
        self.memory = Memory(seat)
        self.names: list[Name] = []  # C12: the pieces of this turn's plan that are still to be named
        self.appraisal: Appraisal | None = None  # what it made of the last deal it spoke about

    def hear(self, event: Event) -> None:
        """Remember who did what."""
        self.memory.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        """The option that is worth most."""
        reading = Reading(self.atlas, self.memory, view)
        if self.memory.word is None:
            self.memory.word = words.pledged_vote(view, self.memory.seat)
        if ask.mode == "floor":
            speech = commission.speak(reading, options)
            self.appraisal = speech.appraisal or self.appraisal
            return speech.move
        if ask.clock == "vote":
            return commission.vote(reading, options)
        moves = words.honest(
            view, [option for option in options if not isinstance(option, Form | Audit | Leave)]
        )
        if len(moves) == 1:
            return moves[0]
        match ask.clock:
            case "turn":
                return turn.choose(reading, self.names, moves)
            case "penalty":
                return commission.demand(reading)
            case "card":
                return Draw()
            case "pay":
                return Cash() if Cash() in moves else Pay()
            case "loss":
                return lose(reading, moves)
            case _:
                return self.choose_base(view, moves)

    def choose_base(self, view: View, options: Sequence[Move]) -> Move:
        """C5: as far from the others as there is room; of equals, any."""
        bases = len(self.atlas.board.base_ids)
        taken = [self.atlas.base[family.base] for family in view.families if family.base is not None]

        def room(option: Move) -> int:
            assert isinstance(option, ChooseBase)
            base = self.atlas.base[option.base]
            gaps = [min((base - other) % bases, (other - base) % bases) for other in taken]
            return min(gaps, default=bases)

        most = max(room(option) for option in options)
        return self.rng.choice([option for option in options if room(option) == most])


def lose(reading: Reading, options: Sequence[Move]) -> Move:
    """C10: the man or the official that is missed least."""

    def loss(option: Move) -> float:
        if isinstance(option, LoseMan):
            space = reading.board.number[option.space]
            if space == reading.home:
                return guards.cost_of_leaving(reading)
            return LATER * reading.menace(space)
        assert isinstance(option, LoseOfficial)
        return min(
            reading.board.price[circle]
            for name, circle in reading.atlas.circle.items()
            if name.rsplit("_", 1)[0] == option.official
        )

    return min(options, key=loss)
