"""`backroom verify`: 0 if every draw is as committed to, 1 if not, 2 if that cannot be told."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from backroom import cli
from backroom.commands import recorded
from backroom.core.chance import Drawn
from backroom.core.log import Fairness, Header, Record, with_secret, write
from backroom.core.receipt import Receipt, write_receipt
from tests.core.played import SECRET, a_record

RECORD = a_record()
FAIRNESS = RECORD.header.fairness
assert FAIRNESS is not None
SHOWN = Receipt(
    format=1,
    table="BCDF2345",
    game="omerta",
    seat=0,
    at=1_800_000_000,
    commitment=FAIRNESS.commitment,
    early=True,
    changed=None,
    given="c0ffee",
    taken=True,
    left=False,
    announced=FAIRNESS,
    digest=RECORD.digest,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(write(RECORD))
    return path


def complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which the command exits with 2."""
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


def test_a_file_is_not_read_whole_before_its_size_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as sparse:
        sparse.truncate(1 << 40)
    assert complaint(huge, capsys) == "backroom: FILE: the file has more than 16777216 bytes.\n"


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


def test_a_file_that_is_not_a_record_is_a_complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(RECORD)[:-9])
    last = len(RECORD.entries) + 2
    assert complaint(file, capsys) == f"backroom: FILE: line {last}: the line is cut off.\n"


def test_a_missing_file_is_a_complaint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.unlink()
    assert complaint(file, capsys) == "backroom: FILE: No such file or directory.\n"
    file.mkdir()
    assert complaint(file, capsys) == "backroom: FILE: Is a directory.\n"


def verify_with(
    file: Path, *receipts: Receipt, capsys: pytest.CaptureFixture[str], expected: int
) -> list[str]:
    """Verify with these receipts; returns the printed lines without the file names."""
    arguments = ["verify", str(file)]
    for number, receipt in enumerate(receipts):
        kept = file.with_name(f"receipt-{number}.json")
        kept.write_bytes(write_receipt(receipt))
        arguments += ["--receipt", str(kept)]
    assert cli.run(arguments) == expected
    return capsys.readouterr().out.replace(f"{file.parent}/", "").splitlines()


def test_a_receipt_that_fits_says_whose_bytes_are_in_the_draws(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    watched = replace(SHOWN, seat=None, given=None, taken=False, early=False)
    said = verify_with(file, SHOWN, watched, capsys=capsys, expected=0)
    assert said[0].startswith("game.jsonl verifies: ")
    assert said[1:] == [
        (
            "receipt-0.json fits: the promise is the one that seat 1 was shown, "
            "and its own bytes are in the draws."
        ),
        (
            "receipt-1.json fits: the promise is the one that was shown while the game was on; "
            "no bytes of this receipt are in the draws."
        ),
    ]


def test_a_swapped_contribution_verifies_and_does_not_fit_the_receipts(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game played with other bytes is consistent in itself: only the receipts tell."""
    announced = Fairness(SHOWN.commitment, ("aa", None, ""))
    mine = replace(SHOWN, given="aa", announced=announced, digest=None)
    another = replace(mine, seat=1, given=None, taken=False)
    said = verify_with(file, mine, another, capsys=capsys, expected=1)
    assert said[0].startswith("game.jsonl verifies: ")
    assert said[1:] == [
        (
            "receipt-0.json does not fit: the record has other bytes for this seat than it sent, "
            "though the house confirmed them."
        ),
        (
            "receipt-1.json does not fit: the record has other contributions than were announced "
            "at the start, in seat 1."
        ),
    ]


def test_everything_that_does_not_fit_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write(RECORD).replace(b"[3,1,0]", b"[1,3,0]", 1))
    swapped = replace(SHOWN, commitment="00" * 32, seat=1, digest="00" * 32)
    said = verify_with(file, swapped, capsys=capsys, expected=1)
    assert [line.split(":")[0] for line in said] == [
        "game.jsonl does not verify",
        *["receipt-0.json does not fit"] * 4,  # the commitment, that it changed, the bytes, the digest
    ]


def test_a_record_that_proves_nothing_does_not_fit_a_receipt(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(write(Record(RECORD.header, RECORD.entries)))
    assert verify_with(file, SHOWN, capsys=capsys, expected=1) == [
        (
            "receipt-0.json does not fit: a commitment was shown before the game, "
            "and the record has nothing to check it by."
        )
    ]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{}", "this is no receipt: Object missing required field `format`"),
        (b" " * 20_000, "the file has more than 16384 bytes"),
        (
            write_receipt(replace(SHOWN, game="organized_crime")),
            "the receipt is of a game of organized_crime",
        ),
    ],
)
def test_a_receipt_for_another_game_is_a_complaint(
    file: Path, capsys: pytest.CaptureFixture[str], data: bytes, sentence: str
) -> None:
    kept = file.with_name("receipt.json")
    kept.write_bytes(data)
    assert cli.run(["verify", str(file), "--receipt", str(kept)]) == 2
    assert capsys.readouterr().err.startswith(f"backroom: {kept}: {sentence}")
    kept.unlink()
    assert cli.run(["verify", str(file), "--receipt", str(kept)]) == 2
    assert capsys.readouterr().err == f"backroom: {kept}: No such file or directory.\n"


def test_a_file_that_is_too_large_is_a_complaint(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorded, "LARGEST", file.stat().st_size - 1)
    assert complaint(file, capsys) == (
        f"backroom: FILE: the file has more than {file.stat().st_size - 1} bytes.\n"
    )
