"""Every path of so many answers and outcomes from a position, in the engine and in the model."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from backroom.core.game import Ask, Over
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.title import OMERTA
from tests.laws.paths import entries
from tests.perft.model import Position, after


class Facts(NamedTuple):
    """What the two are compared by: where every card is, whose turn it is, what is asked."""

    hands: tuple[tuple[tuple[int, str], ...], ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    safe: tuple[str, ...]
    lying: tuple[tuple[str, int, int, int | None, int], ...]
    seat: int
    held: str | None
    waits: str


def perft_of_model(position: Position, depth: int) -> list[int]:
    """How many paths the model has by depth; equal positions are followed once, and counted each time."""
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
    """The positions where the engine's paths of this depth end."""
    if depth == 0:
        return Counter([engine_facts(state)])
    ends: Counter[Facts] = Counter()
    for entry in entries(OMERTA, state):
        child = state.copy()
        child.advance(entry)
        ends += facts_of_engine(child, depth - 1)
    return ends


def facts_of_model(position: Position, depth: int) -> Counter[Facts]:
    """The positions where the model's paths of this depth end."""
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
