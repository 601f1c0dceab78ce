"""Games in which every seat has a belief that hears what the seat is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from backroom.core.game import Answers, Ask, Over
from backroom.core.nature import draw
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.games.omerta.tempers import Temper, choose


def tell(beliefs: Sequence[OmertaBelief], events: Sequence[Event]) -> None:
    """Tell every belief what its seat may hear."""
    for belief in beliefs:
        for event in events:
            heard = OMERTA.tell(event, belief.seat)
            assert heard is not None
            belief.hear(heard)


def listened(
    setup: Setup, seed: int, temper: Temper, longest: int = 400
) -> Iterator[tuple[Omerta, list[OmertaBelief], Ask]]:
    """A random game, question by question."""
    rng = Random(seed)
    state = OMERTA.start(setup)
    beliefs = [OMERTA.belief(seat, setup) for seat in range(setup.players)]
    for _ in range(longest):
        pending = state.pending()
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            yield state, beliefs, pending
            said = [(seat, choose(state.options(seat), rng, temper)) for seat in pending.seats]
            rng.shuffle(said)
            tell(beliefs, state.apply(Answers(pending.id, tuple(said))))
        else:
            tell(beliefs, state.apply(draw(pending, rng)))
