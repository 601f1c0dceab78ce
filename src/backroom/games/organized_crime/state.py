"""Where every man, dollar and card is: the data of a game, and the few ways in which men move."""

from __future__ import annotations

from typing import Final, TypeAlias

from backroom.core.native import i64
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.printed.board import NONE, OFFICIAL
from backroom.games.organized_crime.rules import (
    BOSS_VOTES,
    CARD_KINDS,
    CIRCLE,
    MEN,
    OFFICIAL_CARD,
    OFFICIAL_VOTES,
    SEATS,
    VOTE,
    Rules,
)

# The steps of a game. What each waits for is in `phases/`; `game.PHASES` is indexed by them.
BASE_ROLLS: Final = 0
CHOOSING: Final = 1
START_ROLLS: Final = 2
NEXT_TURN: Final = 3
TURN: Final = 4
ROLLING: Final = 5
TAKING: Final = 6
DRAWING: Final = 7
MISTAKES: Final = 8
PAYING: Final = 9
CRIMES: Final = 10
HEARINGS: Final = 11
FLOOR: Final = 12
VOTING: Final = 13
SENTENCE: Final = 14
LOSING: Final = 15
SETTLEMENT: Final = 16
OVER: Final = 17

# A card in a hand is one number: its kind, who knows its face, and the shuffle it was drawn after.
KIND: Final = 7
KNOWN: Final = 3
SHUFFLE: Final = 7

# Hit-men on a space are one number: five bits a seat.
BITS: Final = 5
COUNT: Final = 31
CARD_BITS: Final = 7  # cards of a kind in a hand: at most 99
CARD_COUNT: Final = 127
ONE_CARD: Final = tuple([1 << (7 * kind) for kind in range(CARD_KINDS)])  # a shift by an i64 has 32 bits only
BACK_BITS: Final = 9  # cards of a deck in a hand

Group: TypeAlias = tuple[int, ...]
DebtEntry: TypeAlias = tuple[int, int, int]  # debtor, creditor, dollars


class Walker:
    """C12: a named piece, while it moves."""

    def __init__(self, boss: bool, direction: i64, attack: i64, space: i64) -> None:
        self.boss = boss
        self.direction = direction
        self.attack = attack  # the base, or NONE
        self.start = space
        self.came = space  # the space it just left
        self.space = space
        self.points: i64 = 0
        self.fresh: bool = True  # C14: it has not yet stepped in its direction
        self.moved: bool = False
        self.begun: bool = False
        self.done: bool = False

    def copy(self) -> Walker:
        """The same piece in another state."""
        twin = Walker(self.boss, self.direction, self.attack, self.start)
        twin.came = self.came
        twin.space = self.space
        twin.points = self.points
        twin.fresh = self.fresh
        twin.moved = self.moved
        twin.begun = self.begun
        twin.done = self.done
        return twin


class Choices:
    """C13, C19: what a point can do: steps, and kills as seat * 2 (+ 1 for the Boss). Never changed."""

    def __init__(self, steps: list[int], kills: list[int]) -> None:
        self.steps = steps
        self.kills = kills


class Terms:
    """C24: an open offer. Never changed, so that states share it."""

    def __init__(  # noqa: PLR0913, PLR0917 - both sides of a deal
        self, by: i64, to: i64, money: i64, give: Group, take: Group, promise: Group = (), ask: Group = ()
    ) -> None:
        self.by = by
        self.to = to
        self.money = money  # by -> to; less than 0: to -> by
        self.give = give  # kinds of card
        self.take = take
        self.promise = promise  # C27: kinds of word
        self.ask = ask


class Word:
    """C27: a word that is neither kept nor broken yet. Never changed."""

    def __init__(self, by: i64, to: i64, kind: i64, until: i64, due: bool) -> None:
        self.by = by
        self.to = to
        self.kind = kind
        self.until = until  # the last round in which it holds
        self.due = due  # it is for the votes of the session that is open


class Ballot:
    """C24: votes cast. Never changed."""

    def __init__(self, seat: i64, favour: bool, votes: i64, available: i64) -> None:
        self.seat = seat
        self.favour = favour
        self.votes = votes
        self.available = available


