"""`backroom verify`: 0 if every draw is as it was committed to, 1 if not, 2 if that cannot be said."""

from pathlib import Path

import pytest

from backroom import cli
from backroom.core.chance import Drawn
from backroom.core.log import Header, Record, with_secret, write
from tests.core.played import SECRET, a_record

RECORD = a_record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(write(RECORD))
    return path


def complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which the command ends with 2."""
    assert cli.run(["verify", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.replace(str(file), "FILE")


def test_an_honest_game_verifies(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draws = sum(isinstance(entry, Drawn) for entry in RECORD.entries)
    assert cli.run(["verify", str(file)]) == 0
    assert capsys.readouterr().out == (
        f"{file} verifies: the secret is the one committed to, it gives all {draws} draws, "
        f"and the rules allow all {len(RECORD.entries)} entries, to the end of the game.\n"
    )


def test_a_game_given_up_verifies_and_is_called_unfinished(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(write(with_secret(Record(RECORD.header, RECORD.entries[:4]), SECRET)))
    assert cli.run(["verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith("all 4 entries, and the game is not finished.\n")


def test_the_first_discrepancy_is_said_with_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert RECORD.entries[0] == Drawn((3, 1, 0))
    file.write_bytes(write(RECORD).replace(b"[3,1,0]", b"[1,3,0]", 1))
    assert cli.run(["verify", str(file)]) == 1
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out == (
        f"{file} does not verify: line 2: draw 1 is [1, 3, 0], "
        "but the secret and the contributions give [3, 1, 0].\n"
    )


def test_a_dropped_line_does_not_verify(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = write(RECORD).splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:4], *lines[5:]]))
    assert cli.run(["verify", str(file)]) == 1
    assert " does not verify: line 5: " in capsys.readouterr().out


def test_a_record_without_a_fairness_block_is_a_complaint(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(write(Record(Header(1, "omerta", 1, RECORD.header.setup), RECORD.entries)))
    assert complaint(file, capsys) == (
        "backroom: FILE: line 1: there is no fairness block, so nothing can be verified.\n"
    )


def test_a_record_without_its_secret_is_a_complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(Record(RECORD.header, RECORD.entries)))
    assert complaint(file, capsys) == (
        "backroom: FILE: the secret is not revealed yet, so nothing can be verified.\n"
    )


def test_a_file_that_is_no_record_is_a_complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(RECORD)[:-9])
    last = len(RECORD.entries) + 2
    assert complaint(file, capsys) == f"backroom: FILE: line {last}: the line is cut off.\n"


def test_a_file_that_is_not_there_is_a_complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.unlink()
    assert complaint(file, capsys) == "backroom: FILE: No such file or directory.\n"
    file.mkdir()
    assert complaint(file, capsys) == "backroom: FILE: Is a directory.\n"
