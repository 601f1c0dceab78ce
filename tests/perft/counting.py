"""Every path of so many answers and outcomes from a position, on the engine and on the model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

from backroom.core.chance import Chance, Drawn, Pick, Shuffle
from backroom.core.game import Answers, Ask, Over
from backroom.games.omerta.cards import name_of
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.moves import Move, Pass
from tests.perft.model import Position, after


class Facts(NamedTuple):
    """What both agree or disagree about: where every card lies, whose turn it is, what is waited for."""

    hands: tuple[tuple[tuple[int, str], ...], ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    safe: tuple[str, ...]
    lying: tuple[tuple[str, int, int, int | None, int], ...]
    seat: int
    held: str | None
    waits: str


def outcomes(chance: Chance) -> Iterator[Drawn]:
    """Everything nature can answer."""
    if isinstance(chance, Pick):
        return (Drawn((index,)) for index in range(chance.of))
    assert isinstance(chance, Shuffle)
    return (Drawn(order) for order in permutations(range(chance.of), chance.take))


def answers(state: Omerta, ask: Ask) -> Iterator[Answers[Move]]:
    """Everything the seats can answer; in a race, those who do something in every order."""
    for choice in product(*(state.options(seat) for seat in ask.seats)):
        said = list(zip(ask.seats, choice, strict=True))
        if ask.mode != "race":
            yield Answers(ask.id, tuple(said))
            continue
        claims = [(seat, move) for seat, move in said if not isinstance(move, Pass)]
        passes = [(seat, move) for seat, move in said if isinstance(move, Pass)]
        for order in permutations(claims):
            yield Answers(ask.id, (*order, *passes))


def entries(state: Omerta) -> Iterator[Answers[Move] | Drawn]:
    """Everything that can happen next."""
    pending = state.pending()
    if isinstance(pending, Over):
        return iter(())
    return answers(state, pending) if isinstance(pending, Ask) else outcomes(pending)


def perft(state: Omerta, depth: int) -> list[int]:
    """How many paths there are of 1, 2, ... entries."""
    counts = [0] * depth
    walk(state, depth, counts)
    return counts


def walk(state: Omerta, depth: int, counts: list[int]) -> None:
    for entry in entries(state):
        counts[-depth] += 1
        if depth > 1:
            child = state.copy()
            child.advance(entry)
            walk(child, depth - 1, counts)


def perft_of_model(position: Position, depth: int) -> list[int]:
    """The same on the model, breadth first: equal positions are followed once and counted as often."""
    counts: list[int] = []
    at = Counter([position])
    for _ in range(depth):
        further: Counter[Position] = Counter()
        for one, ways in at.items():
            for child in after(one):
                further[child] += ways
        at = further
        counts.append(at.total())
    return counts


def facts_of_engine(state: Omerta, depth: int) -> Counter[Facts]:
    """Where the paths of this depth end."""
    if depth == 0:
        return Counter([engine_facts(state)])
    ends: Counter[Facts] = Counter()
    for entry in entries(state):
        child = state.copy()
        child.advance(entry)
        ends += facts_of_engine(child, depth - 1)
    return ends


def facts_of_model(position: Position, depth: int) -> Counter[Facts]:
    """Where the paths of this depth end, on the model."""
    if depth == 0:
        return Counter([model_facts(position)])
    ends: Counter[Facts] = Counter()
    for child in after(position):
        ends += facts_of_model(child, depth - 1)
    return ends


def engine_facts(state: Omerta) -> Facts:
    pending = state.pending()
    waits: Any = (
        pending.clock if isinstance(pending, Ask) else "over" if isinstance(pending, Over) else "nature"
    )
    return Facts(
        hands=tuple(
            tuple((place, name_of(card & KIND)) for place, card in enumerate(hand) if card)
            for hand in state.hands
        ),
        pile=tuple(sorted(map(name_of, state.pile))),
        discard=tuple(map(name_of, state.discard)),
        safe=tuple(name_of(card & KIND) for card in state.safe),
        lying=tuple(
            (name_of(one.kind), one.by, one.seat, None if one.place == NOTHING else one.place, one.turns)
            for one in state.overlays
        ),
        seat=state.seat,
        held=name_of(state.held & KIND) if state.held else None,
        waits=waits,
    )


CLOCKS = {"put": "turn", "exchange": "power", "draw": "nature", "add": "nature", "mix": "nature"}


def model_facts(at: Position) -> Facts:
    return Facts(
        hands=at.hands,
        pile=tuple(sorted(at.pile)),
        discard=at.discard,
        safe=at.safe,
        lying=at.lying,
        seat=at.seat,
        held=at.held,
        waits=CLOCKS.get(at.phase, at.phase),
    )
