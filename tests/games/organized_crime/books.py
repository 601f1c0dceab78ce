"""A second set of books on money, debts, men and cards, kept from the events alone."""

from __future__ import annotations

from collections import Counter

from backroom.games.organized_crime.events import (
    BaseChosen,
    Bribed,
    CameHome,
    CardsReturned,
    CardsTaken,
    Cashed,
    Controlled,
    DealMade,
    DebtMoved,
    Drew,
    Eliminated,
    Event,
    Hired,
    HitPlayed,
    Killed,
    ManRemoved,
    Named,
    OfficialLost,
    Owed,
    Paid,
    Reshuffled,
    Stepped,
    TurnBegun,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import BANK, CARDS
from backroom.games.organized_crime.setup import Setup

Debt = tuple[int, int | None, int]
Piece = tuple[int, str]  # of a seat, on a space


class Books:
    """Adds up what everybody heard."""

    def __init__(self, setup: Setup, state: OrganizedCrime) -> None:
        short = setup.variant == "short"
        seats = range(setup.players)
        self.money: list[int] = [400_000 if short else 150_000 for _ in seats]
        self.bank = -sum(self.money)
        self.debts: list[Debt] = []
        self.starting = 5 if short else 0
        self.bought = [0 for _ in seats]  # men
        self.homes: dict[int, str] = {}
        self.hit_men: Counter[Piece] = Counter()
        self.bosses: dict[int, str] = {}
        self.circles: dict[str, int] = {}
        self.walkers: list[tuple[bool, str]] = []
        self.hands: list[Counter[str]] = [Counter() for _ in seats]
        self.used: Counter[str] = Counter()
        board = state.rules.board
        self.home_of = {
            name: (board.ids[board.hit_men[base]], board.ids[board.boss[base]])
            for base, name in enumerate(board.base_ids)
        }

    def hear(self, events: list[Event]) -> None:
        """Record what one entry did."""
        for place, event in enumerate(events):
            self.book_money(event, events[place + 1 :])
            self.book_men(event)
            self.book_cards(event)

    def book_money(self, event: Event, later: list[Event]) -> None:
        match event:
            case Paid():
                self.pay(event.payer, event.payee, event.amount)
                if event.reason == "debt":
                    self.repay(event)
            case Owed():
                self.debts.append((event.debtor, event.creditor, event.amount))
            case DealMade():
                assert event.money is not None
                payer, payee = (event.by, event.to) if event.money >= 0 else (event.to, event.by)
                owed = [one.amount for one in later if isinstance(one, Owed)]
                self.pay(payer, payee, abs(event.money) - sum(owed))
            case DebtMoved():
                place = self.debts.index((event.debtor, event.creditor, event.amount))
                self.debts[place] = (event.debtor, None, event.amount)
            case Eliminated():  # C1: the Bank pays at once
                self.debts = [debt for debt in self.debts if debt[0] != event.seat]
            case _:
                pass

    def pay(self, payer: int | None, payee: int | None, amount: int) -> None:
        for seat, change in ((payer, -amount), (payee, amount)):
            if seat is None:
                self.bank += change
            else:
                self.money[seat] += change

    def repay(self, event: Paid) -> None:
        """C28: repay the oldest debt first. The Bank pays for debts that are already struck out."""
        if event.payer is None:
            return
        place = next(place for place, debt in enumerate(self.debts) if debt[0] == event.payer)
        debtor, creditor, amount = self.debts[place]
        assert creditor == event.payee
        assert event.amount <= amount
        self.debts[place : place + 1] = (
            [] if amount == event.amount else [(debtor, creditor, amount - event.amount)]
        )

    def book_men(self, event: Event) -> None:  # noqa: C901  (one case per kind of event)
        match event:
            case BaseChosen():
                home, lair = self.home_of[event.base]
                self.homes[event.seat] = home
                self.bosses[event.seat] = lair
                self.bought[event.seat] = self.starting
                self.hit_men[event.seat, home] += self.starting
            case Hired():
                self.bought[event.seat] += 1
                self.hit_men[event.seat, self.homes[event.seat]] += 1
                assert event.left == 20 - self.bought[event.seat]
            case Controlled():
                assert event.circle not in self.circles
                self.bought[event.seat] += 1
                self.circles[event.circle] = event.seat
            case OfficialLost():
                assert self.circles.pop(event.circle) == event.seat
            case TurnBegun():
                self.walkers = []
            case Named():
                self.walkers.append((event.boss, event.space))
            case Stepped() | CameHome():
                boss, start = self.walkers[event.piece]
                there = event.space if isinstance(event, Stepped) else self.homes[event.seat]
                self.walkers[event.piece] = (boss, there)
                if boss:
                    self.bosses[event.seat] = there
                else:
                    self.remove(event.seat, start)
                    self.hit_men[event.seat, there] += 1
            case Killed() if not event.boss:
                self.remove(event.victim, event.space)
            case ManRemoved():
                self.remove(event.seat, event.space)
            case Eliminated():
                del self.bosses[event.seat]
                for piece in [piece for piece in self.hit_men if piece[0] == event.seat]:
                    del self.hit_men[piece]
                self.circles = {circle: seat for circle, seat in self.circles.items() if seat != event.seat}
            case _:
                pass

    def remove(self, seat: int, space: str) -> None:
        assert self.hit_men[seat, space] > 0
        self.hit_men[seat, space] -= 1

    def book_cards(self, event: Event) -> None:
        match event:
            case Drew():
                assert event.card is not None
                self.hands[event.seat][event.card] += 1
            case Bribed():
                self.use(event.seat, event.official)
            case Cashed():
                self.use(event.seat, "money")
            case HitPlayed():
                self.use(event.seat, event.card)
            case DealMade():
                assert event.give is not None
                assert event.take is not None
                self.hand_over(event.by, event.to, Counter(event.give))
                self.hand_over(event.to, event.by, Counter(event.take))
            case CardsTaken():
                self.hand_over(event.victim, event.seat, Counter(event.cards))
            case CardsReturned():
                self.hands[event.seat] -= Counter(event.cards)
                self.used += Counter(event.cards)
            case Reshuffled():
                deck = CARDS[:3] if event.deck == "power" else CARDS[3:]
                if event.deck in ("power", "corrupt_official"):
                    assert event.cards == sum(self.used.pop(card, 0) for card in deck)
            case _:
                pass

    def use(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] > 0
        self.hands[seat][card] -= 1
        self.used[card] += 1

    def hand_over(self, seat: int, to: int, cards: Counter[str]) -> None:
        assert cards <= self.hands[seat]
        self.hands[seat] -= cards
        self.hands[to] += cards


def compare_money(books: Books, state: OrganizedCrime) -> None:
    """Assert that the state's money and debts match the books."""
    assert state.money == books.money
    assert state.bank == books.bank == -sum(state.money)
    assert books.debts == [
        (debtor, None if creditor == BANK else creditor, amount) for debtor, creditor, amount in state.debts
    ]


def compare_things(books: Books, state: OrganizedCrime) -> None:
    """Assert that the state's men and cards match the books."""
    board = state.rules.board
    seats = range(state.rules.players)
    assert [20 - left for left in state.left] == books.bought
    there = {
        (seat, board.ids[space]): int(state.men(seat, space))
        for seat in seats
        for space in range(board.count)
    }
    assert {piece: men for piece, men in there.items() if men} == +books.hit_men
    assert {seat: board.ids[state.boss[seat]] for seat in seats if state.boss[seat] >= 0} == books.bosses
    owned = {board.circle_ids[circle]: seat for circle, seat in enumerate(state.circles) if seat >= 0}
    assert owned == books.circles
    for seat in seats:
        assert Counter(CARDS[card & 7] for card in state.hands[seat]) == +books.hands[seat]
    assert {card: state.used[kind] for kind, card in enumerate(CARDS) if state.used[kind]} == +books.used
