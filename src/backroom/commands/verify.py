"""`backroom verify`: recompute the draws of a recorded game."""

from pathlib import Path

from backroom.commands.recorded import bad_record, open_record
from backroom.core.fair import Discrepancy, verify
from backroom.core.refusal import Malformed


def verify_record(file: Path) -> int:
    """Check that every draw of a recorded game was fixed before it began.

    Parameters
    ----------
    file
        A game record.
    """
    record, game = open_record(file)
    try:
        found = verify(record, game)
    except Malformed as problem:
        raise bad_record(file, problem) from None
    if isinstance(found, Discrepancy):
        print(f"{file} does not verify: line {found.line}: {found.why}.")
        return 1
    end = "to the end of the game" if found.finished else "and the game is not finished"
    print(
        f"{file} verifies: the secret is the one committed to, it gives all {found.draws} draws, "
        f"and the rules allow all {found.entries} entries, {end}."
    )
    return 0
