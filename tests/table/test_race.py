"""The snap race: delays, credit, the hold, the order, ties; and nothing is told too early."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

from backroom.core.fair import make_key
from backroom.core.game import Answers
from backroom.core.optional import decides_race
from backroom.core.refusal import Refused
from backroom.games.omerta.moves import Pass, Snap
from backroom.table.delay import REMEMBERED, Delay
from backroom.table.journal import Played
from backroom.table.notices import Asked, RaceJudged
from backroom.table.pace import IN_SIGHT
from backroom.table.race import (
    ALLOWANCE,
    EQUAL,
    HOLD,
    KEEPING,
    LEAD,
    QUICKEST,
    Claim,
    Finish,
    Ruling,
    Way,
    allowance,
    draw_lots,
    hold,
    judge,
    lead,
    way_of,
)
from backroom.table.restoring import restore_table
from backroom.table.running import Effects
from tests.table.seated import AnyTable, Journaled, a_table, kinds, play_until, question_of

REVEAL = 1000.0
KEY = bytes(32)


def at(seconds: float) -> Any:
    """A time at the table, rounded to a microsecond, because floats this large are not exact."""
    return pytest.approx(seconds, abs=1e-6)


def steady(one_way: float, kernel: float | None = None) -> Delay:
    """A connection that has always been this slow."""
    delay = Delay()
    for _ in range(200):
        delay.measure(2 * one_way, None if kernel is None else 2 * kernel)
    return delay


def in_order(place: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Lots that change nothing."""
    return tuple(seats)


# Delay


def test_before_the_first_ping_a_delay_counts_as_none() -> None:
    assert Delay().one_way == 0.0


def test_a_delay_is_half_the_median_of_the_last_round_trips() -> None:
    delay = Delay()
    delay.measure(0.180)
    assert delay.one_way == 0.090
    delay.measure(0.100)
    assert delay.one_way == 0.050  # the shorter of two: nothing can be shorter than the wire
    delay.measure(0.120)
    assert delay.one_way == 0.060
    assert delay.deviation == pytest.approx(0.08 / 3)
    for _ in range(REMEMBERED):
        delay.measure(0.040)
    assert (delay.one_way, delay.deviation) == (0.020, 0.0)


def test_the_kernel_bounds_what_the_pongs_say() -> None:
    assert steady(0.150, kernel=0.005).one_way == pytest.approx(0.005)
    assert steady(0.005, kernel=0.150).one_way == pytest.approx(0.005)


