"""`backroom replay`: a recorded game as readable text, as everybody, a seat or a spectator saw it."""

import subprocess
import sys
from pathlib import Path

import pytest

from backroom import cli
from backroom.commands.replay import end_lines
from backroom.core.chance import Drawn
from backroom.core.game import Answers, Over
from backroom.core.log import Record, replay, steps, write
from backroom.games.omerta.events import Drew, Peeked
from backroom.games.omerta.moves import Draw
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.core.played import a_record

RECORD = a_record()
EVENTS = [event for step in steps(RECORD, OMERTA) for event in step.events]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(write(RECORD))
    return path


def shown(file: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    """The lines that the command prints."""
    assert cli.run(["replay", str(file), *options]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


def told_to(seat: int | None) -> list[str]:
    """What a seat was told, in words."""
    heard = [OMERTA.tell(event, seat) for event in EVENTS]
    return [OMERTA.describe(event) for event in heard if event is not None]


def game_lines(lines: list[str]) -> list[str]:
    """The lines between the header and the end, without their numbers."""
    first, last = lines.index("") + 1, len(lines) - 1 - lines[::-1].index("")
    return [line[7:] for line in lines[first:last]]


def complaint(file: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """The one sentence with which the command exits with 2."""
    assert cli.run(["replay", str(file), *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.replace(str(file), "FILE")


def test_the_header_says_which_game_it_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert RECORD.header.fairness is not None
    assert shown(file, capsys)[:4] == [
        "omerta, version 1 of its rules",
        "players: 3, edition: en, deck: deduced, rounds: 1, open safe: no, snap: race, memory aid: no",
        f"draws committed to by {RECORD.header.fairness.commitment}",
        "",
    ]


def test_an_option_left_to_the_game_is_as_usual(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(a_record(Setup(players=3, open_safe=True))))
    assert "rounds: as usual, open safe: yes," in shown(file, capsys)[1]


def test_everything_that_happened_is_told_in_order(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = [line for line in game_lines(shown(file, capsys)) if not line.startswith("(")]
    assert told == [OMERTA.describe(event) for event in EVENTS]


def test_every_entry_is_told_with_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = [line[:5].strip() for line in shown(file, capsys)[4:] if line[5:7] == "  "]
    assert [int(number) for number in numbers if number] == list(range(2, len(RECORD.entries) + 2))


def test_an_answer_after_which_nothing_happened_is_told_as_it_was_given(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = RECORD.entries[3]
    assert isinstance(first, Answers)
    seat, move = first.moves[0]
    assert move == Draw()
    assert f"    5  (Seat {seat + 1}: draw)" in shown(file, capsys)


def test_the_scores_stand_at_the_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = replay(RECORD, OMERTA).pending()
    assert isinstance(over, Over)
    first, second, third = over.scores
    assert len(over.winners) == 1
    assert shown(file, capsys)[-3:] == [
        "",
        f"Scores: Seat 1: {first}, Seat 2: {second}, Seat 3: {third}",
        f"Won by Seat {over.winners[0] + 1}",
    ]


def test_a_shared_win_names_all_who_share_it() -> None:
    lines = list(end_lines(Over(winners=(0, 2), scores=(4, 9, 4))))
    assert lines == ["Scores: Seat 1: 4, Seat 2: 9, Seat 3: 4", "Won by Seat 1 and Seat 3"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_is_shown_only_what_it_was_told(
    seat: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = game_lines(shown(file, capsys, "--seat", str(seat + 1)))
    assert lines == told_to(seat)
    assert lines != told_to(None)


def test_a_spectator_is_shown_only_what_spectators_were_told(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = game_lines(shown(file, capsys, "--spectator"))
    assert lines == told_to(None)
    for event in EVENTS:
        if isinstance(event, Drew | Peeked):
            assert OMERTA.describe(event) not in lines


def test_a_seat_or_a_spectator_not_both(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(file, capsys, "--seat", "1", "--spectator")
    assert said == "backroom: choose --seat or --spectator, not both.\n"


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_a_seat_that_does_not_exist_is_refused(
    seat: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(file, capsys, f"--seat={seat}")
    assert said == f"backroom: --seat {seat}: this game has seats 1 to 3.\n"


@pytest.mark.parametrize(
    ("entries", "end"),
    [
        (1, "The record stops here, waiting for a draw."),
        (2, "The record stops here, waiting for Seat 1, Seat 2, Seat 3 (peek)."),
    ],
)
def test_a_game_that_is_not_over_says_what_it_waits_for(
    entries: int, end: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(write(Record(RECORD.header, RECORD.entries[:entries])))
    assert shown(file, capsys)[-1] == end


def test_seats_are_counted_in_a_game_that_is_not_over(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(Record(RECORD.header, RECORD.entries[:7])))
    assert complaint(file, capsys, "--seat", "4").endswith("this game has seats 1 to 3.\n")
    assert shown(file, capsys, "--seat", "3")


def test_a_record_the_rules_refuse_is_one_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(Record(RECORD.header, (*RECORD.entries[:3], Drawn((0,))))))
    assert complaint(file, capsys) == "backroom: FILE: line 5: nothing is drawn now.\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "the file is empty."),
        (b"\x00\xff", "line 1: JSON is malformed: invalid character (byte 0)."),
        (write(RECORD)[:30], "line 1: the line is cut off."),
    ],
)
def test_a_file_that_is_not_a_record_is_one_sentence(
    text: bytes, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(text)
    assert complaint(file, capsys) == f"backroom: FILE: {says}\n"


def test_a_missing_file_is_one_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.unlink()
    assert complaint(file, capsys) == "backroom: FILE: No such file or directory.\n"


@pytest.mark.slow
def test_a_reader_that_stops_early_is_not_an_error(tmp_path: Path) -> None:
    """As in `backroom replay FILE | head`; the text is longer than a pipe holds."""
    path = tmp_path / "long.jsonl"
    path.write_bytes(write(a_record(Setup(players=5, rounds=20))))
    command = [sys.executable, "-m", "backroom", "replay", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.close()
        said = reading.stderr.read()
    assert said == b""
    assert reading.returncode == 1
