"""C6 to C8: which cards one seat has not seen, and after which shuffle each was drawn."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.cards import DECKS
from backroom.games.organized_crime.events import (
    Bribed,
    CardsReturned,
    CardsTaken,
    Cashed,
    DealMade,
    Drew,
    Event,
    HitPlayed,
    Offered,
    Reshuffled,
)
from backroom.games.organized_crime.moves import CardName
from backroom.games.organized_crime.printed.decks import MONEY, OFFICIAL_DECK, POWER_DECK
from backroom.games.organized_crime.rules import CARD_KINDS, CARDS, OFFICIAL_CARD, Rules
from backroom.games.organized_crime.view import View

HELD = (POWER_DECK, OFFICIAL_DECK)  # the decks whose cards are held in hand


def deck_of(kind: int) -> int:
    """The deck that a kind of card is in."""
    return OFFICIAL_DECK if kind >= OFFICIAL_CARD else POWER_DECK


class Group:
    """Cards drawn before a shuffle and still unseen: how many in each hand, and which they are together."""

    def __init__(self, pool: list[int], spots: list[int]) -> None:
        self.pool = pool  # by kind
        self.spots = spots  # by seat


class HiddenCards:
    """Keeps count of the cards that a seat knows, and of those it does not.

    Where it cannot tell which shuffle a card was drawn after, it deals the groups in doubt together; what a
    hidden deal moved, the next view tells.
    """

    def __init__(self, seat: int, rules: Rules) -> None:
        players = rules.setup.players
        self.seat = seat
        self.rules = rules
        self.known: list[list[int]] = [[0] * CARD_KINDS for _ in range(players)]
        self.backs: list[list[int]] = [[0, 0] for _ in range(players)]
        self.used: list[int] = [0] * CARD_KINDS
        self.groups: list[list[Group]] = [[], []]  # by deck
        self.unsure: list[bool] = [False, False]  # a hand has changed, and only a view can tell how

    def kinds(self, deck: i64) -> range:
        """The kinds of card in a deck."""
        return range(OFFICIAL_CARD, CARD_KINDS) if deck == OFFICIAL_DECK else range(OFFICIAL_CARD)

    def unknown(self, seat: i64, deck: i64) -> int:
        """How many cards in a hand this seat has not seen."""
        return self.backs[seat][deck] - sum([self.known[seat][kind] for kind in self.kinds(deck)])

    def unseen(self, kind: i64) -> int:
        """How many cards of a kind are neither used nor known."""
        first: i64 = OFFICIAL_CARD if kind >= OFFICIAL_CARD else 0
        count = self.rules.decks.counts[deck_of(kind)][kind - first]
        return count - self.used[kind] - sum([known[kind] for known in self.known])

    def loose(self, seat: i64, deck: i64) -> int:
        """How many unseen cards in a hand belong to no group: they were drawn after the last shuffle."""
        return self.unknown(seat, deck) - sum([group.spots[seat] for group in self.groups[deck]])

    def loose_of(self, kind: i64) -> int:
        """How many unseen cards of a kind belong to no group."""
        return self.unseen(kind) - sum([group.pool[kind] for group in self.groups[deck_of(kind)]])

    def hear(self, event: Event) -> None:
        """Take note of what an event tells about cards."""
        if isinstance(event, Drew):
            deck = DECKS.index(event.deck)
            self.backs[event.seat][deck] += 1
            if event.card is not None:
                self.known[event.seat][CARDS.index(event.card)] += 1
        elif isinstance(event, Offered):
            if event.by != self.seat:
                self.show(event.by, event.give)
        elif isinstance(event, DealMade):
            self.hear_deal(event)
        elif isinstance(event, CardsTaken):
            self.move(event.victim, event.seat, event.cards, event.backs)
        elif isinstance(event, Reshuffled):
            self.reshuffle(DECKS.index(event.deck))
        else:
            self.hear_use(event)

    def hear_use(self, event: Event) -> None:
        """C6: cards are shown and used, or go back to their decks."""
        if isinstance(event, Bribed):
            self.use(event.seat, CARDS.index(event.official))
        elif isinstance(event, Cashed):
            self.use(event.seat, MONEY)
        elif isinstance(event, HitPlayed):
            self.use(event.seat, CARDS.index(event.card))
        elif isinstance(event, CardsReturned):
            for card in event.cards:
                self.use(event.seat, CARDS.index(card))

    def hear_deal(self, event: DealMade) -> None:
        """C27: cards change hands, both ways."""
        self.move(event.by, event.to, event.give, event.backs[:2])
        self.move(event.to, event.by, event.take, event.backs[2:])

    def use(self, seat: i64, kind: int) -> None:
        """C6: a card is shown and goes face up under its deck."""
        if not self.known[seat][kind]:
            self.identify(seat, kind)
        self.known[seat][kind] -= 1
        self.backs[seat][deck_of(kind)] -= 1
        self.used[kind] += 1

    def show(self, seat: i64, cards: tuple[CardName, ...]) -> None:
        """C24: a player shows cards to this seat; those it knows already come first."""
        for kind in range(CARD_KINDS):
            for _ in range(cards.count(CARDS[kind]) - self.known[seat][kind]):
                self.identify(seat, kind)

    def identify(self, seat: i64, kind: int) -> None:
        """An unseen card turns out to be of this kind; if it may be of several groups, they become one."""
        deck = deck_of(kind)
        found = [group for group in self.groups[deck] if group.spots[seat] > 0 and group.pool[kind] > 0]
        if self.unsure[deck]:
            self.groups[deck] = []
        elif len(found) == 1 and not (self.loose(seat, deck) > 0 and self.loose_of(kind) > 0):
            found[0].spots[seat] -= 1
            found[0].pool[kind] -= 1
        else:
            self.groups[deck] = [group for group in self.groups[deck] if group not in found]
        self.known[seat][kind] += 1

    def move(self, seat: i64, to: i64, cards: tuple[CardName, ...] | None, backs: tuple[int, int]) -> None:
        """Cards change hands; without their faces, only their backs were seen."""
        if cards is None:
            for deck in HELD:
                self.move_backs(seat, to, deck, backs[deck])
            return
        if seat != self.seat:
            self.show(seat, cards)
        for card in cards:
            kind = CARDS.index(card)
            self.known[seat][kind] -= 1
            self.known[to][kind] += 1
            self.backs[seat][deck_of(kind)] -= 1
            self.backs[to][deck_of(kind)] += 1

    def move_backs(self, seat: i64, to: i64, deck: i64, count: int) -> None:
        """Unseen cards change hands: all of the hand, or one cannot tell which."""
        if count == 0:
            return
        whole = count == self.backs[seat][deck]
        known = any(self.known[seat][kind] for kind in self.kinds(deck))
        if whole:
            for group in self.groups[deck]:
                group.spots[to] += group.spots[seat]
                group.spots[seat] = 0
            for kind in self.kinds(deck):
                self.known[to][kind] += self.known[seat][kind]
                self.known[seat][kind] = 0
        else:
            self.groups[deck] = [group for group in self.groups[deck] if not group.spots[seat]]
            self.unsure[deck] = self.unsure[deck] or known
        self.backs[seat][deck] -= count
        self.backs[to][deck] += count

    def reshuffle(self, deck: i64) -> None:
        """C6: the used cards are the deck; what is still unseen in hands is none of them."""
        if deck not in HELD:
            return
        pool = [int(self.loose_of(kind)) if kind in self.kinds(deck) else 0 for kind in range(CARD_KINDS)]
        spots = [self.loose(seat, deck) for seat in range(len(self.backs))]
        unseen = sum(pool)
        if not self.unsure[deck] and unseen > 0 and unseen == sum(spots):
            self.groups[deck].append(Group(pool, spots))
        for kind in self.kinds(deck):
            self.used[kind] = 0

    def look(self, view: View) -> None:
        """Correct what was counted by what is seen, and drop groups that cannot be right."""
        seen = [[family.known.count(card) for card in CARDS] for family in view.families]
        for deck in HELD:
            same = all(
                seen[seat][kind] == self.known[seat][kind]
                for seat in range(len(seen))
                for kind in self.kinds(deck)
            )
            if not same and not self.unsure[deck]:
                self.groups[deck] = []
            self.unsure[deck] = False
        self.known = seen
        self.backs = [[family.power_cards, family.official_cards] for family in view.families]
        for deck in HELD:
            used = dict(view.decks[deck].used)
            for kind in self.kinds(deck):
                self.used[kind] = used.get(CARDS[kind], 0)
            if not self.fits(deck):
                self.groups[deck] = []

    def fits(self, deck: i64) -> bool:
        """Whether the groups of a deck agree with what is seen."""
        for group in self.groups[deck]:
            if sum(group.pool) != sum(group.spots):
                return False
        for seat in range(len(self.backs)):
            if self.loose(seat, deck) < 0:
                return False
        return all(self.loose_of(kind) >= 0 for kind in self.kinds(deck))
