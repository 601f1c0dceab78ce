"""Why a server ends a connection, and whether it is worth coming back."""

from __future__ import annotations

from typing import Final, NamedTuple

from backroom.protocol.messages import Reason


class Meaning(NamedTuple):
    """What a reason says, and whether it passes: if so, a client comes back after a moment."""

    says: str
    passes: bool


MEANINGS: Final[dict[Reason, Meaning]] = {
    "bad_message": Meaning("A message was not what this page describes.", passes=False),
    "bad_hello": Meaning(
        "The first message was no hello, named neither seat nor table, or never came.", passes=False
    ),
    "version": Meaning("The hello was of another version of the protocol.", passes=False),
    "no_such_seat": Meaning("The token opens no seat: it never did, or the seat was given up.", passes=False),
    "no_such_table": Meaning("There is no table with this code.", passes=False),
    "no_spectators": Meaning("The table is not for watching.", passes=False),
    "too_fast": Meaning("Too many messages came in too short a time.", passes=True),
    "too_long": Meaning("A message was longer than a client's may be.", passes=False),
    "elsewhere": Meaning("The seat was opened in too many places, and the newest stay.", passes=False),
    "moved": Meaning("The seat was changed for another one, which the same token opens.", passes=True),
    "left": Meaning(
        "The seat was left in a running game: the token takes it back, while a bot has it.", passes=False
    ),
    "not_agreed": Meaning(
        "The people at the table did not agree to give the seat, or not in time.", passes=False
    ),
    "kicked": Meaning("The host has taken the seat from whoever had it.", passes=False),
    "deleted": Meaning("The table is no more.", passes=False),
    "closing": Meaning("The server stops, or cannot serve this table just now.", passes=True),
}
