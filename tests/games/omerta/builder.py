"""Builds readable OMERTA positions from words, and a table with verbs to play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar, cast

from backroom.core.chance import Chance, Drawn, Pick
from backroom.core.game import Answers, Ask, Over
from backroom.core.refusal import Malformed, Refused
from backroom.games.omerta.cells import (
    CLAIMS,
    FREE,
    IN_DISCARD,
    IN_SAFE,
    KIND,
    ROW,
    SEEN,
    SEEN_BY_ALL,
    TOTALS,
    WIDTH,
)
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.knowledge.telling import tell
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Menu,
    Move,
    Pass,
    Peek,
    Replace,
    Show,
    Snap,
    Take,
)
from backroom.games.omerta.printed.cards import KIND_OF, MAMMA, PATROL, CardName, DeckName, deck, name_of
from backroom.games.omerta.printed.editions import EditionName
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.scoring import show_and_count
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import LOTS, TURN, Cards
from backroom.games.omerta.view import View

EMPTY = "."
E = TypeVar("E")


def kinds(words: str) -> list[int]:
    """Cards by name, with '.' for an empty place: "3 . lady"."""
    return [0 if word == EMPTY else KIND_OF[word] for word in words.split()]


def words(cards: Sequence[int]) -> str:
    """The names of cards, with '.' for an empty place."""
    return " ".join(name_of(card & KIND) if card else EMPTY for card in cards)


class Overlaid:
    """A Mamma in front of a seat (no place) or a Patrol on a card, and for how many of its placer's turns."""

    def __init__(self, power: Literal["mamma", "patrol"], by: int, seat: int, place: int, turns: int) -> None:
        self.kind = MAMMA if power == "mamma" else PATROL
        self.by = by
        self.seat = seat
        self.place = place
        self.turns = turns


def mamma(*, by: int, on: int, turns: int = 1) -> Overlaid:
    """A Mamma in front of a player."""
    return Overlaid("mamma", by, on, NOTHING, turns)


def patrol(*, by: int, on: tuple[int, int], turns: int = 2) -> Overlaid:
    """A Patrol on the card at (seat, place)."""
    return Overlaid("patrol", by, on[0], on[1], turns)


def a_table(
    hands: Sequence[str],
    *,
    pile: str | None = None,
    discard: str = "",
    safe: str = "1 2 3 4",
    turn: int = 0,
    turns: int = 1,
    edition: EditionName = "en",
    deck_name: DeckName = "deduced",
    overlays: Sequence[Overlaid] = (),
    known: Sequence[tuple[int | None, int, int]] = (),
    totals: Sequence[int] | None = None,
    starter: int = 0,
    round_number: int = 1,
    rounds: int | None = None,
    snap: Literal["race", "sealed"] = "race",
    open_safe: bool = False,
    memory_aid: bool = False,
) -> Table:
    """A game waiting for seat `turn` to take its turn.

    Without `pile`, the draw pile is the rest of the deck; the top of `discard` is its last word.
    `known` lists (who has seen it, or None for everybody; whose hand; which place).
    """
    setup = Setup(
        players=len(hands),
        edition=edition,
        deck=deck_name,
        rounds=rounds,
        open_safe=open_safe,
        snap=snap,
        memory_aid=memory_aid,
    )
    lying = [laid.kind for laid in overlays]
    on_table = [kind for kind in kinds(f"{' '.join(hands)} {discard} {safe}") if kind] + lying
    drawn_from = the_rest(deck_name, on_table) if pile is None else kinds(pile)
    state = Omerta(Rules(setup, tuple(sorted(on_table + drawn_from))))
    state.step = TURN
    state.round = round_number
    state.turns = turns
    state.starter = starter
    state.seat = turn
    state.asked = 1 << turn
    state.lay_out(TOTALS, list(totals) if totals is not None else [0] * len(hands))
    state.pile_up(drawn_from)
    state.lay_out(IN_DISCARD, kinds(discard))
    state.thrown = len(kinds(discard))
    state.lay_out(IN_SAFE, [kind | SEEN_BY_ALL if open_safe else kind for kind in kinds(safe)])
    for seat, hand in enumerate(hands):
        state.lay_out(seat << ROW, kinds(hand))
        state.cells[FREE + seat] = sum(1 << place for place, kind in enumerate(kinds(hand)) if kind)
        state.cells[WIDTH + seat] = len(kinds(hand))
    for laid in overlays:
        state.seat = laid.by
        state.lay(laid.kind, laid.seat, laid.place, laid.turns)
    state.seat = turn
    for who, owner, place in known:
        state.cells[owner << ROW | place] |= SEEN_BY_ALL if who is None else 1 << (SEEN + who)
    return Table(state)


