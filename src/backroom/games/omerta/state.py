"""Where every card lies and who has seen it: the data of a game, and the few ways in which cards move."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cards import MAMMA, PATROL, POINTS, name_of
from backroom.games.omerta.events import Event, Lifted, Reshuffled
from backroom.games.omerta.menus import PLACES
from backroom.games.omerta.moves import Menu, Move, Snap
from backroom.games.omerta.rules import Rules

# A card in play is one number: its kind, who has seen it there (O34), the draw pile it came from,
# and the label it got in a shuffle that somebody knew something about (0: none).
KIND: Final = 31
SEEN: Final = 5
SEEN_BY_ALL: Final = 31 << 5
PILE: Final = 10
PILE_MASK: Final = 1023 << 10
LABEL: Final = 20

# The bit of a place in a mask. mypyc counts `1 << place` in 32 bits, and a hand has more places than that.
BIT: Final = tuple([1 << place for place in range(PLACES)])

TURN_LIMIT: Final = 200  # O33

# The steps of a game. What each waits for is in `phases/`; `game.PHASES` is indexed by them.
GANGSTERS: Final = 0
DEAL: Final = 1
PEEKING: Final = 2
NEXT_TURN: Final = 3
TURN: Final = 4
DRAWING: Final = 5
PUTTING: Final = 6
SNAPPING: Final = 7
LOTS: Final = 8
POWER: Final = 9
KILLER_QUESTION: Final = 10
ADDING: Final = 11
EFFECT: Final = 12
MIXING: Final = 13
EXCHANGING: Final = 14
OVER: Final = 15


class Overlay:
    """O28, O29: a Mamma before a player, or a Patrol on a card."""

    def __init__(self, kind: i64, by: i64, seat: i64, place: i64, turns: i64) -> None:
        self.kind = kind
        self.by = by
        self.seat = seat
        self.place = place  # of a Patrol; 0 for a Mamma
        self.turns = turns  # of the one who laid it, until it is lifted


class Fact:
    """O20: the cards `old` were shuffled and got the labels from `first` on; nobody saw which got which."""

    def __init__(self, first: int, old: tuple[int, ...]) -> None:
        self.first = first
        self.old = old


class Cards:
    """The data of one game. Mutable; `copy` is for search; the log lives outside."""

    __slots__ = (
        "asked",
        "barred",
        "blocked",
        "claims",
        "discard",
        "due",
        "entries",
        "events",
        "facts",
        "free",
        "gift",
        "gone",
        "hands",
        "held",
        "killers",
        "labels",
        "menu",
        "mixed",
        "named",
        "overlays",
        "passed",
        "pile",
        "piles",
        "power",
        "round",
        "rules",
        "safe",
        "seat",
        "starter",
        "step",
        "taken",
        "then",
        "totals",
        "turns",
        "window",
    )  # fmt: skip

    def __init__(self, rules: Rules, source: Cards | None = None) -> None:
        self.rules: Rules = rules
        self.events: list[Event] | None = None  # where to tell what happens; None while nobody listens
        if source is None:
            self.step: i64 = GANGSTERS
            self.entries: i64 = 0  # answered questions, of seats and of nature
            self.round: i64 = 0
            self.turns: i64 = 0  # begun in this round
            self.starter: i64 = 0
            self.seat: i64 = 0  # whose turn it is
            self.passed: i64 = 0  # O33: who passed since the last draw, as a mask
            self.totals: list[int] = [0] * rules.players
            self.pile: list[int] = []  # kinds; without an order, so that there is none to leak
            self.discard: list[int] = []  # kinds; the top is last
            self.hands: list[list[int]] = [
                [] for _ in range(rules.players)
            ]  # cards by place; 0 is an empty place
            self.safe: list[int] = []
            self.held: i64 = 0  # the card drawn and not yet put anywhere
            self.taken: bool = False  # ... came from the discard pile
            self.free: list[int] = [
                0
            ] * rules.players  # places with a card that is not blocked, as a mask per seat
            self.blocked: list[int] = [
                0
            ] * rules.players  # O29: places with a card under a Patrol, as a mask per seat
            self.barred: i64 = 0  # O28: seats under a Mamma, as a mask
            self.overlays: list[Overlay] = []
            self.window: i64 = 0  # O13: the bottle values a snap must match, as a mask
            self.claims: tuple[tuple[int, Snap], ...] = ()  # O17: sealed claims before the lots are drawn
            self.power: i64 = 0  # the character in use
            self.named: Move | None = None  # ... and its targets
            self.menu: Menu = ()  # ... and what may be said about it
            self.asked: i64 = 0  # O25: who is asked for a Killer, as a mask
            self.killers: tuple[
                tuple[int, int], ...
            ] = ()  # O25: ... and who showed it, where: the effect is cancelled
            self.mixed: i64 = 0  # O20: whose hand is being shuffled
            self.due: tuple[int, ...] = ()  # O14, O22: seats that get a card from the pile next, in order
            self.gift: bool = False  # ... as a gift, not as a penalty
            self.then: i64 = NEXT_TURN  # ... and the step after that
            self.piles: i64 = 0  # O12: draw piles used up in this round
            self.labels: i64 = 0
            self.facts: tuple[Fact, ...] = ()
            self.gone: tuple[int, ...] = ()  # labelled cards that everybody has seen leave
        else:
            self.step = source.step
            self.entries = source.entries
            self.round = source.round
            self.turns = source.turns
            self.starter = source.starter
            self.seat = source.seat
            self.passed = source.passed
            self.totals = source.totals[:]
            self.pile = source.pile[:]
            self.discard = source.discard[:]
            self.hands = [hand[:] for hand in source.hands]
            self.safe = source.safe[:]
            self.held = source.held
            self.taken = source.taken
            self.free = source.free[:]
            self.blocked = source.blocked[:]
            self.barred = source.barred
            self.overlays = [
                Overlay(lying.kind, lying.by, lying.seat, lying.place, lying.turns)
                for lying in source.overlays
            ]
            self.window = source.window
            self.claims = source.claims
            self.power = source.power
            self.named = source.named
            self.menu = source.menu
            self.asked = source.asked
            self.killers = source.killers
            self.mixed = source.mixed
            self.due = source.due
            self.gift = source.gift
            self.then = source.then
            self.piles = source.piles
            self.labels = source.labels
            self.facts = source.facts
            self.gone = source.gone

    def tell(self, event: Event) -> None:
        """Tell what happened; call it only while somebody listens."""
        assert self.events is not None
        self.events.append(event)

    def is_barred(self, seat: i64) -> bool:
        """O28: this player is under a Mamma."""
        return (self.barred >> seat) & 1 != 0

    def stock(self, seat: i64) -> i64:
        """O30: the points in a hand."""
        points: i64 = 0
        for card in self.hands[seat]:
            points += POINTS[card & KIND]
        return points

    def restock(self) -> bool:
        """O12: see that a card can be drawn, from the discard pile if need be."""
        if self.pile:
            return True
        if not self.discard:
            return False
        self.pile = self.discard
        self.discard = []
        self.piles += 1
        if self.events is not None:
            self.tell(Reshuffled(len(self.pile)))
        return True

    def draw(self, index: i64) -> i64:
        """The card nature picked from the draw pile, seen by nobody yet."""
        pile = self.pile
        kind: i64 = pile[index]
        last = pile.pop()
        if index < len(pile):
            pile[index] = last
        return kind | (self.piles << PILE)

    def draw_several(self, indexes: list[int]) -> list[int]:
        """The cards nature picked from the draw pile at once, seen by nobody yet."""
        pile = self.pile
        origin = self.piles << PILE
        if len(indexes) == 1:
            return [pile.pop(indexes[0]) | origin]
        drawn = [pile[index] | origin for index in indexes]
        order = indexes[:]
        order.sort()
        while order:
            pile.pop(order.pop())
        return drawn

    def add(self, seat: i64, card: i64) -> i64:
        """O7c: an added card gets a new place at the end."""
        hand = self.hands[seat]
        place: i64 = len(hand)
        if place < PLACES:
            hand.append(card)
        else:  # [R] O7c: a table is only so long; then the first empty place
            place = hand.index(0)
            hand[place] = card
        self.free[seat] |= BIT[place]
        return place

    def remove(self, seat: i64, place: i64) -> i64:
        """Take a card out of its place, which stays empty (O7c) unless it was the last."""
        hand = self.hands[seat]
        card: i64 = hand[place]
        hand[place] = 0
        while hand and not hand[-1]:
            hand.pop()
        self.free[seat] &= ~BIT[place]
        return card

    def throw(self, card: i64) -> None:
        """Put a card face up on the discard pile."""
        self.discard.append(card & KIND)
        if card >> LABEL:
            self.gone = (*self.gone, card)

    def show(self, seat: i64, place: i64) -> None:
        """Let everybody see a card in its place."""
        self.hands[seat][place] |= SEEN_BY_ALL

    def lay(self, kind: i64, seat: i64, place: i64, turns: i64) -> None:
        """O28, O29: lay a Mamma or a Patrol for so many turns of the one whose turn it is."""
        self.overlays.append(Overlay(kind, self.seat, seat, place, turns))
        if kind == MAMMA:
            self.barred |= 1 << seat
        else:
            self.blocked[seat] |= BIT[place]
            self.free[seat] &= ~BIT[place]

    def count_overlays(self) -> None:
        """O28, O29, O29b: their owner's turn has come: those that are due go to the discard pile."""
        due = False
        for lying in self.overlays:
            if lying.by == self.seat:
                lying.turns -= 1
                if lying.turns == 0:
                    due = True
        if due:
            lifted = [lying for lying in self.overlays if lying.turns == 0]
            self.overlays = [lying for lying in self.overlays if lying.turns > 0]
            for lying in lifted:
                self.lift(lying)

    def lift(self, lying: Overlay) -> None:
        """O28, O29: put an overlay on the discard pile and free what lay under it."""
        kind = lying.kind
        self.discard.append(kind)
        if kind == PATROL:
            self.blocked[lying.seat] &= ~BIT[lying.place]
            self.free[lying.seat] |= BIT[lying.place]
        else:
            self.barred &= ~(1 << lying.seat)
        if self.events is not None:
            self.tell(Lifted(name_of(kind), lying.seat, lying.place if kind == PATROL else None))
