"""Paths by depth with tiny decks, by a second model and some by hand; `tests/laws` counts the engine's."""

from __future__ import annotations

from itertools import combinations
from math import factorial, prod

import pytest

from tests.perft.counting import facts_of_engine, facts_of_model, perft_of_model
from tests.perft.positions import PATHS, POSITIONS


def race(*cards: int) -> int:
    """The ways a snap can go with this many free cards per hand: who throws what, and in which order."""
    ways = 0
    for count in range(len(cards) + 1):
        ways += factorial(count) * sum(prod(hands) for hands in combinations(cards, count))
    return ways


# The first depths, worked out with pencil and paper. A turn starts with Omerta (the round is over), a draw,
# or the top of the discard pile, if there is one; then the drawn card is discarded or replaces a card;
# a discarded bottle is raced for, a discarded character is used.
BY_HAND: dict[str, list[int]] = {
    # 3 cards to draw, each with 3 ways to put it, each discarding a bottle
    "bottles": [2, 3, 3 * 3, 3 * 3 * race(2, 1, 2)],
    # drawn: 3 ways to put the one card; taken: 2 cards to replace, which are then raced for
    "discard pile": [3, 1 + 2, 3 + 2 * race(2, 1, 1)],
    # a Gangster discarded: 2*1 + 2*2 + 1*2 exchanges; kept, or a 5 drawn: a bottle is discarded
    "gangster": [2, 2, 2 * 3, (2 * 1 + 2 * 2 + 1 * 2) + 2 * race(2, 1, 2) + 3 * race(2, 1, 2)],
    # two opponents to shuffle
    "lady": [2, 2, 2 * 2, 2 + race(1, 3, 1) + 2 * race(1, 3, 1)],
    # two cards to look at
    "mole": [2, 2, 2 * 3, 2 + 2 * race(2, 1, 1) + 3 * race(2, 1, 1)],
    # both to one of two, or one each in either order
    "snitch": [2, 3, 3 * 2, 4 + race(1, 1, 1) + 2 * 2 * race(1, 1, 1)],
    # drawn: discarded or kept; taken: one card to replace
    "snitch on an empty pile": [3, 1 + 1, 2 + race(1, 1, 1)],
    # none, one of 3, or 2 of 3 in either order; a discarded Lady has two hands to shuffle
    "driver": [2, 2, 2 * 4, (1 + 3 + 6) + 2 * race(3, 1, 1) + 2 + 3 * race(3, 1, 1) + 2],
    "driver nl": [2, 2, 2 * 4, (1 + 3 + 6) + 2 * race(3, 1, 1) + 2 + 3 * race(3, 1, 1) + 2],
    # the safe is opened; fr may decline
    "safecracker": [2, 2, 2 * 3, 1 + 2 * race(2, 1, 1) + 3 * race(2, 1, 1)],
    "safecracker fr": [2, 2, 2 * 3, 2 + 2 * race(2, 1, 1) + 3 * race(2, 1, 1)],
    # a Gangster: 1*2 + 1*1 + 2*1 exchanges; a Lady: two hands
    "killer": [2, 2, 2 * 2, (2 + 1 + 2) + race(1, 2, 1) + 2 + race(1, 2, 1)],
    # the Witness does nothing: the next turn starts in 3 ways
    "witness and alibi": [2, 2, 2 * 2, 3 + race(1, 1, 1) + 2 * race(1, 1, 1)],
    # two opponents
    "mamma": [2, 2, 2 * 2, 2 + race(1, 1, 1) + 2 * race(1, 1, 1)],
    # lifted by the draw: everybody is free again for the Lady's 2, the Snitch's 4, and the races
    "mamma lies": [2, 2, 2 * 2, 2 + race(1, 1, 1) + 4 + race(1, 1, 1)],
    # 1 + 2 cards to block
    "patrol": [2, 2, 2 * 2, 3 + race(1, 1, 2) + 2 * race(1, 1, 2)],
    # no call, only discarding, and the blocked card is not in the race
    "patrol on the last card": [1, 2, 2, 2 * race(1, 1)],
    # fr may decline the Lady; the blocked card is not in the race in any edition
    "patrol and lady fr": [2, 2, 2 * 2, 2 * (1 + 2 + race(1, 2, 1))],
    "patrol and lady en": [2, 2, 2 * 2, 2 * (2 + race(1, 2, 1))],
    "nothing to draw": [2, 1, 3, 3 * race(2, 2, 2)],
    # Omerta or pass, three times; then the round is over
    "nothing at all": [2, 2, 2, 0],
}

ENDS = 700  # the most paths whose final positions are compared card by card


def test_a_race_of_three_hands_counted_by_hand() -> None:
    """1 way to do nothing, 2+1+2 alone, 2*(2+4+2) two in either order, 6*4 all three."""
    assert race(2, 1, 2) == 1 + 5 + 16 + 24


@pytest.mark.parametrize("name", POSITIONS)
def test_the_model_has_as_many_paths_as_stored(name: str) -> None:
    """The second OMERTA, written from the rules, counts the same."""
    assert perft_of_model(POSITIONS[name].model(), len(PATHS[name])) == PATHS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_first_depths_are_what_pencil_and_paper_say(name: str) -> None:
    assert PATHS[name][: len(BY_HAND[name])] == BY_HAND[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_paths_end_in_the_same_positions(name: str) -> None:
    """As many paths, and every card in the same place at the end of each."""
    depth = max(deep for deep, paths in enumerate(PATHS[name], 1) if paths <= ENDS)
    position = POSITIONS[name]
    assert facts_of_engine(position.engine(), depth) == facts_of_model(position.model(), depth)
