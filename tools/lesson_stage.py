"""OMERTA's engine with prepared chance, seen through the pupil's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.chance import Drawn, Pick, Shuffle
from backroom.core.game import Answers, Ask
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.telling import tell
from backroom.games.omerta.moves import Move, Pass, Snap
from backroom.games.omerta.printed.cards import FAMOUS, KIND_OF, GangsterName
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from backroom.table.notices import RaceJudged
from backroom.table.race import Finish, Ruling
from backroom.table.table import Question
from tools.lesson import PUPIL, Shown, Try

QUICK: Final = 412  # milliseconds until the first player throws a card in a lesson
BEHIND: Final = 128  # ... and how much later the next one is


class Stage:
    """The engine with prepared chance, seen through the pupil's eyes."""

    def __init__(self, setup: Setup) -> None:
        self.state = Omerta(Rules(setup))
        self.shown: list[Shown] = []

    def deal(self, gangsters: Sequence[GangsterName], hands: Sequence[str], safe: str) -> None:
        """O4, O6: these gangsters, hands and safe; shows everything up to the first question."""
        told = self.state.apply(Drawn(tuple(FAMOUS.index(one) for one in gangsters)))
        deck = list(self.state.rules.cards)
        told += self.state.apply(Drawn(take_out(deck, f"{' '.join(hands)} {safe}")))
        self.show(told)

    def say(self, *said: tuple[int, Move], cards: str = "") -> None:
        """Seats answer, the others asked pass, and nature gives these cards when asked."""
        ask = self.state.pending()
        if not isinstance(ask, Ask):
            raise TypeError("the script speaks, but nobody is asked")
        given = dict(said)
        silent = [(seat, Pass()) for seat in ask.seats if seat not in given]
        told: list[Event | RaceJudged] = []
        if ask.mode == "race":
            told += judged(ask.id, [seat for seat, move in said if isinstance(move, Snap)])
        told += self.state.apply(Answers(ask.id, (*said, *silent)))
        while isinstance(self.state.pending(), Pick | Shuffle):
            told += self.state.apply(Drawn(take_out(list(self.state.pile), cards)))
        self.show(told)

    def show(self, events: Sequence[Event | RaceJudged]) -> None:
        """Add an update with what the pupil may hear and see."""
        told = [one if isinstance(one, RaceJudged) else tell(one, PUPIL) for one in events]
        heard = tuple(one for one in told if one is not None)
        ask = self.state.pending()
        question = None
        if isinstance(ask, Ask):  # without a clock: the coach waits
            question = Question(ask, None, None, tuple(self.state.options(PUPIL)), ())
        self.shown.append(Shown(heard, self.state.view(PUPIL), question))

    def seen(self) -> tuple[Shown, ...]:
        """What was shown since the last call."""
        seen, self.shown = tuple(self.shown), []
        return seen

    def tried(self, move: Move, cue: str, *, cards: str = "") -> Try:
        """What a move of the pupil would do."""
        aside = Stage.__new__(Stage)
        aside.state, aside.shown = self.state.copy(), []
        aside.say((PUPIL, move), cards=cards)
        return Try(move, aside.seen(), cue)


def judged(ask: int, claims: Sequence[int]) -> list[RaceJudged]:
    """The ruling on the seats that threw a card, in the order given."""
    finishes = [
        Finish(seat, QUICK + BEHIND * place, BEHIND * place, by_lot=False)
        for place, seat in enumerate(claims)
    ]
    return [RaceJudged(Ruling(ask, tuple(finishes)))] if finishes else []


def take_out(deck: list[int], cards: str) -> tuple[int, ...]:
    """Where these cards lie in a deck, each removed before the next is looked up."""
    found: list[int] = []
    for card in cards.split():
        index = deck.index(KIND_OF[card])
        deck[index] = 0
        found.append(index)
    return tuple(found)
