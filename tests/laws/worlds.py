"""All the worlds a seat may believe in, on a deck small enough to count them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random

import msgspec

from backroom.core.chance import Chance, Drawn, Pick, Shuffle
from backroom.core.game import Answers, Ask, Over
from backroom.games.omerta.cards import GANGSTER, LADY, MOLE
from backroom.games.omerta.cells import FREE, KIND, ROW, WIDTH
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import Decline, Discard, Draw, Look, Mix, Move, Pass, Replace, Swap
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import KILLER_QUESTION, MIXING, TURN
from backroom.games.omerta.telling import tell
from tests.laws.playing import Entry, Temper, next_entry

SMALL_DECK = (1, 1, 2, LADY, LADY, GANGSTER, MOLE, 2)
HANDS = (2, 2, 1)
FEWER = (2, 1, 1)

Story = tuple[Omerta, list[tuple[Entry, list[Event]]]]
Faces = tuple[tuple[int, ...], ...]


def small_table(cards: tuple[int, ...], edition: str, hands: tuple[int, ...] = HANDS) -> Omerta:
    """Three hands and a draw pile, nothing seen yet, at the first seat's turn."""
    setup = Setup(players=3, rounds=1, edition=edition)  # pyright: ignore[reportArgumentType]
    table = Omerta(Rules(setup, cards))
    left = list(cards)
    for seat, size in enumerate(hands):
        table.lay_out(seat << ROW, [left.pop() for _ in range(size)])
        table.cells[FREE + seat] = (1 << size) - 1
        table.cells[WIDTH + seat] = size
    table.pile_up(left)
    table.asked = 1
    table.round = 1
    table.turns = 1
    table.step = TURN
    return table


def faces(state: Omerta) -> Faces:
    """What lies where; the draw pile has no order."""
    hands = [tuple(card & KIND for card in hand) for hand in state.hands]
    return (*hands, (state.held & KIND,), tuple(sorted(state.pile)))


def outcomes(chance: Chance) -> Iterator[tuple[int, ...]]:
    """Everything nature can answer."""
    if isinstance(chance, Pick):
        return iter([(index,) for index in range(chance.of)])
    assert isinstance(chance, Shuffle)
    return permutations(range(chance.of), chance.take)


def told(events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode([tell(event, seat) for event in events])


def a_story(seed: int, edition: str, length: int) -> Story:
    """A random game of so many steps on the small deck; nobody calls."""
    rng = Random(seed)
    cards = list(SMALL_DECK)
    rng.shuffle(cards)
    state = small_table(tuple(cards), edition)
    story: list[tuple[Entry, list[Event]]] = []
    while len(story) < length:
        entry = next_entry(state, rng, Temper(0.0, 0.35))
        if entry is None:
            break
        story.append((entry, state.apply(entry)))
    return state, story


def two_ladies(edition: str, *, hand: tuple[int, int], known: int, last: Replace | Look) -> Story:
    """One card of a hand is known to its owner; two Ladies shuffle it; then one is discarded or looked at."""
    rest: list[int] = list(SMALL_DECK)
    for kind in (*hand, MOLE, LADY, LADY):
        rest.remove(kind)
    state = small_table((MOLE, LADY, LADY, *rest, *reversed(hand)), edition)
    story: list[tuple[Entry, list[Event]]] = []

    def happen(entry: Entry) -> None:
        story.append((entry, state.apply(entry)))

    def say(seat: int, move: Move) -> None:
        happen(Answers(state.entries, ((seat, move),)))

    for seat, kind, move in ((0, MOLE, Look(known)), (1, LADY, Mix(0)), (2, LADY, Mix(0))):
        say(seat, Draw())
        happen(Drawn((state.pile.index(kind),)))
        say(seat, Discard())
        say(seat, move)
        if seat:
            say(0, Pass())  # no Killer
            happen(Drawn((1, 0)))
    say(0, Draw())
    happen(Drawn((state.pile.index(MOLE),)))
    if isinstance(last, Look):
        say(0, Discard())
    say(0, last)
    return state, story


def exchanged_between(*, known: int, last: int) -> Story:
    """One card of a hand is known; between two Ladies another comes in unseen; then one is discarded."""
    state = small_table((MOLE, LADY, GANGSTER, LADY, 2, 1, 2, 1), "fr", FEWER)
    story: list[tuple[Entry, list[Event]]] = []

    def happen(entry: Entry) -> None:
        story.append((entry, state.apply(entry)))

    def say(seat: int, move: Move) -> None:
        happen(Answers(state.entries, ((seat, move),)))

    turns: tuple[tuple[int, tuple[Move, ...]], ...] = (
        (MOLE, (Discard(), Look(known))),
        (LADY, (Discard(), Mix(0))),
        (GANGSTER, (Discard(), Swap(2, 0, 0, 0))),
        (LADY, (Discard(), Decline())),
        (LADY, (Discard(), Mix(0))),
        (GANGSTER, (Discard(), Decline())),
        (MOLE, (Replace(last),)),
    )
    for number, (kind, moves) in enumerate(turns):
        say(number % 3, Draw())
        happen(Drawn((state.pile.index(kind),)))
        for move in moves:
            say(number % 3, move)
        while state.step == KILLER_QUESTION:
            happen(Answers(state.entries, tuple((asked, Pass()) for asked in state.seats())))
        if state.step == MIXING:
            happen(Drawn((1, 0)))
    return state, story


@cache
def deals(edition: str, hands: tuple[int, ...]) -> dict[Faces, tuple[Omerta, float]]:
    """Every arrangement there can be before anything happened, with its weight."""
    worlds: dict[Faces, tuple[Omerta, float]] = {}
    for cards in set(permutations(SMALL_DECK)):
        table = small_table(cards, edition, hands)
        key = faces(table)
        worlds[key] = (table, worlds.get(key, (table, 0.0))[1] + 1.0)
    return worlds


def believable(
    story: list[tuple[Entry, list[Event]]], seat: int, edition: str, hands: tuple[int, ...] = HANDS
) -> dict[Faces, float]:
    """Every arrangement that agrees with what this seat was told, with its probability."""
    worlds = deals(edition, hands)
    for entry, events in story:
        heard = told(events, seat)
        after: dict[Faces, tuple[Omerta, float]] = {}
        for state, weight in worlds.values():
            for next_state, share in steps(state, entry, heard, seat):
                key = faces(next_state)
                after[key] = (next_state, after.get(key, (next_state, 0.0))[1] + weight * share)
        worlds = after
    total = sum(weight for _, weight in worlds.values())
    return {key: weight / total for key, (_, weight) in worlds.items()}


def steps(state: Omerta, entry: Entry, heard: bytes, seat: int) -> Iterator[tuple[Omerta, float]]:
    """The states after this entry in which the seat would have heard the same."""
    if isinstance(entry, Answers):
        after = state.copy()
        if told(after.apply(entry), seat) == heard:
            yield after, 1.0
        return
    pending = state.pending()
    assert not isinstance(pending, Ask | Over)
    possible = list(outcomes(pending))
    for outcome in possible:
        after = state.copy()
        if told(after.apply(Drawn(outcome)), seat) == heard:
            yield after, 1.0 / len(possible)


def sampled(state: Omerta, seat: int, count: int, rng: Random) -> Counter[Faces]:
    """How often each arrangement is imagined."""
    return Counter(faces(state.imagine(seat, rng)) for _ in range(count))