def the_rest(name: DeckName, used: Sequence[int]) -> list[int]:
    """The cards of a deck that are nowhere else."""
    left = Counter(deck(name))
    left.subtract(used)
    assert min(left.values()) >= 0, "more of a card than the deck has: give the pile"
    return sorted(left.elements())


def a_new_game(
    players: int = 3, *, edition: EditionName = "en", rounds: int | None = None, open_safe: bool = False
) -> Table:
    """A game at its very beginning."""
    return Table(Omerta(Rules(Setup(players=players, edition=edition, rounds=rounds, open_safe=open_safe))))


def snapshot(thing: object) -> object:
    """Everything in a state, for comparison."""
    if isinstance(thing, list | tuple):
        return [snapshot(part) for part in cast("Sequence[object]", thing)]
    if type(thing).__module__ != "backroom.games.omerta.state" and not isinstance(thing, Cards):
        return thing
    found: dict[str, object] = {}
    for name in dir(thing):
        value: object = getattr(thing, name)
        if not name.startswith(("_", "offer")) and not callable(value):
            found[name] = snapshot(value)
    return found


class Table:
    """A game with verbs for what the players do and what nature answers."""

    def __init__(self, state: Omerta) -> None:
        self.state = state
        self.entries: list[Answers[Move] | Drawn] = []  # since the start
        self.events: list[Event] = []
        self.last: list[Event] = []  # from the last answer

    # Doing things.

    def apply(self, entry: Answers[Move] | Drawn) -> Table:
        self.last = self.state.apply(entry)
        self.entries.append(entry)
        self.events += self.last
        return self

    def say(self, *moves: tuple[int, Move]) -> Table:
        """Answer the open question."""
        return self.apply(Answers(self.state.entries, moves))

    def nature(self, *outcome: int) -> Table:
        return self.apply(Drawn(outcome))

    def peek(self, *pairs: tuple[int, int]) -> Table:
        """O7: everybody peeks at once, in seat order."""
        return self.say(*((seat, Peek(pair)) for seat, pair in enumerate(pairs)))

    def draw(self, card: str) -> Table:
        """O9: draw from the pile; nature gives this card."""
        self.say((self.state.seat, Draw()))
        before = list(self.last)
        assert isinstance(self.waits, Pick)
        self.nature(self.state.pile.index(KIND_OF[card]))
        self.last = before + self.last
        return self

    def take(self) -> Table:
        return self.say((self.state.seat, Take()))

    def discard(self) -> Table:
        return self.say((self.state.seat, Discard()))

    def replace(self, place: int) -> Table:
        return self.say((self.state.seat, Replace(place)))

    def let_pass(self) -> Table:
        return self.say((self.state.seat, Pass()))

    def omerta(self) -> Table:
        return self.say((self.state.seat, CallOmerta()))

    def snap(self, claims: Mapping[int, int | None], *, order: Sequence[int] | None = None) -> Table:
        """O13: who throws which place (None: nothing), judged in this order; everybody else passes."""
        assert self.clock == "snap"
        return self._everybody({seat: _thrown(place) for seat, place in claims.items()}, order)

    def nobody_snaps(self) -> Table:
        return self.snap({})

    def lots(self, *seats: int) -> Table:
        """O17: chance orders the sealed claims like this."""
        assert self.state.step == LOTS
        claimed = [address >> ROW for address in self.state.row(CLAIMS, self.state.claims)]
        return self.nature(*(claimed.index(seat) for seat in seats))

    def power(self, move: Move) -> Table:
        """O18: use the discarded character this way."""
        return self.say((self.state.seat, move))

    def decline(self) -> Table:
        return self.power(Decline())

    def killer(self, shown: Mapping[int, int | None]) -> Table:
        """O25: who shows which place; everybody else who is asked lets it happen."""
        assert self.clock == "killer"
        moves: dict[int, Move] = {
            seat: Pass() if place is None else Show(place) for seat, place in shown.items()
        }
        return self._everybody(moves, None)

    def nobody_kills(self) -> Table:
        return self.killer({})

    def add_cards(self, cards: str) -> Table:
        """O14, O22: nature gives these cards as penalties or gifts."""
        rest = list(self.state.pile)
        indexes: list[int] = []
        for kind in kinds(cards):
            index = rest.index(kind)
            rest[index] = 0
            indexes.append(index)
        return self.nature(*indexes)

    def mix(self, order: Sequence[int]) -> Table:
        """O20: the n-th shuffled place gets the card from place `order[n]`, counted the same way."""
        return self.nature(*order)

    def plain_turn(self, card: str = "10") -> Table:
        """A turn in which nothing happens: draw a bottle, discard it, nobody snaps."""
        self.draw(card).discard()
        return self.nobody_snaps() if self.clock == "snap" else self

    def refuses(self, *moves: tuple[int, Move]) -> str:
        """The rule that refuses this answer; asserts that nothing has changed."""
        before = snapshot(self.state)
        try:
            self.state.apply(Answers(self.state.entries, moves))
        except Refused as refused:
            assert snapshot(self.state) == before, "a refused answer changed the game"
            return refused.rule
        raise AssertionError(f"{moves} was not refused")

    def why_not(self, seat: int, move: Move) -> str:
        """The sentence that refuses what one seat says."""
        try:
            PHASES[self.state.step].code_of(self.state, seat, move)
        except Refused as refused:
            return refused.why
        raise AssertionError(f"{move} was not refused")

    def cannot_draw(self, *outcome: int) -> bool:
        """Assert that this outcome is impossible and leaves the state unchanged."""
        before = snapshot(self.state)
        try:
            self.state.apply(Drawn(outcome))
        except Malformed:
            return snapshot(self.state) == before
        return False

    # Looking at things.

    @property
    def waits(self) -> Ask | Chance | Over:
        return self.state.pending()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game is waiting for; none while it waits for nature."""
        waits = self.waits
        return waits.seats if isinstance(waits, Ask) else ()

    @property
    def clock(self) -> str | None:
        """What kind of question is open: peek, turn, snap, power or killer."""
        waits = self.waits
        return waits.clock if isinstance(waits, Ask) else None

    @property
    def turn(self) -> int:
        """The seat whose turn is starting."""
        assert self.state.step == TURN
        return self.state.seat

    @property
    def top(self) -> CardName | None:
        return self.state.view(None).top

    @property
    def discarded(self) -> str:
        """The discard pile, top card last."""
        return words(self.state.discard)

    @property
    def pile(self) -> str:
        """The draw pile, sorted: it has no order."""
        return words(sorted(self.state.pile))

    @property
    def safe(self) -> str:
        return words(self.state.safe)

    @property
    def totals(self) -> list[int]:
        return list(self.state.totals)

    def hand(self, seat: int) -> str:
        return words(self.state.hands[seat])

    def stock(self, seat: int) -> int:
        """O30: the points in a hand as counted at the end of a round."""
        return show_and_count(self.state.copy(), seat)

    def options(self, seat: int) -> Menu:
        return self.state.options(seat)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def knows(self, seat: int, owner: int, place: int) -> bool:
        """O34: whether this seat has seen the card there."""
        return bool(self.state.hands[owner][place] >> (SEEN + seat) & 1)

    def knows_safe(self, seat: int, place: int) -> bool:
        return bool(self.state.safe[place] >> (SEEN + seat) & 1)

    def told(self, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) heard about the last answer."""
        heard = [tell(event, seat) for event in self.last]
        return [event for event in heard if event is not None]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of this kind since the start."""
        return [event for event in self.events if isinstance(event, kind)]

    def _everybody(self, moves: Mapping[int, Move], order: Sequence[int] | None) -> Table:
        first = list(order) if order is not None else list(moves)
        rest = [seat for seat in self.asked if seat not in first]
        said: list[tuple[int, Move]] = [(seat, moves.get(seat, Pass())) for seat in first + rest]
        return self.say(*said)


def _thrown(place: int | None) -> Move:
    return Pass() if place is None else Snap(place)
