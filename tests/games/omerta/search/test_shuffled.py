"""O20: after a Lady, players in playouts know which cards they hold, and not where each lies."""

from __future__ import annotations

from random import Random

from backroom.core.stream import Stream
from backroom.games.omerta.cells import KIND, SEEN
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import CALLING
from backroom.games.omerta.phases.mix import forget
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.policy import Policy
from backroom.games.omerta.search.shuffled import KNEW, knowers, remember
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.throwing import Throwing
from backroom.games.omerta.state import MIXING, NEXT_TURN
from tests.games.omerta.builder import a_table

OWN = [(0, 0, place) for place in range(4)]


def shuffled(hand: str, *, seen: int) -> Omerta:
    """A table at which the hand of seat 0 was shuffled; it had seen the first cards of it."""
    game = a_table([hand, "9 9", "8 8"], known=OWN[:seen]).state
    places = list(range(len(hand.split())))
    forget(game, 0, places, [int(game.cells[place]) for place in places])
    remember(game, 0)
    return game


def looking(game: Omerta) -> Policy:
    policy = Policy(Style())
    policy.look(game, 0)
    return policy


def test_it_knows_the_points_of_a_hand_it_knew_before() -> None:
    policy = looking(shuffled("10 1", seen=2))
    assert (policy.stock, policy.unknown, policy.unsure) == (110, 2, 0)
    assert policy.worst == 55 + Style().knowing
    assert policy.high == 55


def test_a_card_it_had_not_seen_counts_what_any_card_counts() -> None:
    policy = looking(shuffled("1 1 10", seen=2))
    assert policy.stock == 20 + policy.mean
    assert (policy.unknown, policy.unsure) == (3, 1)


def test_o8_it_calls_with_a_shuffled_hand_that_is_low_for_sure() -> None:
    low = shuffled("1 1", seen=2)
    assert looking(low).turn_code(low, 0) == CALLING
    unsure = shuffled("1 1", seen=1)
    assert looking(unsure).turn_code(unsure, 0) != CALLING


def test_o24_it_throws_shuffled_cards_by_what_they_are_together() -> None:
    throwing = Throwing()
    bottles = shuffled("9 8", seen=2)
    throwing.weigh(bottles, 0)
    assert throwing.gain == 2 * 85
    characters = shuffled("lady mole", seen=2)
    throwing.weigh(characters, 0)
    assert throwing.gain == 0


def test_others_remember_what_they_had_seen() -> None:
    game = a_table(["9 1 5", "9 9", "8 8"], known=[*OWN[:2], (1, 0, 0)]).state
    forget(game, 0, [0, 1, 2], [int(game.cells[place]) for place in range(3)])
    remember(game, 0)
    assert {card & KIND: knowers(card) for card in game.hand(0)} == {9: 0b11, 1: 0b01, 5: 0}


def test_a_lady_in_a_playout_leaves_that_knowledge() -> None:
    game = a_table(["3 2", "9 9", "8 8"], known=OWN[:2]).state
    game.mixed = 0
    game.step = MIXING
    quick = Playouts([Style()] * 3, Stream(Random(1)))
    quick.shuffle(game)
    assert game.step == NEXT_TURN
    assert [card >> KNEW & 1 for card in game.hand(0)] == [1, 1]
    assert [card >> SEEN & 1 for card in game.hand(0)] == [0, 0]
    assert not game.facts
