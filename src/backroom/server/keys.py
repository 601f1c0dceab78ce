"""The secrets that open a seat, and the names that a table goes by."""

from __future__ import annotations

import secrets
from enum import StrEnum
from hashlib import sha256
from typing import Final

TOKEN: Final = 24  # bytes: 192 bits
# No letter that is read as another one, no vowel that makes a word of it: 28 to the power of 8 codes.
LETTERS: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
CODE: Final = 8


class For(StrEnum):
    """For whom a token is made, which is what it begins with."""

    WHOM_IT_IS_SENT = "link."  # whoever sent the link may have kept a copy
    WHO_SAT_DOWN = "own."  # by a link, and is in none
    WHO_ASKED = ""  # for a seat; nobody else ever had it


def new_token(whom: For = For.WHO_ASKED) -> str:
    """A token that opens a seat; whoever has it is the person who sits there."""
    return whom + secrets.token_urlsafe(TOKEN)


def is_sent(token: str) -> bool:
    """Whether a token, if it opens a seat, is that of a link which somebody was sent."""
    return token.startswith(For.WHOM_IT_IS_SENT)


def is_own(token: str) -> bool:
    """Whether a token, if it opens a seat, was given to who sat down there by a link."""
    return token.startswith(For.WHO_SAT_DOWN)


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
