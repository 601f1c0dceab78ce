"""What is found in a finished game, on positions with known answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from backroom.core.highlights import Highlights
from backroom.games.omerta.events import RoundEnded
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.looking_back.highlights import MOST, SAMPLES, look_back, odds_of_call
from backroom.games.omerta.looking_back.moments import (
    Called,
    LateSnap,
    Moment,
    PowerUsed,
    QuickSnap,
    SwapMade,
    WrongSnap,
)
from backroom.games.omerta.moves import Exchange, Give, OpenSafe, Swap
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.games.omerta.builder import Table, a_new_game, a_table, mamma


class Watched:
    """A table and its starting position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.beginning: Omerta = table.state.copy()

    def highlights(self, times: Mapping[int, Sequence[tuple[int, int]]] | None = None) -> Highlights:
        return look_back(self.beginning.copy(), self.table.entries, times or {})

    def moments(self, times: Mapping[int, Sequence[tuple[int, int]]] | None = None) -> list[Moment]:
        return list(self.highlights(times).moments)


def stocks(found: Highlights) -> list[tuple[int, tuple[int, ...]]]:
    return [(point.entry, point.values) for point in found.curves[0].points]


def test_the_stocks_of_all_are_counted_after_each_turn() -> None:
    watched = Watched(a_table(["1 2", "10", "lady 3"]))
    watched.table.draw("9").replace(0).nobody_snaps()
    watched.table.plain_turn()
    found = watched.highlights()
    assert [curve.name for curve in found.curves] == ["stocks", "totals"]
    assert stocks(found) == [(4, (11, 10, 18)), (8, (11, 10, 18))]
    assert [point.seat for point in found.curves[0].points] == [0, 1]


def test_a_round_begins_with_the_hands_as_dealt_and_ends_with_what_was_counted() -> None:
    table = a_new_game(3, rounds=1)
    watched = Watched(table)
    table.nature(*range(3))
    table.nature(*range(16)).peek((0, 1), (0, 1), (0, 1)).omerta()
    found = watched.highlights()
    dealt = stocks(found)[0]
    assert dealt == (2, (4, 8, 12))  # four ones, four twos, four threes
    assert stocks(found)[-1] == (4, (4, 8, 12))
    assert found.curves[1].points[0].values == (0, 0, 0)
    assert found.curves[1].points[-1].values == tuple(table.state.totals)
    assert len(stocks(found)) == 2


def test_o33_a_round_that_ends_while_turns_are_skipped_is_counted_once() -> None:
    watched = Watched(a_table(["1", "2", "3"], turns=199, overlays=[mamma(by=2, on=1)]))
    watched.table.plain_turn()
    assert watched.table.happened(RoundEnded)
    assert [point.values for point in watched.highlights().curves[0].points] == [(1, 2, 3)]


def test_o10_a_card_for_a_better_or_a_worse_one_is_a_moment() -> None:
    watched = Watched(a_table(["1 alibi", "5", "5"]))
    watched.table.draw("10").replace(0).nobody_snaps()
    watched.table.plain_turn("9").plain_turn("9")
    watched.table.draw("2").replace(0)
    made = [one for one in watched.moments() if isinstance(one, SwapMade)]
    assert made == [
        SwapMade(3, 1, 0, "replace", "1", "10", 9),
        SwapMade(15, 1, 0, "replace", "10", "2", -8),
    ]


def test_o10_a_card_that_is_one_point_worse_is_a_moment_and_an_equal_one_is_none() -> None:
    watched = Watched(a_table(["3 alibi", "5", "5"]))
    watched.table.draw("4").replace(0).nobody_snaps()
    watched.table.draw("5").replace(0).nobody_snaps()
    made = [one for one in watched.moments() if isinstance(one, SwapMade)]
    assert made == [SwapMade(3, 1, 0, "replace", "3", "4", 1)]


def test_only_the_dearest_few_of_a_kind_are_moments() -> None:
    watched = Watched(a_table(["1", "1", "1"]))
    for card in ("3", "4", "5", "7"):
        watched.table.draw(card).replace(0).nobody_snaps()
    made = [one.change for one in watched.moments() if isinstance(one, SwapMade)]
    assert made == [3, 4, 4]
    assert len(made) == MOST


def test_o19_a_gangster_counts_for_the_one_who_used_it() -> None:
    watched = Watched(a_table(["10 9", "1 2", "5"]))
    watched.table.draw("gangster").discard().power(Swap(0, 0, 1, 0)).nobody_kills()
    found = watched.moments()
    assert SwapMade(5, 1, 0, "swap", "10", "1", -9) in found
    assert [one for one in found if isinstance(one, PowerUsed)] == [PowerUsed(4, 1, 0, "gangster", 18)]


