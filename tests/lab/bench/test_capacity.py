"""What one core holds: people who take time to think, a probe beside them, and the conclusion."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

import backroom
from backroom import cli
from backroom.commands.bench_capacity import Report, text
from backroom.lab.bench.server.capacity import Step, run
from backroom.lab.bench.server.people import PONG, frame, frames
from backroom.lab.bench.server.processes import ours

SOURCES = Path(backroom.__file__).parents[1]


def step(tables: int, *, p99: float = 5.0, load: float = 0.2) -> Step:
    """A plausible measurement with this many tables."""
    return Step(tables, 1.6 * tables, 0.5, load, 1.0, p99, 2 * p99)


def said(*steps: Step) -> str:
    """The last line of the report."""
    return text(Report("compiled", 1.0, 15.0, list(steps))).splitlines()[-1]


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_is_read_when_it_is_whole_and_not_before(length: int, head: bytes) -> None:
    whole = head + b"x" * length
    data = whole + b"\x81"  # and the beginning of another
    (only,) = frames(data)
    assert data[only.start : only.end] == b"x" * length
    for cut in (0, 1, len(head) - 1, len(whole) - 1):
        assert list(frames(data[:cut])) == []


def test_a_client_masks_its_frames() -> None:
    assert frame(b"hi", PONG) == b"\x8a\x82\x00\x00\x00\x00hi"
    assert frame(b"x" * 200)[:4] == b"\x81\xfe\x00\xc8"


def test_where_nobody_waits_the_largest_size_is_held() -> None:
    assert said(step(50), step(100)).startswith("One core holds 100 tables or more: p99 stays within 100 ms;")


def test_where_somebody_waits_the_size_before_it_is_held() -> None:
    assert said(step(50), step(100, p99=120)).startswith("One core holds 50 tables and not 100: p99")
    assert said(step(50, p99=120)).startswith("One core does not hold 50 tables while p99")


def test_a_load_that_is_spent_is_not_taken_for_a_server_that_is() -> None:
    assert "100 tables or more: p99 stays within 100 ms; the load is at its limit;" in said(
        step(50), step(100, load=0.97)
    )


@pytest.mark.slow
def test_people_who_think_are_served() -> None:
    (found,) = run(partial(ours, tree=SOURCES), (2,), 2.0)
    assert found.tables == 2
    assert found.actions_per_second > 0
    assert 0.0 < found.p50 <= found.p99


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seconds", "0"], "--seconds 0: choose 1 to 600 seconds for each size."),
        (["--tables", "50", "--tables", "10"], "--tables: choose increasing sizes from 1 to 10,000."),
        (["--tables", "0"], "--tables: choose increasing sizes from 1 to 10,000."),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["bench", "capacity", *arguments]) == 2
    assert capsys.readouterr().err == f"backroom: {sentence}\n"
