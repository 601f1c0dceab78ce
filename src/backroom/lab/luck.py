"""The luck of one deal: the same for everybody who plays it, whatever they do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from backroom.core.chance import Chance, Drawn, Shuffle
from backroom.core.nature import draw

T = TypeVar("T")


class Luck:
    """Draws chance from separate streams, one for each number of things shuffled out at once.

    So the deal of the second round is the same in every rotation of the seats, however many single cards were
    drawn in the first.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.streams: dict[int, Random] = {}

    def answer(self, chance: Chance) -> Drawn:
        """Nature's answer."""
        return draw(chance, self.stream(chance.take if isinstance(chance, Shuffle) else 1))

    def in_any_order(self, things: Sequence[T]) -> list[T]:
        """The order of a race among bots, which all answer at once: every order is equally likely."""
        return self.stream(0).sample(things, len(things))

    def stream(self, take: int) -> Random:
        """The stream for this many things at once; 0: for the order of a race."""
        stream = self.streams.get(take)
        if stream is None:
            stream = self.streams[take] = Random(f"{self.name}:{take}")
        return stream
