"""A receipt is compared with the record: what was swapped is found, and nobody honest is accused."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import Struct

from backroom.core.log import Record, read
from backroom.core.receipt import LARGEST, Receipt, compare, is_in, read_receipt, tell, write_receipt
from backroom.core.refusal import Malformed
from backroom.games import GAMES

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TEXT: Final = (GOLDEN / "record-format-1.jsonl").read_bytes()
FAIRNESS: Final = TEXT[TEXT.index(b',"fairness"') : TEXT.index(b"}\n")]
RECORDS: Final = {
    None: TEXT,
    "other secret": TEXT.replace(b'"secret":"02', b'"secret":"03'),
    "no secret": TEXT[: TEXT.index(b'{"type":"reveal"')],
    "no commitment": TEXT[: TEXT.index(b'{"type":"reveal"')].replace(FAIRNESS, b""),
}


class Case(Struct):
    """A receipt, a record, and what does not fit; web/src/receipt/comparing.test.ts reads the same ones."""

    name: str
    changes: dict[str, Any]
    record: str | None
    findings: list[tuple[str, tuple[int, ...]]]
    proves: str | None


class Cases(Struct):
    receipt: dict[str, Any]
    cases: list[Case]


CASES: Final = msgspec.json.decode((GOLDEN / "receipts.json").read_bytes(), type=Cases)


def receipt(**changes: Any) -> Receipt:
    return read_receipt(msgspec.json.encode(CASES.receipt | changes))


def record(kind: str | None = None) -> Record[Any, Any]:
    return read(RECORDS[kind], GAMES)


@pytest.mark.parametrize("case", CASES.cases, ids=lambda case: case.name)
def test_what_is_not_as_it_was_shown_is_found(case: Case) -> None:
    kept = receipt(**case.changes)
    found = compare(record(case.record), kept)
    assert [tuple(finding) for finding in found] == case.findings
    assert is_in(record(case.record), kept) == (case.proves == "bytes") or found
    assert all(tell(finding) for finding in found)


def test_a_receipt_of_another_game_or_seat_is_none_of_this_record() -> None:
    with pytest.raises(Malformed, match="of a game of organized_crime, the record of omerta"):
        compare(record(), receipt(game="organized_crime"))
    with pytest.raises(Malformed, match="of seat 4, which the record does not have"):
        compare(record(), receipt(seat=3))


def test_a_receipt_is_written_and_read_again() -> None:
    kept = receipt()
    assert read_receipt(write_receipt(kept)) == kept


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "truncated"),
        (b"[]", "got `array`"),
        (b"\xff", "malformed"),
        (b"[" * 10_000, "nested too deeply|Expected `object`"),
        (b" " * (LARGEST + 1), f"more than {LARGEST} bytes"),
        (msgspec.json.encode(CASES.receipt | {"token": "s-abc"}), "unknown field `token`"),
        (msgspec.json.encode(CASES.receipt | {"format": 2}), "format"),
        (msgspec.json.encode(CASES.receipt | {"seat": 10}), "seat"),
        (msgspec.json.encode(CASES.receipt | {"seat": True}), "seat"),
        (msgspec.json.encode(CASES.receipt | {"seat": None}), "who watches gives nothing"),
        (msgspec.json.encode(CASES.receipt | {"commitment": "AB" * 32}), "commitment"),
        (msgspec.json.encode(CASES.receipt | {"given": "0"}), "given"),
        (msgspec.json.encode(CASES.receipt | {"given": "00" * 65}), "given"),
        (msgspec.json.encode({k: v for k, v in CASES.receipt.items() if k != "left"}), "left"),
    ],
)
def test_something_that_is_not_a_receipt_is_refused_in_a_sentence(data: bytes, why: str) -> None:
    with pytest.raises(Malformed, match=f"this is no receipt: .*({why})"):
        read_receipt(data)
