"""Why the server closes a connection, and whether a client should come back."""

from __future__ import annotations

from typing import Final, NamedTuple

from backroom.protocol.messages import Reason


class Meaning(NamedTuple):
    """What a reason means, and whether it passes: if so, a client comes back after a moment."""

    says: str
    passes: bool


MEANINGS: Final[dict[Reason, Meaning]] = {
    "bad_message": Meaning("A message was not what this page describes.", passes=False),
    "bad_hello": Meaning(
        "The first message was not a hello, named neither seat nor table, or never came.", passes=False
    ),
    "version": Meaning("The hello was for another version of the protocol.", passes=False),
    "no_such_seat": Meaning("The token opens no seat: it never did, or the seat was given up.", passes=False),
    "no_such_table": Meaning("There is no table with this code.", passes=False),
    "no_spectators": Meaning("The table does not allow spectators.", passes=False),
    "too_fast": Meaning("Too many messages came in too short a time.", passes=True),
    "too_long": Meaning("A message was too long.", passes=False),
    "elsewhere": Meaning("The seat was opened in too many places; the newest stay.", passes=False),
    "moved": Meaning("The person moved to another seat, which the same token opens.", passes=True),
    "left": Meaning(
        "The seat was left in a running game: the token takes it back while a bot has it.", passes=False
    ),
    "not_agreed": Meaning(
        "The people at the table did not agree to give the seat, or not in time.", passes=False
    ),
    "kicked": Meaning("The host took the seat away.", passes=False),
    "deleted": Meaning("The table no longer exists.", passes=False),
    "closing": Meaning("The server is stopping, or cannot serve this table just now.", passes=True),
}
