"""What a seat knows for certain about the others' cards and money, using only what it was told."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from backroom.games.organized_crime.events import (
    Audited,
    Bribed,
    CardsReturned,
    CardsTaken,
    Cashed,
    DealMade,
    Drew,
    Event,
    HitPlayed,
    Offered,
    Owed,
    Paid,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import CARDS
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND
from backroom.games.organized_crime.view import View

POWER = frozenset(CARDS[:3])
OFFICIAL = frozenset(CARDS[3:])
DECKS = (POWER, OFFICIAL)


def cards_of(state: OrganizedCrime, seat: int) -> Counter[str]:
    """The cards in a hand."""
    return Counter(CARDS[card & KIND] for card in state.hands[seat])


class Somewhere(NamedTuple):
    """Cards that are in one of two hands."""

    hands: frozenset[int]
    deck: frozenset[str]
    cards: Counter[str]


class Memory:
    """Remembers every told event perfectly."""

    def __init__(self, setup: Setup, seat: int) -> None:
        start = 400_000 if setup.variant == "short" else 150_000
        self.seat = seat
        self.money: list[int | None] = [start] * setup.players  # None: hidden by a deal between two others
        self.total = start * setup.players
        self.backs: list[list[int]] = [[0, 0] for _ in range(setup.players)]
        self.known: list[Counter[str]] = [Counter() for _ in range(setup.players)]
        self.somewhere: list[Somewhere] = []

    def check(self, state: OrganizedCrime) -> None:
        """Assert that everything this seat is certain of is true in a state."""
        assert sum(state.money) == self.total
        for seat, money in enumerate(self.money):
            assert money is None or state.money[seat] == money
        for seat, known in enumerate(self.known):
            assert [int(state.backs(seat, False)), int(state.backs(seat, True))] == self.backs[seat]
            assert known <= cards_of(state, seat)
        for one in self.somewhere:
            together: Counter[str] = Counter()
            for seat in one.hands:
                together += cards_of(state, seat)
            assert one.cards <= together

    def check_view(self, view: View) -> None:
        """Assert that a view names every card, and every sum, that this seat is certain of."""
        for family, known, money in zip(view.families, self.known, self.money, strict=True):
            assert known <= Counter(family.known)
            assert money is None or family.least == family.most == money

    def hear(self, events: list[Event]) -> None:
        """Take in what was told about one entry."""
        for place, event in enumerate(events):
            self.hear_money(event, events[place + 1 :])
            self.hear_cards(event)

    def hear_money(self, event: Event, later: list[Event]) -> None:
        match event:
            case Paid():
                self.add(event.payer, -event.amount)
                self.add(event.payee, event.amount)
                self.total += event.amount * ((event.payer is None) - (event.payee is None))
            case Owed():
                self.money[event.debtor] = 0  # C28: a player in debt has paid everything they had
            case Audited() if event.amount is not None:
                self.money[event.seat] = event.amount
            case DealMade() if event.money is None:
                self.money[event.by] = self.money[event.to] = None
            case DealMade():
                assert event.money is not None
                payer, payee = (event.by, event.to) if event.money >= 0 else (event.to, event.by)
                paid = abs(event.money) - sum(one.amount for one in later if isinstance(one, Owed))
                self.add(payer, -paid)
                self.add(payee, paid)
            case _:
                pass

    def add(self, seat: int | None, amount: int) -> None:
        if seat is not None:
            money = self.money[seat]
            self.money[seat] = None if money is None else money + amount

    def hear_cards(self, event: Event) -> None:  # noqa: C901  (one case per kind of event)
        match event:
            case Drew():
                self.backs[event.seat][event.deck == "corrupt_official"] += 1
                if event.card is not None:
                    self.known[event.seat][event.card] += 1
            case Bribed():
                self.use(event.seat, event.official)
            case Cashed():
                self.use(event.seat, "money")
            case HitPlayed():
                self.use(event.seat, event.card)
            case Offered() if event.by != self.seat:
                self.known[event.by] |= Counter(event.give)
            case DealMade() if event.give is None or event.take is None:
                self.hidden(event.by, event.to, event.backs[:2])
                self.hidden(event.to, event.by, event.backs[2:])
            case DealMade():
                self.open(event.by, event.to, Counter(event.give), event.backs[:2])
                self.open(event.to, event.by, Counter(event.take), event.backs[2:])
            case CardsTaken():
                if event.cards is not None:
                    self.known[event.victim] = Counter(event.cards)
                self.hidden(event.victim, event.seat, event.backs)
            case CardsReturned():
                self.known[event.seat] = Counter()
                self.backs[event.seat] = [0, 0]
                self.forget(event.seat, POWER | OFFICIAL)
            case _:
                pass

    def use(self, seat: int, card: str) -> None:
        """A card is shown and gone; it may have been the one that was known."""
        self.backs[seat][card in OFFICIAL] -= 1
        self.known[seat] -= Counter([card])
        self.forget(seat, OFFICIAL if card in OFFICIAL else POWER)

    def forget(self, seat: int, deck: frozenset[str]) -> None:
        """A hand has changed: what was in this one or in another is no longer certain."""
        self.somewhere = [one for one in self.somewhere if seat not in one.hands or not one.deck & deck]

    def open(self, seat: int, to: int, cards: Counter[str], backs: tuple[int, int]) -> None:
        """Cards change hands in full view."""
        for deck in (0, 1):
            self.backs[seat][deck] -= backs[deck]
            self.backs[to][deck] += backs[deck]
        self.known[seat] -= cards
        self.known[to] += cards
        for deck in DECKS:
            if any(card in deck for card in cards):
                self.forget(seat, deck)

    def hidden(self, seat: int, to: int, backs: tuple[int, int]) -> None:
        """So many cards change hands, and only their backs are seen."""
        for deck, names in enumerate(DECKS):
            count = backs[deck]
            if not count:
                continue
            held = self.backs[seat][deck]
            known = Counter({card: number for card, number in self.known[seat].items() if card in names})
            there = Counter({card: number for card, number in self.known[to].items() if card in names})
            stay = Counter({card: max(0, number - count) for card, number in known.items()})
            go = Counter({card: max(0, number - (held - count)) for card, number in known.items()})
            self.known[seat] = +(self.known[seat] - known + stay)
            self.known[to] = +(self.known[to] + go)
            self.backs[seat][deck] -= count
            self.backs[to][deck] += count
            self.forget(seat, names)
            self.forget(to, names)
            self.somewhere.append(Somewhere(frozenset({seat, to}), names, known + there))
