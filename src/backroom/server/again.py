"""A rematch, as those at the old table are told of it."""

from __future__ import annotations

from typing import NamedTuple

from backroom.server import keys


class Again(NamedTuple):
    """Its code, and what opens each person's seat there.

    A token is known here until the server stops. Its SHA-256 is kept, and says afterwards whether the seat is
    still this person's, who then gets another token.
    """

    code: str
    tokens: dict[int, str]
    digests: dict[int, str]


def new_rematch(code: str, tokens: dict[int, str]) -> Again:
    """One whose tokens were just made."""
    return Again(code, tokens, {seat: keys.digest(token).hex() for seat, token in tokens.items()})
