"""The cards of one draw pile that the bot has not seen yet, wherever they lie now."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.games.omerta.printed.cards import KINDS, POINTS, is_bottle


class Unseen:
    """O12: a multiset of kinds; every reshuffle makes a new one out of the discard pile."""

    __slots__ = ("bottle_points", "bottles", "counts", "points", "size", "up_to")

    def __init__(self, kinds: Iterable[int]) -> None:
        self.counts = [0] * KINDS
        self.size = 0
        self.points = 0
        self.bottles = 0
        self.bottle_points = 0
        self.up_to: dict[int, list[int]] = {}  # by limit: `points_up_to`, until a card is seen
        for kind in kinds:
            self.counts[kind] += 1
            self.size += 1
            self.points += POINTS[kind]
            if is_bottle(kind):
                self.bottles += 1
                self.bottle_points += kind

    def see(self, kind: int) -> None:
        """One of them has been seen; a kind that should be used up was misattributed in a shuffled hand."""
        if self.counts[kind]:
            self.up_to.clear()
            self.counts[kind] -= 1
            self.size -= 1
            self.points -= POINTS[kind]
            if is_bottle(kind):
                self.bottles -= 1
                self.bottle_points -= kind

    def mean(self) -> float:
        """The points an unseen card is expected to have."""
        return self.points / self.size if self.size else 0.0

    def chance_of(self, kind: int) -> float:
        """How likely an unseen card is of this kind."""
        return self.counts[kind] / self.size if self.size else 0.0

    def chance_of_bottle(self) -> float:
        """How likely an unseen card is a bottle."""
        return self.bottles / self.size if self.size else 0.0

    def mean_of_bottles(self) -> float:
        """The points an unseen card is expected to have, a character counted as none."""
        return self.bottle_points / self.size if self.size else 0.0

    def mean_up_to(self, limit: int) -> float:
        """The expected points of an unseen card that is known to have at most `limit`."""
        points = self.points_up_to(limit)
        return sum(points) / len(points) if points else self.mean()

    def points_up_to(self, limit: int) -> list[int]:
        """The points of each unseen card that has at most `limit`, kind by kind."""
        found = self.up_to.get(limit)
        if found is None:
            found = self.up_to[limit] = [
                points
                for points, count in zip(POINTS, self.counts, strict=True)
                if points <= limit
                for _ in range(count)
            ]
        return found
