"""`rookie`: sees what is obvious in the own hand, as far as it is remembered, and leaves the rest to luck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from backroom.bots.omerta.characters import CHARACTERS
from backroom.bots.omerta.rookie.recollection import Forgetting, Recollection
from backroom.core.game import Ask
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Look,
    Move,
    Pass,
    Replace,
    Show,
    Snap,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.printed.cards import KILLER, KIND_OF, POINTS, is_bottle
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View

LOW: Final = 4  # points of a card that is worth taking, and of a stock that is worth a call
GUESS: Final = 8  # points that an unknown card is thought to have
CALLS_AFTER: Final = 4  # own turns: before, a beginner does not think of calling


class RookieBot:
    """Plays OMERTA at one seat like somebody in a first game."""

    def __init__(self, seat: int, setup: Setup, rng: Random, forgetting: Forgetting | None = None) -> None:
        self.rng = rng
        self.memory = Recollection(seat, rng, Forgetting() if forgetting is None else forgetting)
        self.players = setup.players
        self.certainty = CHARACTERS["rookie"].certainty

    def hear(self, event: Event) -> None:
        """Remember what is shown of the own hand."""
        self.memory.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Move]) -> Move:
        """The obvious answer, or any."""
        if ask.clock == "peek" or len(options) == 1:
            return options[0]
        if ask.clock == "snap":
            return self.throw(options, [KIND_OF[name] for name in view.window])
        if ask.clock == "killer":
            return self.throw(options, [KILLER])
        if ask.clock == "power":
            return max(options, key=lambda move: (self.liking(move), self.rng.random()))
        if view.drawn:
            return self.put(view, options)
        return self.begin(view, options)

    def points(self, place: int) -> int:
        """What the card in a place is thought to count."""
        kind = self.memory.hand.get(place)
        return GUESS if kind is None else POINTS[kind]

    def begin(self, view: View, options: Sequence[Move]) -> Move:
        """O8, O9: call with a low hand, take a low card, else draw."""
        hand = self.memory.hand
        if CallOmerta() in options and self.has_reason_to_call(view):
            return CallOmerta()
        if Take() in options and view.top is not None:
            worst = max((self.points(place) for place in hand), default=0)
            if POINTS[KIND_OF[view.top]] <= LOW and worst > POINTS[KIND_OF[view.top]] + 1:
                return Take()
        return Draw() if Draw() in options else Pass()

    def has_reason_to_call(self, view: View) -> bool:
        """O30: every card is remembered, and together they are low."""
        kinds = list(self.memory.hand.values())
        known = [kind for kind in kinds if kind is not None]
        if len(known) < len(kinds) or view.turns <= CALLS_AFTER * self.players:
            return False
        return sum(POINTS[kind] for kind in known) <= LOW

    def put(self, view: View, options: Sequence[Move]) -> Move:
        """O10: for the worst card if it is better, else away with it."""
        assert view.drawn_card is not None
        drawn = POINTS[KIND_OF[view.drawn_card]]
        places = [move.place for move in options if isinstance(move, Replace)]
        worst = max(places, key=self.points, default=None)
        if worst is not None and (Discard() not in options or self.points(worst) > drawn):
            return Replace(worst)
        return Discard()

    def throw(self, options: Sequence[Move], kinds: Sequence[int]) -> Move:
        """O13, O25: a card that it is sure enough is of one of these kinds, if any."""
        for move in options:
            if isinstance(move, Snap | Show) and self.sureness(move.place, kinds) >= self.certainty:
                return move
        return Pass()

    def sureness(self, place: int, kinds: Sequence[int]) -> float:
        """How likely it thinks a card is of one of these kinds: it remembers so, or has no idea."""
        return float(self.memory.hand.get(place) in kinds)

    def liking(self, move: Move) -> float:
        """How much an answer to a power appeals to a beginner, in points of the own hand."""
        match move:
            case Swap():
                return float(self.points(move.place)) if move.seat == self.memory.seat else 0.0
            case Look():
                return float(self.memory.hand.get(move.place) is None)
            case Throw():
                return self.relief(move.places)
            case Exchange():
                return self.points(move.place) - float(POINTS[KIND_OF[self.memory.safe[move.safe]]])
            case Decline():
                return 0.0
            case _:
                return 1.0

    def relief(self, places: Sequence[int]) -> float:
        """O24: the points of bottles that are remembered; never a card that is not known to be one."""
        kinds = [self.memory.hand.get(place) for place in places]
        if any(kind is None or not is_bottle(kind) for kind in kinds):
            return -1.0
        return float(sum(kind for kind in kinds if kind is not None))
