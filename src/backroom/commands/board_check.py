"""`backroom board check`: whether the printed rules can be played on a corrected board."""

from pathlib import Path

from backroom.complaint import Complaint
from backroom.core.refusal import Malformed
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, Board
from backroom.games.organized_crime.printed.board_file import read_board
from backroom.games.organized_crime.printed.decks import DECK_NAMES, Decks
from backroom.games.organized_crime.printed.decks_file import DECKS, read_decks


def check_board(file: Path, *, decks: Path | None = None) -> None:
    """Check a board file and a decks file.

    Parameters
    ----------
    file
        A board, in the format of the shipped board.toml.
    decks
        The four decks, in the format of the shipped decks.toml; by default the shipped ones.
    """
    try:
        board = read_board(file)
        cards = DECKS if decks is None else read_decks(decks)
    except Malformed as problem:
        raise Complaint(f"{problem}.") from None
    checked = file.name if decks is None else f"{file.name} and {decks.name}"
    print("\n".join([f"{checked}: all is well.", *summary(board, cards)]))


def summary(board: Board, decks: Decks) -> list[str]:
    """The figures that an owner can compare with the box."""
    shared = len(board.inner) + len(board.outer) - len(set(board.inner + board.outer))
    track = f"{len(board.inner)} inner + {len(board.outer)} outer - {shared} shared"
    bases = len(board.base_ids)
    cities = len(board.circles_of[CITY_CIRCLE])
    sizes = ", ".join(
        f"{name.replace('_', ' ')} {size}" for name, size in zip(DECK_NAMES, decks.sizes, strict=True)
    )
    return [
        f"spaces   {board.count - 2 * bases} on the tracks ({track}), {bases} home bases",
        f"cities   {cities}",
        f"circles  {board.circle_count}",
        f"decks    {sizes}",
    ]
