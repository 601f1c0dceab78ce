"""What a seat can say about the cards it can follow, using only what it was told."""

from __future__ import annotations

from collections import Counter

from backroom.games.omerta.cells import KIND
from backroom.games.omerta.events import (
    Drew,
    Event,
    Exchanged,
    KillerShown,
    LookedAt,
    Mixed,
    Peeked,
    Replaced,
    RoundBegun,
    SafeOpened,
    Snapped,
    SnappedLate,
    SnappedWrong,
    Swapped,
    Thrown,
    ThrownBack,
    Took,
    WrongShown,
)
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.printed.cards import NAMES
from backroom.games.omerta.view import View

Spot = tuple[str, int, int]


def hand(seat: int, place: int) -> Spot:
    return ("hand", seat, place)


def safe(place: int) -> Spot:
    return ("safe", 0, place)


DRAWN: Spot = ("drawn", 0, 0)


def face_at(state: Omerta, spot: Spot) -> str | None:
    where, seat, place = spot
    if where == "drawn":
        return NAMES[state.held & KIND] if state.held else None
    row = state.safe if where == "safe" else state.hands[seat]
    return NAMES[row[place] & KIND]


class Memory:
    """Remembers every told event perfectly: the face of every card that can be followed."""

    def __init__(self) -> None:
        self.faces: dict[Spot, str] = {}
        self.mixed: tuple[int, Counter[str]] | None = (
            None  # the hand shuffled by the last event, and what was in it
        )

    def learn(self, spot: Spot, face: str | None) -> None:
        if face is not None:
            self.faces[spot] = face

    def move(self, source: Spot, target: Spot) -> None:
        self.faces.pop(target, None)
        if source in self.faces:
            self.faces[target] = self.faces.pop(source)

    def swap(self, one: Spot, other: Spot) -> None:
        first, second = self.faces.pop(one, None), self.faces.pop(other, None)
        self.learn(one, second)
        self.learn(other, first)

    def hear(self, events: list[Event]) -> None:
        """Take in what was told about one entry."""
        for event in events:
            self.hear_event(event)

    def check(self, state: Omerta) -> None:
        """Assert that followed cards keep their faces and a shuffled hand keeps what it was known to hold."""
        if state.round == 0:
            return
        for spot, face in self.faces.items():
            if spot != DRAWN or state.held:
                assert face_at(state, spot) == face
        if self.mixed is not None:
            owner, known = self.mixed
            assert known <= Counter(NAMES[card & KIND] for card in state.hands[owner] if card)

    def check_view(self, view: View) -> None:
        """Assert that a view remembers nothing unless the table has a notepad."""

    def hear_event(self, event: Event) -> None:  # noqa: C901  (one case per kind of event)
        """Take in one told event."""
        self.mixed = None
        match event:
            case RoundBegun():
                self.faces.clear()
                for place, face in enumerate(event.safe or ()):
                    self.learn(safe(place), face)
            case Peeked():
                for place, face in zip(event.places, event.cards or (), strict=False):
                    self.learn(hand(event.seat, place), face)
            case Drew() | Took():
                self.faces.pop(DRAWN, None)
                self.learn(DRAWN, event.card)
            case Replaced():
                self.move(DRAWN, hand(event.seat, event.place))
            case Snapped() | KillerShown():
                self.faces.pop(hand(event.seat, event.place), None)
            case SnappedLate() | SnappedWrong() | WrongShown() | LookedAt():
                self.learn(hand(event.seat, event.place), event.card)
            case Swapped():
                self.swap(hand(event.seat, event.place), hand(event.other, event.other_place))
            case SafeOpened():
                for place, face in enumerate(event.cards or ()):
                    self.learn(safe(place), face)
            case Exchanged():
                self.swap(hand(event.seat, event.place), safe(event.safe))
                self.learn(safe(event.safe), event.card)
            case Thrown():
                for place in event.places:
                    self.faces.pop(hand(event.seat, place), None)
            case ThrownBack():
                for place, face in zip(event.places, event.cards, strict=True):
                    self.learn(hand(event.seat, place), face)
            case Mixed():
                self.mix(event)
            case _:
                pass

    def mix(self, event: Mixed) -> None:
        """O20, O29: only a single card or a card under a Patrol can be followed."""
        followed = dict(event.patrols)
        lost = [place for place in event.places if place not in followed]
        if len(event.places) == 1:
            return
        kept = {target: self.faces.get(hand(event.seat, source)) for source, target in followed.items()}
        if len(lost) == 1:
            target = next(place for place in event.places if place not in kept)
            kept[target] = self.faces.get(hand(event.seat, lost[0]))
        known = [self.faces.pop(hand(event.seat, place), None) for place in event.places]
        for place, face in kept.items():
            self.learn(hand(event.seat, place), face)
        self.mixed = (event.seat, Counter(face for face in known if face is not None))
