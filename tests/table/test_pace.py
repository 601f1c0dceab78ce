"""How quick a person has recently been, and how much of a distance that leaves to compensate."""

from collections.abc import Sequence

import pytest

from backroom.table.pace import (
    IN_SIGHT,
    LEFT_BEHIND,
    MARGIN,
    REMEMBERED,
    SELDOM,
    Pace,
    room_for,
)


def a_pace(elapsed: Sequence[float], credit: float = 0.0) -> Pace:
    pace = Pace()
    for one in elapsed:
        pace.note_claim(one, one - credit, 0.0)
    return pace


def test_nobody_can_say_before_two_have_claimed() -> None:
    assert room_for(Pace(), [a_pace([0.4])]) is None
    assert room_for(a_pace([0.4]), [Pace()]) is None
    assert room_for(a_pace([0.4]), []) is None


def test_there_is_room_for_as_much_as_a_person_is_later_than_the_others() -> None:
    own, other = a_pace([0.700] * REMEMBERED), a_pace([0.450] * REMEMBERED)
    room = room_for(own, [other])
    assert room is not None
    assert 0.250 < room < 0.255, "and little more, for chance"
    assert room_for(other, [own]) == 0.0


def test_what_all_have_in_common_is_compensated_for_all() -> None:
    far, nearer = a_pace([0.700] * 32), a_pace([0.600] * 32, credit=0.150)
    assert room_for(far, [nearer], 0.150) == pytest.approx(0.250, abs=0.010)
    assert room_for(far, [nearer]) == pytest.approx(0.100, abs=0.010), "and without that they are made equal"
    assert room_for(far, [nearer], 0.400) == room_for(far, [nearer], 0.150), "never quicker than the other"


def test_two_liars_do_not_vouch_for_each_other() -> None:
    liar, honest = a_pace([0.210] * 32, credit=0.200), a_pace([0.200] * 32)
    assert room_for(liar, [liar, honest]) == pytest.approx(0.010, abs=0.010)
    assert room_for(liar, [liar, liar, honest]) == pytest.approx(0.010, abs=0.010)


def test_the_fewer_claims_the_more_is_left_to_chance() -> None:
    rooms = [room_for(a_pace([0.500] * count), [a_pace([0.500] * count)]) or 0.0 for count in (1, 4, 16, 64)]
    assert rooms == sorted(rooms, reverse=True)
    assert 0.02 < rooms[0] < 0.1 * MARGIN * 2
    assert rooms[-1] < 0.005


def test_dawdling_now_and_then_makes_nobody_seem_slower() -> None:
    """Nor does it widen the margin for chance."""
    honest, other = a_pace([0.210] * 48), a_pace([0.200] * 48)
    padding = a_pace([0.210, 0.210, 0.210, 3.000] * 12)
    assert room_for(padding, [other]) == pytest.approx(room_for(honest, [other]))


def test_the_latest_claims_count() -> None:
    pace = a_pace([0.900] * 10 + [0.400] * REMEMBERED)
    assert len(pace.elapsed) == len(pace.judged) == REMEMBERED
    assert pace.usual == pytest.approx(0.400)


def test_a_claim_far_behind_the_first_does_not_count_unless_hardly_any_other_does() -> None:
    """A distant person's would come too late to be heard; but somebody may be too far ahead of all others."""
    pace = a_pace([0.4])
    for _ in range(SELDOM):
        pace.note_claim(0.8, 0.8, IN_SIGHT + 0.01)
    assert pace.elapsed == [0.4]
    pace.note_claim(0.8, 0.8, IN_SIGHT + 0.01)
    assert pace.elapsed == [0.4, 0.8]
    pace.note_claim(0.5, 0.5, IN_SIGHT)
    assert pace.elapsed == [0.4, 0.8, 0.5]


def test_one_who_takes_their_time_does_not_make_the_far_slow() -> None:
    quick, slow = a_pace([0.450] * 32), a_pace([2.000] * 32)
    far = a_pace([0.750] * 32)
    assert room_for(far, [quick, slow]) == room_for(far, [slow, quick]) == room_for(far, [quick])


def test_of_three_others_one_who_only_seems_far_away_is_no_proof_for_another() -> None:
    honest, liar = a_pace([0.210] * 32), a_pace([0.210] * 32, credit=0.060)
    assert room_for(liar, [liar, honest, honest]) == room_for(liar, [honest])


def test_sitting_down_again_does_not_make_a_person_unknown() -> None:
    pace = a_pace([0.210] * 32)
    pace.change_hands()
    assert len(pace.elapsed) == LEFT_BEHIND
    assert pace.usual == pytest.approx(0.210)
