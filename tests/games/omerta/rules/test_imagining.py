"""O34: what a seat may believe about cards it has not seen."""

from __future__ import annotations

from random import Random

from backroom.games.omerta.cells import KIND
from backroom.games.omerta.knowledge.lots import pick
from backroom.games.omerta.moves import Draw, Mix
from backroom.games.omerta.printed.cards import KIND_OF, PATROL
from tests.games.omerta.builder import Table, a_table, kinds, patrol


class Farthest(Random):
    """Always draws the last number before 1."""

    def random(self) -> float:
        return 1.0 - 2.0**-53


def test_o34_what_rounding_leaves_over_goes_to_the_last_possible_card() -> None:
    """A card with no chance is never picked, even if rounding leaves the chances short of 1."""
    assert pick([0.1] * 3 + [0.0], 0.3 + 1e-9, Farthest()) == 2


def imagined(table: Table, seat: int, owner: int) -> set[int]:
    """Everything this seat imagines in a hand, over many tries."""
    tries = [table.state.imagine(seat, Random(number)) for number in range(60)]
    return {card & KIND for state in tries for card in state.hands[owner]}


def test_o34_a_card_that_lay_open_cannot_be_in_a_hand_dealt_before() -> None:
    """O12: everybody saw the reshuffled cards, so a hand unchanged since then holds none of them."""
    table = a_table(["9 9", "5 6", "2"], pile="3", discard="7 8", safe="1 2 10 4")
    table.draw("3").discard().nobody_snaps().draw("8")
    assert table.pile == "3 7"
    assert imagined(table, 0, 1) <= set(kinds("9 5 6 2 1 10 4"))
    assert imagined(table, 0, 1) > set(kinds("5 6"))


def test_o34_a_card_drawn_after_a_reshuffle_is_one_of_the_reshuffled() -> None:
    """O12: the new draw pile is what was on the discard pile, and nothing else."""
    table = a_table(["9 9", "5 6", "2"], pile="3", discard="7 8", safe="1 2 10 4")
    table.draw("3").discard().nobody_snaps().draw("8").replace(0).nobody_snaps()
    tries = [table.state.imagine(0, Random(number)) for number in range(60)]
    assert {state.hands[1][0] & KIND for state in tries} == set(kinds("3 7 8"))


def test_o34_nothing_is_imagined_while_nature_has_not_answered() -> None:
    """O9: a card not yet drawn has no face to imagine."""
    table = a_table(["9 9", "5 6", "2"], pile="3 4").say((0, Draw()))
    assert not table.state.imagine(1, Random(1)).held


def test_o34_a_drawn_card_is_imagined_by_all_but_the_one_who_drew_it() -> None:
    """O9: the drawer knows the card; to everybody else it is any card they cannot place."""
    table = a_table(["9 9", "5 6", "2"], pile="3 4 7").draw("7")

    def held(seat: int) -> set[int]:
        return {table.state.imagine(seat, Random(number)).held & KIND for number in range(60)}

    assert held(0) == set(kinds("7"))
    assert held(1) > set(kinds("3 4 7"))


def test_o34_a_card_under_a_patrol_is_followed_through_a_shuffle() -> None:
    """O29: where a Patrol moves with its card, that card can be followed."""
    laid = [patrol(by=0, on=(1, 1))]
    table = a_table(["9", "5 6 7", "2"], overlays=laid, known=[(1, 1, 0), (1, 1, 1)], edition="en")
    table.draw("lady").discard().power(Mix(1)).nobody_kills().mix([1, 2, 0])
    assert table.hand(1) == "6 7 5"
    assert ([table.knows(1, 1, place) for place in range(3)]) == [True, False, False]
    for number in range(60):
        state = table.state.imagine(1, Random(number))
        there = [card & KIND for card in state.hands[1]]
        assert there[0] == KIND_OF["6"]
        assert KIND_OF["5"] in there[1:]
        cards = [*state.pile, *state.discard, *state.safe, *state.hands[0], *state.hands[1], *state.hands[2]]
        assert sorted([card & KIND for card in cards] + [PATROL]) == sorted(table.state.rules.cards)


def test_o34_what_was_imagined_can_be_imagined_again() -> None:
    """O20: an imagined game also knows what a Lady shuffled, and who knew it."""
    table = a_table(["9", "5 6 7", "2"], known=[(1, 1, 0)])
    table.draw("lady").discard().power(Mix(1)).nobody_kills().mix([1, 2, 0])
    for number in range(20):
        once = table.state.imagine(0, Random(number))
        again = once.imagine(1, Random(number))
        known = once.facts[0].old[0] & KIND  # what the owner has seen there, as the other seat imagines it
        assert known in {card & KIND for card in again.hands[1]}
        assert len(once.facts) == len(again.facts) == 1
