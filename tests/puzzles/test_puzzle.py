"""A puzzle is read from its line, and whatever is wrong with one is said in a sentence."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.core.refusal import Malformed
from backroom.puzzles.puzzle import LONGEST, name_of, read, write
from backroom.puzzles.shelf import FILE, MOST, day_at, shelf

LINE = FILE.read_bytes().splitlines()[0]
GOOD: dict[str, Any] = msgspec.json.decode(LINE)
DAYS = date(2026, 11, 19)


def test_a_puzzle_is_written_as_it_was_read() -> None:
    assert write(read(LINE)) == LINE


def test_the_best_option_is_the_one_that_wins_most_often() -> None:
    puzzle = read(LINE)
    chances = [one.chance for one in puzzle.found]
    assert chances[puzzle.best] == max(chances)
    assert puzzle.lead == pytest.approx(max(chances) - sorted(chances)[-2])


FOUND: list[dict[str, Any]] = GOOD["found"]
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "another game": ({"game": "chess"}, "there is no game 'chess' here"),
    "no seat": ({"seat": 7}, "the question of a puzzle is for its seat alone"),
    "a seat that nobody has": (
        {"seat": 7, "ask": GOOD["ask"] | {"seats": [7]}},
        "nobody sits in seat 7",
    ),
    "twice the same": ({"found": [FOUND[0], FOUND[0]]}, "an option is there twice"),
    "no best": ({"found": [one | {"chance": 0.5} for one in FOUND]}, "no option is the best"),
    "one option": ({"found": FOUND[:1]}, "`$.found`"),
    "no rule of thumb": ({"usual": 50}, "the rule of thumb has chosen no option"),
    "more than a chance": ({"found": [one | {"chance": 1.5} for one in FOUND]}, "`$.found[0].chance`"),
    "something besides": ({"hands": []}, "unknown field `hands`"),
    "nothing told": ({"told": []}, "`$.told`"),
}


@pytest.mark.parametrize(("change", "sentence"), WRONG.values(), ids=WRONG)
def test_a_damaged_puzzle_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        read(msgspec.json.encode(GOOD | change))
    assert sentence in str(refused.value)


@pytest.mark.parametrize("line", [b"", b"nonsense", b"[]", b"\xff", b"[" * 9_000, b" " * (LONGEST + 1)])
def test_what_is_no_puzzle_is_refused(line: bytes) -> None:
    with pytest.raises(Malformed, match="puzzle"):
        read(line)


def test_the_shelf_says_which_line_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(LINE + b"\n" + LINE[:-9] + b"\n")
    with pytest.raises(Malformed, match=r"puzzles\.jsonl, line 2: this is no puzzle"):
        shelf(file)


@pytest.mark.parametrize("lines", [0, MOST + 1])
def test_there_are_some_puzzles_and_not_too_many(tmp_path: Path, lines: int) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes((b"{}\n") * lines)
    with pytest.raises(Malformed, match=rf"has {lines} puzzles, and may have 1 to {MOST}"):
        shelf(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"nowhere\.jsonl: No such file"):
        shelf(tmp_path / "nowhere.jsonl")


def test_each_day_has_its_puzzle_and_all_come_before_one_comes_again() -> None:
    puzzles = shelf()
    count = len(puzzles.kept)
    following = [puzzles.of(date.fromordinal(DAYS.toordinal() + day)).name for day in range(2 * count)]
    assert len(set(following[:count])) == count
    assert following[count:] == following[:count]


def test_only_days_since_todays_puzzle_last_came_may_be_asked_for() -> None:
    puzzles = shelf()
    count = len(puzzles.kept)
    before = {back: date.fromordinal(DAYS.toordinal() - back) for back in (-1, 0, 1, count - 1, count)}
    assert [back for back, day in before.items() if puzzles.is_open(day, DAYS)] == [0, 1, count - 1]


def test_a_puzzle_is_found_by_its_name() -> None:
    kept = shelf().called(name_of(LINE))
    assert kept is not None
    assert kept.puzzle == read(LINE)
    assert shelf().called("nothing") is None


def test_a_day_ends_at_midnight_by_greenwich() -> None:
    midnight = 1_795_132_800.0  # the 20th of November 2026
    assert [day_at(midnight - 1), day_at(midnight)] == [date(2026, 11, 19), date(2026, 11, 20)]
