"""Where every card lies and who has seen it: the data of a game, and the few ways in which cards move."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.core.rows import close_gaps, part_of
from backroom.games.omerta.cells import (
    BIT,
    BLOCKED,
    CELLS,
    FREE,
    IN_DISCARD,
    IN_SAFE,
    KIND,
    LABEL,
    PILE,
    ROW,
    TOTALS,
    WIDTH,
)
from backroom.games.omerta.events import Event, Lifted, Reshuffled
from backroom.games.omerta.menus import NOTHING, PLACES, SAFE_PLACES
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.rules import Rules

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

NO_CARDS: Final[vec[i64]] = vec[i64]([0] * CELLS)
NO_DECK: Final[vec[i64]] = vec[i64]([])


class Overlay:
    """O28, O29: a Mamma before a player, or a Patrol on a card."""

    def __init__(self, kind: i64, by: i64, seat: i64, place: i64, turns: i64) -> None:
        self.kind = kind
        self.by = by
        self.seat = seat
        self.place = place  # of the card it lies on; NOTHING: it lies in front of the player
        self.turns = turns  # of the player who laid it, until it is lifted


class Fact:
    """O20: the cards `old` were shuffled and got the labels from `first` on; nobody saw which got which."""

    def __init__(self, first: int, old: tuple[int, ...]) -> None:
        self.first = first
        self.old = old


class Cards:
    """Holds the data of one game. Mutable; `copy` is for search; the log lives outside."""

    __slots__ = (
        "asked",
        "barred",
        "cells",
        "claims",
        "deck",
        "dues",
        "entries",
        "events",
        "facts",
        "gift",
        "gone",
        "held",
        "killers",
        "labels",
        "looking",
        "mixed",
        "named",
        "overlays",
        "passed",
        "piled",
        "piles",
        "power",
        "round",
        "rules",
        "seat",
        "starter",
        "step",
        "taken",
        "then",
        "thrown",
        "turns",
        "window",
    )  # fmt: skip

    def __init__(self, rules: Rules, source: Cards | None = None) -> None:
        self.rules: Rules = rules
        self.events: list[Event] | None = None  # where to tell what happens; None while nobody listens
        if source is None:
            self.cells: vec[i64] = NO_CARDS[:]
            self.deck: vec[i64] = NO_DECK  # the kinds to draw from; in no order, so none can leak
            self.step: i64 = GANGSTERS
            self.asked: i64 = 0  # seats whose answer the game waits for, as a mask
            self.entries: i64 = 0  # answered questions, of seats and of nature
            self.round: i64 = 0
            self.turns: i64 = 0  # begun in this round
            self.starter: i64 = 0
            self.seat: i64 = 0  # whose turn it is
            self.passed: i64 = 0  # O33: who passed since the last draw, as a mask
            self.piled: i64 = 0  # cards in the draw pile
            self.thrown: i64 = 0  # cards in the discard pile
            self.held: i64 = 0  # the card drawn and not yet put anywhere
            self.taken: bool = False  # ... came from the discard pile
            self.barred: i64 = 0  # O28: seats under a Mamma, as a mask
            self.overlays: list[Overlay] = []
            self.window: i64 = 0  # O13: the bottle values a snap must match, as a mask
            self.claims: i64 = 0  # how many have thrown or shown a card: its address is in `CLAIMS`
            self.power: i64 = 0  # the character in use
            self.named: i64 = NOTHING  # ... and what it is used on, until it happens
            self.killers: tuple[int, ...] = ()  # O25: ... or these cards cancel it: their addresses
            self.mixed: i64 = 0  # O20: whose hand is being shuffled
            self.looking: i64 = 0  # O23: who has the safe open, as a mask
            self.dues: i64 = 0  # O14, O22: how many get a card from the pile next: who, is in `DUE`
            self.gift: bool = False  # ... as a gift, not as a penalty
            self.then: i64 = NEXT_TURN  # ... and the step after that
            self.piles: i64 = 0  # O12: draw piles used up in this round
            self.labels: i64 = 0
            self.facts: tuple[Fact, ...] = ()
            self.gone: tuple[int, ...] = ()  # labelled cards that everybody has seen leave
        else:
            self.cells = source.cells[:]
            self.deck = source.deck[:]
            self.step = source.step
            self.asked = source.asked
            self.entries = source.entries
            self.round = source.round
            self.turns = source.turns
            self.starter = source.starter
            self.seat = source.seat
            self.passed = source.passed
            self.piled = source.piled
            self.thrown = source.thrown
            self.held = source.held
            self.taken = source.taken
            self.barred = source.barred
            self.overlays = copied(source.overlays)
            self.window = source.window
            self.claims = source.claims
            self.power = source.power
            self.named = source.named
            self.killers = source.killers
            self.mixed = source.mixed
            self.looking = source.looking
            self.dues = source.dues
            self.gift = source.gift
            self.then = source.then
            self.piles = source.piles
            self.labels = source.labels
            self.facts = source.facts
            self.gone = source.gone

    # What lies where, for readers in no hurry.

    def row(self, first: i64, count: i64) -> list[int]:
        """This many cells from the first."""
        return part_of(self.cells, first, count)

    def lay_out(self, first: i64, cards: list[int]) -> None:
        """Put these into the cells from the first on."""
        cells = self.cells
        for index, card in enumerate(cards):
            cells[first + index] = card

    def pile_up(self, kinds: list[int]) -> None:
        """Make these the draw pile."""
        self.deck = vec[i64](kinds + [0] * (len(self.rules.cards) - len(kinds)))
        self.piled = len(kinds)

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand by place, up to its last; 0 is an empty place."""
        return self.row(seat << ROW, self.cells[WIDTH + seat])

    @property
    def hands(self) -> list[list[int]]:
        """The hands of all seats."""
        return [self.hand(seat) for seat in range(self.rules.players)]

    @property
    def pile(self) -> list[int]:
        """The kinds in the draw pile."""
        return part_of(self.deck, 0, self.piled)

    @property
    def discard(self) -> list[int]:
        """The kinds in the discard pile, its top last."""
        return self.row(IN_DISCARD, self.thrown)

    @property
    def safe(self) -> list[int]:
        """The cards in the safe; none before the first deal."""
        cells = self.cells
        return [int(cells[IN_SAFE + place]) for place in range(SAFE_PLACES) if cells[IN_SAFE + place]]

    @property
    def free(self) -> list[int]:
        """The places of each seat that hold a card which is not blocked, as masks."""
        return self.row(FREE, self.rules.players)

    @property
    def blocked(self) -> list[int]:
        """The places of each seat that hold a card under a Patrol, as masks."""
        return self.row(BLOCKED, self.rules.players)

    @property
    def totals(self) -> list[int]:
        """The points of each seat."""
        cells = self.cells
        return [int(cells[TOTALS + seat]) for seat in range(self.rules.players)]

    # What happens to cards.

    def tell(self, event: Event) -> None:
        """Tell what happened; call it only while somebody listens."""
        assert self.events is not None
        self.events.append(event)

    def restock(self) -> bool:
        """O12: see that a card can be drawn, from the discard pile if need be."""
        if self.piled:
            return True
        if not self.thrown:
            return False
        cells, deck = self.cells, self.deck
        for index in range(self.thrown):
            deck[index] = cells[IN_DISCARD + index]
            cells[IN_DISCARD + index] = 0
        self.piled = self.thrown
        self.thrown = 0
        self.piles += 1
        if self.events is not None:
            self.tell(Reshuffled(self.piled))
        return True

    def draw(self, index: i64) -> i64:
        """The card nature picked from the draw pile, seen by nobody yet."""
        deck = self.deck
        last: i64 = self.piled - 1
        kind: i64 = deck[index]
        deck[index] = deck[last]
        deck[last] = 0
        self.piled = last
        return kind | (self.piles << PILE)

    def close_ranks(self) -> None:
        """Close the gaps in the draw pile where cards were taken out of it."""
        self.piled = close_gaps(self.deck, self.piled)

    def add(self, seat: i64, card: i64) -> i64:
        """O7c: an added card gets a new place at the end."""
        cells = self.cells
        place: i64 = cells[WIDTH + seat]
        if place == PLACES:  # [R] O7c: a table is only so long; then the first empty place
            place = 0
            while cells[seat << ROW | place]:
                place += 1
        else:
            cells[WIDTH + seat] = place + 1
        cells[seat << ROW | place] = card
        cells[FREE + seat] |= BIT[place]
        return place

    def remove(self, seat: i64, place: i64) -> i64:
        """Take a card out of its place, which stays empty (O7c) unless it was the last."""
        cells = self.cells
        first: i64 = seat << ROW
        card: i64 = cells[first | place]
        cells[first | place] = 0
        cells[FREE + seat] &= ~BIT[place]
        width: i64 = cells[WIDTH + seat]
        while width and not cells[first + width - 1]:
            width -= 1
        cells[WIDTH + seat] = width
        return card

    def throw(self, card: i64) -> None:
        """Put a card face up on the discard pile."""
        self.cells[IN_DISCARD + self.thrown] = card & KIND
        self.thrown += 1
        if card >> LABEL:
            self.gone = (*self.gone, card)

    def lay(self, kind: i64, seat: i64, place: i64, turns: i64) -> None:
        """O28, O29: lay a card in front of a player or on one of their cards, for this many turns."""
        self.overlays.append(Overlay(kind, self.seat, seat, place, turns))
        if place == NOTHING:
            self.barred |= 1 << seat
        else:
            cells = self.cells
            cells[BLOCKED + seat] |= BIT[place]
            cells[FREE + seat] &= ~BIT[place]

    def count_overlays(self) -> None:
        """O28, O29, O29b: count one turn of their owner; those that are due go to the discard pile."""
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
        self.throw(lying.kind)
        on_player = lying.place == NOTHING
        if on_player:
            self.barred &= ~(1 << lying.seat)
        else:
            cells = self.cells
            cells[BLOCKED + lying.seat] &= ~BIT[lying.place]
            cells[FREE + lying.seat] |= BIT[lying.place]
        if self.events is not None:
            self.tell(Lifted(name_of(lying.kind), lying.seat, None if on_player else lying.place))


def copied(overlays: list[Overlay]) -> list[Overlay]:
    """A copy of another table's overlays."""
    if not overlays:
        return []
    return [Overlay(lying.kind, lying.by, lying.seat, lying.place, lying.turns) for lying in overlays]
