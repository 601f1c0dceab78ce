"""The secrets that open seats, and the ids and codes of tables."""

from __future__ import annotations

import secrets
from enum import StrEnum
from hashlib import sha256
from typing import Final

TOKEN: Final = 24  # bytes: 192 bits
# No letters that look alike, no vowels that could spell a word: 28 to the power of 8 codes.
LETTERS: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
CODE: Final = 8


class For(StrEnum):
    """Whom a token is made for; the value is the token's prefix."""

    WHOM_IT_IS_SENT = "link."  # the sender of the link may have a copy
    WHO_SAT_DOWN = "own."  # they came by a link, but no link has this token
    WHO_ASKED = ""  # they asked for a seat; nobody else ever had it


def new_token(whom: For = For.WHO_ASKED) -> str:
    """A new token that opens a seat; whoever has it is the person who sits there."""
    return whom + secrets.token_urlsafe(TOKEN)


def is_sent(token: str) -> bool:
    """Whether a token comes from a link that was sent to somebody."""
    return token.startswith(For.WHOM_IT_IS_SENT)


def is_own(token: str) -> bool:
    """Whether a token was given to a person who sat down through a link."""
    return token.startswith(For.WHO_SAT_DOWN)


def digest(token: str) -> bytes:
    """What the store has of a token. Tokens are looked up by digest, so comparing them leaks nothing."""
    return sha256(token.encode(errors="surrogateescape")).digest()  # a header may hold any bytes


def new_id() -> str:
    """A table's id, which nobody has to type."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A table's short code, to be read aloud and typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def tidy_code(typed: str) -> str:
    """The code that somebody typed, perhaps in lower case, with spaces or dashes."""
    return typed.replace(" ", "").replace("-", "").upper()
