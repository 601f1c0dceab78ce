"""Reads the record file given to a command."""

from pathlib import Path
from typing import Any

from backroom.complaint import Complaint
from backroom.core.log import LARGEST, AnyGame, Record, read
from backroom.core.refusal import Malformed
from backroom.games import GAMES


def open_record(file: Path) -> tuple[Record[Any, Any], AnyGame]:
    """Read a record and find its game; complains in one sentence."""
    try:
        record = read(read_file(file, LARGEST), GAMES)
    except OSError as problem:
        raise Complaint(f"{file}: {problem.strerror or problem}.") from None
    except Malformed as problem:
        raise bad_record(file, problem) from None
    return record, GAMES[record.header.game]


def read_file(file: Path, largest: int) -> bytes:
    """The content of a file that is not too large; raises `Malformed` otherwise."""
    with file.open("rb") as opened:
        data = opened.read(largest + 1)
    if len(data) > largest:
        raise Malformed(f"the file has more than {largest} bytes")
    return data


def bad_record(file: Path, problem: Malformed) -> Complaint:
    """What is wrong with a record, as a complaint."""
    return Complaint(f"{file}: {str(problem).removesuffix('.')}.")
