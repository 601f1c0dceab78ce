"""O30 to O33: how a round ends."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.core.game import Over
from backroom.games.omerta.cells import SCORES, STOCKS
from backroom.games.omerta.events import GameEnded, OmertaCalled, RoundEnded, TurnPassed, TurnSkipped
from backroom.games.omerta.moves import CallOmerta, Draw, Give, LayMamma, LayPatrol, Look, Pass
from backroom.games.omerta.scoring import score
from tests.games.omerta.builder import Table, a_table, mamma, patrol


def scored(stocks: list[int], caller: int) -> list[int]:
    """What each seat scores with these stocks."""
    state = a_table(["1"] * len(stocks), pile="2").state
    state.lay_out(STOCKS, stocks)
    score(state, caller)
    return state.row(SCORES, len(stocks))


def ended(table: Table) -> RoundEnded:
    (event,) = table.happened(RoundEnded)
    return event


# O30


def test_o30_play_stops_at_once_and_all_cards_are_shown() -> None:
    """Every hand is shown place by place, to everybody, and counted."""
    table = a_table(["3 . alibi", "10 lady", ""], turn=0).omerta()
    assert table.told(None) == [
        OmertaCalled(0),
        RoundEnded(
            1,
            "omerta",
            0,
            (((0, "3"), (2, "alibi")), ((0, "10"), (1, "lady")), ()),
            (3, 25, 0),
            (23, 25, 0),
            (23, 25, 0),
        ),
    ]
    assert table.waits == Shuffle(60, 16)
    assert [table.options(seat) for seat in range(3)] == [(), (), ()]


@pytest.mark.parametrize("hand", ["7", "8", "10 10 10", "snitch", ""])
def test_o30_the_thought_is_not_checked(hand: str) -> None:
    """You call when you think you have 7 or less; nobody checks first."""
    table = a_table([hand, "10", "9"])
    assert CallOmerta() in table.options(0)
    assert ended(table.omerta()).caller == 0


def test_o30_not_after_drawing_nor_in_another_s_turn_nor_before_the_ruling() -> None:
    """Only at the start of your own turn."""
    table = a_table(["3", "10", "9"], pile="5 6")
    assert table.refuses((1, CallOmerta())) == "ask"
    table.say((0, Draw()))
    assert table.refuses((0, CallOmerta())) == "ask"
    table.nature(0)
    assert table.refuses((0, CallOmerta())) == "O10"
    table.discard()
    assert table.refuses((0, CallOmerta()), (1, Pass()), (2, Pass())) == "O13"


def test_o30_any_player_may_call_in_their_turn() -> None:
    """The caller is the player whose turn it is."""
    table = a_table(["10", "3", "9"], turn=1).omerta()
    assert (ended(table).caller, table.totals) == (1, [10, 0, 9])


# O31, O32


@pytest.mark.parametrize(
    ("stocks", "caller", "scores"),
    [
        ([7, 8, 9], 0, [0, 8, 9]),
        ([0, 8, 9], 0, [0, 8, 9]),
        ([9, 8, 7], 2, [9, 8, 0]),
        ([7, 50, 9], 0, [0, 50, 9]),
    ],
)
def test_o31_caller_at_seven_or_less_and_nobody_lower(
    stocks: list[int], caller: int, scores: list[int]
) -> None:
    """The caller scores 0, everybody else their stock."""
    assert scored(stocks, caller) == scores


@pytest.mark.parametrize(
    ("stocks", "caller", "scores"),
    [
        ([7, 7, 9], 0, [0, 7, 9]),
        ([5, 5, 5], 1, [5, 0, 5]),
        ([0, 3, 0], 2, [0, 3, 0]),
        ([3, 9, 3], 0, [0, 9, 3]),
    ],
)
def test_o31_a_tie_helps_the_caller(stocks: list[int], caller: int, scores: list[int]) -> None:
    """Even if tied, the caller scores 0, and the other player their stock."""
    assert scored(stocks, caller) == scores


def test_o31_characters_are_counted() -> None:
    """Characters count towards the 7: an Alibi is worth nothing, a Mole fifteen."""
    assert a_table(["7 alibi", "10", "9"]).omerta().totals == [0, 10, 9]
    assert a_table(["1 mole", "10", "9"]).omerta().totals == [36, 10, 0]


@pytest.mark.parametrize(
    ("stocks", "caller", "scores"),
    [
        ([8, 9, 10], 0, [28, 0, 10]),  # over 7, though the lowest
        ([7, 6, 10], 0, [27, 0, 10]),  # 7, but somebody is lower
        ([40, 9, 10], 0, [60, 0, 10]),
        ([5, 4, 3, 2], 1, [5, 24, 3, 0]),
        ([9, 0, 8, 7, 6], 4, [9, 0, 8, 7, 26]),
    ],
)
def test_o32_otherwise_the_caller_pays_twenty(stocks: list[int], caller: int, scores: list[int]) -> None:
    """The caller scores their stock plus 20; the lowest of the others scores 0."""
    assert scored(stocks, caller) == scores


@pytest.mark.parametrize(
    ("stocks", "caller", "scores"),
    [([9, 4, 4], 0, [29, 0, 0]), ([3, 2, 9, 2], 0, [23, 0, 9, 0]), ([30, 8, 8, 8], 0, [50, 0, 0, 0])],
)
def test_o32_all_who_tie_for_the_lowest_score_nothing(
    stocks: list[int], caller: int, scores: list[int]
) -> None:
    """Everybody else who has the lowest stock scores 0."""
    assert scored(stocks, caller) == scores


def test_o32_the_tie_rule_helps_only_a_caller_at_seven_or_less() -> None:
    """Tied at 8, the caller pays and the other scores 0."""
    assert scored([8, 8, 9], 0) == [28, 0, 9]
    assert scored([8, 8, 8], 2) == [0, 0, 28]


def test_o32_scores_are_added_to_the_totals() -> None:
    """Round after round."""
    table = a_table(["8", "10", "9"], totals=[1, 2, 3]).omerta()
    assert ended(table).scores == (28, 10, 0)
    assert table.totals == [29, 12, 3]
    assert ended(table).totals == (29, 12, 3)


# O33


def test_o33_a_round_ends_when_all_pass_in_a_row() -> None:
    """If nothing can be drawn and everybody passes, everybody scores their stock."""
    table = a_table(["3", "10", "9"], pile="", turn=1).let_pass().let_pass()
    assert table.happened(RoundEnded) == []
    table.let_pass()
    assert table.happened(TurnPassed) == [TurnPassed(1), TurnPassed(2), TurnPassed(0)]
    event = ended(table)
    assert (event.reason, event.caller, event.scores) == ("nothing_to_draw", None, (3, 10, 9))
    assert table.waits == Shuffle(len(table.state.rules.cards), 16)


def test_o33_a_draw_in_between_breaks_the_row() -> None:
    """An overlay returns to the discard pile and is drawn, so the earlier passes no longer count."""
    table = a_table(["3", "10", "9"], pile="", overlays=[patrol(by=1, on=(0, 0), turns=1)])
    table.let_pass().let_pass()
    assert table.turn == 2
    table.draw("patrol").discard().power(LayPatrol(1, 0)).nobody_kills()
    table.let_pass().let_pass()
    assert table.happened(RoundEnded) == []
    table.let_pass()
    assert ended(table).reason == "nothing_to_draw"


def test_o33_taking_a_card_breaks_the_row_too() -> None:
    """Taking from the discard pile counts as drawing."""
    table = a_table(["3", "10", "9"], pile="", overlays=[patrol(by=1, on=(0, 0), turns=1)])
    table.let_pass().let_pass().take().replace(0).nobody_snaps()
    assert (table.hand(2), table.turn, table.state.passed) == ("patrol", 0, 0)


def test_o33_a_skipped_turn_is_no_pass() -> None:
    """0 and 2 pass, 1 is skipped: the Mamma comes back, and 1 can draw."""
    table = a_table(["3", "10", "9"], pile="", turn=2, overlays=[mamma(by=0, on=1, turns=2)])
    table.let_pass().let_pass()
    assert table.happened(TurnSkipped) == [TurnSkipped(1)]
    table.let_pass().let_pass()
    assert table.happened(RoundEnded) == []
    assert (table.turn, table.top) == (1, "mamma")


def test_o33_omerta_may_still_be_called_when_nothing_can_be_drawn() -> None:
    """A player who wants to stop the round does not have to pass."""
    assert ended(a_table(["3", "10", "9"], pile="").omerta()).reason == "omerta"


def test_o33_a_round_ends_after_two_hundred_turns() -> None:
    """Everybody scores their stock, once the 200th turn and its snap are over."""
    table = a_table(["3", "10", "9"], pile="10 5", turns=200).draw("10").discard()
    assert (table.clock, table.happened(RoundEnded)) == ("snap", [])
    table.snap({1: 0})
    event = ended(table)
    assert (event.reason, event.caller, event.scores) == ("turn_limit", None, (3, 0, 9))


def test_o33_the_two_hundredth_turn_is_finished_with_its_power() -> None:
    """The power works, penalties and gifts are given, and then the round ends."""
    table = a_table(["3", "10", "9"], pile="snitch 5 6", turns=200).draw("snitch").discard()
    table.power(Give(1, 2)).nobody_kills().add_cards("5 6")
    assert ended(table).scores == (3, 15, 15)
    table = a_table(["3", "10", "9"], pile="mole 5 6", turns=200).draw("mole").discard()
    assert ended(table.power(Look(0))).reason == "turn_limit"


def test_o33_the_turn_before_the_last_is_not_the_last() -> None:
    """After the 199th turn there is one more, and Omerta may be called in it."""
    table = a_table(["3", "10", "9"], pile="10 5", turns=199).plain_turn()
    assert (table.turn, table.view(None).turns) == (1, 200)
    assert ended(table.omerta()).reason == "omerta"


def test_o33_skipped_and_passed_turns_count() -> None:
    """A 200th turn that is skipped, or passed, is still the last."""
    table = a_table(["3", "10", "9"], pile="mamma 5", turns=199).draw("mamma").discard()
    table.power(LayMamma(1)).nobody_kills()
    assert table.happened(TurnSkipped) == [TurnSkipped(1)]
    assert ended(table).reason == "turn_limit"
    table = a_table(["3", "10", "9"], pile="", turns=200).let_pass()
    assert ended(table).reason == "turn_limit"


def test_o33_the_last_round_may_end_so_too() -> None:
    """And then the game is over."""
    table = a_table(["3", "10", "9"], pile="", rounds=1).let_pass().let_pass().let_pass()
    assert table.happened(GameEnded) == [GameEnded((0,), (3, 10, 9))]
    assert table.waits == Over((0,), (3, 10, 9))