def test_a_few_slow_pongs_change_nothing() -> None:
    """A page that is being drawn answers late, but its wire is no longer for that."""
    delay = steady(0.020)
    for _ in range(REMEMBERED // 2):
        delay.measure(0.300)
    assert delay.one_way == 0.020
    delay.measure(0.300)
    assert delay.one_way == 0.150


# Lead, hold, allowance


def a_way(one_way: float) -> Way:
    """The credit for a connection that has always been this slow, of a player not known yet."""
    return way_of(steady(one_way), None)


def shaky_way() -> Way:
    """The credit for a connection that sometimes takes longer."""
    delay = Delay()
    for number in range(REMEMBERED):
        delay.measure(0.08 if number % 2 else 0.10)
    return way_of(delay, None)


def test_a_distance_is_compensated_up_to_a_cap() -> None:
    assert a_way(0.120).credit == pytest.approx(0.240)
    assert a_way(0.400).credit == 2 * ALLOWANCE


def test_a_distance_is_compensated_until_a_player_is_as_quick_as_the_others() -> None:
    assert way_of(steady(0.120), 0.030) == Way(0.030, 0.0, 0.015)
    assert way_of(steady(0.120), 0.500).credit == pytest.approx(0.240)


def test_the_reveal_waits_for_the_slowest_seat_up_to_a_cap() -> None:
    assert lead([a_way(0.005), a_way(0.120)]) == pytest.approx(0.120 + KEEPING)
    assert lead([a_way(0.005), a_way(0.400)]) == pytest.approx(ALLOWANCE + KEEPING)
    assert lead([a_way(0.005), Way(2 * ALLOWANCE, ALLOWANCE, ALLOWANCE)]) == LEAD
    assert lead([]) == 0.0


def test_a_card_can_be_saved_before_it_has_to_leave() -> None:
    """Otherwise a distant player's card would be late by as long as the disk takes."""
    far = a_way(0.120)
    assert lead([far]) - far.ahead == pytest.approx(KEEPING)
    assert lead([a_way(0.002)]) == pytest.approx(0.004)


def test_the_hold_covers_the_largest_difference_in_credit_and_some_time_for_others() -> None:
    near, far = a_way(0.005), a_way(0.120)
    assert hold([near, far], near, 0.005) == pytest.approx(0.115 + EQUAL + IN_SIGHT)
    assert hold([near, near], near, 0.005) == pytest.approx(0.005 + EQUAL + IN_SIGHT)
    assert hold([near, far], far, -0.060) == pytest.approx(0.180 + EQUAL + IN_SIGHT)
    assert hold([near, a_way(0.170)], near, -0.100) == HOLD


def test_the_hold_of_a_claim_from_far_away_is_long_enough_for_one_who_was_as_quick_and_is_near() -> None:
    """Otherwise a player who only seems far away would win unheard, and never be compared."""
    far = a_way(0.113)
    came = 0.400 + 0.005 - far.ahead  # of a player who really is near, and reacts in 400 ms
    assert came + hold([a_way(0.005), far], far, 0.113) > 0.400 + 0.005


def test_the_hold_leaves_an_unsteady_wire_as_much_again_in_both_directions() -> None:
    """The first claim may have been as much quicker than usual as the awaited one is slower."""
    shaky = shaky_way()
    assert shaky.swing > 0.003
    more = shaky.ahead - 0.020 + 2 * shaky.swing
    assert hold([a_way(0.020), shaky], a_way(0.020), 0.020) == pytest.approx(more + EQUAL + IN_SIGHT)


def test_half_of_the_credit_goes_to_the_claim() -> None:
    assert allowance(a_way(0.120), 0.120, 1.0) == pytest.approx(0.120)
    assert allowance(a_way(0.400), 0.400, 1.0) == ALLOWANCE


def test_nothing_takes_a_claim_below_what_people_can_do() -> None:
    """A player who claims 160 ms after their card left is not far away, however late their other answers."""
    way = a_way(0.113)
    since_reveal = 0.160 - way.ahead
    assert since_reveal - allowance(way, 0.113, since_reveal) == pytest.approx(QUICKEST)
    assert since_reveal - allowance(way, 0.113, since_reveal + 0.5) < 0.0


def test_a_claim_that_is_quicker_than_people_stands_as_it_came() -> None:
    way = a_way(0.113)
    assert allowance(way, 0.113, 0.020) == pytest.approx(-way.ahead)
    assert allowance(a_way(0.0), 0.0, -0.050) == 0.0


def test_a_claim_from_a_near_connection_pays_back_what_a_far_one_had_early() -> None:
    way = a_way(0.113)
    assert allowance(way, 0.0, 0.200) == pytest.approx(-0.113)
    assert allowance(way, 0.005, 0.200) == pytest.approx(0.010 - 0.113)


# Judging


def test_the_adjusted_time_decides_and_not_the_arrival() -> None:
    claims = [Claim(0, REVEAL + 0.400, 0.005), Claim(1, REVEAL + 0.480, 0.120)]
    assert judge(7, REVEAL, claims, in_order) == Ruling(
        7, (Finish(1, 360, 0, by_lot=False), Finish(0, 395, 35, by_lot=False))
    )


def test_nobody_is_judged_to_have_seen_it_before_the_reveal() -> None:
    ruling = judge(7, REVEAL, [Claim(0, REVEAL - 0.3, 0.0)], in_order)
    assert ruling.finishes == (Finish(0, 0, 0, by_lot=False),)


def test_claims_within_ten_milliseconds_are_equal_and_lots_are_drawn() -> None:
    claims = [Claim(0, REVEAL + 0.400, 0.0), Claim(1, REVEAL + 0.409, 0.0), Claim(2, REVEAL + 0.415, 0.0)]

    def reverse(place: int, seats: Sequence[int]) -> tuple[int, ...]:
        assert (place, list(seats)) == (0, [0, 1])
        return tuple(reversed(seats))

    assert judge(7, REVEAL, claims, reverse).finishes == (
        Finish(1, 409, 0, by_lot=True),
        Finish(0, 400, 0, by_lot=True),
        Finish(2, 415, 6, by_lot=False),
    )


def test_without_claims_there_is_nobody_in_the_order() -> None:
    assert judge(7, REVEAL, [], in_order) == Ruling(7, ())


def test_lots_follow_from_the_key_and_the_question_and_favour_nobody() -> None:
    seats = (0, 2, 3)
    assert draw_lots(KEY, 5)(0, seats) == draw_lots(KEY, 5)(0, seats)
    drawn = [draw_lots(KEY, ask)(0, seats) for ask in range(6000)]
    for order in permutations(seats):
        assert abs(drawn.count(order) - 1000) < 130  # more than four standard deviations
    assert {draw_lots(KEY, 5)(place, seats) for place in range(40)} == set(permutations(seats))


# At the table


def right_cards(table: AnyTable, seat: int) -> list[Snap]:
    """The cards of a seat that win the race, if nobody is quicker."""
    snaps = [move for move in table.state.options(seat) if isinstance(move, Snap)]
    return [move for move in snaps if decides_race(table.state, seat, move)]


def a_race(one_ways: Sequence[float] = (0.0, 0.0, 0.0)) -> tuple[Journaled, float]:
    """A table with a race open among all three, two of them with right cards; and its reveal."""
    for seed in range(200):
        journaled = a_table()
        for seat, one_way in enumerate(one_ways):
            journaled.table.set_wires(seat, [steady(one_way)])
        play_until(journaled, "snap", Random(seed), "race")
        ready = question_of(journaled.table).seats == (0, 1, 2)
        if ready and right_cards(journaled.table, 0) and right_cards(journaled.table, 1):
            break
    else:
        raise AssertionError("there is such a race")
    assert journaled.table.armed is not None
    reveal = journaled.table.armed.reveal
    assert reveal is not None
    return journaled, reveal


def snap(
    journaled: Journaled, seat: int, now: float, *, came: float | None = None, tab: int = 0
) -> Effects[Any]:
    """A seat throws a right card, or its first if it has none."""
    table = journaled.table
    wire = table.wires[seat][tab]
    first = next(move for move in table.state.options(seat) if isinstance(move, Snap))
    move = next(iter(right_cards(table, seat)), first)
    return journaled.keep(table.answer(seat, question_of(table).id, move, now, came=came, wire=wire))


def let_go(journaled: Journaled, seat: int, now: float) -> Effects[Any]:
    """A seat passes."""
    return journaled.keep(journaled.table.answer(seat, question_of(journaled.table).id, Pass(), now))


def judged(update: Effects[Any]) -> Played[Any]:
    """The journal line that judged a race."""
    return next(line for line in update.lines if isinstance(line, Played))


def test_a_race_begins_when_everybody_can_see_it_and_ends_when_everybody_can_be_heard() -> None:
    journaled, reveal = a_race((0.005, 0.040, 0.120))
    table = journaled.table
    asked = journaled.heard(None)[-1]
    assert isinstance(asked, Asked)
    assert asked.reveal == reveal == at(journaled.now + 0.120 + KEEPING)
    assert asked.deadline == at(reveal + 4 + 0.120 + KEEPING)
    assert table.send_at(0) == at(reveal - 0.005)
    assert table.send_at(2) == at(reveal - 0.120)
    assert table.send_at(None) == reveal


def test_there_is_nothing_to_send_together_when_there_is_no_race() -> None:
    assert a_table().table.send_at(0) is None


def test_the_first_claim_starts_a_hold_and_then_the_quickest_person_wins() -> None:
    journaled, reveal = a_race((0.005, 0.040, 0.120))
    table = journaled.table
    snap(journaled, 0, reveal + 0.405)
    assert table.deadline() == at(reveal + 0.405 + 0.115 + EQUAL + IN_SIGHT)
    snap(journaled, 2, reveal + 0.490)
    assert table.deadline() == at(reveal + 0.405 + 0.115 + EQUAL + IN_SIGHT)
    assert table.tick(reveal + 0.500).lines == ()
    line = judged(journaled.keep(table.tick(reveal + 0.531 + IN_SIGHT)))
    assert line.ruling is not None
    finishes = line.ruling.finishes
    assert [(one.seat, one.milliseconds, one.behind) for one in finishes] == [(2, 370, 0), (0, 400, 30)]
    assert isinstance(line.entry, Answers)
    assert [seat for seat, _ in line.entry.moves] == [2, 0, 1]
    assert line.entry.moves[-1][1] == Pass()
    assert line.defaulted == (1,)


def test_the_ruling_is_told_to_everybody_before_its_consequences() -> None:
    journaled, reveal = a_race()
    snap(journaled, 1, reveal + 0.4)
    before = len(journaled.heard(2))
    update = journaled.keep(journaled.table.tick(reveal + 0.4 + 2 * EQUAL + IN_SIGHT))
    told = journaled.heard(2)[before:]
    assert told[0] == RaceJudged(judged(update).ruling or Ruling(0, ()))
    assert kinds(told)[1] in ("Snapped", "SnappedWrong")


def test_o16_a_wrong_card_does_not_end_the_window() -> None:
    """A window stays open after a wrong claim; the first right one starts the hold, and both are judged."""
    journaled, reveal = a_race((0.005, 0.040, 0.120))
    table = journaled.table
    wrong = next(
        move
        for move in table.state.options(1)
        if isinstance(move, Snap) and not decides_race(table.state, 1, move)
    )
    journaled.keep(table.answer(1, question_of(table).id, wrong, reveal + 0.3))
    assert table.deadline() == at(reveal + 4 + 0.120 + KEEPING)
    snap(journaled, 0, reveal + 2.0)
    assert table.deadline() == at(reveal + 2.0 + 0.120 + EQUAL + IN_SIGHT - 0.005)
    before = len(journaled.heard(None))
    journaled.keep(table.tick(reveal + 2.3))
    assert kinds(journaled.heard(None)[before:])[1:3] == ["SnappedWrong", "Snapped"]


def test_the_window_of_wrong_cards_alone_ends_with_its_clock() -> None:
    journaled, reveal = a_race()
    table = journaled.table
    for seat in (0, 1):
        wrong = next(
            move
            for move in table.state.options(seat)
            if isinstance(move, Snap) and not decides_race(table.state, seat, move)
        )
        journaled.keep(table.answer(seat, question_of(table).id, wrong, reveal + 0.3 + seat))
    assert table.tick(reveal + 3.9).lines == ()
    line = judged(journaled.keep(table.tick(reveal + 4)))
    assert line.ruling is not None
    assert [one.seat for one in line.ruling.finishes] == [0, 1]


def test_the_hold_of_a_race_is_not_the_clock_of_the_question_after_it() -> None:
    journaled, reveal = a_race()
    table = journaled.table
    snap(journaled, 0, reveal + 0.4)
    journaled.keep(table.tick(reveal + 0.5))
    assert table.armed is not None
    assert table.armed.deadline is not None
    assert table.deadline() == table.armed.deadline > reveal + 0.5


def test_a_claim_that_comes_when_the_hold_is_over_is_too_late() -> None:
    journaled, reveal = a_race((0.005, 0.040, 0.120))
    snap(journaled, 0, reveal + 0.405)
    with pytest.raises(Refused, match="time for this is over"):
        snap(journaled, 2, reveal + 0.531 + IN_SIGHT)


def test_a_claim_counts_from_its_arrival_however_long_the_disk_took() -> None:
    journaled, reveal = a_race()
    table = journaled.table
    snap(journaled, 0, reveal + 0.900, came=reveal + 0.400)
    assert table.deadline() == at(reveal + 0.400 + EQUAL + IN_SIGHT)
    snap(journaled, 1, reveal + 0.900, came=reveal + 0.402)
    line = judged(journaled.keep(table.tick(reveal + 0.900)))
    assert line.ruling is not None
    assert sorted(one.milliseconds for one in line.ruling.finishes) == [400, 402]


def test_nothing_is_told_in_a_race_before_it_is_judged() -> None:
    """Not who passed, nor that somebody claimed; the view and the question stay as they were."""
    journaled, reveal = a_race()
    table = journaled.table
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    spectator, third = table.asked(None), table.asked(2)
    assert let_go(journaled, 0, reveal + 0.2).told == {}
    assert snap(journaled, 1, reveal + 0.3).told == {}
    assert [table.view(seat) for seat in (0, 1, 2, None)] == views
    assert (table.asked(None), table.asked(2)) == (spectator, third)
    own = table.asked(0)
    assert own is not None
    assert (own.answered, own.options) == ((0,), ())


def test_a_race_is_over_early_only_when_all_have_answered() -> None:
    journaled, reveal = a_race()
    ask = question_of(journaled.table)
    let_go(journaled, 2, reveal + 0.2)
    let_go(journaled, 0, reveal + 0.3)
    assert question_of(journaled.table).id == ask.id
    assert journaled.table.deadline() == reveal + 4
    line = judged(let_go(journaled, 1, reveal + 0.9))
    assert line.ruling is None
    assert isinstance(line.entry, Answers)
    assert [seat for seat, _ in line.entry.moves] == [0, 1, 2]  # not in the order they passed


def test_all_who_claimed_are_judged_at_once_when_nobody_is_missing() -> None:
    journaled, reveal = a_race((0.0, 0.0, 0.140))
    snap(journaled, 0, reveal + 0.30)
    snap(journaled, 2, reveal + 0.33)
    line = judged(let_go(journaled, 1, reveal + 0.34))
    assert line.ruling is not None
    assert [one.seat for one in line.ruling.finishes] == [2, 0]


def test_each_has_one_try() -> None:
    journaled, reveal = a_race()
    let_go(journaled, 0, reveal + 0.2)
    with pytest.raises(Refused, match="answered this"):
        snap(journaled, 0, reveal + 0.3)


def test_a_card_that_is_not_there_is_refused_in_the_words_of_the_game() -> None:
    journaled, reveal = a_race()
    ask = question_of(journaled.table)
    for move in (Snap(59), Snap(-1), Snap(2**70)):
        with pytest.raises(Refused, match="O13"):
            journaled.table.answer(0, ask.id, move, reveal + 0.3)
    assert journaled.table.held == {}


def test_a_claim_before_the_reveal_counts_from_the_reveal() -> None:
    journaled, reveal = a_race((0.0, 0.0, 0.200))
    snap(journaled, 0, reveal - 0.1)
    assert journaled.table.deadline() == at(reveal + hold([a_way(0.0), a_way(0.200)], a_way(0.0), 0.0))
    line = judged(journaled.keep(journaled.table.tick(reveal + 1)))
    assert line.ruling is not None
    assert line.ruling.finishes[0].milliseconds == 0


def test_equal_claims_are_drawn_from_the_key_of_the_game_and_recorded() -> None:
    journaled, reveal = a_race()
    table = journaled.table
    ask = question_of(table)
    snap(journaled, 0, reveal + 0.400)
    snap(journaled, 2, reveal + 0.404)
    line = judged(journaled.keep(table.tick(reveal + 1)))
    assert line.ruling is not None
    assert all(one.by_lot for one in line.ruling.finishes)
    key = make_key(table.draws.secret, table.draws.contributions)
    assert tuple(one.seat for one in line.ruling.finishes) == draw_lots(key, ask.id)(0, [0, 2])


def test_a_restart_in_the_middle_of_a_race_loses_no_claim() -> None:
    journaled, reveal = a_race((0.005, 0.040, 0.120))
    snap(journaled, 0, reveal + 0.405)
    snap(journaled, 2, reveal + 0.490)
    restored: AnyTable = restore_table(journaled.table.game, journaled.lines)
    assert restored.deadline() == journaled.table.deadline()
    assert restored.tick(reveal + 60).lines == journaled.table.tick(reveal + 60).lines


def test_a_bot_is_given_no_more_time_than_others() -> None:
    journaled, _ = a_race((0.005, 0.040, 0.120))
    table = journaled.table
    asked = question_of(table)
    assert lead(table.ways_to(asked).values()) == pytest.approx(0.120 + KEEPING)
    table.seat_bot(2, "regular")
    assert lead(table.ways_to(asked).values()) == pytest.approx(0.040 + KEEPING)
    table.set_wires(1, [])
    assert lead(table.ways_to(asked).values()) == pytest.approx(0.010)


@pytest.mark.parametrize("tab", [0, 1])
def test_a_claim_is_credited_for_the_nearest_tab_of_its_seat(tab: int) -> None:
    """Otherwise a second tab that seems far away would buy the near one a start, or an early card."""
    journaled, reveal = a_race()
    table = journaled.table
    table.set_wires(0, [steady(0.005), steady(0.150)])
    journaled.keep(table.prolong(60, reveal))
    reveal = table.reveal()
    assert table.send_at(0) == at(reveal - 0.005)
    snap(journaled, 0, reveal + 0.400, tab=tab)
    assert table.held[0].allowance == pytest.approx(0.005)


def test_a_near_tab_that_is_opened_when_the_card_was_sent_gains_nothing_by_it() -> None:
    journaled, reveal = a_race((0.113, 0.0, 0.0))
    table = journaled.table
    assert table.send_at(0) == at(reveal - 0.113)
    table.set_wires(0, [*table.wires[0], Delay()])
    assert table.send_at(0) == reveal
    snap(journaled, 0, reveal + 0.300, tab=1)
    assert table.held[0].allowance == pytest.approx(-0.113)


def test_a_claim_from_a_connection_that_the_table_does_not_know_is_near() -> None:
    journaled, reveal = a_race((0.113, 0.0, 0.0))
    table = journaled.table
    move = right_cards(table, 0)[0]
    journaled.keep(table.answer(0, question_of(table).id, move, reveal + 0.3, wire=Delay()))
    assert table.held[0].allowance == pytest.approx(-0.113)


def test_a_claim_quicker_than_people_are_is_not_made_quicker() -> None:
    journaled, reveal = a_race((0.113, 0.0, 0.0))
    snap(journaled, 0, reveal - 0.113 + 0.200)
    line = judged(journaled.keep(journaled.table.tick(reveal + 1)))
    assert line.ruling is not None
    assert line.ruling.finishes[0].milliseconds == 150


def test_a_card_is_sent_no_earlier_than_a_claim_is_credited() -> None:
    """A player who only seems far away would have it that much before all others."""
    journaled, reveal = a_race((0.005, 0.040, 0.250))
    assert journaled.table.send_at(2) == at(reveal - ALLOWANCE)


def test_a_race_waits_for_the_nearest_tab_of_a_seat() -> None:
    table = a_race()[0].table
    table.set_wires(0, [steady(0.150), steady(0.005)])
    assert lead(table.ways_to(question_of(table)).values()) == pytest.approx(0.010)


def test_an_unmeasured_wire_gets_no_credit() -> None:
    journaled, reveal = a_race()
    journaled.table.set_wires(0, [Delay()])
    snap(journaled, 0, reveal + 0.400)
    assert journaled.table.held[0].allowance == 0.0


# Parity


def claim_both(journaled: Journaled, reveal: float, near: float, far: float) -> None:
    """Two people claim, each this long after their card left."""
    table = journaled.table
    ahead = table.ways[0].ahead
    for came, seat in sorted([(reveal + near, 1), (reveal - ahead + far, 0)]):
        snap(journaled, seat, came)
    journaled.keep(table.tick(reveal + 5))


def test_a_persons_quickness_counts_from_when_their_own_card_left_and_outlives_a_restart() -> None:
    journaled, reveal = a_race((0.113, 0.0, 0.0))
    claim_both(journaled, reveal, near=0.420, far=0.460)
    table = journaled.table
    assert table.paces[0].elapsed == pytest.approx([0.460], abs=1e-6)
    assert table.paces[0].judged == pytest.approx([0.460 - 0.226], abs=1e-6)
    assert table.paces[1].elapsed == pytest.approx([0.420], abs=1e-6)
    restored: AnyTable = restore_table(table.game, journaled.lines)
    assert restored.paces[0].elapsed == table.paces[0].elapsed
    assert restored.paces[0].usual == table.paces[0].usual


def test_a_player_as_quick_as_the_others_gets_no_credit() -> None:
    journaled, reveal = a_race((0.113, 0.0, 0.0))
    table = journaled.table
    for pace, elapsed, judged_at in ((table.paces[0], 0.460, 0.234), (table.paces[1], 0.450, 0.450)):
        for _ in range(32):
            pace.note_claim(elapsed, judged_at, 0.0)
    way = table.ways_to(question_of(table))[0]
    assert 0.010 <= way.credit < 0.020
    journaled.keep(table.prolong(60, reveal))
    assert table.send_at(0) == at(table.reveal() - way.ahead)


def test_a_player_who_is_later_by_their_distance_gets_full_credit() -> None:
    table = a_race((0.113, 0.0, 0.0))[0].table
    for _ in range(32):
        table.paces[0].note_claim(0.676, 0.450, 0.0)
        table.paces[1].note_claim(0.450, 0.450, 0.0)
    assert table.ways_to(question_of(table))[0].credit == pytest.approx(0.226)


def test_nobody_is_compared_with_a_bot() -> None:
    journaled, _ = a_race((0.113, 0.0, 0.0))
    table = journaled.table
    for pace in table.paces:
        for _ in range(32):
            pace.note_claim(0.450, 0.450, 0.0)
    assert table.ways_to(question_of(table))[0].credit < 0.1
    for seat in (1, 2):
        journaled.keep(table.seat_bot(seat, "regular"))
    assert table.ways_to(question_of(table))[0].credit == pytest.approx(0.226)


def test_against_bots_people_who_are_all_far_away_get_credit_for_what_they_have_in_common() -> None:
    """Among themselves they need none, and a bot has no distance."""
    journaled, _ = a_race((0.150, 0.113, 0.113))
    table = journaled.table
    for pace, distance in ((table.paces[0], 0.300), (table.paces[1], 0.226), (table.paces[2], 0.226)):
        for _ in range(32):
            pace.note_claim(0.450 + distance, 0.450, 0.0)
    assert table.ways_to(question_of(table))[0].credit == pytest.approx(0.074, abs=0.030)
    assert table.ways_to(question_of(table))[1].credit < 0.030
    journaled.keep(table.seat_bot(2, "regular"))
    assert [table.ways_to(question_of(table))[seat].credit for seat in (0, 1)] == pytest.approx(
        [0.300, 0.226]
    )


def test_a_bots_claims_say_nothing_about_the_person_it_stands_in_for() -> None:
    journaled, reveal = a_race()
    table = journaled.table
    journaled.keep(table.seat_bot(0, "regular"))
    move = right_cards(table, 0)[0]
    journaled.keep(table.answer(0, question_of(table).id, move, reveal + 0.5, by_bot=True))
    journaled.keep(table.tick(reveal + 5))
    assert table.paces[0].elapsed == []
