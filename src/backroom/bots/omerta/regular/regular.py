"""`regular`: a careful player who remembers, counts and weighs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from backroom.bots.omerta.characters import CHARACTERS
from backroom.bots.omerta.regular import killer, put, snap, turn
from backroom.bots.omerta.regular.memory import Memory
from backroom.bots.omerta.regular.powers import CHOOSE
from backroom.bots.omerta.regular.reading import Reading
from backroom.core.game import Ask
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed.cards import KIND_OF
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View


class RegularBot:
    """Plays OMERTA at one seat: follows the cards and picks the option worth most."""

    def __init__(self, seat: int, setup: Setup, rng: Random) -> None:
        self.rng = rng
        self.memory = Memory(seat, setup)
        self.certainty = CHARACTERS["regular"].certainty

    def hear(self, event: Event) -> None:
        """Follow the cards."""
        self.memory.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Move]) -> Move:
        """The option that is worth most."""
        if len(options) == 1:
            return options[0]
        if ask.clock == "peek":
            return options[0]  # O7: four unseen cards are all alike
        reading = Reading(self.memory, view, self.rng)
        if view.power is not None and ask.clock == "power":
            return CHOOSE[KIND_OF[view.power]](reading, options)
        if view.drawn:
            return put.choose(reading, options)
        if ask.clock == "snap":
            return snap.choose(reading, options, self.certainty)
        return ANSWERS[ask.clock](reading, options)


ANSWERS: Final[dict[str, Callable[[Reading, Sequence[Move]], Move]]] = {
    "turn": turn.choose,
    "killer": killer.choose,
}
