"""S33 to S40 of docs/readings/omerta.md: calling Omerta, counting, a player without cards, the end."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.core.game import Over
from backroom.games.omerta.events import CardAdded, RoundEnded
from backroom.games.omerta.moves import (
    CallOmerta,
    Discard,
    Draw,
    Give,
    LayMamma,
    LayPatrol,
    Replace,
    Swap,
    Take,
)
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import Table, a_table, mamma, patrol
from tests.games.omerta.readings.rows import A, B, C, known_by


def scores(table: Table) -> tuple[int, ...]:
    """The scores of the only round that has ended."""
    [ended] = table.happened(RoundEnded)
    return ended.scores


@pytest.mark.parametrize(
    ("hand", "expected"), [("5 5 1 3", (0, 14, 28)), ("1 3 2 1", (0, 7, 28))], ids=["alone", "tied"]
)
@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_s33_exactly_seven_wins_on_the_very_first_turn_also_when_tied(
    edition: EditionName, hand: str, expected: tuple[int, ...]
) -> None:
    """7 is low enough, a tie favours the caller, and no turn has to be played first."""
    table = a_table(["1 4 2 alibi", hand, "10 witness 2 6"], pile="10", edition=edition)
    assert scores(table.omerta()) == expected


@pytest.mark.parametrize("hand", ["4 2", "9"], ids=["lower", "higher"])
def test_s34_eight_is_too_many(hand: str) -> None:
    """The caller pays 20 and the lowest of the others scores 0, even if the caller was lower still."""
    table = a_table(["5 3", hand, "10 5"], pile="10")
    assert scores(table.omerta()) == (28, 0, 15)


def test_s35_a_tie_does_not_lift_the_limit() -> None:
    """8 loses even if another player has 8 too."""
    table = a_table(["8", "5 3", "10 2"], pile="10")
    assert scores(table.omerta()) == (28, 0, 12)


def test_s36_two_who_tie_for_the_lowest_stock_both_score_nothing() -> None:
    """A caller at 6 is beaten by two players at 4."""
    table = a_table(["6", "4", "3 1", "9 2"], pile="10", edition="ru")
    assert scores(table.omerta()) == (26, 0, 0, 11)


def test_s37_overlays_are_not_counted_and_characters_are() -> None:
    """The Patrol and the Mamma are still on the table; nobody is asked for a Killer."""
    table = a_table(
        ["3 alibi 2", "1 mole", "killer 1"],
        pile="10",
        overlays=[patrol(by=A, on=(B, 0), turns=1), mamma(by=B, on=C)],
    )
    assert scores(table.omerta()) == (0, 16, 16)
    assert isinstance(table.waits, Shuffle)


def test_s38_no_call_under_a_patrol() -> None:
    """Refused twice, at no cost, then legal in the third turn."""
    table = a_table(
        ["4 5 6 7", "1 2", "8 9 10 10"],
        pile="10 10 9 9 8 8 7 7",
        edition="nl",
        overlays=[patrol(by=A, on=(B, 0))],
        turn=B,
    )
    assert table.refuses((B, CallOmerta())) == "O29"
    assert table.draw("10").options(B) == (Discard(), Replace(1))
    table.discard().nobody_snaps().plain_turn("9").plain_turn("8")
    assert table.refuses((B, CallOmerta())) == "O29"
    table.plain_turn("7").plain_turn("10").plain_turn("9")
    assert (table.turn, table.totals) == (B, [0, 0, 0])
    assert scores(table.omerta()) == (22, 0, 37)


def test_s38_no_call_under_a_mamma() -> None:
    """The turn is lost, nothing is drawn, and the next turn is free again."""
    table = a_table(["4 5 6 7", "1 2", "8 9 10 10"], pile="mamma 9 8 7", edition="nl")
    table.draw("mamma").discard().power(LayMamma(B)).nobody_kills()
    assert table.turn == C
    assert table.refuses((B, CallOmerta())) == "ask"
    table.plain_turn("9").plain_turn("8")
    assert (table.turn, table.hand(B), table.totals) == (B, "1 2", [0, 0, 0])
    assert scores(table.omerta()) == (22, 0, 37)


def a_player_without_cards(edition: EditionName = "fr") -> Table:
    """B has just snapped away their last card, and it is B's turn."""
    table = a_table(
        ["1 2 3 4", "5", "6 7 8 9"],
        pile="5 9 snitch 10 2 gangster patrol",
        discard="3",
        edition=edition,
    )
    table.draw("5").discard().snap({B: 0})
    assert (table.hand(B), table.discarded) == ("", "3 5 5")
    assert table.turn == B
    return table


def test_s39_a_player_without_cards_may_call() -> None:
    """Nothing ends by itself; the stock is 0."""
    assert scores(a_player_without_cards().omerta()) == (10, 0, 30)


def test_s39_a_player_without_cards_draws_and_discards() -> None:
    """There is nothing to replace and the drawn card cannot be kept; gifts are still possible."""
    table = a_player_without_cards()
    assert table.options(B) == (CallOmerta(), Draw())
    assert table.refuses((B, Take())) == "O11"
    table.draw("9")
    assert table.options(B) == (Discard(),)
    table.discard()
    assert table.asked == (A, C)
    table.nobody_snaps()
    table.draw("snitch").discard().power(Give(B, B)).add_cards("10 2")
    assert table.last == [CardAdded(B, 0, "gift"), CardAdded(B, 1, "gift")]
    assert table.hand(B) == "10 2"
    assert (known_by(table, B, 0), known_by(table, B, 1)) == ([], [])


def test_s39_a_player_without_cards_offers_nothing_to_a_gangster_or_a_patrol() -> None:
    """Every exchange and every block on offer names somebody who has a card."""
    table = a_player_without_cards().plain_turn("9")
    table.draw("gangster").discard()
    swaps = [move for move in table.options(C) if isinstance(move, Swap)]
    assert {(swap.seat, swap.other) for swap in swaps} == {(C, A)}
    table = a_player_without_cards().plain_turn("9")
    table.draw("patrol").discard()
    assert {move.seat for move in table.options(C) if isinstance(move, LayPatrol)} == {A}


def test_s40_the_game_is_over_after_as_many_rounds_as_players_and_a_tie_is_shared() -> None:
    """B and C are level at 24 after three rounds; there is no fourth."""
    table = a_table(
        ["10 1", "5", "10"],
        pile="10",
        edition="ru",
        totals=[20, 24, 14],
        rounds=None,
        round_number=3,
        turn=B,
    )
    table.omerta()
    assert scores(table) == (11, 0, 10)
    assert table.waits == Over((B, C), (31, 24, 24))
