"""Builds readable positions from words, and a table with verbs to play them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, TypeVar, cast

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.form import Form, allows
from backroom.core.game import Answers, Aside, Ask, Over
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.money.informants import income_of
from backroom.games.organized_crime.moves import (
    Audit,
    CallVote,
    Close,
    Direction,
    Kill,
    Move,
    Name,
    PassDice,
    Roll,
    Step,
    Vote,
)
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, PENALTY_DECK
from backroom.games.organized_crime.rules import BANK, CARDS, Rules
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import BITS, COUNT, KIND, KNOWN, MISTAKES, SENTENCE, TURN

E = TypeVar("E")


class Has(TypedDict, total=False):
    """What a family owns."""

    money: int
    cards: str
    circles: str
    left: int
    suspended: int


class Family:
    """One player: the base, where the pieces stand, and what the family owns."""

    def __init__(
        self,
        base: str,
        *,
        men: dict[str, int] | None = None,
        boss: str | None = None,
        money: int = 150_000,
        cards: str = "",
        circles: str = "",
        left: int | None = None,
        suspended: int = 0,
    ) -> None:
        self.base = f"base_{base}"
        self.men = men or {}
        self.boss = boss
        self.money = money
        self.cards = cards.split()
        self.circles = circles.split()
        self.left = left
        self.suspended = suspended


BOSTON_HOME = "base_boston_hit_men"
BOSTON_BOSS = "base_boston_boss"
MIAMI_HOME = "base_miami_hit_men"
MIAMI_BOSS = "base_miami_boss"


def a_country(
    *families: Family,
    turn: int = 0,
    debts: Sequence[tuple[int, int | None, int]] = (),
    setup: Setup | None = None,
    used: str = "",
    pile: dict[str, int] | None = None,
) -> Table:
    """A game at the start of this seat's turn, with nothing named yet."""
    rules = Rules(setup or Setup(players=len(families)))
    game = OrganizedCrime(rules)
    board = rules.board
    game.groups = ()
    game.step = TURN
    game.round = 1
    game.starter = game.seat = turn
    for seat, family in enumerate(families):
        base = rules.base[family.base]
        game.base[seat] = base
        game.colour[seat] = seat
        game.owner[base] = seat
        game.boss[seat] = board.boss[base] if family.boss is None else board.number[family.boss]
        for space, count in family.men.items():
            for _ in range(count):
                game.enter(seat, board.number[space])
        for circle in family.circles:
            game.circles[rules.circle[circle]] = seat
        bought = sum(family.men.values()) + len(family.circles)
        game.left[seat] = 20 - bought if family.left is None else family.left
        game.suspended[seat] = family.suspended
        game.bank -= family.money - game.money[seat]
        game.money[seat] = family.money
        for observer in range(5):
            game.low[observer * 4 + seat] = game.high[observer * 4 + seat] = family.money
        for card in family.cards:
            kind = CARDS.index(card)
            game.pile[kind] -= 1
            game.hands[seat].append(kind | 1 << (KNOWN + seat))
    game.debts = [
        (debtor, BANK if creditor is None else creditor, amount) for debtor, creditor, amount in debts
    ]
    for card in used.split():
        kind = CARDS.index(card)
        game.pile[kind] -= 1
        game.used[kind] += 1
    for card, count in (pile or {}).items():
        game.pile[CARDS.index(card)] = count
    game.income = income_of(game, turn)
    return Table(game)