class Country:
    """Holds the data of one game. Mutable; `copy` is for search; the log lives outside."""

    __slots__ = (
        "active",
        "alive",
        "at",
        "ballots",
        "bank",
        "base",
        "boss",
        "broken",
        "caller",
        "carried",
        "choices",
        "circles",
        "colour",
        "crimes",
        "debtor",
        "debts",
        "deck",
        "dice",
        "due",
        "entries",
        "events",
        "excused",
        "groups",
        "hands",
        "hearings",
        "high",
        "income",
        "kept",
        "landings",
        "left",
        "losses",
        "low",
        "money",
        "motion",
        "offers",
        "owner",
        "pile",
        "placed",
        "question",
        "rolled",
        "round",
        "rules",
        "seat",
        "shuffles",
        "starter",
        "step",
        "suspended",
        "then",
        "used",
        "voter",
        "walkers",
        "winners",
        "words",
    )  # fmt: skip

    def __init__(self, rules: Rules, source: Country | None = None) -> None:
        self.rules: Rules = rules
        self.events: list[Event] | None = None  # where to tell what happens; None while nobody listens
        if source is None:
            board = rules.board
            players = rules.players
            self.step: i64 = BASE_ROLLS
            self.entries: i64 = 0  # answered questions, of seats and of nature
            self.question: i64 = 0  # the id of the question that is open
            self.alive: i64 = rules.everybody  # as a mask
            self.bank: i64 = -rules.start_money * players  # what came back less what was given
            self.money: list[int] = [rules.start_money] * players
            self.debts: list[DebtEntry] = []  # C28: in the order they were made
            self.low: list[int] = [rules.start_money] * (
                5 * SEATS
            )  # what observer * 4 + seat can be sure a seat has
            self.high: list[int] = [rules.start_money] * (
                5 * SEATS
            )  # ... and the most; observer 4 sees no deal
            self.at: list[int] = [0] * board.count  # hit-men by space
            self.boss: list[int] = [NONE] * players  # where each Boss is
            self.left: list[int] = [MEN] * players  # men that can still be bought
            self.circles: list[int] = [NONE] * board.circle_count  # whose informant stands there
            self.suspended: list[int] = [0] * players  # C10: for how many turns of theirs
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.pile: list[int] = [count for counts in rules.decks.counts for count in counts]  # see `cards`
            self.used: list[int] = [0] * len(self.pile)
            self.shuffles: list[int] = [0, 0]  # C6: of the Power deck and of the Corrupt Official deck
            self.base: list[int] = [NONE] * players
            self.colour: list[int] = [NONE] * players
            self.owner: list[int] = [NONE] * len(board.base_ids)  # whose base it is
            self.groups: tuple[Group, ...] = (
                tuple(range(players)),
            )  # C5: who is still to roll, or to choose
            self.starter: i64 = 0
            self.round: i64 = 0
            self.seat: i64 = 0  # whose turn it is
            self.income: i64 = 0  # C29: what they may still claim
            self.rolled: bool = False
            self.dice: tuple[int, ...] = ()
            self.walkers: list[Walker] = []  # C12: the named pieces
            self.active: i64 = NONE  # ... and the one that moves
            self.choices: Choices | None = None  # ... and what it may do; None until the turn has looked
            self.excused: bool = False  # C22: no more points have to be used
            self.landings: Group = ()  # C23: spaces landed on this turn that still allow a request
            self.crimes: Group = ()  # C26: who lost a hit-man this turn, in order
            self.deck: i64 = 0  # the deck a card is drawn from
            self.debtor: i64 = 0  # C28: who has to pay
            self.due: i64 = 0  # ... how much
            self.losses: i64 = 0  # C10: how many more the penalty takes; less than 0: officials
            self.then: i64 = TURN  # ... and the step after that
            self.hearings: Group = ()  # C26: who demands a penalty, in order
            self.caller: i64 = 0  # C24: of the session
            self.motion: i64 = NONE  # ... for this circle; NONE: for a penalty
            self.offers: tuple[Terms, ...] = ()
            self.words: tuple[Word, ...] = ()  # C27: given in deals, and still open
            self.kept: Group = (0,) * players  # ... how many words each has kept
            self.broken: Group = (0,) * players
            self.ballots: tuple[Ballot, ...] = ()
            self.voter: i64 = 0
            self.carried: bool = False
            self.placed: bool = False  # C23: the informant is bought
            self.winners: Group = ()
        else:
            self.step = source.step
            self.entries = source.entries
            self.question = source.question
            self.alive = source.alive
            self.bank = source.bank
            self.money = source.money[:]
            self.debts = source.debts[:]
            self.low = source.low[:]
            self.high = source.high[:]
            self.at = source.at[:]
            self.boss = source.boss[:]
            self.left = source.left[:]
            self.circles = source.circles[:]
            self.suspended = source.suspended[:]
            self.hands = [hand[:] for hand in source.hands]
            self.pile = source.pile[:]
            self.used = source.used[:]
            self.shuffles = source.shuffles[:]
            self.base = source.base[:]
            self.colour = source.colour[:]
            self.owner = source.owner[:]
            self.groups = source.groups
            self.starter = source.starter
            self.round = source.round
            self.seat = source.seat
            self.income = source.income
            self.rolled = source.rolled
            self.dice = source.dice
            self.walkers = [walker.copy() for walker in source.walkers]
            self.active = source.active
            self.choices = source.choices
            self.excused = source.excused
            self.landings = source.landings
            self.crimes = source.crimes
            self.deck = source.deck
            self.debtor = source.debtor
            self.due = source.due
            self.losses = source.losses
            self.then = source.then
            self.hearings = source.hearings
            self.caller = source.caller
            self.motion = source.motion
            self.offers = source.offers
            self.words = source.words
            self.kept = source.kept
            self.broken = source.broken
            self.ballots = source.ballots
            self.voter = source.voter
            self.carried = source.carried
            self.placed = source.placed
            self.winners = source.winners

    def tell(self, event: Event) -> None:
        """Tell what happened; call it only while somebody listens."""
        assert self.events is not None
        self.events.append(event)

    def lives(self, seat: i64) -> bool:
        """C1: the Boss of this seat is on the board."""
        return (self.alive >> seat) & 1 != 0

    def men(self, seat: i64, space: i64) -> i64:
        """How many hit-men this seat has on a space."""
        here: i64 = self.at[space]
        return (here >> (BITS * seat)) & COUNT

    def enter(self, seat: i64, space: i64) -> None:
        """Put a hit-man on a space."""
        self.at[space] += 1 << (BITS * seat)

    def leave(self, seat: i64, space: i64) -> None:
        """Take a hit-man off a space."""
        self.at[space] -= 1 << (BITS * seat)

    def stands(self, seat: i64, space: i64) -> bool:
        """Whether this seat has a piece on a space."""
        return self.boss[seat] == space or self.men(seat, space) > 0

    def hand(self, seat: i64) -> i64:
        """How many cards of each kind are in a hand, as one number: seven bits a kind."""
        held: i64 = 0
        for card in self.hands[seat]:
            held += ONE_CARD[card & KIND]
        return held

    def home(self, seat: i64) -> i64:
        """The Home Base Hit-Men space of a seat."""
        return self.rules.board.hit_men[self.base[seat]]

    def is_open(self, base: i64) -> bool:
        """C16: this base has an owner who is not out."""
        owner: i64 = self.owner[base]
        return owner != NONE and self.lives(owner)

    def next_seat(self, seat: i64) -> i64:
        """C5, C24: the next living seat clockwise, that is to the left; the bases give the order."""
        bases: i64 = len(self.owner)
        base: i64 = self.base[seat]
        while True:
            base = (base + 1) % bases
            owner: i64 = self.owner[base]
            if owner != NONE and self.lives(owner):
                return owner

    def free_circle(self, kind: i64) -> i64:
        """The first free circle of a kind, or NONE."""
        for circle in self.rules.board.circles_of[kind]:
            if self.circles[circle] == NONE:
                return circle
        return NONE

    def controls(self, seat: i64, kind: i64) -> i64:
        """How many circles of a kind a seat has."""
        controlled: i64 = 0
        for circle in self.rules.board.circles_of[kind]:
            if self.circles[circle] == seat:
                controlled += 1
        return controlled

    def officials(self, seat: i64) -> i64:
        """C8: how many officials a seat controls."""
        return (
            self.controls(seat, OFFICIAL)
            + self.controls(seat, OFFICIAL + 1)
            + self.controls(seat, OFFICIAL + 2)
        )

    def votes(self, seat: i64) -> i64:
        """C25: 1 for the Boss, 1 per full $100,000, 2 per official that is not suspended."""
        money: i64 = self.money[seat]
        votes = BOSS_VOTES + money // VOTE
        if self.suspended[seat] == 0:
            votes += OFFICIAL_VOTES * self.officials(seat)
        return votes

    def holds(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind are in a hand."""
        held: i64 = 0
        for card in self.hands[seat]:
            if card & KIND == kind:
                held += 1
        return held

    def backs(self, seat: i64, officials: bool) -> i64:
        """How many Power or Corrupt Official cards are in a hand."""
        held: i64 = 0
        for card in self.hands[seat]:
            if (card & KIND >= OFFICIAL_CARD) == officials:
                held += 1
        return held

    def estate(self, seat: i64) -> i64:
        """The variants' score: money, and so much per circle."""
        if not self.lives(seat):
            return 0
        worth: i64 = self.money[seat]
        for owner in self.circles:
            if owner == seat:
                worth += CIRCLE
        return worth
