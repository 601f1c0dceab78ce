"""`backroom verify`: recompute the draws of a recorded game, and compare it with receipts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from backroom.commands.recorded import bad_record, open_record, read_file
from backroom.complaint import Complaint
from backroom.core.fair import Discrepancy, Verified, verify
from backroom.core.log import Record
from backroom.core.receipt import LARGEST, Receipt, compare, is_in, read_receipt, tell
from backroom.core.refusal import Malformed


class Compared(NamedTuple):
    """What a receipt says about a record."""

    fits: bool
    sentences: list[str]


def verify_record(file: Path, *, receipt: Sequence[Path] = ()) -> int:
    """Check that every draw of a recorded game was fixed before it began.

    Parameters
    ----------
    file
        A game record.
    receipt
        What a seat was shown before and during the game, as saved by the browser or `backroom join
        --receipt`. May be given several times.
    """
    record, game = open_record(file)
    compared = [compare_with(record, path) for path in receipt]
    try:
        found = verify(record, game)
    except Malformed as problem:
        if not compared:
            raise bad_record(file, problem) from None
        found = None  # the receipts say that there should be something to verify
    if isinstance(found, Discrepancy):
        print(f"{file} does not verify: line {found.line}: {found.why}.")
    elif found is not None:
        end = "to the end of the game" if found.finished else "and the game is not finished"
        print(
            f"{file} verifies: the secret is the one committed to, it gives all {found.draws} draws, "
            f"and the rules allow all {found.entries} entries, {end}."
        )
    for each in compared:
        print("\n".join(each.sentences))
    return 0 if isinstance(found, Verified) and all(each.fits for each in compared) else 1


def open_receipt(file: Path) -> Receipt:
    """Read a receipt; complains in one sentence."""
    try:
        return read_receipt(read_file(file, LARGEST))
    except OSError as problem:
        raise Complaint(f"{file}: {problem.strerror or problem}.") from None
    except Malformed as problem:
        raise bad_record(file, problem) from None


def compare_with(record: Record[Any, Any], file: Path) -> Compared:
    """Whether the record matches a receipt; complains if they cannot be of the same game."""
    receipt = open_receipt(file)
    try:
        found = compare(record, receipt)
    except Malformed as problem:
        raise bad_record(file, problem) from None
    if not found:
        return Compared(fits=True, sentences=[f"{file} fits: {praise(record, receipt)}."])
    return Compared(fits=False, sentences=[f"{file} does not fit: {tell(finding)}." for finding in found])


def praise(record: Record[Any, Any], receipt: Receipt) -> str:
    """What a matching receipt proves."""
    if is_in(record, receipt):
        assert receipt.seat is not None
        seat = receipt.seat + 1
        return f"the promise is the one that seat {seat} was shown, and its own bytes are in the draws"
    when = "before the game" if receipt.early else "while the game was on"
    return f"the promise is the one that was shown {when}; no bytes of this receipt are in the draws"