def test_o19_a_gangster_between_two_others_is_no_swap_of_the_one_who_used_it() -> None:
    watched = Watched(a_table(["10 9", "1 2", "5"]))
    watched.table.draw("gangster").discard().power(Swap(1, 0, 2, 0)).nobody_kills()
    assert watched.moments() == []


def test_o18_a_power_counts_that_is_the_last_thing_of_a_round() -> None:
    watched = Watched(a_table(["10 9", "1 2", "5"], turns=200))
    watched.table.draw("gangster").discard().power(Swap(0, 0, 1, 0)).nobody_kills()
    assert watched.table.happened(RoundEnded)
    used = [one for one in watched.moments() if isinstance(one, PowerUsed)]
    assert used == [PowerUsed(4, 1, 0, "gangster", 18)]


def test_only_the_powers_that_brought_most_are_moments() -> None:
    watched = Watched(a_table(["1", "1", "1"], pile=f"{4 * 'snitch '}2 3 10 9 4 5 7 8 10"))
    for cards in ("2 3", "10 9", "4 5", "7 8"):
        others = [seat for seat in range(3) if seat != watched.table.turn]
        watched.table.draw("snitch").discard().power(Give(*others)).nobody_kills().add_cards(cards)
    used = [one.gain for one in watched.moments() if isinstance(one, PowerUsed)]
    assert used == [19, 9, 15]
    assert len(used) == MOST


def test_o22_the_gifts_of_a_snitch_are_counted() -> None:
    watched = Watched(a_table(["1", "1", "1"]))
    watched.table.draw("snitch").discard().power(Give(1, 2)).nobody_kills().add_cards("10 7")
    used = [one for one in watched.moments() if isinstance(one, PowerUsed)]
    assert used == [PowerUsed(4, 1, 0, "snitch", 17)]


def test_o23_what_a_safecracker_brought_home() -> None:
    watched = Watched(a_table(["10", "1", "1"], safe="2 3 4 5"))
    watched.table.draw("safecracker").discard().power(OpenSafe()).power(Exchange(0, 1))
    found = watched.moments()
    assert SwapMade(5, 1, 0, "exchange", "10", "3", -7) in found
    assert PowerUsed(4, 1, 0, "safecracker", 7) in found


def test_o23_a_power_that_brought_one_point_is_a_moment() -> None:
    watched = Watched(a_table(["4", "1", "1"], safe="2 3 4 5"))
    watched.table.draw("safecracker").discard().power(OpenSafe()).power(Exchange(0, 1))
    assert PowerUsed(4, 1, 0, "safecracker", 1) in watched.moments()


def test_o13_to_o15_snaps_have_the_times_that_the_table_measured() -> None:
    watched = Watched(a_table(["1", "7 2", "7 3", "5 4"]))
    watched.table.draw("7").discard().snap({1: 0, 2: 0, 3: 0}, order=[1, 2, 3]).add_cards("9")
    claims = {4: [(1, 412), (2, 440), (3, 600)]}
    assert watched.moments(claims) == [
        LateSnap(4, 1, 2, "7", 28),
        WrongSnap(4, 1, 3, "5"),
        QuickSnap(4, 1, 1, "7", 412),
    ]
    assert watched.moments() == [LateSnap(4, 1, 2, "7", None), WrongSnap(4, 1, 3, "5")]


def test_o31_a_call_that_cannot_fail_by_what_the_caller_knows_has_all_odds() -> None:
    known = [(0, 0, 0), (0, 1, 0), (0, 2, 0)]
    watched = Watched(a_table(["1", "2", "3"], known=known))
    watched.table.omerta()
    assert watched.moments() == [Called(1, 1, 0, True, 1, 2, 1.0, SAMPLES)]


def test_o32_a_call_with_too_much_in_hand_has_none() -> None:
    watched = Watched(a_table(["8", "10", "10"], known=[(0, 0, 0)]))
    watched.table.omerta()
    assert watched.moments() == [Called(1, 1, 0, False, 8, 10, 0.0, SAMPLES)]


def test_o31_the_odds_are_those_of_what_the_caller_could_know() -> None:
    """The other player's unseen card is below the caller's 2 only if it is the 1: one of three cards is."""
    table = a_table(["2", "9", "10"], pile="1 8", safe="", known=[(0, 0, 0), (0, 2, 0)])
    assert odds_of_call(table.state, 0, 3000) == pytest.approx(2 / 3, abs=0.03)
    assert odds_of_call(table.state, 0, 300) == odds_of_call(table.state, 0, 300)


def test_looking_back_changes_nothing_and_needs_no_times() -> None:
    found = OMERTA.highlights(Setup(players=3), (), {})
    assert [curve.points for curve in found.curves] == [(), ()]
    assert found.moments == ()
