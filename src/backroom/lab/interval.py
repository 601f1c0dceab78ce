"""How sure a win rate is: Wilson's interval, on as many games as the deals are really worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054  # the standard normal's two-sided 95 %


def wilson(rate: float, trials: float) -> tuple[float, float]:
    """The 95 % interval for a rate seen in so many independent trials."""
    spread = Z95 * Z95 / trials
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z95 / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def design_effect(deals: Sequence[Sequence[float]]) -> float:
    """How many times more the mean varies than if the games of a deal had nothing to do with each other.

    Never less than 1: that the same deal is played from every seat may make the rate surer than so many
    separate games would, and that is not counted on.
    """
    results = [result for deal in deals for result in deal]
    games = len(results)
    mean = sum(results) / games
    spread = sum((result - mean) ** 2 for result in results)
    if len(deals) < 2 or not spread:
        return 1.0
    between = (
        sum(sum(result - mean for result in deal) ** 2 for deal in deals) * len(deals) / (len(deals) - 1)
    )
    return max(1.0, between / (spread * games / (games - 1)))


def rate_interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a win rate, from the results of each game (0 to 1), deal by deal."""
    results = [result for deal in deals for result in deal]
    rate = sum(results) / len(results)
    return wilson(rate, len(results) / design_effect(deals))
