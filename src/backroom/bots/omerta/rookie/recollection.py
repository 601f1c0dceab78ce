"""What a beginner remembers of the own hand: less with every turn, and sometimes the wrong way round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from backroom.games.omerta import events as told
from backroom.games.omerta.printed.cards import KIND_OF, CardName


class Forgetting(NamedTuple):
    """How a memory fails, once for every turn of anybody."""

    fade: float = 0.02  # the chance that a remembered card is forgotten
    confuse: float = 0.008  # the chance that a remembered card changes places with its neighbour


class Recollection:
    """The own cards as a beginner believes they lie: by place, the kind, or None for a card never seen."""

    def __init__(self, seat: int, rng: Random, forgetting: Forgetting) -> None:
        self.seat = seat
        self.rng = rng
        self.forgetting = forgetting
        self.hand: dict[int, int | None] = {}
        self.safe: tuple[CardName, ...] = ()  # as long as it lies open
        self.drawn: CardName | None = None

    def hear(self, event: told.Event) -> None:
        """Remember what an event shows of the own hand."""
        remember = REMEMBERING.get(type(event))
        if remember is not None:
            remember(self, event)

    def fade(self) -> None:
        """A turn goes by."""
        for place in sorted(self.hand):
            if self.hand[place] is not None and self.rng.random() < self.forgetting.fade:
                self.hand[place] = None
        for place in sorted(self.hand):
            if place + 1 in self.hand and self.rng.random() < self.forgetting.confuse:
                self.hand[place], self.hand[place + 1] = self.hand[place + 1], self.hand[place]


def _round_begun(memory: Recollection, _event: told.RoundBegun) -> None:
    memory.hand = dict.fromkeys(range(4))
    memory.safe = ()


def _peeked(memory: Recollection, event: told.Peeked) -> None:
    for place, name in zip(event.places, event.cards or (), strict=False):
        memory.hand[place] = KIND_OF[name]


def _looked_at(memory: Recollection, event: told.LookedAt) -> None:
    if event.card is not None:
        memory.hand[event.place] = KIND_OF[event.card]


def _drew(memory: Recollection, event: told.Drew | told.Took) -> None:
    memory.fade()
    memory.drawn = event.card


def _replaced(memory: Recollection, event: told.Replaced) -> None:
    if event.seat == memory.seat:
        memory.hand[event.place] = None if memory.drawn is None else KIND_OF[memory.drawn]


def _left(memory: Recollection, event: told.Snapped | told.KillerShown) -> None:
    if event.seat == memory.seat:
        memory.hand.pop(event.place, None)


def _shown(memory: Recollection, event: told.SnappedLate | told.SnappedWrong | told.WrongShown) -> None:
    if event.seat == memory.seat:
        memory.hand[event.place] = KIND_OF[event.card]


def _card_added(memory: Recollection, event: told.CardAdded) -> None:
    if event.seat == memory.seat:
        memory.hand[event.place] = None


def _swapped(memory: Recollection, event: told.Swapped) -> None:
    for seat, place in ((event.seat, event.place), (event.other, event.other_place)):
        if seat == memory.seat:
            memory.hand[place] = None


def _mixed(memory: Recollection, event: told.Mixed) -> None:
    if event.seat == memory.seat:
        memory.hand.update(dict.fromkeys(event.places))


def _safe_opened(memory: Recollection, event: told.SafeOpened) -> None:
    memory.safe = event.cards or ()


def _exchanged(memory: Recollection, event: told.Exchanged) -> None:
    if event.seat == memory.seat and memory.safe:
        memory.hand[event.place] = KIND_OF[memory.safe[event.safe]]
    memory.safe = ()


def _thrown(memory: Recollection, event: told.Thrown) -> None:
    if event.seat == memory.seat:
        for place in event.places:
            memory.hand.pop(place, None)


def _thrown_back(memory: Recollection, event: told.ThrownBack) -> None:
    if event.seat == memory.seat:
        for place, name in zip(event.places, event.cards, strict=True):
            memory.hand[place] = KIND_OF[name]


REMEMBERING: Final[dict[type, Callable[[Recollection, Any], None]]] = {
    told.RoundBegun: _round_begun,
    told.Peeked: _peeked,
    told.LookedAt: _looked_at,
    told.Drew: _drew,
    told.Took: _drew,
    told.Replaced: _replaced,
    told.Snapped: _left,
    told.KillerShown: _left,
    told.SnappedLate: _shown,
    told.SnappedWrong: _shown,
    told.WrongShown: _shown,
    told.CardAdded: _card_added,
    told.Swapped: _swapped,
    told.Mixed: _mixed,
    told.SafeOpened: _safe_opened,
    told.Exchanged: _exchanged,
    told.Thrown: _thrown,
    told.ThrownBack: _thrown_back,
}
