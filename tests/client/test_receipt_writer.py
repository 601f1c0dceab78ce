"""A receipt is written before anything is sent, and what was shown first is never replaced."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from backroom.client.receipt_writer import ReceiptWriter
from backroom.core.log import Fairness
from backroom.core.receipt import Receipt, read_receipt, write_receipt
from backroom.core.refusal import Malformed
from backroom.protocol.messages import Goodbye
from backroom.table.notices import GameStarted

FIRST, SECOND = "a" * 64, "b" * 64
STARTED = GameStarted(Fairness(FIRST, ("00ff", None)))
SHOWN = Receipt(
    format=1, table="BCDFGHJK", game="omerta", seat=0, at=1, commitment=FIRST, early=True, changed=None,
    given=None, taken=False, left=False, announced=None, digest=None,
)  # fmt: skip


def writing(**fields: Any) -> ReceiptWriter:
    """The writer of the first seat, after it was shown the first commitment."""
    writer = ReceiptWriter()
    writer.seat, writer.receipt = 0, replace(SHOWN, **fields)
    return writer


def test_a_receipt_that_is_there_counts_as_shown_first(tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    file.write_bytes(write_receipt(SHOWN))
    writer = writing(commitment=SECOND, announced=STARTED.fairness)
    writer.keep_in(file)
    kept = read_receipt(file.read_bytes())
    assert (kept.commitment, kept.changed, kept.announced) == (FIRST, SECOND, STARTED.fairness)


def test_a_receipt_that_is_there_is_enough_before_anything_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    file.write_bytes(write_receipt(SHOWN))
    writer = ReceiptWriter()
    writer.seat = 0
    writer.keep_in(file)
    assert writer.receipt == SHOWN


@pytest.mark.parametrize("other", [{"seat": 1}, {"table": "KJHGFDCB"}])
def test_the_receipt_of_another_seat_is_never_written_over(tmp_path: Path, other: dict[str, Any]) -> None:
    file = tmp_path / "receipt.json"
    file.write_bytes(before := write_receipt(replace(SHOWN, **other)))
    with pytest.raises(Malformed, match="is the receipt of another seat"):
        writing().keep_in(file)
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=f"{tmp_path}: Is a directory"):
        writing().keep_in(tmp_path)
    with pytest.raises(Malformed, match=r"receipt\.json: No such file"):
        writing().keep_in(tmp_path / "nowhere" / "receipt.json")
    file = tmp_path / "receipt.json"
    file.write_text("{}")
    with pytest.raises(Malformed, match=r"receipt\.json: this is no receipt"):
        writing().keep_in(file)


def test_the_first_announcement_counts_and_another_commitment_is_noted() -> None:
    writer = writing()
    writer.announce(STARTED)
    writer.announce(GameStarted(Fairness(SECOND, ())))
    assert writer.receipt == replace(SHOWN, announced=STARTED.fairness, changed=SECOND)
    writer.show("c" * 64)
    assert writer.receipt == replace(SHOWN, announced=STARTED.fairness, changed=SECOND)


def test_bytes_are_given_again_unless_the_seat_was_left() -> None:
    assert writing(given="0a").give(None, "0b") == "0a"
    assert writing(given="0a", left=True).give(None, "0b") == "0b"
    assert writing(given="0a").give("0c", "0b") == "0c"


def test_a_seat_that_is_lost_before_the_start_is_left() -> None:
    early, late = writing(), writing(announced=STARTED.fairness)
    for writer in (early, late):
        writer.hear(Goodbye(reason="kicked", why="the host has taken your seat from you"))
    assert early.receipt == replace(SHOWN, left=True)
    assert late.receipt == replace(SHOWN, announced=STARTED.fairness)


def test_the_digest_that_was_shown_first_stays() -> None:
    writer = writing()
    writer.end(FIRST)
    writer.end(SECOND)
    assert writer.receipt == replace(SHOWN, digest=FIRST)


def test_where_nothing_is_shown_there_is_no_receipt() -> None:
    """As in a game that continues from a record."""
    writer = ReceiptWriter()
    writer.announce(STARTED)
    assert writer.give(None, "0b") == "0b"
    writer.confirm()
    writer.refuse(None)
    writer.leave()
    writer.end(FIRST)
    assert writer.receipt is None
