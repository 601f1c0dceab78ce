"""Which commands have run: as many as may be in flight, in little memory."""

from __future__ import annotations

import sys

from backroom.server.rooms.command_queue import Duplicates
from backroom.server.rooms.journal_lines import By
from backroom.server.settings import (
    MOST_REMEMBERED,
    TIME_TO_RESEND,
    Settings,
    most_in_flight,
    without_limits,
)

SEATS = (0, 2, None)


def ids(most: int) -> list[str]:
    return [f"1f2e3d4c-{number}" for number in range(most)]


def test_everything_a_seat_may_have_in_flight_is_remembered() -> None:
    usual = Settings()
    most = most_in_flight(usual)
    assert most >= usual.messages_burst + usual.messages_per_second * TIME_TO_RESEND
    done = Duplicates(3, most)
    for seat in SEATS:
        for one in ids(most):
            assert not done.has(By(seat, one))
            done.note(By(seat, one))
    assert all(done.has(By(seat, one)) for seat in SEATS for one in ids(most))
    assert not done.has(By(1, "1f2e3d4c-0"))
    assert not done.has(None)


def test_the_oldest_is_forgotten_first_and_what_is_noted_twice_takes_one_place() -> None:
    done = Duplicates(1, 3)
    for one in ("a", "b", "b", "c", "a"):
        done.note(By(0, one))
    assert all(done.has(By(0, one)) for one in "abc")
    done.note(By(0, "d"))
    assert [done.has(By(0, one)) for one in "abcd"] == [False, True, True, True]


def test_it_takes_little_memory_however_much_a_seat_says() -> None:
    most = most_in_flight(without_limits(Settings()))
    assert most == MOST_REMEMBERED
    done = Duplicates(1, most)
    for one in ids(3 * most):
        done.note(By(0, one))
    assert sys.getsizeof(done.marks[0]) < 16 * most
