"""The secrets that open a seat, and the names that a table goes by."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

TOKEN: Final = 24  # bytes: 192 bits
# No letter that is read as another one, no vowel that makes a word of it: 28 to the power of 8 codes.
LETTERS: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
CODE: Final = 8


OWN: Final = (
    "own."  # what a token begins with that was given to who sat down, and is in no link that was sent
)


def new_token(*, own: bool = False) -> str:
    """A token that opens a seat; whoever has it is the person who sits there."""
    return (OWN if own else "") + secrets.token_urlsafe(TOKEN)


def is_own(token: str) -> bool:
    """Whether a token, if it opens a seat, was given to who sat down there."""
    return token.startswith(OWN)


def digest(token: str) -> bytes:
    """What is kept of a token. It is found by this alone, so there is nothing to compare by time."""
    return sha256(token.encode(errors="surrogateescape")).digest()  # a header may be no text at all


def new_id() -> str:
    """The name of a table that nobody has to type."""
    return secrets.token_hex(16)


def new_code() -> str:
    """The short name of a table, to be read aloud and typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def tidy_code(typed: str) -> str:
    """A code as people type it: in small letters, with spaces or dashes."""
    return typed.replace(" ", "").replace("-", "").upper()
