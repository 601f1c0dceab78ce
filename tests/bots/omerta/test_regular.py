"""What `regular` answers in a turn, with a drawn card, in a snap and when asked for a Killer."""

from __future__ import annotations

import pytest

from backroom.bots.omerta.regular.sight import Bag, Card
from backroom.games.omerta.moves import (
    CallOmerta,
    Discard,
    Draw,
    Move,
    Pass,
    Peek,
    Replace,
    Show,
    Snap,
    Take,
)
from backroom.games.omerta.printed.cards import CardName
from tests.bots.omerta.seated import Seated, a_regular

PUTS: list[Move] = [Discard(), Replace(0), Replace(1), Replace(2)]
SNAPS: list[Move] = [Pass(), Snap(0), Snap(1), Snap(2)]
TURN: list[Move] = [CallOmerta(), Draw(), Take()]
HIGH = "10 10 driver"


def test_it_looks_at_two_cards() -> None:
    seated = a_regular(["? ? ? ?", "? ?", "? ?"])
    assert seated.answer(seated.view(), "peek", [Peek((0, 1)), Peek((0, 2))]) == Peek((0, 1))


@pytest.mark.parametrize(
    ("hand", "drawn", "put"),
    [
        ("9 2 4", "3", Replace(0)),  # the worst known card
        ("5 ? 4", "2", Replace(1)),  # an unknown card is worse than a 5
        ("3 1 2", "9", Discard()),  # nothing to gain
        ("3 alibi 2", "9", Discard()),  # an Alibi costs nothing
        ("3 driver 2", "4", Replace(1)),  # a character in the hand costs most
        ("3 6 2", "6", Discard()),  # ... and its twin is snapped
        ("8 7 7", "3", Replace(1)),  # one 7 goes, the other is snapped
    ],
)
def test_it_replaces_the_worst_card_if_that_helps(hand: str, drawn: CardName, put: Move) -> None:
    seated = a_regular([hand, "? ? ? ?", "? ? ? ?"])
    assert seated.at_put(drawn, PUTS) == put


def test_it_takes_a_low_open_card_and_leaves_a_high_one() -> None:
    seated = a_regular(["9 8 ? ?", "? ? ? ?", "? ? ? ?"])
    assert seated.at_turn(TURN, top="1") == Take()
    assert seated.at_turn(TURN, top="8") == Draw()
    assert seated.at_turn(TURN, top="lady") == Draw()


def test_it_passes_when_nothing_can_be_drawn() -> None:
    seated = a_regular(["9 8", "? ? ? ?", "? ? ? ?"])
    assert seated.at_turn([CallOmerta(), Pass()]) == Pass()


def test_it_calls_with_a_low_hand_it_knows() -> None:
    seated = a_regular(["1 2 .", "? ? ? ?", "? ? ? ?"])
    assert seated.at_turn(TURN, top="9") == CallOmerta()


@pytest.mark.parametrize(
    "hands",
    [
        ["5 3", HIGH, HIGH],  # 8: over 7, whatever the others have
        ["1 ?", HIGH, HIGH],  # an unknown card is likely to be too much
        ["4 2", "1 2", HIGH],  # somebody is known to be lower
        ["4 3", "?", "?"],  # somebody with a single card is too likely to be lower
    ],
)
def test_it_does_not_call_where_a_call_would_not_hold(hands: list[str]) -> None:
    assert a_regular(hands).at_turn(TURN, top="9") != CallOmerta()


def test_it_calls_with_no_cards_at_all() -> None:
    assert a_regular(["", "? ?", "? ?"]).at_turn([CallOmerta(), Draw()]) == CallOmerta()


def test_in_the_last_round_it_calls_to_win_and_not_to_come_second() -> None:
    seated = a_regular(["1 2", HIGH, "3 3"])
    assert seated.at_last_turn(TURN[:2], (10, 0, 12)) == CallOmerta()
    assert seated.at_last_turn(TURN[:2], (60, 0, 12)) == Draw()


def test_it_snaps_a_card_it_knows() -> None:
    seated = a_regular(["9 5 ?", "? ? ? ?", "? ? ? ?"])
    assert seated.at_snap(SNAPS, "5") == Snap(1)


def test_of_two_values_it_snaps_the_higher() -> None:
    seated = a_regular(["2 9 ?", "? ? ? ?", "? ? ? ?"])
    assert seated.at_snap(SNAPS, "2", "9") == Snap(1)


def test_it_does_not_snap_a_card_it_does_not_know() -> None:
    seated = a_regular(["9 8 ?", "? ? ? ?", "? ? ? ?"])
    assert seated.at_snap(SNAPS, "5") == Pass()


@pytest.mark.parametrize(("other", "answer"), [("10", Snap(0)), ("1", Pass())])
def test_one_of_two_shuffled_cards_is_worth_a_try_for_a_10_and_not_for_a_1(other: str, answer: Move) -> None:
    assert with_two_shuffled(other).at_snap(SNAPS, "10" if other == "10" else "1") == answer


@pytest.mark.parametrize(("certainty", "answer"), [(0.5, Snap(0)), (0.6, Pass())])
def test_how_sure_it_must_be_is_a_matter_of_character(certainty: float, answer: Move) -> None:
    """The odds pay for either; a card that it knows is thrown by everybody."""
    seated = with_two_shuffled("10")
    seated.bot.certainty = certainty
    assert seated.at_snap(SNAPS, "10") == answer
    seated.bot.certainty = 1.0
    assert seated.at_snap(SNAPS, "6") == Snap(2)


def with_two_shuffled(other: str) -> Seated:
    """Two of its cards are known together: this one and a 2."""
    seated = a_regular([f"{other} 2 6", "? ? ? ?", "? ? ? ?"])
    hand = seated.memory.hands[0]
    first, second = hand[0], hand[1]
    assert isinstance(first, Card)
    assert isinstance(second, Card)
    hand[0] = hand[1] = Bag([first, second])
    seated.memory.unseen[0].points = seated.memory.unseen[0].size * 5  # penalties of 5 points
    return seated


def test_it_shows_a_killer_it_holds() -> None:
    seated = a_regular(["9 killer ?", "? ? ? ?", "? ? ? ?"])
    assert seated.at_killer("snitch", [Pass(), Show(0), Show(1), Show(2)]) == Show(1)


def test_it_never_bluffs_a_killer() -> None:
    seated = a_regular(["9 8 ?", "? ? ? ?", "? ? ? ?"])
    assert seated.at_killer("snitch", [Pass(), Show(0), Show(1), Show(2)]) == Pass()
