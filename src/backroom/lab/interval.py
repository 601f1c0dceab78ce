"""How certain a win rate is: Wilson's interval, on as many games as the deals are really worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054  # two-sided 95 % of the standard normal


def wilson(rate: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a rate seen in this many independent trials."""
    spread = Z95 * Z95 / trials
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z95 / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def design_effect(deals: Sequence[Sequence[float]]) -> float:
    """How many times as much the mean varies as if the games of a deal were independent.

    Never less than 1: playing the same deal from every seat may make the rate more certain than as many
    separate games would, and we do not count on that.
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
    """The 95 % interval of a win rate, from the result of each game (0 to 1), deal by deal."""
    results = [result for deal in deals for result in deal]
    rate = sum(results) / len(results)
    return wilson(rate, len(results) / design_effect(deals))
