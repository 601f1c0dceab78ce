"""Counts every world a seat may believe in, by replaying what it was told from every beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import permutations, product
from random import Random
from typing import Any, TypeVar

import msgspec

from backroom.core.chance import Chance, Dice, Drawn, Pick
from backroom.core.game import Answers, Aside, Ask, Entry, Over
from backroom.core.stream import Stream
from tests.laws.kit import Kit

World = TypeVar("World", bound=Hashable)
Story = Sequence[tuple[Entry[Any], list[Any]]]  # entries, and what happened
Beginning = Mapping[Hashable, tuple[Any, float]]  # by what lies where: a state and its weight


def outcomes(chance: Chance) -> list[tuple[int, ...]]:
    """Everything nature can answer."""
    if isinstance(chance, Pick):
        return [(index,) for index in range(chance.of)]
    if isinstance(chance, Dice):
        return list(product(range(1, chance.sides + 1), repeat=chance.count))
    return list(permutations(range(chance.of), chance.take))


class Told:
    """A story at a small table, and everything each seat may believe at its end."""

    def __init__(
        self,
        kit: Kit,
        state: Any,
        story: Story,
        *,
        beginning: Callable[[], Beginning],
        world: Callable[[Any], Hashable],
        count: int,
        seats: Sequence[int] = (0, 1, 2),
        worlds: Sequence[int] | None = None,
        belief: Callable[[int], Any] | None = None,
    ) -> None:
        self.kit = kit
        self.state = state
        self.story = story
        self.beginning = beginning
        self.world = world
        self.count = count
        self.seats = seats
        self.worlds = worlds
        self.truth = world(state)
        self.belief = belief  # of a seat, before the story

    def told(self, events: list[Any], seat: int) -> bytes:
        """What this seat hears, silence included."""
        return msgspec.json.encode([self.kit.game.tell(event, seat) for event in events])

    def exact(self, seat: int) -> dict[Hashable, float]:
        """Every world that agrees with what this seat was told, with its probability."""
        worlds = self.beginning()
        for entry, events in self.story:
            heard = self.told(events, seat)
            after: dict[Hashable, tuple[Any, float]] = {}
            for state, weight in worlds.values():
                for next_state, share in self.steps(state, entry, heard, seat):
                    key = self.world(next_state)
                    after[key] = (next_state, after.get(key, (next_state, 0.0))[1] + weight * share)
            worlds = after
        total = sum(weight for _, weight in worlds.values())
        return {key: weight / total for key, (_, weight) in worlds.items()}

    def steps(self, state: Any, entry: Entry[Any], heard: bytes, seat: int) -> Iterator[tuple[Any, float]]:
        """The states after this entry in which the seat would have heard the same, and their likelihoods."""
        pending = state.pending()
        possible: list[Entry[Any]] = [entry]
        if not isinstance(pending, Ask | Over) and not isinstance(entry, Answers | Aside):
            possible = [Drawn(outcome) for outcome in outcomes(pending)]
        for one in possible:
            after = state.copy()
            if self.told(after.apply(one), seat) == heard:
                yield after, 1.0 / len(possible)

    def sampled(self, seat: int) -> Counter[Hashable]:
        """How often each world is imagined."""
        rng = Random(seat)
        return Counter(self.world(self.state.imagine(seat, rng)) for _ in range(self.count))

    def believed(self, seat: int) -> Counter[Hashable] | None:
        """How often each world is drawn from a belief that heard the story; None if there is none."""
        if self.belief is None:
            return None
        belief = self.belief(seat)
        for _, events in self.story:
            for told in self.kit.heard(events, seat):
                belief.hear(told)
        pending = self.state.pending()
        ask = pending if isinstance(pending, Ask) else Ask(0, (), "turn", "turn")
        view, stream = self.state.view(seat), Stream(Random(seat))
        return Counter(self.world(belief.prepare(view, ask).draw(stream)) for _ in range(self.count))


def chi_square(found: Counter[Hashable], exact: Mapping[Hashable, float]) -> tuple[float, int]:
    """The statistic and its degrees of freedom, with rare worlds pooled."""
    count = found.total()
    statistic, cells, rare_found, rare_expected = 0.0, 0, 0, 0.0
    for world, chance in exact.items():
        expected = chance * count
        if expected < 5:
            rare_found += found[world]
            rare_expected += expected
            continue
        statistic += (found[world] - expected) ** 2 / expected
        cells += 1
    if rare_expected >= 5:
        statistic += (rare_found - rare_expected) ** 2 / rare_expected
        cells += 1
    return statistic, max(cells - 1, 0)
