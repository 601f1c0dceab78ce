"""Random games for the laws: every seat count, edition and option, at several tempers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Ask, Over
from backroom.core.nature import draw
from backroom.games.omerta.cells import CELLS
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import CallOmerta, Move
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA

Entry = Answers[Move] | Drawn


class Temper(NamedTuple):
    """How wild the players are: the chance to call when they may, and to throw when they may."""

    call: float
    snap: float


TEMPERS = (Temper(0.3, 0.75), Temper(0.02, 0.1), Temper(0.0, 0.5), Temper(0.005, 0.02))


class Played(NamedTuple):
    """One step of a game: the entry, what was told, and the state after it."""

    entry: Entry
    events: list[Event]
    state: Omerta


def setups() -> st.SearchStrategy[Setup]:
    """Every kind of table there is."""
    return st.builds(
        Setup,
        players=st.integers(3, 5),
        edition=st.sampled_from(["fr", "en", "nl", "ru"]),
        deck=st.sampled_from(["deduced", "sorted"]),
        rounds=st.sampled_from([None, 1, 2]),
        open_safe=st.booleans(),
        snap=st.sampled_from(["race", "sealed"]),
        memory_aid=st.booleans(),
    )


def choose(options: Sequence[Move], rng: Random, temper: Temper) -> Move:
    """One of the options, by temper."""
    if isinstance(options[0], CallOmerta) and len(options) > 1 and rng.random() >= temper.call:
        options = options[1:]
    elif options[0].__struct_config__.tag == "pass" and rng.random() >= temper.snap:
        return options[0]
    return options[int(rng.random() * len(options))]


def next_entry(state: Omerta, rng: Random, temper: Temper) -> Entry | None:
    """What happens next, or None when the game is over."""
    pending = state.pending()
    if isinstance(pending, Over):
        return None
    if isinstance(pending, Ask):
        moves = [(seat, choose(state.options(seat), rng, temper)) for seat in pending.seats]
        if pending.mode == "race":
            rng.shuffle(moves)
        return Answers(pending.id, tuple(moves))
    return draw(pending, rng)


def play(setup: Setup, rng: Random, temper: Temper) -> Iterator[Played]:
    """A whole game, step by step."""
    state = OMERTA.start(setup)
    while (entry := next_entry(state, rng, temper)) is not None:
        yield Played(entry, state.apply(entry), state)


def snapshot(state: Omerta) -> dict[str, Any]:
    """Everything a state consists of, to see whether it changed."""
    facts = {name: getattr(state, name) for name in fields_of(state)}
    facts["cells"] = state.row(0, CELLS)
    facts["deck"] = state.pile
    facts["overlays"] = [
        (lying.kind, lying.by, lying.seat, lying.place, lying.turns) for lying in state.overlays
    ]
    facts["facts"] = [(fact.first, fact.old) for fact in state.facts]
    return facts


FIELDS: dict[tuple[str, ...], list[str]] = {}  # looked up once: what a state has is the same in every game


def fields_of(state: Omerta) -> list[str]:
    """The names of what a state consists of, besides its methods and what it only prepares."""
    own = tuple(getattr(state, "__dict__", ()))  # none where the class has slots, or is compiled
    if own not in FIELDS:
        FIELDS[own] = [name for name in dir(state) if is_field(state, name)]
    return FIELDS[own]


def is_field(state: Omerta, name: str) -> bool:
    if name.startswith("__") or name in ("rules", "events", "offer", "offered", "offering"):
        return False
    return not callable(getattr(state, name))
