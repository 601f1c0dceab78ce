"""How the options of one decision have done in the same worlds, and which may still be the best."""

from __future__ import annotations

from math import erfc, exp, fsum, pi, sqrt
from typing import Final

ROOT_OF_TWO: Final = sqrt(2.0)
HEIGHT: Final = 1.0 / sqrt(2.0 * pi)  # of the normal density at its mean
# A few worlds may be alike by accident: a difference of 0.14 in the chance to win is taken as seen besides.
UNSEEN: Final = 0.02


class Tally:
    """Keeps what each option was worth in each world, as long as it may be the best."""

    def __init__(self, options: list[int]) -> None:
        self.left: list[int] = options  # those that are not dropped yet; all were played in the same worlds
        self.values: dict[int, list[float]] = {option: [] for option in options}
        self.sums: dict[int, float] = dict.fromkeys(options, 0.0)
        self.worlds: int = 0

    def add(self, values: list[float]) -> None:
        """The options that are left were worth so much in one more world."""
        for option, value in zip(self.left, values, strict=True):
            self.values[option].append(value)
            self.sums[option] += value
        self.worlds += 1

    def best(self) -> int:
        """The option that did best; of equals, the first."""
        best = self.left[0]
        for option in self.left:
            if self.sums[option] > self.sums[best]:
                best = option
        return best

    def chance(self, option: int) -> float:
        """How likely an option wins: as the best does, less what it lost on that where both were played.

        The mean of an option that was dropped would depend on the luck of the few worlds it was played in.
        """
        values = self.values[option]
        best = self.values[self.best()]
        if not values:
            return 0.0
        # not sum(), which begins with an int: of floats, compiled code would then expect an int
        lost = (fsum(best[: len(values)]) - fsum(values)) / len(values)
        return fsum(best) / len(best) - max(0.0, lost)

    def drop_hopeless(self, least: float) -> None:
        """Drop what cannot be expected to gain that much on the best, if its lead should be an accident."""
        best = self.best()
        self.left = [option for option in self.left if option == best or self.hope(option, best) >= least]

    def drop_worse_half(self) -> None:
        """Drop the options that did worse than half of them."""
        ranked = sorted(self.left, key=lambda option: -self.sums[option])
        self.left = sorted(ranked[: (len(ranked) + 1) // 2])

    def hope(self, option: int, best: int) -> float:
        """How much an option is expected to gain on the best: nothing if it is worse, or else the difference.

        What is seen of the differences, world by world, says how far the truth may be from their mean.
        """
        count = self.worlds
        if count < 2:
            return 1.0
        behind = (self.sums[best] - self.sums[option]) / count
        squares = UNSEEN
        for one, other in zip(self.values[best], self.values[option], strict=True):
            squares += (one - other) * (one - other)
        variance = max(0.0, squares / count - behind * behind)
        doubt = sqrt(variance / (count - 1))
        if doubt == 0.0:
            return 0.0
        far = behind / doubt
        return doubt * (HEIGHT * exp(-far * far / 2.0) - far * erfc(far / ROOT_OF_TWO) / 2.0)
