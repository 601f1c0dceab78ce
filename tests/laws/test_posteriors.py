"""Law 5: what `imagine` and a belief draw is as likely as it must be, counted on a deck of a few cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pytest

from tests.laws.kits import KITS
from tests.laws.sizes import some
from tests.laws.worlds import chi_square

STORIES = [(title, name) for title, kit in KITS.items() for name in some(list(kit.posteriors))]


@pytest.mark.slow
@pytest.mark.parametrize(("title", "name"), STORIES)
def test_law_5_the_frequencies_are_the_exact_posterior(title: str, name: str) -> None:
    """Every world is imagined, and drawn from a belief that was told the story, as often as it is likely."""
    posterior = KITS[title].posteriors[name]()
    counted: list[int] = []
    for seat in posterior.seats:
        exact = posterior.exact(seat)
        assert exact[posterior.truth] > 0
        check_frequencies(posterior.sampled(seat), exact, seat)
        believed = posterior.believed(seat)
        if believed is not None:
            check_frequencies(believed, exact, seat)
        counted.append(len(exact))
    assert posterior.worlds is None or counted == list(posterior.worlds)


def check_frequencies(found: Counter[Hashable], exact: dict[Hashable, float], seat: int) -> None:
    """Assert that only possible worlds were found, by a chi-square test as often as they are likely."""
    assert set(found) <= set(exact)
    statistic, freedom = chi_square(found, exact)
    assert statistic < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seat, statistic, freedom)