class Table:
    """A game with verbs, and what was told about it."""

    def __init__(self, game: OrganizedCrime) -> None:
        self.game = game
        self.events: list[Event] = []  # about the last entry
        self.all: list[Event] = []
        self.entries: list[Answers[Move] | Drawn | Aside[Move]] = []

    # looking at things

    @property
    def ask(self) -> Ask:
        pending = self.game.pending()
        assert isinstance(pending, Ask), pending
        return pending

    @property
    def over(self) -> Over:
        pending = self.game.pending()
        assert isinstance(pending, Over), pending
        return pending

    def menu(self, seat: int | None = None) -> tuple[Move, ...]:
        asked = self.ask.seats[0] if seat is None else seat
        return tuple(option for option in self.game.options(asked) if not isinstance(option, Form))

    def forms(self, seat: int) -> tuple[Form, ...]:
        return tuple(option for option in self.game.options(seat) if isinstance(option, Form))

    def steps(self) -> set[str]:
        return {move.space for move in self.menu() if isinstance(move, Step)}

    def kills(self) -> set[tuple[int, bool]]:
        return {(move.seat, move.boss) for move in self.menu() if isinstance(move, Kill)}

    def men(self, seat: int, space: str) -> int:
        return int(self.game.men(seat, self.game.rules.board.number[space]))

    def all_men(self, seat: int) -> dict[str, int]:
        board = self.game.rules.board
        return {
            name: self.game.at[space] >> (BITS * seat) & COUNT
            for space, name in enumerate(board.ids)
            if self.game.at[space] >> (BITS * seat) & COUNT
        }

    def boss(self, seat: int) -> str | None:
        space = self.game.boss[seat]
        return None if space == NONE else self.game.rules.board.ids[space]

    def cards(self, seat: int) -> list[str]:
        return sorted(CARDS[card & KIND] for card in self.game.hands[seat])

    def circles(self, seat: int) -> list[str]:
        ids = self.game.rules.board.circle_ids
        return [ids[circle] for circle, owner in enumerate(self.game.circles) if owner == seat]

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.all if isinstance(event, kind)]

    def heard(self, seat: int | None) -> list[Event]:
        told = [tell(event, seat) for event in self.events]
        return [event for event in told if event is not None]

    # doing things

    def say(self, *moves: Move, seat: int | None = None) -> Table:
        for move in moves:
            asked = self.ask.seats[0] if seat is None else seat
            self.take(Answers(self.ask.id, ((asked, move),)))
        return self

    def all_say(self, moves: Mapping[int, Move]) -> Table:
        return self.take(Answers(self.ask.id, tuple(moves.items())))

    def aside(self, seat: int, move: Move) -> Table:
        return self.take(Aside(seat, move))

    def audit(self, seat: int, of: int) -> Table:
        return self.aside(seat, Audit(of))

    def take(self, entry: Answers[Move] | Drawn | Aside[Move]) -> Table:
        offered = self.offers(entry)
        self.events = self.game.apply(entry)
        self.all.extend(self.events)
        self.entries.append(entry)
        assert offered, f"{entry} was accepted, and was not among the options"
        return self

    def offers(self, entry: Answers[Move] | Drawn | Aside[Move]) -> bool:
        """Whether every move is an option for the seat that makes it."""
        if isinstance(entry, Drawn):
            return True
        if isinstance(entry, Aside):
            return entry.seat in range(4) and entry.move in self.game.asides(entry.seat)
        said = [(self.game.options(seat), move) for seat, move in entry.moves if seat in range(4)]
        return len(said) == len(entry.moves) and all(
            any(allows(option, move) if isinstance(option, Form) else option == move for option in options)
            for options, move in said
        )

    def refuses(self, move: Move, seat: int | None = None) -> str:
        """The rule that refuses a move; asserts that the state has not changed."""
        asked = self.ask.seats[0] if seat is None else seat
        before = snapshot(self.game)
        try:
            self.game.apply(Answers(self.ask.id, ((asked, move),)))
        except Refused as refusal:
            assert snapshot(self.game) == before
            assert asked not in range(4) or move not in self.game.options(asked)
            return refusal.rule
        raise AssertionError(f"{move} was not refused")

    def why_not(self, move: Move) -> str:
        """The sentence that refuses a move."""
        try:
            self.game.apply(Answers(self.ask.id, ((self.ask.seats[0], move),)))
        except Refused as refusal:
            return refusal.why
        raise AssertionError(f"{move} was not refused")

    def name(
        self, space: str, direction: Direction, *, boss: bool = False, attack: str | None = None
    ) -> Table:
        return self.say(Name(space, boss, direction, None if attack is None else f"base_{attack}"))

    def roll(self, *dice: int) -> Table:
        if isinstance(self.game.pending(), Ask):
            self.say(Roll())
        asked = self.game.pending()
        assert isinstance(asked, Dice), asked
        return self.take(Drawn(dice))

    def step(self, *spaces: str) -> Table:
        return self.say(*(Step(space) for space in spaces))

    def kill(self, seat: int, *, boss: bool = False, times: int = 1) -> Table:
        return self.say(*(Kill(seat, boss) for _ in range(times)))

    def draw(self, card: str) -> Table:
        """Nature draws this card from the deck being drawn from."""
        asked = self.game.pending()
        assert isinstance(asked, Pick), asked
        return self.take(Drawn((self.index(card, asked.of),)))

    def index(self, card: str, size: int) -> int:
        """The index of a card in the deck that this step draws from."""
        game, rules = self.game, self.game.rules
        deck = {MISTAKES: MISTAKE_DECK, SENTENCE: PENALTY_DECK}.get(game.step, game.deck)
        counts = game.pile[rules.first_card[deck] : rules.first_card[deck + 1]]
        assert sum(counts) == size
        place = rules.decks.ids[deck].index(card)
        assert counts[place], f"no {card} is left"
        return sum(counts[:place])

    def pass_dice(self) -> Table:
        return self.say(PassDice())

    def vote(self, *votes: int) -> Table:
        """Call the vote; each seat in turn casts so many votes for, or (if negative) against."""
        self.say(CallVote(), seat=int(self.game.caller))
        for count in votes:
            self.say(Vote(count > 0, abs(count)))
        return self

    def close(self) -> Table:
        return self.say(Close(), seat=int(self.game.caller))


NOT_DATA = {"rules", "events"}
STATE = "backroom.games.organized_crime.state"


def snapshot(thing: object) -> object:
    """Everything in a state, in a form that can be compared, compiled or not."""
    if isinstance(thing, list | tuple):
        return [snapshot(part) for part in cast("Sequence[object]", thing)]
    if type(thing).__module__ != STATE and not isinstance(thing, OrganizedCrime):
        return thing
    return {name: snapshot(getattr(thing, name)) for name in fields_of(thing)}


FIELDS: dict[tuple[object, ...], list[str]] = {}  # looked up once: the fields are always the same


def fields_of(thing: object) -> list[str]:
    """The names of a state's fields, leaving out its methods and what it only caches."""
    kind = (type(thing), *getattr(thing, "__dict__", ()))
    if kind not in FIELDS:
        FIELDS[kind] = [name for name in dir(thing) if is_field(thing, name)]
    return FIELDS[kind]


def is_field(thing: object, name: str) -> bool:
    if name.startswith("_") or name in NOT_DATA:
        return False
    return not callable(getattr(thing, name))
