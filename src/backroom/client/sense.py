"""Checks that what a server says makes sense: its types are right by now, but it may be anything else."""

from __future__ import annotations

from typing import Any, Final

from backroom.core.refusal import Malformed
from backroom.protocol.messages import AnyUpdate, FromServer, Update, Welcome

HIGHEST: Final = 2**53 - 1  # as far as every language counts exactly
LONGEST_MESSAGE: Final = 4 * 1024 * 1024  # bytes from a server: ours sends a tenth of it at most
LONGEST_ANSWER: Final = 32 * 1024 * 1024  # bytes of an answer over HTTP: everything told in a long game
MOST_UNREAD: Final = 100_000  # events between two questions; a whole game has a few thousand


def check_sense(heard: FromServer, seat: int | None, game: Any) -> int | None:
    """The seat that was opened, so far as is known; or `Malformed` for a message that makes no sense."""
    if isinstance(heard, Welcome):
        if heard.seat is None or heard.seat < 0:
            raise Malformed("the server opened no seat for the token")
        return heard.seat
    if isinstance(heard, Update):
        check_update(heard, seat, game.name)
    return seat


def check_update(update: AnyUpdate, seat: int | None, game: str) -> None:
    """An update of the table at which we have this seat, or `Malformed`."""
    if seat is None:
        raise Malformed("the server sent an update before its welcome")
    if seat >= len(update.table.seats):
        raise Malformed(f"the server says that we have seat {seat + 1} of {len(update.table.seats)}")
    if update.table.game != game:
        raise Malformed("the server says that the table plays another game now")
    if not all(0 < told.number <= HIGHEST for told in update.told):
        raise Malformed("the server counts what it tells in numbers that cannot be")
